// Areas, tables and numbers as lines of text.
import type { Area, Grid, Part } from '../core/words.ts'
import type { Output } from './io.ts'

const INDENT = '  '
const GAP = '  '

/** Where lines are to be broken; a terminal that does not know its width, or says 0, is taken for one of 80. */
export function widthOf({ isTTY, columns }: Output): number {
  return isTTY ? columns || 80 : Number.POSITIVE_INFINITY
}

const LONGEST_LINE = 2000

/** A message on one line: what would end it or move the cursor is spelt out, and what is endless is cut. */
export function oneLine(text: string): string {
  const spelt = text.replace(
    /[\p{Cc}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return spelt.length > LONGEST_LINE ? `${spelt.slice(0, LONGEST_LINE)}…` : spelt
}

/** Breaks a sentence at its spaces. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && longer.length > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** A table with its columns under one another, below its caption. One too wide breaks its cells, then its columns. */
export function gridLines({ caption, head, rows }: Grid, width = Number.POSITIVE_INFINITY): string[] {
  const all = head.some((cell) => cell !== '') ? [head, ...rows] : rows
  const widths = columnWidths(all, head.length, width - INDENT.length)
  const lines = columnGroups(widths, width - INDENT.length).flatMap((columns, group) => [
    ...(group > 0 ? [''] : []),
    ...all.flatMap((row) => rowLines(row, columns, widths)),
  ])
  return [...(caption === '' ? [] : wrap(caption, width)), ...lines]
}

function rowLines(row: readonly string[], columns: readonly number[], widths: readonly number[]): string[] {
  const cells = columns.map((column) => ({
    size: widths[column] ?? 0,
    lines: wrap(row[column] ?? '', widths[column] ?? 0),
  }))
  const height = Math.max(...cells.map(({ lines }) => lines.length))
  return Array.from({ length: height }, (_, i) =>
    (INDENT + cells.map(({ size, lines }) => (lines[i] ?? '').padEnd(size)).join(GAP)).trimEnd(),
  )
}

/** As wide as the cells are, or as narrow as it takes, but never narrower than a word; row headings stay whole. */
function columnWidths(rows: readonly (readonly string[])[], columns: number, width: number): number[] {
  const widest = (column: number, size: (cell: string) => number) =>
    Math.max(0, ...rows.map((row) => size(row[column] ?? '')))
  const indices = Array.from({ length: columns }, (_, column) => column)
  const natural = indices.map((column) => widest(column, (cell) => cell.length))
  const word = (cell: string) => Math.max(...cell.split(' ').map(({ length }) => length))
  const least = indices.map((column) => (column === 0 ? (natural[0] ?? 0) : widest(column, word)))
  const total = (widths: readonly number[]) => widths.reduce((sum, one) => sum + one, GAP.length * (columns - 1))
  let widths = natural
  for (let most = Math.max(0, ...natural); most > 0 && total(widths) > width; most--)
    widths = natural.map((one, column) => Math.max(least[column] ?? 0, Math.min(one, most)))
  return widths
}

/** Column 0 with as many others as fit, until all are shown. */
function columnGroups(widths: readonly number[], width: number): number[][] {
  const first = widths[0] ?? 0
  const groups: number[][] = [[0]]
  let used = first
  for (let column = 1; column < widths.length; column++) {
    const needed = GAP.length + (widths[column] ?? 0)
    if (used + needed > width && (groups.at(-1)?.length ?? 0) > 1) {
      groups.push([0])
      used = first
    }
    groups.at(-1)?.push(column)
    used += needed
  }
  return groups
}

export function partLines(part: Part, width: number): string[] {
  return typeof part === 'string' ? wrap(part, width) : gridLines(part, width)
}

export function areaLines(area: Area, width: number): string[] {
  const lines = area.parts.flatMap((part, i) => [
    ...(i > 0 && typeof part !== 'string' ? [''] : []),
    ...partLines(part, width - INDENT.length),
  ])
  return ['', area.heading, ...lines.map((line) => (line === '' ? '' : INDENT + line))]
}
