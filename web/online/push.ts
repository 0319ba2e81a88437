// Web Push: this device is told when it is one's turn, also while the page is closed. The service worker words it (sw.js).
import type { Refused } from '../../core/table.ts'
import { isRefused } from '../../core/table.ts'
import { ask } from './api.ts'

/** insecure: browsers allow it over https only. denied: the person has said no, or the browser has. */
export type PushState = 'on' | 'off' | 'insecure' | 'missing' | 'denied'

/** What the browser says no to; the page has sentences for these. */
const no = (code: 'push-denied' | 'push-failed'): Refused => ({ refusal: { code } })

interface Device {
  readonly id: string
  readonly endpoint: string
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function deviceHere(endpoint: string): Promise<Device | null> {
  const devices = await ask<readonly Device[]>('GET', '/pushes')
  return isRefused(devices) ? null : (devices.find((one) => one.endpoint === endpoint) ?? null)
}

/** Why it cannot be had here, which is known at once; null if it can. */
export function pushHindered(): Exclude<PushState, 'on' | 'off'> | null {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'missing'
  return Notification.permission === 'denied' ? 'denied' : null
}

export async function pushState(): Promise<PushState> {
  const hindered = pushHindered()
  if (hindered) return hindered
  const here = await subscription().catch(() => null)
  return here && (await deviceHere(here.endpoint)) ? 'on' : 'off'
}

/** A key as the server writes it, as the browser wants it. */
function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

export async function switchPushOn(): Promise<Refused | null> {
  if ((await Notification.requestPermission()) !== 'granted') return no('push-denied')
  const answer = await ask<{ readonly key: string }>('GET', '/push')
  if (isRefused(answer)) return answer
  // Kept by the page's service worker; there is none in a private window.
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return no('push-failed')
  try {
    const options = { userVisibleOnly: true, applicationServerKey: keyBytes(answer.key) }
    const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON()
    const { p256dh = '', auth = '' } = keys ?? {}
    const added = await ask<object>('POST', '/pushes', { endpoint, keys: { p256dh, auth } })
    return isRefused(added) ? added : null
  } catch {
    return no('push-failed')
  }
}

export async function switchPushOff(): Promise<Refused | null> {
  const here = await subscription()
  if (!here) return null
  const device = await deviceHere(here.endpoint)
  await here.unsubscribe()
  const answer = device && (await ask<null>('DELETE', `/pushes/${device.id}`))
  return isRefused(answer) ? answer : null
}
