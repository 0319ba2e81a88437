// What a plot draws, and results over time as one: one after the other, the first and the last day below.
import { writtenAs } from '../core/words.ts'

export interface PlotPoint {
  readonly at: number
  readonly value: number
}
export interface PlotLine {
  readonly points: readonly PlotPoint[]
  /** The accent, unless it is a player's. */
  readonly colour?: string | undefined
}
/** So that lines differ without their colours. */
export const STROKES = ['0', '10 5', '3 5', '14 4 3 4', '6 3'] as const

export interface DatedValue {
  readonly value: number
  readonly time: number
}

export function datedPlot(
  results: readonly DatedValue[],
  locale: string,
): { readonly lines: readonly PlotLine[]; readonly ends: readonly [string, string] } {
  const day = new Intl.DateTimeFormat(writtenAs(locale), { dateStyle: 'medium' })
  return {
    lines: [{ points: results.map(({ value }, at) => ({ at, value })) }],
    ends: [day.format(results[0]?.time ?? 0), day.format(results.at(-1)?.time ?? 0)],
  }
}
