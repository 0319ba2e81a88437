// Shapes read off a city: the edge of a district, and the part of the plane worth showing.
import { CELL_COLUMNS, FIRST_CELL } from '../data.ts'
import type { SeenCity } from '../view.ts'
import { cellX, cellY, columnOf, quarterX, quarterY, rowOf, SQUARE, TILE } from './geometry.ts'

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

export interface Window {
  readonly top: number
  readonly left: number
  readonly rows: number
  readonly columns: number
}

/** How many rows and columns are shown at least, so that the frame stays while the city grows; on a phone room is dear. */
export const STEADY = { wide: 5, phone: 3 } as const
/** The column and the row of the first tile. */
const MIDDLE = rowOf(FIRST_CELL)

/** Where a row or column that is shown begins, and how many there are: the next on each side, within reach. */
function span(
  [from, to]: readonly [number, number],
  [least, most]: readonly [number, number],
  size: number,
): readonly [first: number, count: number] {
  const count = Math.min(Math.max(size, to - from + 3), most - least + 1)
  const around = Math.min(from - 1, Math.max(to + 2 - count, MIDDLE - (size >> 1)))
  return [Math.max(least, Math.min(around, most + 1 - count)), count]
}

/** What a city takes; unless tight, with the places beside it, in a frame that stays as it is while the city grows. */
export function windowOf({ box, reach }: SeenCity, tight: boolean, size: number = STEADY.wide): Window {
  if (tight) {
    const { top, left, bottom, right } = box
    return { top, left, rows: bottom - top + 1, columns: right - left + 1 }
  }
  const [top, rows] = span([box.top, box.bottom], [reach.top, reach.bottom], size)
  const [left, columns] = span([box.left, box.right], [reach.left, reach.right], size)
  return { top, left, rows, columns }
}

const SIDES = [
  { right: 1, down: 0 },
  { right: 0, down: 1 },
  { right: -1, down: 0 },
  { right: 0, down: -1 },
] as const
/** From the middle of a cell to what stands beside it. */
const BESIDE = TILE / 2 + 30

/** The middle of what stands beside a cell, over a free one if there is any, else over a tile, never outside; and whether it lies across. */
export function besideOf(
  city: SeenCity,
  cell: number,
  size: number = STEADY.wide,
): { readonly x: number; readonly y: number; readonly across: boolean } {
  const taken = new Set(city.tiles.map((tile) => tile.cell))
  const { top, left, rows, columns } = windowOf(city, false, size)
  const shown = SIDES.map(({ right, down }) => ({
    right,
    down,
    row: rowOf(cell) + down,
    column: columnOf(cell) + right,
  }))
    .filter(({ row }) => row >= top && row < top + rows)
    .filter(({ column }) => column >= left && column < left + columns)
  const free = shown.find(({ row, column }) => !taken.has(row * CELL_COLUMNS + column))
  const { right, down } = free ?? shown[0] ?? SIDES[0]
  return { x: cellX(cell) + TILE / 2 + right * BESIDE, y: cellY(cell) + TILE / 2 + down * BESIDE, across: down !== 0 }
}
