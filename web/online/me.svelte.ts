// Who one is to the server, if there is one. A name is enough; the browser's cookie remembers it.
import type { Refusal } from '../../core/game.ts'
import type { Refused } from '../../core/table.ts'
import { isRefused } from '../../core/table.ts'
import { settings } from '../settings.svelte.ts'
import type { Me } from './api.ts'
import { ask } from './api.ts'
import { onWake } from './wake.ts'

/** 'none': this copy of the site has none. 'silent': it does not answer, and is asked again until it does. */
type ServerState = 'there' | 'none' | 'silent'

let server = $state.raw<ServerState | null>(null)
let me = $state.raw<Me | null>(null)
let asked: Promise<void> | null = null

/** Told when somebody else sits before this page, before anything else hears of it. */
const hooks = new Set<() => void>()
export const onOther = (hook: () => void) => void hooks.add(hook)

/** Null until it is known. */
export const serverNow = () => server
export const hasServer = () => server === 'there'
export const whoAmI = () => me

/** Finds out whether a server is there and knows this browser. Asked once; `again` where that may have changed. */
export function meet(again = false): Promise<void> {
  if (again || asked === null) asked = look()
  return asked
}

/** That this browser has given its name once: who never did need not be asked after. */
const KNOWN = 'ludopolis/known'

function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null
  } catch {
    return true
  }
}

function remember(known: boolean): void {
  try {
    if (known) localStorage.setItem(KNOWN, '1')
    else localStorage.removeItem(KNOWN)
  } catch {
    // Refused: the server is asked every time.
  }
}

const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000
let wait = FIRST_WAIT
let retry: ReturnType<typeof setTimeout> | undefined

/** A device without network need not ask: it wakes up when there is one. */
function tryLater(): void {
  server = 'silent'
  if (!navigator.onLine) return
  retry = setTimeout(() => void meet(true), wait)
  wait = Math.min(LONGEST_WAIT, 2 * wait)
}

onWake(() => {
  if (server === 'silent') void meet(true)
})

async function look(): Promise<void> {
  clearTimeout(retry)
  const known = isKnown()
  const answer = navigator.onLine ? await ask<Me>('GET', known ? '/me' : '/games') : null
  const code = answer === null ? 'server-silent' : isRefused(answer) ? answer.refusal.code : null
  if (code === 'server-silent') {
    // Who has met it once keeps their name meanwhile.
    if (server !== 'there') tryLater()
    return
  }
  wait = FIRST_WAIT
  server = code === 'no-server' ? 'none' : 'there'
  const found = known && code === null ? (answer as Me) : null
  if (found?.id !== me?.id) for (const hook of hooks) hook()
  me = found
  if (hasServer() && known) remember(me !== null)
  // Notices are worded in the language of this page.
  if (me && me.locale !== settings.locale) void ask('PATCH', '/me', { locale: settings.locale })
}

/** Becomes a guest of this name, or takes the name; null if that went well. */
export async function nameMyself(name: string): Promise<Refusal | null> {
  const answer = me
    ? name === me.name
      ? me
      : await ask<Me>('PATCH', '/me', { name })
    : await ask<Me>('POST', '/me', { name })
  if (isRefused(answer)) return answer.refusal
  settings.name = answer.name
  remember(true)
  await meet(true)
  return null
}

export async function logInAs(name: string, password: string): Promise<Refused | null> {
  const answer = await ask<object>('POST', '/login', { name, password })
  if (isRefused(answer)) return answer
  remember(true)
  await meet(true)
  return null
}
