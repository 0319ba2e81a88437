// Keeps the page for times without network, and tells when a newer one is ready; it never reloads by itself.
import type { Locale } from '../core/words.ts'

const ASK_EVERY = 1000

/** Ends the workers of this page: what one is still loading would keep the newer version waiting. */
let quit = () => {}

let registering: Promise<ServiceWorkerRegistration | undefined> = Promise.resolve(undefined)

/** `ready` is told when a newer version waits, with the way to load it; `leave` ends what this page has running. */
export function keepOffline(ready: (load: () => void) => void, leave: () => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  quit = leave
  // In a task of its own: the page is shown first.
  registering = new Promise((resolve) => setTimeout(() => resolve(register(ready))))
}

async function register(ready: (load: () => void) => void): Promise<ServiceWorkerRegistration | undefined> {
  // Refused, as in a private window: the page works with network only.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  const { controller } = navigator.serviceWorker
  const waiting = registration?.waiting
  if (waiting && controller) ready(() => takeOver(waiting))
  registration?.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller) ready(() => takeOver(coming))
    })
  })
  return registration
}

/** A language that is spoken here is kept; of the others nothing is. */
export function keepLanguage(locale: Locale): void {
  void registering.then((registration) => {
    for (const worker of [registration?.installing, registration?.waiting, registration?.active])
      worker?.postMessage({ spoken: locale })
  })
}

/** Loads the page again as the server has it: what is kept would be the old one until its service worker has given way. */
export async function loadNewest(): Promise<void> {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  await registration?.update().catch(() => {})
  const coming = registration?.waiting ?? registration?.installing
  if (!coming) location.reload()
  else if (coming.state === 'installed') takeOver(coming)
  else
    coming.addEventListener('statechange', () => {
      if (coming.state === 'installed') takeOver(coming)
    })
}

/** The newer version takes over, and then the page is loaded again. */
function takeOver(waiting: ServiceWorker): void {
  quit()
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload()
  })
  // A worker that fell asleep may miss it: asked until it has taken over.
  const ask = () => waiting.postMessage('take over')
  setInterval(ask, ASK_EVERY)
  ask()
}
