// The service worker: after one visit every file of the page is kept, so that all games can be played without network.
// The build fills in the files and a version of them; a new version waits until the page asks for it.
const FILES = /* files */ []
const VERSION = /* version */ ''
const KEPT = `ludopolis/${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('ludopolis/') && name !== KEPT) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(forget())
})

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // What the server answers is never kept, and others may frame only what it sends itself.
  if (request.method !== 'GET' || origin !== self.location.origin || /^\/(api|watch)\//.test(pathname)) return
  event.respondWith(answer(request))
})

/** The page itself comes from what is kept as well, so that page and parts are of one version. */
async function answer(request) {
  const cache = await caches.open(KEPT)
  const kept = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true })
  return kept ?? fetch(request)
}

/** The server says where it is one's turn, and nothing of what one would see there. */
self.addEventListener('push', (event) => {
  const { table, words } = event.data?.json() ?? {}
  if (typeof table !== 'string') return
  // A newer notice of the same table takes the place of the older one.
  const options = { body: words, tag: table, icon: '/icon-192.png', badge: '/icon-192.png', data: { table } }
  event.waitUntil(self.registration.showNotification('Ludopolis', options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTable(`/#/play/${event.notification.data.table}`))
})

/** In the tab that is at this table already, or in a new one. */
async function openTable(address) {
  const url = new URL(address, self.location.origin).href
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => page.url.startsWith(url))
  await (there ? there.focus() : self.clients.openWindow(url))
}
