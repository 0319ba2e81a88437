// What a utility of Neoville is expected to score where it stands.
import type { Seat } from '../../../core/game.ts'
import type { Counted, WindmillTiles } from '../data.ts'
import { BIODOMES, CELL_COLUMNS, CITY_TILES, FRAME, TOWER_COUNT } from '../data.ts'
import type { NeovilleState } from '../state.ts'
import { bottomOf, CITY_SQUARES, leftOf, rightOf, SQUARE_COLUMNS, SQUARE_COUNT, topOf } from '../state.ts'
import {
  domeComesOdds,
  domeKeepsOdds,
  LINE_SQUARES,
  MILL_COMES,
  MILL_KEEPS,
  ecomobileOdds as oddsByLines,
} from './odds.ts'

/** The chance that a line stays first (or last), by how many lines are still to come. */
function keeps(first: boolean, toCome: number): number {
  return first ? MILL_KEEPS[toCome] : 0
}

/** The chance that a line ends up inside, with lines before and behind it. */
function inside(first: boolean, last: boolean, toCome: number): number {
  const lacking = (first ? 1 : 0) + (last ? 1 : 0)
  return lacking > toCome ? 0 : MILL_COMES[lacking]
}

export function windmillOdds(tiles: WindmillTiles, box: number, cell: number): number {
  const row = (cell / CELL_COLUMNS) | 0
  const column = cell % CELL_COLUMNS
  const rows = FRAME - 1 - (bottomOf(box) - topOf(box))
  const columns = FRAME - 1 - (rightOf(box) - leftOf(box))
  const top = row === topOf(box)
  const bottom = row === bottomOf(box)
  const left = column === leftOf(box)
  const right = column === rightOf(box)
  switch (tiles) {
    case 'top':
      return keeps(top, rows)
    case 'bottom':
      return keeps(bottom, rows)
    case 'left':
      return keeps(left, columns)
    case 'right':
      return keeps(right, columns)
    case 'corner':
      return keeps(top || bottom, top && bottom ? 0 : rows) * keeps(left || right, left && right ? 0 : columns)
    case 'centre':
      return inside(top, bottom, rows) * inside(left, right, columns)
  }
}

/** Filled by readLines: what lies on the two lines of a square. */
const lines = { parks: 0, sports: 0, towers: 0, utilities: 0, filled: 0 }

/** Reads the row and the column of a board square. */
export function readLines(s: NeovilleState, seat: Seat, square: number): void {
  lines.parks = 0
  lines.sports = 0
  lines.towers = 0
  lines.utilities = 0
  lines.filled = 0
  const row = square & ~(SQUARE_COLUMNS - 1)
  const column = square & (SQUARE_COLUMNS - 1)
  const { grid } = s
  const board = seat * SQUARE_COUNT
  for (let i = 1; i < SQUARE_COLUMNS - 1; i++) {
    const across = grid[board + row + i]
    const along = grid[board + i * SQUARE_COLUMNS + column]
    if (across !== 0 && row + i !== square) readSquare(s, seat, across - 1)
    if (along !== 0 && i * SQUARE_COLUMNS + column !== square) readSquare(s, seat, along - 1)
  }
}

function readSquare(s: NeovilleState, seat: Seat, label: number): void {
  lines.filled++
  const feature = s.ground[seat * CITY_SQUARES + label] >> 2
  if (feature === 1) lines.parks++
  else if (feature === 2) lines.sports++
  else {
    const entry = seat * CITY_TILES + (label >> 2)
    const piece = s.piece[entry]
    if (piece === 0 || s.quarter[entry] !== (label & 3)) return
    if (piece <= TOWER_COUNT) lines.towers++
    else lines.utilities++
  }
}

function onLines(counts: Counted): number {
  switch (counts) {
    case 'parks':
      return lines.parks
    case 'sports':
      return lines.sports
    case 'parksOrSports':
      return lines.parks + lines.sports
    case 'towers':
      return lines.towers
    case 'utilities':
      return lines.utilities
  }
}

/** The chance that an ecomobile on the lines read last gets what it needs, with so many more of it. */
export function ecomobileOdds(design: number, counts: Counted, more: number): number {
  return oddsByLines(design, onLines(counts) + more, LINE_SQUARES - lines.filled)
}

/** The chance of a biodome: its district may fit now, grow too large, or still grow into the shape. */
export function biodomeOdds(biodome: number, fits: boolean, size: number, edges: number, left: number): number {
  if (fits) return left === 0 ? 1 : domeKeepsOdds(edges)
  const lacking = BIODOMES[biodome].size - size
  if (lacking <= 0 || edges === 0 || left === 0) return 0
  return domeComesOdds(lacking, edges)
}
