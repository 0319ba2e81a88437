// Shapes read off a city: the edge of a district, and the part of the plane worth showing.
import { FIRST_CELL, reachAfter, reachBefore } from '../data.ts'
import type { SeenCity } from '../view.ts'
import { cellX, cellY, columnOf, quarterX, quarterY, rowOf, SQUARE } from './geometry.ts'

function cornerOf(city: SeenCity, square: number): readonly [x: number, y: number] {
  const tile = city.tiles[square >> 2]
  const quarter = square & 3
  return tile ? [cellX(tile.cell) + quarterX(quarter), cellY(tile.cell) + quarterY(quarter)] : [0, 0]
}

/** The edge of a district as a path: every side whose other side is not of the district. */
export function districtOutline(city: SeenCity, squares: readonly number[]): string {
  const corners = squares.map((square) => cornerOf(city, square))
  const inside = new Set(corners.map(([x, y]) => `${x} ${y}`))
  return corners
    .flatMap(([x, y]) => [
      inside.has(`${x} ${y - SQUARE}`) ? '' : `M${x} ${y}h${SQUARE}`,
      inside.has(`${x} ${y + SQUARE}`) ? '' : `M${x} ${y + SQUARE}h${SQUARE}`,
      inside.has(`${x - SQUARE} ${y}`) ? '' : `M${x} ${y}v${SQUARE}`,
      inside.has(`${x + SQUARE} ${y}`) ? '' : `M${x + SQUARE} ${y}v${SQUARE}`,
    ])
    .join('')
}

/** The squares of a district as a path to be filled. */
export const districtGround = (city: SeenCity, squares: readonly number[]): string =>
  squares
    .map((square) => cornerOf(city, square))
    .map(([x, y]) => `M${x} ${y}h${SQUARE}v${SQUARE}h${-SQUARE}z`)
    .join('')

export interface Window {
  readonly top: number
  readonly left: number
  readonly rows: number
  readonly columns: number
}

/** How many rows and columns are shown at least, so that the frame stays while the city grows; a phone has less room. */
export const STEADY = { wide: 5, phone: 3 } as const
/** The column and the row of the first tile. */
const MIDDLE = rowOf(FIRST_CELL)

/**
 * The first of the rows (or columns) that are shown, and their number, for a city whose tiles were laid in these one after the
 * other: its own, and one more on each side where it may still grow. A new tile moves them only as far as it must.
 */
function span(laid: readonly number[], size: number): readonly [first: number, count: number] {
  let [from, to] = [MIDDLE, MIDDLE]
  let [first, count] = [MIDDLE - (size >> 1), size]
  for (const at of laid) {
    from = Math.min(from, at)
    to = Math.max(to, at)
    const [low, high] = [Math.max(from - 1, reachBefore(to)), Math.min(to + 1, reachAfter(from))]
    count = Math.max(size, high - low + 1)
    first = Math.max(high + 1 - count, Math.min(first, low))
  }
  return [first, count]
}

/** A city that grows no more in either direction is shown as large as it can be. */
const isFramed = ({ box, reach }: SeenCity) =>
  (['top', 'left', 'bottom', 'right'] as const).every((side) => box[side] === reach[side])

/** The city alone where it is tight; else with the places beside it, in a frame that stays as it is while the city grows. */
export function windowOf(city: SeenCity, tight: boolean, size: number = STEADY.wide): Window {
  const { box, tiles } = city
  if (tight || isFramed(city)) {
    const { top, left, bottom, right } = box
    return { top, left, rows: bottom - top + 1, columns: right - left + 1 }
  }
  const [rowsOf, columnsOf] = [rowOf, columnOf].map((line) => tiles.map(({ cell }) => line(cell))) as [
    number[],
    number[],
  ]
  const [top, rows] = span(rowsOf, size)
  const [left, columns] = span(columnsOf, size)
  return { top, left, rows, columns }
}

/** The part of a window on which tiles can lie. */
export function groundOf({ reach }: SeenCity, { top, left, rows, columns }: Window): Window {
  const [first, last] = [Math.max(top, reach.top), Math.min(top + rows - 1, reach.bottom)]
  const [start, end] = [Math.max(left, reach.left), Math.min(left + columns - 1, reach.right)]
  return { top: first, left: start, rows: last - first + 1, columns: end - start + 1 }
}
