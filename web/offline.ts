// Keeps the page for times without network, and tells when a newer one is ready; it never reloads by itself.
export function keepOffline(ready: (update: () => void) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  let asked = false
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload()
  })
  const offer = (waiting: ServiceWorker) =>
    ready(() => {
      asked = true
      waiting.postMessage('take over')
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
