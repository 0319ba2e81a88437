// Who knows what in Neoville: everything lies open but the tiles drawn from the stack, which only their owner knows.
import type { Chance, Seen, Viewer } from '../../core/game.ts'
import { range, upTo } from '../../core/lists.ts'
import type { WindmillTiles } from './data.ts'
import {
  CELL_COLUMNS,
  CITY_TILES,
  FIRST_BIODOME,
  PARK,
  SPORT,
  TILE_COUNT,
  TOWER_COUNT,
  UTILITIES,
  UTILITY_BASE,
} from './data.ts'
import { toAct } from './rules.ts'
import { featuresOf, touchesFree, turnsOn } from './score.ts'
import type { NeovilleState } from './state.ts'
import {
  bottomOf,
  boxOf,
  CITY_SQUARES,
  HAND_SLOTS,
  layTile,
  leftOf,
  MARKET_SLOTS,
  PHASES,
  PLACE,
  putPiece,
  reachOf,
  rightOf,
  topOf,
} from './state.ts'

/** A slot of a hand: the tile if the viewer knows it, and whether everybody does. */
export interface SeenSlot {
  readonly tile: number | null
  readonly known: boolean
}

/** Some of the squares of the plane, which has two rows and columns of squares for each of cells. */
export interface SeenArea {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

export interface SeenTile {
  readonly tile: number
  readonly cell: number
  readonly turn: number
  readonly piece: number | null
  readonly quarter: number
  /** By quarter: the district it belongs to, by its place in the list of districts. */
  readonly districts: readonly number[]
  /** What an ecomobile counts on, where a windmill scores; nothing for other pieces. */
  readonly looks: readonly SeenArea[]
}

/** Squares are numbered 4 × place in the list of tiles + quarter. */
export interface SeenDistrict {
  readonly terrain: number
  readonly squares: readonly number[]
  readonly pieces: readonly number[]
  /** Its size or shape decides what a piece on it scores. */
  readonly decides: boolean
  readonly canGrow: boolean
}

/** Rows and columns of cells, the last included. */
export interface SeenBox {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export interface SeenCity {
  readonly tiles: readonly SeenTile[]
  readonly districts: readonly SeenDistrict[]
  readonly parks: number
  readonly sports: number
  /** What it takes, or its first tile will. */
  readonly box: SeenBox
  /** What it may still take. */
  readonly reach: SeenBox
}

export interface NeovilleView extends Seen {
  readonly rules: number
  readonly seats: number
  readonly first: number
  readonly active: number
  readonly phase: (typeof PHASES)[number]
  readonly round: number
  /** The two types of utilities in the game. */
  readonly types: readonly number[]
  /** The skyscrapers left. */
  readonly towers: readonly number[]
  /** Per design of utility the pieces left. */
  readonly utilities: readonly number[]
  readonly market: readonly number[]
  readonly stack: number
  /** Per seat the slots; null is an empty one. */
  readonly hands: readonly (readonly (SeenSlot | null)[])[]
  readonly cities: readonly SeenCity[]
}

export function view(s: NeovilleState, viewer: Viewer, other?: NeovilleView): NeovilleView {
  const { types, towers, utilities, market, cities } = other ?? seenByAll(s)
  return {
    viewer,
    toAct: toAct(s),
    rules: s.rules,
    seats: s.seats,
    first: s.first,
    active: s.active,
    phase: PHASES[s.phase],
    round: Math.min(CITY_TILES, s.placed[s.active] + (s.phase === PLACE ? 1 : 0)),
    types,
    towers,
    utilities,
    market,
    stack: s.stackCount,
    hands: upTo(s.seats, (seat) => upTo(HAND_SLOTS, (slot) => seenSlot(s, viewer, seat, slot))),
    cities,
  }
}

function seenByAll(s: NeovilleState): Pick<NeovilleView, 'types' | 'towers' | 'utilities' | 'market' | 'cities'> {
  return {
    types: [0, 1, 2].filter((type) => (s.types >> type) & 1),
    towers: range(TOWER_COUNT).filter((tower) => s.towerSupply[tower] === 1),
    utilities: upTo(UTILITIES.length, (design) => s.utilitySupply[design]),
    market: upTo(MARKET_SLOTS, (slot) => s.market[slot]),
    cities: upTo(s.seats, (seat) => seenCity(s, seat)),
  }
}

function seenSlot(s: NeovilleState, viewer: Viewer, seat: number, slot: number): SeenSlot | null {
  const at = seat * HAND_SLOTS + slot
  if (s.hand[at] === 0) return null
  const known = s.known[at] === 1
  return { tile: known || viewer === seat ? s.hand[at] - 1 : null, known }
}

function seenCity(s: NeovilleState, seat: number): SeenCity {
  const box = boxOf(s, seat)
  const reach = reachOf(box)
  const districts = seenDistricts(s, seat, reach)
  return {
    tiles: upTo(s.placed[seat], (order) => seenTile(s, seat, order, box)),
    districts,
    parks: featuresOf(s, seat, PARK),
    sports: featuresOf(s, seat, SPORT),
    box: seenBox(box),
    reach: seenBox(reach),
  }
}

const seenBox = (box: number): SeenBox => ({
  top: topOf(box),
  bottom: bottomOf(box),
  left: leftOf(box),
  right: rightOf(box),
})

/** By the square that a district is named after: its place in the list of districts read last. */
const places = new Uint8Array(CITY_SQUARES)

/** In the order of the squares they are named after, which are their lowest. */
function seenDistricts(s: NeovilleState, seat: number, reach: number): readonly SeenDistrict[] {
  const seen: { terrain: number; squares: number[]; pieces: number[]; decides: boolean; canGrow: boolean }[] = []
  for (let label = 0, end = s.placed[seat] * 4; label < end; label++) {
    const home = s.district[seat * CITY_SQUARES + label]
    if (home === label) {
      places[home] = seen.length
      const terrain = s.ground[seat * CITY_SQUARES + home] & 3
      seen.push({ terrain, squares: [], pieces: [], decides: false, canGrow: false })
    }
    const district = seen[places[home]]
    district.squares.push(label)
    district.canGrow ||= touchesFree(s, seat, label, reach)
    const at = seat * CITY_TILES + (label >> 2)
    if (s.piece[at] === 0 || s.quarter[at] !== (label & 3)) continue
    const piece = s.piece[at] - 1
    district.pieces.push(piece)
    district.decides ||= piece < TOWER_COUNT || piece >= FIRST_BIODOME
  }
  return seen
}

/** Right after the districts of its city were read. */
function seenTile(s: NeovilleState, seat: number, order: number, box: number): SeenTile {
  const at = seat * CITY_TILES + order
  const squares = seat * CITY_SQUARES + order * 4
  const districts = [0, 1, 2, 3].map((quarter) => places[s.district[squares + quarter]])
  const piece = s.piece[at] === 0 ? null : s.piece[at] - 1
  const [tile, turn, cell, quarter] = [s.tile[at], s.turn[at], s.cell[at], s.quarter[at]]
  const looks = piece === null ? [] : looksOf(piece, cell, quarter, box)
  return { tile, cell, turn, piece, quarter, districts, looks }
}

/** §5.2, §5.3, within what the city takes. */
function looksOf(piece: number, cell: number, quarter: number, box: number): readonly SeenArea[] {
  const utility = UTILITIES[piece - UTILITY_BASE]
  if (utility?.type === 'ecomobile') return linesOf(cell, quarter, box)
  return utility?.type === 'windmill' ? windmillCells(utility.tiles, box) : []
}

function linesOf(cell: number, quarter: number, box: number): readonly SeenArea[] {
  const { top, bottom, left, right } = seenBox(box)
  const row = Math.floor(cell / CELL_COLUMNS) * 2 + (quarter >> 1)
  const column = (cell % CELL_COLUMNS) * 2 + (quarter & 1)
  return [
    { row, column: left * 2, rows: 1, columns: (right - left + 1) * 2 },
    { row: top * 2, column, rows: (bottom - top + 1) * 2, columns: 1 },
  ]
}

function windmillCells(tiles: WindmillTiles, box: number): readonly SeenArea[] {
  const areas: SeenArea[] = []
  for (let row = topOf(box); row <= bottomOf(box); row++)
    for (let column = leftOf(box); column <= rightOf(box); column++)
      if (turnsOn(tiles, box, row * CELL_COLUMNS + column))
        areas.push({ row: row * 2, column: column * 2, rows: 2, columns: 2 })
  return areas
}

/** Every tile the viewer cannot place may be in a hidden slot or in the stack. */
export function imagine(v: NeovilleView, chance: Chance, s: NeovilleState): void {
  s.bytes.fill(0)
  s.rules = v.rules
  s.seats = v.seats
  s.first = v.first
  s.active = v.active
  s.phase = PHASES.indexOf(v.phase)
  for (const type of v.types) s.types |= 1 << type
  for (const tower of v.towers) s.towerSupply[tower] = 1
  for (const [design, left] of v.utilities.entries()) s.utilitySupply[design] = left
  const unseen = new Set(range(TILE_COUNT))
  for (const [slot, tile] of v.market.entries()) {
    s.market[slot] = tile
    unseen.delete(tile)
  }
  for (const [seat, city] of v.cities.entries())
    for (const { tile, cell, turn, piece, quarter } of city.tiles) {
      layTile(s, seat, tile, cell, turn)
      if (piece !== null) putPiece(s, seat, piece, quarter)
      unseen.delete(tile)
    }
  for (const slot of v.hands.flat()) if (slot && slot.tile !== null) unseen.delete(slot.tile)
  const pool = [...unseen]
  for (const [seat, hand] of v.hands.entries())
    for (const [slot, seen] of hand.entries()) {
      if (!seen) continue
      const at = seat * HAND_SLOTS + slot
      const tile = seen.tile ?? pool.splice(chance.draw('unseen', pool, pool.length), 1)[0]
      s.hand[at] = tile + 1
      s.known[at] = seen.known ? 1 : 0
    }
  s.stackCount = pool.length
  s.stack.set(pool)
}
