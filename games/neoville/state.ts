// The layout of a Neoville position, and small readers.
import { layout } from '../../core/layout.ts'
import {
  CELL_COLUMNS,
  CELL_COUNT,
  CITY_TILES,
  FIRST_CELL,
  reachAfter,
  reachBefore,
  TILE_COUNT,
  TOWER_COUNT,
  towerTerrain,
  UTILITIES,
} from './data.ts'
import { SETS } from './versions.ts'

export const MOST_SEATS = 4
export const HAND_SLOTS = 3
export const MARKET_SLOTS = 4
/** Squares of the 7×7 cells with a rim of one, so that every square has four neighbours. */
export const SQUARE_COLUMNS = 16
export const SQUARE_COUNT = SQUARE_COLUMNS * SQUARE_COLUMNS
/** A square is numbered in its city by order of placement: 4 × tile + quarter. */
export const CITY_SQUARES = CITY_TILES * 4

export const PHASES = ['place', 'build', 'draw', 'over'] as const
export const PLACE = 0
export const BUILD = 1
export const DRAW = 2
export const OVER = 3

export const shape = layout({
  rules: 'u8',
  seats: 'u8',
  first: 'u8',
  active: 'u8',
  phase: 'u8',
  /** Bit t: utility type t is in the game. */
  types: 'u8',
  /** Per skyscraper 1 while it is in the supply. */
  towerSupply: ['u8', TOWER_COUNT],
  /** Per utility design the pieces in the supply. */
  utilitySupply: ['u8', UTILITIES.length],
  market: ['u8', MARKET_SLOTS],
  stack: ['u8', TILE_COUNT],
  stackCount: 'u8',
  /** Per seat and slot: tile + 1, or 0. */
  hand: ['u8', MOST_SEATS * HAND_SLOTS],
  /** 1 where everybody knows the tile in that slot. */
  known: ['u8', MOST_SEATS * HAND_SLOTS],
  placed: ['u8', MOST_SEATS],
  /** Per seat and order of placement. */
  tile: ['u8', MOST_SEATS * CITY_TILES],
  turn: ['u8', MOST_SEATS * CITY_TILES],
  cell: ['u8', MOST_SEATS * CITY_TILES],
  /** Piece + 1, or 0. */
  piece: ['u8', MOST_SEATS * CITY_TILES],
  quarter: ['u8', MOST_SEATS * CITY_TILES],
  /** What follows is derived from the tiles and pieces above. Per seat and row of cells: the columns taken, as bits. */
  rows: ['u8', MOST_SEATS * CELL_COLUMNS],
  /** Per seat and square of the board: number + 1 of the city's square there, or 0. */
  grid: ['u8', MOST_SEATS * SQUARE_COUNT],
  /** Per seat and square of the city: terrain + 4 × feature. */
  ground: ['u8', MOST_SEATS * CITY_SQUARES],
  /** Per seat and square of the city: the lowest square of its district, which bears the two counts. */
  district: ['u8', MOST_SEATS * CITY_SQUARES],
  size: ['u8', MOST_SEATS * CITY_SQUARES],
  towers: ['u8', MOST_SEATS * CITY_SQUARES],
  /** Per seat and terrain: the districts that bear a skyscraper. */
  towered: ['u8', MOST_SEATS * 4],
})

export type NeovilleState = ReturnType<typeof shape.blank>

/** The board square of a cell's top left quarter. */
export const CORNER = Uint8Array.from(
  { length: CELL_COUNT },
  (_, cell) => (Math.floor(cell / CELL_COLUMNS) * 2 + 1) * SQUARE_COLUMNS + (cell % CELL_COLUMNS) * 2 + 1,
)
/** From the corner to each quarter. */
export const QUARTER_OFFSET = Uint8Array.of(0, 1, SQUARE_COLUMNS, SQUARE_COLUMNS + 1)
export const NEIGHBOURS = Int8Array.of(-SQUARE_COLUMNS, 1, SQUARE_COLUMNS, -1)

/** Rows and columns of cells, first and last, packed as four bytes: top, bottom, left, right. */
const packBox = (top: number, bottom: number, left: number, right: number) =>
  (top << 24) | (bottom << 16) | (left << 8) | right
export const topOf = (box: number) => box >>> 24
export const bottomOf = (box: number) => (box >>> 16) & 255
export const leftOf = (box: number) => (box >>> 8) & 255
export const rightOf = (box: number) => box & 255

/** The rows and columns that a city takes; those of its first tile before that lies. */
export function boxOf(s: NeovilleState, seat: number): number {
  const { rows } = s
  if (s.placed[seat] === 0) return FIRST_BOX
  let top = CELL_COLUMNS
  let bottom = 0
  let columns = 0
  for (let row = 0; row < CELL_COLUMNS; row++) {
    const taken = rows[seat * CELL_COLUMNS + row]
    if (taken === 0) continue
    if (top === CELL_COLUMNS) top = row
    bottom = row
    columns |= taken
  }
  const left = 31 - Math.clz32(columns & -columns)
  const right = 31 - Math.clz32(columns)
  return packBox(top, bottom, left, right)
}
const FIRST_BOX = packBox(
  Math.floor(FIRST_CELL / CELL_COLUMNS),
  Math.floor(FIRST_CELL / CELL_COLUMNS),
  FIRST_CELL % CELL_COLUMNS,
  FIRST_CELL % CELL_COLUMNS,
)

