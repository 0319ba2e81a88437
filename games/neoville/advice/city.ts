// One city of Neoville read for advice: each district with its open edges, its skyscraper and its biodome, and what it
// is worth. The lists are scratch, indexed by the lowest square of a district, and hold the city read last.
import type { Seat } from '../../../core/game.ts'
import {
  CELL_COLUMNS,
  CITY_TILES,
  FIRST_BIODOME,
  TERRAINS,
  TOWER_COUNT,
  TOWER_VALUES,
  towerValue,
  UTILITIES,
  UTILITY_BASE,
} from '../data.ts'
import { piecePoints } from '../score.ts'
import type { NeovilleState } from '../state.ts'
import { bottomOf, boxOf, CITY_SQUARES, leftOf, reachOf, rightOf, topOf } from '../state.ts'
import { promise, towersFor, towerWorth } from './odds.ts'
import { biodomeOdds } from './utilities.ts'

export const sizes = new Uint8Array(CITY_SQUARES)
export const edges = new Uint8Array(CITY_SQUARES)
/** The value of the skyscraper, or 0. */
export const tower = new Uint8Array(CITY_SQUARES)
/** The biodome + 1, or 0; the tile it stands on; and whether the district has its shape. */
export const dome = new Uint8Array(CITY_SQUARES)
const domeOrder = new Uint8Array(CITY_SQUARES)
export const domeFits = new Uint8Array(CITY_SQUARES)
/** What the district is worth as it is. */
export const base = new Float64Array(CITY_SQUARES)

/** Bounds of the board squares that may still be laid. */
let lowRow = 0
let highRow = 0
let lowColumn = 0
let highColumn = 0

function setReach(reach: number): void {
  lowRow = 2 * topOf(reach) + 1
  highRow = 2 * bottomOf(reach) + 2
  lowColumn = 2 * leftOf(reach) + 1
  highColumn = 2 * rightOf(reach) + 2
}

/** Whether a tile may ever lie on this board square. */
export function reaches(square: number): boolean {
  const row = square >> 4
  const column = square & 15
  return row >= lowRow && row <= highRow && column >= lowColumn && column <= highColumn
}

let left = 0
/** By terrain: where the tables of skyscrapers begin for what is in the supply. */
export const towersOf = new Int32Array(TERRAINS.length)

function readSupply({ towerSupply }: NeovilleState): void {
  for (let terrain = 0; terrain < TERRAINS.length; terrain++) {
    let supply = 0
    for (let i = 0; i < TOWER_VALUES.length; i++) supply |= towerSupply[terrain * TOWER_VALUES.length + i] << i
    towersOf[terrain] = towersFor(supply, left)
  }
}

/** What a district is worth, its biodome included. */
export function districtWorth(
  terrain: number,
  size: number,
  open: number,
  value: number,
  biodome: number,
  fits: boolean,
): number {
  const worth = value > 0 ? towerWorth(value, size, open, left) : promise(towersOf[terrain], size, open)
  if (biodome === 0) return worth
  const points = UTILITIES[FIRST_BIODOME - UTILITY_BASE + biodome - 1].value
  return worth + points * (2 * biodomeOdds(biodome - 1, fits, size, open, left) - 1)
}

/** The districts, each by its lowest square. */
export const homes = new Uint8Array(CITY_SQUARES)
export let homeCount = 0

/** Reads a city as it will be with this many tiles left to lay: its districts and what stands on them. */
export function readDistricts(s: NeovilleState, seat: Seat, tilesLeft: number): void {
  left = tilesLeft
  readSupply(s)
  readHomes(s, seat)
  readEdges(s, seat)
  readPieces(s, seat)
}

/** Reads what the districts are worth, too; gives the sum. */
export function readCity(s: NeovilleState, seat: Seat, tilesLeft: number): number {
  readDistricts(s, seat, tilesLeft)
  const { ground } = s
  const squares = seat * CITY_SQUARES
  let sum = 0
  for (let i = 0; i < homeCount; i++) {
    const home = homes[i]
    if (dome[home] > 0) domeFits[home] = piecePoints(s, seat, domeOrder[home]) > 0 ? 1 : 0
    base[home] = districtWorth(
      ground[squares + home] & 3,
      sizes[home],
      edges[home],
      tower[home],
      dome[home],
      domeFits[home] === 1,
    )
    sum += base[home]
  }
  return sum
}

function readHomes(s: NeovilleState, seat: Seat): void {
  const { district, size } = s
  const squares = seat * CITY_SQUARES
  const count = s.placed[seat] * 4
  homeCount = 0
  for (let label = 0; label < count; label++) {
    if (district[squares + label] !== label) continue
    homes[homeCount++] = label
    sizes[label] = size[squares + label]
    edges[label] = 0
    tower[label] = 0
    dome[label] = 0
  }
}

/** By row of cells, one before the first and one behind the last: the columns that may still be laid, shifted by one. */
const freeColumns = new Uint16Array(CELL_COLUMNS + 2)

/** Counts open edges tile by tile: both quarters on a side have one there or neither has. */
function readEdges(s: NeovilleState, seat: Seat): void {
  const { cell, district, rows } = s
  const reach = reachOf(boxOf(s, seat))
  setReach(reach)
  const columns = ((4 << rightOf(reach)) - 1) & ~((2 << leftOf(reach)) - 1)
  freeColumns.fill(0)
  for (let row = topOf(reach); row <= bottomOf(reach); row++)
    freeColumns[row + 1] = columns & ~(rows[seat * CELL_COLUMNS + row] << 1)
  const first = seat * CITY_TILES
  const count = s.placed[seat]
  for (let order = 0; order < count; order++) {
    const row = (cell[first + order] / CELL_COLUMNS) | 0
    const column = (cell[first + order] % CELL_COLUMNS) + 1
    const above = (freeColumns[row] >> column) & 1
    const below = (freeColumns[row + 2] >> column) & 1
    const before = (freeColumns[row + 1] >> (column - 1)) & 1
    const behind = (freeColumns[row + 1] >> (column + 1)) & 1
    const at = (first + order) * 4
    edges[district[at]] += above + before
    edges[district[at + 1]] += above + behind
    edges[district[at + 2]] += below + before
    edges[district[at + 3]] += below + behind
  }
}

function readPieces(s: NeovilleState, seat: Seat): void {
  const { district, piece: pieces, quarter } = s
  const count = s.placed[seat]
  for (let order = 0; order < count; order++) {
    const piece = pieces[seat * CITY_TILES + order] - 1
    if (piece < 0 || (piece >= TOWER_COUNT && piece < FIRST_BIODOME)) continue
    const home = district[seat * CITY_SQUARES + order * 4 + quarter[seat * CITY_TILES + order]]
    if (piece < TOWER_COUNT) tower[home] = Math.max(tower[home], towerValue(piece))
    else {
      dome[home] = piece - FIRST_BIODOME + 1
      domeOrder[home] = order
    }
  }
}
