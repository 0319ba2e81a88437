// What it brings to lay a tile of Neoville on a cell: districts that grow, join or lose open edges, what could be built
// on it, windmills that come right or wrong, and what ecomobiles count.
import type { Seat } from '../../../core/game.ts'
import { CELL_COLUMNS, CITY_TILES, MOST_BONUS, TOWER_COUNT, UTILITIES, UTILITY_BASE } from '../data.ts'
import { featuresOf } from '../score.ts'
import type { NeovilleSet } from '../set.ts'
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
import {
  base,
  districtWorth,
  dome,
  domeFits,
  edges,
  homeCount,
  homes,
  reaches,
  sizes,
  tower,
  towersOf,
} from './city.ts'
import { bestTower, promise, raceOdds } from './odds.ts'
import { ecomobileOdds, readLines, windmillOdds } from './utilities.ts'

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

/** By quarters as bits: the squares outside them, as bits of places in OUTSIDE. */
const OUTSIDES = Uint8Array.from({ length: 16 }, (_, quarters) => {
  let places = 0
  for (let i = 0; i < 8; i++) places |= ((quarters >> (i >> 1)) & 1) << i
  return places
})
/** By bits of places: how many they are. */
const PLACES = Uint8Array.from({ length: 256 }, (_, places) => BITS[places & 15] + BITS[places >> 4])

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
/** The designs of windmills in the supply. */
const millDesigns = new Uint8Array(UTILITIES.length)
let millDesignCount = 0
let set: NeovilleSet

/** Reads what the whole city wants; the city must be the one read last. */
export function readWishes(s: NeovilleState, seat: Seat, left: number): void {
  const { ground } = s
  for (let i = 0; i < homeCount; i++) {
    const home = homes[i]
    if (edges[home] === 0) continue
    const terrain = ground[seat * CITY_SQUARES + home] & 3
    edgeLoss[home] =
      districtWorth(terrain, sizes[home], edges[home] - 1, tower[home], dome[home], domeFits[home] === 1) - base[home]
  }
  seatBox = boxOf(s, seat)
  onRow.fill(0)
  onColumn.fill(0)
  millCount = 0
  const { piece: pieces, utilitySupply } = s
  const count = s.placed[seat]
  for (let order = 0; order < count; order++) {
    const piece = pieces[seat * CITY_TILES + order] - 1
    if (piece < TOWER_COUNT) continue
    const { type } = UTILITIES[piece - UTILITY_BASE]
    if (type === 'windmill') mills[millCount++] = order
    else if (type === 'ecomobile') readEcomobile(s, seat, order, piece)
  }
  millDesignCount = 0
  for (let design = 0; design < UTILITIES.length; design++)
    if (utilitySupply[design] !== 0 && UTILITIES[design].type === 'windmill') millDesigns[millDesignCount++] = design
  set = SETS[s.rules]
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
  const before = ecomobileOdds(piece - UTILITY_BASE, utility.counts, 0)
  if (before === 1) return
  const gain = 2 * utility.value * (ecomobileOdds(piece - UTILITY_BASE, utility.counts, 1) - before)
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
/** The places outside where a tile may still come, as bits; and those where one lies: bit, district and terrain. */
let openPlaces = 0
const builtPlace = new Uint8Array(8)
const builtHome = new Uint8Array(8)
const builtTerrain = new Uint8Array(8)
let builtCount = 0
let millChange = 0
let millHere = 0
/** By terrain * 16 + quarters as bits. */
const known = new Uint8Array(4 * 16)
const groupWorth = new Float64Array(4 * 16)
const groupTower = new Float64Array(4 * 16)
const joined = new Uint8Array(8)

/** Turns to another cell. */
export function openCell(s: NeovilleState, seat: Seat, cell: number): void {
  const { district, grid, ground } = s
  corner = CORNER[cell]
  known.fill(0)
  openPlaces = 0
  builtCount = 0
  for (let i = 0; i < 8; i++) {
    const square = corner + OUTSIDE[i]
    const label = grid[seat * SQUARE_COUNT + square] - 1
    if (label < 0) {
      if (reaches(square)) openPlaces |= 1 << i
      continue
    }
    builtPlace[builtCount] = 1 << i
    builtHome[builtCount] = district[seat * CITY_SQUARES + label]
    builtTerrain[builtCount++] = ground[seat * CITY_SQUARES + label] & 3
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
  for (let i = 0; i < millDesignCount; i++) {
    const utility = UTILITIES[millDesigns[i]]
    if (utility.type !== 'windmill') continue
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

/** Works out what quarters of one terrain bring together. */
function readGroup(at: number): void {
  const terrain = at >> 4
  const quarters = at & 15
  known[at] = 1
  if (quarters === 0b1001 || quarters === 0b0110) {
    const one = at & 0b110011
    const other = at & 0b111100
    if (known[one] === 0) readGroup(one)
    if (known[other] === 0) readGroup(other)
    groupWorth[at] = groupWorth[one] + groupWorth[other]
    groupTower[at] = Math.max(groupTower[one], groupTower[other])
    return
  }
  const places = OUTSIDES[quarters]
  let count = 0
  let total = BITS[quarters]
  let open = PLACES[openPlaces & places]
  let before = 0
  let change = 0
  let value = 0
  let biodome = 0
  for (let i = 0; i < builtCount; i++) {
    if ((builtPlace[i] & places) === 0) continue
    const home = builtHome[i]
    if (builtTerrain[i] !== terrain) {
      change += edgeLoss[home]
      continue
    }
    open--
    let seen = false
    for (let k = 0; k < count; k++) if (joined[k] === home) seen = true
    if (seen) continue
    joined[count++] = home
    total += sizes[home]
    open += edges[home]
    before += base[home]
    if (tower[home] > value) value = tower[home]
    if (dome[home] > 0) biodome = dome[home]
  }
  if (open < 0) open = 0
  const towers = towersOf[terrain]
  if (value === 0 && biodome === 0) {
    const promised = promise(towers, total, open)
    groupWorth[at] = change - before + promised
    groupTower[at] = bestTower(towers, total, open) - promised
    return
  }
  groupWorth[at] = change - before + districtWorth(terrain, total, open, value, biodome, false)
  groupTower[at] = value > 0 ? 0 : bestTower(towers, total, open) - promise(towers, total, open)
}

/** What a tile, turned so, brings on the cell looked at. */
export function faceWorth(face: number): number {
  const { groups, plain, marks } = set
  const buildable = plain[face]
  let worth = millChange
  let built = buildable === 0 ? 0 : millHere
  for (let i = face * 4; i < face * 4 + 4; i++) {
    const at = groups[i]
    if (at === 0) break
    if (known[at] === 0) readGroup(at)
    worth += groupWorth[at]
    if (groupTower[at] > built && (at & buildable) !== 0) built = groupTower[at]
  }
  for (let rest = marks[face], quarter = 0; rest !== 0; rest >>= 2, quarter++) {
    const feature = rest & 3
    if (feature !== 0) worth += anywhere[feature] + lineGain(feature, corner + QUARTER_OFFSET[quarter])
  }
  return worth + built
}
