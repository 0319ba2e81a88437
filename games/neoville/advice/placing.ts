// What it brings to lay a tile of Neoville on a cell: districts that grow, join or lose open edges, what could be built
// on it, windmills that come right or wrong, and what ecomobiles count.
import type { Seat } from '../../../core/game.ts'
import {
  CELL_COLUMNS,
  CITY_TILES,
  ECOMOBILES,
  FIRST_BIODOME,
  FIRST_WINDMILL,
  MOST_BONUS,
  PARK,
  SPORT,
  UTILITIES,
  UTILITY_BASE,
} from '../data.ts'
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
import { bestTower, lieIn, promise, raceOdds, windmillOdds } from './odds.ts'
import { ecomobileOdds, readLines, windmillWorth } from './utilities.ts'

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

/** The lowest of a set of places. */
const lowest = (places: number) => 31 - Math.clz32(places & -places)

/** What the district loses with an open edge. */
const edgeLoss = new Float64Array(CITY_SQUARES)
/** By kind of thing (1 parks, 2 sports, 3 skyscrapers, 4 utilities): what one more is worth anywhere, on a row, on a column. */
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

/** Reads what a placement is judged by; the city must be the one read last. */
export function readWishes(s: NeovilleState, seat: Seat, left: number): void {
  readEdgeLosses(s, seat)
  readLineWishes(s, seat)
  readMills(s, seat)
  readRaces(s, seat, left)
}

function readEdgeLosses(s: NeovilleState, seat: Seat): void {
  const { ground } = s
  for (let i = 0; i < homeCount; i++) {
    const home = homes[i]
    if (edges[home] === 0) continue
    const terrain = ground[seat * CITY_SQUARES + home] & 3
    edgeLoss[home] =
      districtWorth(terrain, sizes[home], edges[home] - 1, tower[home], dome[home], domeFits[home] === 1) - base[home]
  }
}

function readMills(s: NeovilleState, seat: Seat): void {
  const { piece: pieces, utilitySupply } = s
  seatBox = boxOf(s, seat)
  millCount = 0
  const count = s.placed[seat]
  for (let order = 0; order < count; order++) {
    const piece = pieces[seat * CITY_TILES + order] - 1
    if (piece >= FIRST_WINDMILL && piece < FIRST_BIODOME) mills[millCount++] = order
  }
  millDesignCount = 0
  for (let design = FIRST_WINDMILL - UTILITY_BASE; design < FIRST_BIODOME - UTILITY_BASE; design++)
    if (utilitySupply[design] !== 0) millDesigns[millDesignCount++] = design
}

/** Reads what one more park or sport facility is worth in the races. */
export function readRaces(s: NeovilleState, seat: Seat, left: number): void {
  readLeads(s, seat)
  for (let feature: number = PARK; feature <= SPORT; feature++)
    anywhere[feature] = MOST_BONUS * (raceOdds(leads[feature] + 1, left) - raceOdds(leads[feature], left))
}

/** By feature: by how many a seat is ahead of the best of the others, as read last. */
export const leads = new Int8Array(3)

export function readLeads(s: NeovilleState, seat: Seat): void {
  const { placed, seats, tile } = s
  const { features } = SETS[s.rules]
  let ownParks = 0
  let ownSports = 0
  let mostParks = 0
  let mostSports = 0
  for (let other = 0; other < seats; other++) {
    let parks = 0
    let sports = 0
    const end = other * CITY_TILES + placed[other]
    for (let at = other * CITY_TILES; at < end; at++) {
      parks += features[tile[at] * 2]
      sports += features[tile[at] * 2 + 1]
    }
    if (other === seat) {
      ownParks = parks
      ownSports = sports
    } else {
      mostParks = Math.max(mostParks, parks)
      mostSports = Math.max(mostSports, sports)
    }
  }
  leads[PARK] = ownParks - mostParks
  leads[SPORT] = ownSports - mostSports
}

/** Reads what the ecomobiles wish to have on their lines. */
export function readLineWishes(s: NeovilleState, seat: Seat): void {
  onRow.fill(0)
  onColumn.fill(0)
  const { piece: pieces } = s
  const count = s.placed[seat]
  for (let order = 0; order < count; order++) {
    const piece = pieces[seat * CITY_TILES + order] - 1
    if (piece >= UTILITY_BASE && piece < FIRST_WINDMILL) readEcomobile(s, seat, order, piece - UTILITY_BASE)
  }
}

function readEcomobile(s: NeovilleState, seat: Seat, order: number, design: number): void {
  const label = order * 4 + s.quarter[seat * CITY_TILES + order]
  const square = squareOf(s, seat, label)
  readLines(s, seat, label)
  const before = ecomobileOdds(design, 0)
  if (before === 1) return
  const { counts, value } = ECOMOBILES[design]
  const gain = 2 * value * (ecomobileOdds(design, 1) - before)
  if (counts === 'parks' || counts === 'parksOrSports') addGain(1, square, gain)
  if (counts === 'sports' || counts === 'parksOrSports') addGain(2, square, gain)
  if (counts === 'towers') addGain(3, square, gain)
  if (counts === 'utilities') addGain(4, square, gain)
}

