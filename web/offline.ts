// Keeps the page for times without network, and tells when a newer one is ready; it never reloads by itself.
const ASK_EVERY = 1000

export function keepOffline(ready: (update: () => void) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const offer = (waiting: ServiceWorker) =>
    ready(() => {
      waiting.addEventListener('statechange', () => {
        if (waiting.state === 'activated') location.reload()
      })
      // A worker that fell asleep may miss it: asked until it has taken over.
      const ask = () => waiting.postMessage('take over')
      setInterval(ask, ASK_EVERY)
      ask()
    })
  navigator.serviceWorker.register('/sw.js').then(
    (registration) => {
      if (!registration) return
      const { controller } = navigator.serviceWorker
      if (registration.waiting && controller) offer(registration.waiting)
      registration.addEventListener('updatefound', () => {
        const coming = registration.installing
        coming?.addEventListener('statechange', () => {
          if (coming.state === 'installed' && navigator.serviceWorker.controller) offer(coming)
        })
      })
    },
    // Refused, as in a private window: the page works with network only.
    () => {},
  )
}
