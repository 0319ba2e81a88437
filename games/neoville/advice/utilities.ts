// What a utility of Neoville is expected to score where it stands.
import type { Seat } from '../../../core/game.ts'
import type { Ecomobile, WindmillTiles } from '../data.ts'
import { BIODOMES, CELL_COLUMNS, CITY_TILES, FRAME, TOWER_COUNT } from '../data.ts'
import type { NeovilleState } from '../state.ts'
import { bottomOf, CITY_SQUARES, leftOf, rightOf, SQUARE_COLUMNS, SQUARE_COUNT, topOf } from '../state.ts'
import { logistic, WEIGHTS } from './odds.ts'

/** The chance that a line stays first (or last), by how many lines are still to come. */
function keeps(first: boolean, toCome: number): number {
  return first ? WEIGHTS.millKeeps ** toCome : 0
}

/** The chance that a line ends up inside, with lines before and behind it. */
function inside(first: boolean, last: boolean, toCome: number): number {
  const lacking = (first ? 1 : 0) + (last ? 1 : 0)
  return lacking > toCome ? 0 : WEIGHTS.millComes ** lacking
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

/** Squares on the two lines of a piece, itself not among them. */
const LINE_SQUARES = 4 * FRAME - 2
/** Filled by readLines: what lies on the two lines of a square. */
export const lines = { parks: 0, sports: 0, towers: 0, utilities: 0, filled: 0 }

/** Reads the row and the column of a board square. */
export function readLines(s: NeovilleState, seat: Seat, square: number): void {
  lines.parks = 0
  lines.sports = 0
  lines.towers = 0
  lines.utilities = 0
  lines.filled = 0
  const row = square & ~(SQUARE_COLUMNS - 1)
  const column = square & (SQUARE_COLUMNS - 1)
  for (let i = 1; i < SQUARE_COLUMNS - 1; i++) {
    if (row + i !== square) readSquare(s, seat, row + i)
    if (i * SQUARE_COLUMNS + column !== square) readSquare(s, seat, i * SQUARE_COLUMNS + column)
  }
}

function readSquare(s: NeovilleState, seat: Seat, square: number): void {
  const label = s.grid[seat * SQUARE_COUNT + square] - 1
  if (label < 0) return
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

/** The chance that an ecomobile on the lines read last gets what it needs. */
export function ecomobileOdds({ counts, atLeast }: Ecomobile): number {
  const empty = LINE_SQUARES - lines.filled
  let have = 0
  let rate = 0
  switch (counts) {
    case 'parks':
      have = lines.parks
      rate = WEIGHTS.parksToCome
      break
    case 'sports':
      have = lines.sports
      rate = WEIGHTS.parksToCome
      break
    case 'parksOrSports':
      have = lines.parks + lines.sports
      rate = WEIGHTS.mixedToCome
      break
    case 'towers':
      have = lines.towers
      rate = WEIGHTS.towersToCome
      break
    case 'utilities':
      have = lines.utilities
      rate = WEIGHTS.utilitiesToCome
      break
  }
  if (have >= atLeast) return 1
  if (empty <= 0) return 0
  const expected = have + rate * empty
  return logistic((expected - atLeast + 0.3) / (WEIGHTS.linesDoubt * Math.sqrt(rate * empty) + 0.1))
}

/** The chance of a biodome: its district may fit now, grow too large, or still grow into the shape. */
export function biodomeOdds(biodome: number, fits: boolean, size: number, edges: number, left: number): number {
  if (fits) return left === 0 ? 1 : WEIGHTS.domeKeeps ** edges
  const lacking = BIODOMES[biodome].size - size
  if (lacking <= 0 || edges === 0 || left === 0) return 0
  return WEIGHTS.domeComes ** lacking * WEIGHTS.domeKeeps ** edges
}