/** §3.1 The rows and columns that a city of this box may ever take, as a box. */
export function reachOf(box: number): number {
  return packBox(reachBefore(bottomOf(box)), reachAfter(topOf(box)), reachBefore(rightOf(box)), reachAfter(leftOf(box)))
}

/** §3.1 The cells beside the city that the frame allows; gives their number. */
export function openCells(s: NeovilleState, seat: number, into: Uint8Array): number {
  if (s.placed[seat] === 0) {
    into[0] = FIRST_CELL
    return 1
  }
  const { rows } = s
  const at = seat * CELL_COLUMNS
  const reach = reachOf(boxOf(s, seat))
  const columns = ((2 << rightOf(reach)) - 1) & ~((1 << leftOf(reach)) - 1)
  const last = bottomOf(reach)
  let n = 0
  for (let row = topOf(reach); row <= last; row++) {
    const taken = rows[at + row]
    let near = (taken << 1) | (taken >> 1)
    if (row > 0) near |= rows[at + row - 1]
    if (row < CELL_COLUMNS - 1) near |= rows[at + row + 1]
    let open = near & columns & ~taken
    while (open !== 0) {
      const bit = open & -open
      into[n++] = row * CELL_COLUMNS + 31 - Math.clz32(bit)
      open ^= bit
    }
  }
  return n
}

/** Whether a cell lies in these rows and columns. */
export function isWithin(box: number, cell: number): boolean {
  const row = (cell / CELL_COLUMNS) | 0
  const column = cell % CELL_COLUMNS
  return row >= topOf(box) && row <= bottomOf(box) && column >= leftOf(box) && column <= rightOf(box)
}

/** The cell of a board square, or −1 on the rim. */
export function cellOfSquare(square: number): number {
  const row = (square >> 4) - 1
  const column = (square & 15) - 1
  if (row < 0 || column < 0 || row >= CELL_COLUMNS * 2 || column >= CELL_COLUMNS * 2) return -1
  return (row >> 1) * CELL_COLUMNS + (column >> 1)
}

/** The board square of a square of a city. */
export function squareOf(s: NeovilleState, seat: number, label: number): number {
  return CORNER[s.cell[seat * CITY_TILES + (label >> 2)]] + QUARTER_OFFSET[label & 3]
}

/** Lays a tile: grounds, and districts that grow together (§4). */
export function layTile(s: NeovilleState, seat: number, tile: number, cell: number, turn: number): void {
  const { grid, ground, district, size, towers } = s
  const order = s.placed[seat]
  const entry = seat * CITY_TILES + order
  s.tile[entry] = tile
  s.turn[entry] = turn
  s.cell[entry] = cell
  s.placed[seat] = order + 1
  s.rows[seat * CELL_COLUMNS + Math.floor(cell / CELL_COLUMNS)] |= 1 << (cell % CELL_COLUMNS)
  const squares = seat * CITY_SQUARES
  const board = seat * SQUARE_COUNT
  const corner = board + CORNER[cell]
  const set = SETS[s.rules]
  const face = set.faces[tile * 4 + turn]
  const mark = set.marks[tile * 4 + turn]
  for (let quarter = 0; quarter < 4; quarter++) {
    const label = order * 4 + quarter
    ground[squares + label] = ((face >> (2 * quarter)) & 3) | (((mark >> (2 * quarter)) & 3) << 2)
    district[squares + label] = label
    size[squares + label] = 1
    towers[squares + label] = 0
    grid[corner + QUARTER_OFFSET[quarter]] = label + 1
  }
  for (let quarter = 0; quarter < 4; quarter++) {
    const terrain = (face >> (2 * quarter)) & 3
    const square = corner + QUARTER_OFFSET[quarter]
    for (let side = 0; side < 4; side++) {
      const other = grid[square + NEIGHBOURS[side]]
      if (other !== 0 && (ground[squares + other - 1] & 3) === terrain)
        joinDistricts(s, seat, terrain, order * 4 + quarter, other - 1)
    }
  }
}

function joinDistricts(s: NeovilleState, seat: number, terrain: number, one: number, other: number): void {
  const { district, size, towers } = s
  const squares = seat * CITY_SQUARES
  const a = district[squares + one]
  const b = district[squares + other]
  if (a === b) return
  const kept = Math.min(a, b)
  const gone = Math.max(a, b)
  if (towers[squares + kept] > 0 && towers[squares + gone] > 0) s.towered[seat * 4 + terrain]--
  size[squares + kept] += size[squares + gone]
  towers[squares + kept] += towers[squares + gone]
  size[squares + gone] = 0
  towers[squares + gone] = 0
  // No square of a district comes before its lowest.
  const end = squares + s.placed[seat] * 4
  for (let at = squares + gone; at < end; at++) if (district[at] === gone) district[at] = kept
}

/** Puts a piece on the tile laid last. */
export function putPiece(s: NeovilleState, seat: number, piece: number, quarter: number): void {
  const order = s.placed[seat] - 1
  s.piece[seat * CITY_TILES + order] = piece + 1
  s.quarter[seat * CITY_TILES + order] = quarter
  const squares = seat * CITY_SQUARES
  if (piece >= TOWER_COUNT) return
  const home = squares + s.district[squares + order * 4 + quarter]
  s.towers[home]++
  if (s.towers[home] === 1) s.towered[seat * 4 + towerTerrain(piece)]++
}
