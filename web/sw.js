// The service worker: after one visit the page is kept with the languages spoken in it, so that all games can be played without
// network. The build fills in the files and a version of them; a new version waits until the page asks for it.
const FILES = /* files */ []
/** The files of each language. */
const TEXTS = /* texts */ {}
/** Kept for everybody: what speaks where a language cannot be loaded. */
const FIRST = 'en'
const VERSION = /* version */ ''
const OURS = 'ludopolis/'
const KEPT = `${OURS}${VERSION}`

self.addEventListener('install', (event) => {
  const keepAll = async () => {
    const languages = new Set([FIRST, ...(await spokenBefore())])
    const cache = await caches.open(KEPT)
    await cache.addAll([...FILES, ...Array.from(languages, (language) => TEXTS[language]).flat()])
  }
  event.waitUntil(keepAll())
})

/** The languages that are kept by older versions. */
async function spokenBefore() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS))
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const paths = kept.flat().map(({ url }) => new URL(url).pathname)
  return Object.keys(TEXTS).filter((language) => paths.some((path) => path.startsWith(`/assets/${language}/`)))
}

/** Keeps a language that the page speaks. Where that fails, it is asked again the next time the page is opened. */
async function keepSpoken(language) {
  if (!Object.hasOwn(TEXTS, language)) return
  const cache = await caches.open(KEPT)
  const files = TEXTS[language]
  const kept = await Promise.all(files.map((file) => cache.match(file)))
  await cache.addAll(files.filter((_, i) => !kept[i])).catch(() => {})
}

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== KEPT) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(forget())
})

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting())
  if (typeof event.data?.spoken === 'string') event.waitUntil(keepSpoken(event.data.spoken))
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
