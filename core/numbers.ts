// Numbers as a language writes them, below zero with a true minus.
import type { Locale } from './words.ts'
import { writtenAs } from './words.ts'

export interface WrittenNumbers {
  /** With as many decimals as it has, up to `most`. */
  plain(value: number, most?: number): string
  /** With exactly this many decimals. */
  fixed(value: number, decimals: number): string
  /** A change, with its sign. */
  signed(by: number, most: number): string
  /** A share of 1, with this many decimals at most and at least. */
  percent(share: number, most?: number, least?: number): string
}

/** `grouped`: with something between the thousands. */
export function numbersIn(locale: Locale, grouped = false): WrittenNumbers {
  const formats = new Map<string, Intl.NumberFormat>()
  const written = (value: number, most: number, least: number, more: Intl.NumberFormatOptions = {}): string => {
    const key = `${most} ${least} ${more.style} ${more.signDisplay}`
    const limits = { maximumFractionDigits: most, minimumFractionDigits: least }
    const format =
      formats.get(key) ?? new Intl.NumberFormat(writtenAs(locale), { useGrouping: grouped, ...limits, ...more })
    formats.set(key, format)
    return format.format(value).replace('-', '−')
  }
  return {
    plain: (value, most = 3) => written(value, most, 0),
    fixed: (value, decimals) => written(value, decimals, decimals),
    signed: (by, most) => written(by, most, 0, { signDisplay: 'exceptZero' }),
    percent: (share, most = 0, least = 0) => written(share, most, least, { style: 'percent' }),
  }
}
