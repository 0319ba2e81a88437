// Numbers and dates as a language writes them.
import type { Locale } from '../core/words.ts'
import { writtenAs } from '../core/words.ts'

export interface Numbers {
  /** With as many decimals as it has, up to three. */
  plain(value: number): string
  /** With this many decimals. */
  fixed(value: number, digits: number): string
  percent(rate: number): string
  interval(of: { readonly low: number; readonly high: number }): string
  /** A day such as 2026-11-16. */
  day(day: string): string
  moment(time: number): string
}

export function numbersIn(locale: Locale): Numbers {
  const format = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { useGrouping: false, ...options })
  const plain = format({ maximumFractionDigits: 3 })
  const tenths = format({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const percent = (rate: number) => tenths.format(rate)
  return {
    plain: (value) => plain.format(value).replace('-', '−'),
    fixed: (value, digits) => format({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
    percent,
    interval: ({ low, high }) => `${percent(low)} – ${percent(high)}`,
    day: (day) =>
      new Intl.DateTimeFormat(writtenAs(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day)),
    moment: (time) =>
      new Intl.DateTimeFormat(writtenAs(locale), { dateStyle: 'short', timeStyle: 'medium' }).format(time),
  }
}
