// The numbers behind the report: rates with intervals, spreads with quantiles and bins.
import { mean, NORMAL_95, rounded } from '../standings.ts'

/** An estimate with its 95 % interval. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

export interface Rate extends Estimate {
  /** Out of how many. */
  readonly of: number
}

/** Wilson's interval; `part` may hold shared victories. Nothing seen leaves everything open. */
export function rate(part: number, of: number): Rate {
  if (of === 0) return { value: 0, low: 0, high: 1, of }
  const p = part / of
  const z = NORMAL_95 ** 2 / of
  const middle = (p + z / 2) / (1 + z)
  const half = (NORMAL_95 * Math.sqrt((p * (1 - p)) / of + z / (4 * of))) / (1 + z)
  return { value: rounded(p), low: rounded(Math.max(0, middle - half)), high: rounded(Math.min(1, middle + half)), of }
}

/** A value and its standard error. */
export function estimateOf(value: number, error: number): Estimate {
  const half = NORMAL_95 * error
  return { value: rounded(value), low: rounded(value - half), high: rounded(value + half) }
}

const QUANTILES = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1] as const

/** How values lie. */
export interface Spread {
  readonly mean: number
  /** The 95 % interval of the mean. */
  readonly low: number
  readonly high: number
  /** At QUANTILES. */
  readonly quantiles: readonly number[]
  /** counts[i] values lie from `from + i × width` up to the next. */
  readonly bins: { readonly from: number; readonly width: number; readonly counts: readonly number[] }
}

const MOST_BINS = 24

export function spread(values: readonly number[]): Spread | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const middle = mean(values)
  const squares = sorted.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  const half = values.length < 2 ? 0 : NORMAL_95 * Math.sqrt(squares / (values.length - 1) / values.length)
  return {
    mean: rounded(middle),
    low: rounded(middle - half),
    high: rounded(middle + half),
    quantiles: QUANTILES.map((q) => quantile(sorted, q)),
    bins: binsOf(sorted),
  }
}

/** Between the two nearest. */
function quantile(sorted: readonly number[], q: number): number {
  const at = q * (sorted.length - 1)
  const below = sorted[Math.floor(at)] ?? 0
  const above = sorted[Math.ceil(at)] ?? 0
  return rounded(below + (above - below) * (at - Math.floor(at)))
}

/** Of whole width, so that whole numbers fall evenly. */
function binsOf(sorted: readonly number[]): Spread['bins'] {
  const least = Math.floor(sorted[0] ?? 0)
  const most = sorted.at(-1) ?? 0
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_BINS))
  const from = Math.floor(least / width) * width
  const counts = Array<number>(Math.floor((most - from) / width) + 1).fill(0)
  for (const value of sorted) {
    const bin = Math.floor((value - from) / width)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return { from, width, counts }
}