function addGain(kind: number, square: number, gain: number): void {
  onRow[kind * SQUARE_COLUMNS + (square >> 4)] += gain
  onColumn[kind * SQUARE_COLUMNS + (square & 15)] += gain
}

// The cell looked at last: what a group of quarters of one terrain brings there is worked out once.
/** The places outside where a tile may still come, and those where one lies, as bits; of these by terrain, too. */
let openPlaces = 0
let builtPlaces = 0
const builtOf = new Uint8Array(4)
/** By place where a tile lies: the district there. */
const placeHome = new Uint8Array(8)
/** What the windmills of the city gain there, and what a new one would be worth; a list, for it is read faster than variables. */
const millGains = new Float64Array(2)
const STANDING = 0
const BUILT = 1
/** By feature * 4 + quarter: what it brings. */
const featureGain = new Float64Array(3 * 4)
/** By terrain * 16 + quarters as bits: what they bring, and for which cell that was worked out. */
const groupWorth = new Float64Array(4 * 16)
const groupTower = new Float64Array(4 * 16)
const groupCell = new Int32Array(4 * 16)
let cellsOpened = 0
const joined = new Uint8Array(8)

/** Turns to another cell. */
export function openCell(s: NeovilleState, seat: Seat, cell: number): void {
  const { district, grid, ground } = s
  const squares = seat * CITY_SQUARES
  const corner = CORNER[cell]
  cellsOpened = (cellsOpened + 1) | 0
  openPlaces = 0
  builtPlaces = 0
  builtOf.fill(0)
  for (let i = 0; i < 8; i++) {
    const square = corner + OUTSIDE[i]
    const label = grid[seat * SQUARE_COUNT + square] - 1
    if (label < 0) {
      if (reaches(square)) openPlaces |= 1 << i
      continue
    }
    builtPlaces |= 1 << i
    builtOf[ground[squares + label] & 3] |= 1 << i
    placeHome[i] = district[squares + label]
  }
  for (let feature: number = PARK; feature <= SPORT; feature++)
    for (let quarter = 0; quarter < 4; quarter++)
      featureGain[feature * 4 + quarter] = anywhere[feature] + lineGain(feature, corner + QUARTER_OFFSET[quarter])
  const box = widened(seatBox, cell)
  millGains[STANDING] = box === seatBox ? 0 : millsChange(s, seat, box)
  millGains[BUILT] = millDesignCount === 0 ? 0 : bestMill(lieIn(box, cell))
}

/** What the windmills of the city gain when its box grows. */
function millsChange({ cell, piece }: NeovilleState, seat: Seat, box: number): number {
  let change = 0
  for (let i = 0; i < millCount; i++) {
    const at = seat * CITY_TILES + mills[i]
    const design = piece[at] - 1 - UTILITY_BASE
    const before = windmillOdds(design, lieIn(seatBox, cell[at]))
    change += 2 * UTILITIES[design].value * (windmillOdds(design, lieIn(box, cell[at])) - before)
  }
  return change
}

/** What the best windmill of the supply would be worth on a tile that lies so. */
function bestMill(lie: number): number {
  let best = 0
  for (let i = 0; i < millDesignCount; i++) best = Math.max(best, windmillWorth(millDesigns[i], lie))
  return best
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
  groupCell[at] = cellsOpened
  if (quarters === 0b1001 || quarters === 0b0110) {
    const one = at & 0b110011
    const other = at & 0b111100
    if (groupCell[one] !== cellsOpened) readGroup(one)
    if (groupCell[other] !== cellsOpened) readGroup(other)
    groupWorth[at] = groupWorth[one] + groupWorth[other]
    groupTower[at] = Math.max(groupTower[one], groupTower[other])
    return
  }
  const places = OUTSIDES[quarters]
  const same = builtOf[terrain] & places
  let change = 0
  for (let rest = builtPlaces & places & ~same; rest !== 0; rest &= rest - 1)
    change += edgeLoss[placeHome[lowest(rest)]]
  let count = 0
  let total = BITS[quarters]
  let open = PLACES[openPlaces & places] - PLACES[same]
  let before = 0
  let value = 0
  let biodome = 0
  for (let rest = same; rest !== 0; rest &= rest - 1) {
    const home = placeHome[lowest(rest)]
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
export function faceWorth({ groups, plain, marks }: NeovilleSet, face: number): number {
  const buildable = plain[face]
  let worth = millGains[STANDING]
  let built = buildable === 0 ? 0 : millGains[BUILT]
  for (let i = face * 4; i < face * 4 + 4; i++) {
    const at = groups[i]
    if (at === 0) break
    if (groupCell[at] !== cellsOpened) readGroup(at)
    worth += groupWorth[at]
    if (groupTower[at] > built && (at & buildable) !== 0) built = groupTower[at]
  }
  for (let rest = marks[face], quarter = 0; rest !== 0; rest >>= 2, quarter++)
    if ((rest & 3) !== 0) worth += featureGain[(rest & 3) * 4 + quarter]
  return worth + built
}
