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
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  event.respondWith(answer(request))
})

/** The page itself comes from what is kept as well, so that page and parts are of one version. */
async function answer(request) {
  const cache = await caches.open(KEPT)
  const kept = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true })
  return kept ?? fetch(request)
}
