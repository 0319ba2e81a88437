// How long ago something was, in words: 'two hours ago', 'yesterday'.
import type { Locale } from '../../core/words.ts'
import { writtenAs } from '../../core/words.ts'

const MINUTE = 60_000
const UNITS = [
  ['minute', MINUTE, 60],
  ['hour', 60 * MINUTE, 24],
  ['day', 24 * 60 * MINUTE, 30],
  ['month', 30 * 24 * 60 * MINUTE, 12],
  ['year', 365 * 24 * 60 * MINUTE, Number.POSITIVE_INFINITY],
] as const

export function since(time: number, now: number, locale: Locale): string {
  const words = new Intl.RelativeTimeFormat(writtenAs(locale), { numeric: 'auto' })
  const gone = Math.max(0, now - time)
  if (gone < MINUTE) return words.format(0, 'second')
  const [unit, length] = UNITS.find(([, size, most]) => Math.round(gone / size) < most) ?? UNITS[4]
  return words.format(-Math.round(gone / length), unit)
}
