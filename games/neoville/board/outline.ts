// Shapes read off a city: the edge of a district, and the part of the plane worth showing.
import { CELL_COLUMNS, FIRST_CELL, FRAME } from '../data.ts'
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

export interface Window {
  readonly top: number
  readonly left: number
  readonly rows: number
  readonly columns: number
}

/** Rows or columns to show: what is there and the free cells, at least a frame's width, inside the plane. */
function span(
  taken: readonly number[],
  free: readonly number[],
  tight: boolean,
): readonly [from: number, count: number] {
  const all = [...taken, ...free]
  let from = Math.min(...all)
  let to = Math.max(...all)
  while (!tight && to - from + 1 < FRAME) {
    if (to < CELL_COLUMNS - 1) to++
    if (to - from + 1 < FRAME && from > 0) from--
  }
  return [from, to - from + 1]
}

export function windowOf(tiles: readonly number[], open: readonly number[], tight: boolean): Window {
  const cells = tiles.length + open.length > 0 ? tiles : [FIRST_CELL]
  const [top, rows] = span(cells.map(rowOf), open.map(rowOf), tight)
  const [left, columns] = span(cells.map(columnOf), open.map(columnOf), tight)
  return { top, left, rows, columns }
}
