// What it brings to lay a tile of Neoville on a cell: districts that grow, join or lose open edges, what could be built
// on it, windmills that come right or wrong, and what ecomobiles count.
import type { Seat } from '../../../core/game.ts'
import { CELL_COLUMNS, CITY_TILES, MOST_BONUS, TOWER_COUNT, UTILITIES, UTILITY_BASE } from '../data.ts'
import { featuresOf } from '../score.ts'
import type { NeovilleState } from '../state.ts'
import {
  bottomOf,
  boxOf,
  CITY_SQUARES,
  CORNER,
  leftOf,
  QUARTER_OFFSET,
  rightOf,
  SQUARE_COLUMNS,
  SQUARE_COUNT,
  squareOf,
  topOf,
} from '../state.ts'
import { SETS } from '../versions.ts'
import { base, bestTower, districtWorth, dome, domeFits, edges, promise, reaches, sizes, tower } from './city.ts'
import { raceOdds } from './odds.ts'
import { ecomobileOdds, lines, readLines, windmillOdds } from './utilities.ts'

/** By quarter the two board squares outside it, from the corner of its cell. */
const OUTSIDE = Int8Array.of(
  -SQUARE_COLUMNS,
  -1,
  1 - SQUARE_COLUMNS,
  2,
  SQUARE_COLUMNS - 1,
  2 * SQUARE_COLUMNS,
  SQUARE_COLUMNS + 2,
  2 * SQUARE_COLUMNS + 1,
)
export const BITS = Uint8Array.from(
  { length: 16 },
  (_, set) => (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1) + (set >> 3),
)

/** What the district loses with an open edge. */
const edgeLoss = new Float64Array(CITY_SQUARES)
/** By kind of thing (1 parks, 2 sports, 3 skyscrapers, 4 utilities): what one more is worth at all, on a row, on a column. */
export const anywhere = new Float64Array(5)
const onRow = new Float64Array(5 * SQUARE_COLUMNS)
const onColumn = new Float64Array(5 * SQUARE_COLUMNS)

/** What one more of this kind on a board square is worth to the ecomobiles. */
export function lineGain(kind: number, square: number): number {
  return onRow[kind * SQUARE_COLUMNS + (square >> 4)] + onColumn[kind * SQUARE_COLUMNS + (square & 15)]
}

let seatBox = 0
const mills = new Uint8Array(CITY_TILES)
let millCount = 0

/** Reads what the whole city wants; the city must be the one read last. */
export function readWishes(s: NeovilleState, seat: Seat, left: number): void {
  const squares = seat * CITY_SQUARES
  for (let label = 0; label < s.placed[seat] * 4; label++)
    if (s.district[squares + label] === label && edges[label] > 0)
      edgeLoss[label] =
        districtWorth(
          s.ground[squares + label] & 3,
          s.size[squares + label],
          edges[label] - 1,
          tower[label],
          dome[label],
          domeFits[label] === 1,
        ) - base[label]
  seatBox = boxOf(s, seat)
  onRow.fill(0)
  onColumn.fill(0)
  millCount = 0
  for (let order = 0; order < s.placed[seat]; order++) {
    const piece = s.piece[seat * CITY_TILES + order] - 1
    if (piece < TOWER_COUNT) continue
    const { type } = UTILITIES[piece - UTILITY_BASE]
    if (type === 'windmill') mills[millCount++] = order
    else if (type === 'ecomobile') readEcomobile(s, seat, order, piece)
  }
  for (let feature = 1; feature <= 2; feature++) {
    const lead = raceLead(s, seat, feature)
    anywhere[feature] = MOST_BONUS * (raceOdds(lead + 1, left) - raceOdds(lead, left))
  }
}

export function raceLead(s: NeovilleState, seat: Seat, feature: number): number {
  let others = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) others = Math.max(others, featuresOf(s, other, feature))
  return featuresOf(s, seat, feature) - others
}

function readEcomobile(s: NeovilleState, seat: Seat, order: number, piece: number): void {
  const utility = UTILITIES[piece - UTILITY_BASE]
  if (utility.type !== 'ecomobile') return
  const square = squareOf(s, seat, order * 4 + s.quarter[seat * CITY_TILES + order])
  readLines(s, seat, square)
  const before = ecomobileOdds(utility)
  if (before === 1) return
  const key = utility.counts === 'parksOrSports' ? 'parks' : utility.counts
  lines[key]++
  const gain = 2 * utility.value * (ecomobileOdds(utility) - before)
  if (utility.counts === 'parks' || utility.counts === 'parksOrSports') addGain(1, square, gain)
  if (utility.counts === 'sports' || utility.counts === 'parksOrSports') addGain(2, square, gain)
  if (utility.counts === 'towers') addGain(3, square, gain)
  if (utility.counts === 'utilities') addGain(4, square, gain)
}

function addGain(kind: number, square: number, gain: number): void {
  onRow[kind * SQUARE_COLUMNS + (square >> 4)] += gain
  onColumn[kind * SQUARE_COLUMNS + (square & 15)] += gain
}

