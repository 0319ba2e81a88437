// Plots as SVG inside the page: bars, intervals and boxes; colours come from the page's style.
import { sum } from '../../core/lists.ts'
import type { Estimate, Spread } from './statistics.ts'

const WIDTH = 640
const LABEL = 190
const WIDEST_LABEL = 320
const LETTER = 8
const RIGHT = 20
const ROW = 22
const AXIS = 26

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (char) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[char]};`)

/** Writes a value of the axis, or of a tip. */
export type FormatNumber = (value: number) => string
/** What is told of a mark that is pointed at: its name, its value, and more about it. */
type Tip = (label: string, value: string, more: string) => string

/** How much the names of rows take. */
function roomFor(rows: readonly { readonly label: string }[]): number {
  const longest = Math.max(0, ...rows.map(({ label }) => label.length))
  return Math.max(LABEL, Math.min(WIDEST_LABEL, LETTER * longest + RIGHT))
}

const at = (value: number) => Math.round(value * 10) / 10

function svg(height: number, label: string, parts: readonly string[]): string {
  const size = `viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"`
  return `<div class="wide"><svg ${size} role="img" aria-label="${escaped(label)}">${parts.join('')}</svg></div>`
}

const line = (name: string, x1: number, y1: number, x2: number, y2: number) =>
  `<line class="${name}" x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}"/>`
const text = (x: number, y: number, anchor: 'start' | 'middle' | 'end', words: string) =>
  `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}">${escaped(words)}</text>`
const tip = (words: string, ...marks: readonly string[]) => `<g><title>${escaped(words)}</title>${marks.join('')}</g>`

/** Round steps of 1, 2 or 5, none smaller than `least`. */
function ticks(low: number, high: number, least: number): readonly number[] {
  const rough = Math.max(least, (high - low) / 5)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((n) => n * power >= rough) ?? 10) * power
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) * step)
}

/** From values to the picture, left to right. */
class Scale {
  readonly #low: number
  readonly #high: number
  readonly #left: number
  constructor(values: readonly number[], left: number) {
    this.#low = Math.min(...values)
    const high = Math.max(...values)
    this.#high = high > this.#low ? high : this.#low + 1
    this.#left = left
  }
  x(value: number): number {
    return this.#left + ((value - this.#low) / (this.#high - this.#low)) * (WIDTH - this.#left - RIGHT)
  }
  axis(bottom: number, told: FormatNumber, least = 0): string {
    return ticks(this.#low, this.#high, least)
      .map(
        (tick) =>
          line('grid', this.x(tick), 4, this.x(tick), bottom) + text(this.x(tick), bottom + 16, 'middle', told(tick)),
      )
      .join('')
  }
}

export interface IntervalRow extends Estimate {
  readonly label: string
}

/** A dot with its interval on each row; `mark` is what they are compared with, if with anything. */
export function intervalPlot(
  label: string,
  rows: readonly IntervalRow[],
  mark: number | null,
  told: FormatNumber,
  tipOf: Tip,
): string {
  const bottom = rows.length * ROW + 6
  const room = roomFor(rows)
  const scale = new Scale([...(mark === null ? [] : [mark]), ...rows.flatMap(({ low, high }) => [low, high])], room)
  const marks = rows.map(({ label, value, low, high }, i) => {
    const y = i * ROW + ROW / 2 + 4
    return (
      text(room - 10, y + 4, 'end', label) +
      tip(
        tipOf(label, told(value), `${told(low)} – ${told(high)}`),
        line('whisker', scale.x(low), y, scale.x(high), y),
        `<circle class="dot" cx="${at(scale.x(value))}" cy="${at(y)}" r="4"/>`,
      )
    )
  })
  const middle = mark === null ? '' : line('mark', scale.x(mark), 4, scale.x(mark), bottom)
  return svg(bottom + AXIS, label, [scale.axis(bottom, told), middle, ...marks])
}

export interface BoxRow {
  readonly label: string
  readonly points: Spread
}

/** A box on each row. */
export function boxPlot(label: string, rows: readonly BoxRow[], told: FormatNumber, tipOf: Tip): string {
  const bottom = rows.length * ROW + 6
  const room = roomFor(rows)
  const scale = new Scale(
    [0, ...rows.flatMap(({ points }) => [points.quantiles[1] ?? 0, points.quantiles[5] ?? 0])],
    room,
  )
  const marks = rows.map(({ label, points: { mean, quantiles } }, i) => {
    const y = i * ROW + ROW / 2 + 4
    const [, low = 0, left = 0, median = 0, right = 0, high = 0] = quantiles.map((value) => scale.x(value))
    return (
      text(room - 10, y + 4, 'end', label) +
      tip(
        tipOf(label, told(mean), quantiles.map(told).join('; ')),
        line('whisker', low, y, high, y),
        `<rect class="box" x="${at(left)}" y="${at(y - 6)}" width="${at(Math.max(1, right - left))}" height="12"/>`,
        line('median', median, y - 6, median, y + 6),
        `<circle class="dot" cx="${at(scale.x(mean))}" cy="${at(y)}" r="3"/>`,
      )
    )
  })
  return svg(bottom + AXIS, label, [scale.axis(bottom, told), ...marks])
}

const BARS = 140
const BARS_LEFT = 20
/** There is room for at least this many bars, so that a few do not look like walls. */
const LEAST_BARS = 10

/** How many values lie in each bin. */
export function histogram(
  label: string,
  { bins }: Spread,
  told: FormatNumber,
  percent: FormatNumber,
  tipOf: Tip,
): string {
  const { from, width, counts } = bins
  const most = Math.max(...counts)
  const all = sum(counts)
  // Values are whole or nearly so: a bar stands round its numbers.
  const edge = (bin: number) => from + bin * width - 0.5
  const scale = new Scale([edge(0), edge(Math.max(counts.length, LEAST_BARS))], BARS_LEFT)
  const bars = counts.map((count, i) => {
    const [left, right] = [scale.x(edge(i)), scale.x(edge(i + 1))]
    const height = (count / most) * (BARS - 10)
    const range = width === 1 ? told(from + i) : `${told(from + i * width)} – ${told(from + (i + 1) * width - 1)}`
    return tip(
      tipOf(range, told(count), percent(count / all)),
      `<rect class="bar" x="${at(left + 1)}" y="${at(BARS - height)}" width="${at(Math.max(1, right - left - 2))}" height="${at(height)}"/>`,
    )
  })
  return svg(BARS + AXIS, label, [
    scale.axis(BARS, told, 1),
    ...bars,
    line('base', BARS_LEFT, BARS, WIDTH - RIGHT, BARS),
  ])
}
