// Numbers and dates as the command line tells them.
import type { WrittenNumbers } from '../core/numbers.ts'
import { numbersIn } from '../core/numbers.ts'
import type { Locale } from '../core/words.ts'
import { writtenAs } from '../core/words.ts'

export interface Numbers extends Pick<WrittenNumbers, 'fixed'> {
  /** With as many decimals as it has, up to three. */
  plain(value: number): string
  /** With one decimal. */
  percent(rate: number): string
  interval(of: { readonly low: number; readonly high: number }): string
  /** A day such as 2026-11-16. */
  day(day: string): string
  moment(time: number): string
}

export function toldIn(locale: Locale): Numbers {
  const { plain, fixed, percent: share } = numbersIn(locale)
  const percent = (rate: number) => share(rate, 1, 1)
  return {
    plain: (value) => plain(value),
    fixed,
    percent,
    interval: ({ low, high }) => `${percent(low)} – ${percent(high)}`,
    day: (day) =>
      new Intl.DateTimeFormat(writtenAs(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day)),
    moment: (time) =>
      new Intl.DateTimeFormat(writtenAs(locale), { dateStyle: 'short', timeStyle: 'medium' }).format(time),
  }
}