// The cell looked at last: what a group of quarters of one terrain brings there is worked out once.
let corner = 0
/** By the squares outside: the district there, or one of these. */
const outsideHome = new Int8Array(8)
const OPEN = -1
const CLOSED = -2
const outsideTerrain = new Uint8Array(8)
let millChange = 0
let millHere = 0
const known = new Uint8Array(4 * 16)
const groupWorth = new Float64Array(4 * 16)
const groupTower = new Float64Array(4 * 16)
const homes = new Uint8Array(8)

/** Turns to another cell. */
export function openCell(s: NeovilleState, seat: Seat, cell: number): void {
  corner = CORNER[cell]
  known.fill(0)
  for (let i = 0; i < 8; i++) {
    const square = corner + OUTSIDE[i]
    const label = s.grid[seat * SQUARE_COUNT + square] - 1
    if (label < 0) outsideHome[i] = reaches(square) ? OPEN : CLOSED
    else {
      outsideHome[i] = s.district[seat * CITY_SQUARES + label]
      outsideTerrain[i] = s.ground[seat * CITY_SQUARES + label] & 3
    }
  }
  const box = widened(seatBox, cell)
  millChange = 0
  if (box !== seatBox)
    for (let i = 0; i < millCount; i++) {
      const at = seat * CITY_TILES + mills[i]
      const utility = UTILITIES[s.piece[at] - 1 - UTILITY_BASE]
      if (utility.type !== 'windmill') continue
      millChange +=
        2 *
        utility.value *
        (windmillOdds(utility.tiles, box, s.cell[at]) - windmillOdds(utility.tiles, seatBox, s.cell[at]))
    }
  millHere = 0
  for (let design = 6; design < 12; design++) {
    const utility = UTILITIES[design]
    if (s.utilitySupply[design] === 0 || utility.type !== 'windmill') continue
    millHere = Math.max(millHere, utility.value * (2 * windmillOdds(utility.tiles, box, cell) - 1))
  }
}

function widened(box: number, cell: number): number {
  const row = (cell / CELL_COLUMNS) | 0
  const column = cell % CELL_COLUMNS
  const top = Math.min(topOf(box), row)
  const bottom = Math.max(bottomOf(box), row)
  return (top << 24) | (bottom << 16) | (Math.min(leftOf(box), column) << 8) | Math.max(rightOf(box), column)
}

function readGroup(terrain: number, quarters: number): number {
  const at = terrain * 16 + quarters
  if (known[at] === 1) return at
  known[at] = 1
  if (quarters === 0b1001 || quarters === 0b0110) {
    const one = readGroup(terrain, quarters & 0b0011)
    const other = readGroup(terrain, quarters & 0b1100)
    groupWorth[at] = groupWorth[one] + groupWorth[other]
    groupTower[at] = Math.max(groupTower[one], groupTower[other])
    return at
  }
  let count = 0
  let total = BITS[quarters]
  let open = 0
  let before = 0
  let change = 0
  let value = 0
  let biodome = 0
  for (let i = 0; i < 8; i++) {
    const home = outsideHome[i]
    if (((quarters >> (i >> 1)) & 1) === 0 || home === CLOSED) continue
    if (home === OPEN) {
      open++
      continue
    }
    if (outsideTerrain[i] !== terrain) {
      change += edgeLoss[home]
      continue
    }
    open--
    let seen = false
    for (let k = 0; k < count; k++) if (homes[k] === home) seen = true
    if (seen) continue
    homes[count++] = home
    total += sizes[home]
    open += edges[home]
    before += base[home]
    if (tower[home] > value) value = tower[home]
    if (dome[home] > 0) biodome = dome[home]
  }
  if (open < 0) open = 0
  groupWorth[at] = change - before + districtWorth(terrain, total, open, value, biodome, false)
  groupTower[at] = value > 0 ? 0 : bestTower(terrain, total, open) - promise(terrain, total, open)
  return at
}

/** What a tile brings on the cell looked at. */
export function tileWorth(s: NeovilleState, tile: number, turn: number): number {
  const { quarters: groups, plain, marks } = SETS[s.rules]
  const face = tile * 4 + turn
  let worth = millChange
  let built = plain[face] === 0 ? 0 : millHere
  for (let terrain = 0; terrain < 4; terrain++) {
    const quarters = groups[face * 4 + terrain]
    if (quarters === 0) continue
    const at = readGroup(terrain, quarters)
    worth += groupWorth[at]
    if (groupTower[at] > built && (quarters & plain[face]) !== 0) built = groupTower[at]
  }
  for (let rest = marks[face], quarter = 0; rest !== 0; rest >>= 2, quarter++) {
    const feature = rest & 3
    if (feature !== 0) worth += anywhere[feature] + lineGain(feature, corner + QUARTER_OFFSET[quarter])
  }
  return worth + built
}
