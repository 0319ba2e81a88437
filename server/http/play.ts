// Refusals of tables and houses as answers of the API: the codes stay, each gets the status it deserves.
import type { Refused } from '../../core/table.ts'
import { isRefused } from '../../core/table.ts'
import { HttpRefused } from './refusal.ts'

const STATUS: { readonly [code: string]: number } = {
  'table-unknown': 404,
  'game-unknown': 400,
  'seats-range': 400,
  'options-not-object': 400,
  'option-unknown': 400,
  'option-value': 400,
  'luck-digits': 400,
  'standing-unknown': 400,
  'chat-text': 400,
  'chat-phrases': 400,
  'no-seat': 403,
  'not-your-seat': 403,
  'not-host': 403,
  'watch-forbidden': 403,
  'not-stored': 503,
}

const RETRY = 2

/** What is no refusal passes. */
export function orRefuse<T>(answer: T | Refused): T {
  if (!isRefused(answer)) return answer
  const { refusal, ...more } = answer
  const { code } = refusal
  const told = code === 'not-stored' ? { code, values: { seconds: RETRY } } : refusal
  throw new HttpRefused(STATUS[code] ?? 409, told, more)
}
