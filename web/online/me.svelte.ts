// Who one is to the server, if there is one. A name is enough; the browser's cookie remembers it.
import type { Refusal } from '../../core/game.ts'
import type { Refused } from '../../core/table.ts'
import { isRefused } from '../../core/table.ts'
import { settings } from '../settings.svelte.ts'
import type { Me } from './api.ts'
import { ask } from './api.ts'

let there = $state.raw<boolean | null>(null)
let me = $state.raw<Me | null>(null)
let asked: Promise<void> | null = null

/** Told when somebody else sits before this page, before anything else hears of it. */
const hooks = new Set<() => void>()
export const onOther = (hook: () => void) => void hooks.add(hook)

/** Null until it is known. */
export const hasServer = () => there
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

async function look(): Promise<void> {
  if (!navigator.onLine) {
    there = false
    return
  }
  const known = isKnown()
  const answer = await ask<Me>('GET', known ? '/me' : '/games')
  there = !isRefused(answer) || answer.refusal.code !== 'no-server'
  const found = known && !isRefused(answer) ? answer : null
  if (found?.id !== me?.id) for (const hook of hooks) hook()
  me = found
  if (there && known) remember(me !== null)
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
