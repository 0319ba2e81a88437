// Who knows what in Neoville: everything lies open but the tiles drawn from the stack, which only their owner knows.
import type { Chance, Viewer } from '../../core/game.ts'
import { CITY_TILES, TILE_COUNT, TOWER_COUNT, UTILITIES } from './data.ts'
import { RULES } from './rules/setup.ts'
import { toAct } from './rules.ts'
import { touchesFree } from './score.ts'
import type { NeovilleState } from './state.ts'
import { boxOf, CITY_SQUARES, HAND_SLOTS, layTile, MARKET_SLOTS, PHASES, PLACE, putPiece } from './state.ts'

/** A slot of a hand: the tile if the viewer knows it, and whether everybody does. */
export interface SeenSlot {
  readonly tile: number | null
  readonly known: boolean
}

export interface SeenTile {
  readonly tile: number
  readonly cell: number
  readonly turn: number
  readonly piece: number | null
  readonly quarter: number
}

/** Squares are numbered 4 × place in the list of tiles + quarter. */
export interface SeenDistrict {
  readonly terrain: number
  readonly squares: readonly number[]
  readonly towers: number
  readonly canGrow: boolean
}

export interface SeenCity {
  readonly tiles: readonly SeenTile[]
  readonly districts: readonly SeenDistrict[]
}

export interface NeovilleView {
  readonly viewer: Viewer
  readonly toAct: number
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

const range = (n: number) => Array.from({ length: n }, (_, i) => i)

export function view(s: NeovilleState, viewer: Viewer): NeovilleView {
  return {
    viewer,
    toAct: toAct(s),
    seats: s.seats,
    first: s.first,
    active: s.active,
    phase: PHASES[s.phase],
    round: Math.min(CITY_TILES, s.placed[s.active] + (s.phase === PLACE ? 1 : 0)),
    types: [0, 1, 2].filter((type) => (s.types >> type) & 1),
    towers: range(TOWER_COUNT).filter((tower) => s.towerSupply[tower] === 1),
    utilities: range(UTILITIES.length).map((design) => s.utilitySupply[design]),
    market: range(MARKET_SLOTS).map((slot) => s.market[slot]),
    stack: s.stackCount,
    hands: range(s.seats).map((seat) => range(HAND_SLOTS).map((slot) => seenSlot(s, viewer, seat, slot))),
    cities: range(s.seats).map((seat) => seenCity(s, seat)),
  }
}

function seenSlot(s: NeovilleState, viewer: Viewer, seat: number, slot: number): SeenSlot | null {
  const at = seat * HAND_SLOTS + slot
  if (s.hand[at] === 0) return null
  const known = s.known[at] === 1
  return { tile: known || viewer === seat ? s.hand[at] - 1 : null, known }
}

function seenCity(s: NeovilleState, seat: number): SeenCity {
  const { district } = s
  const box = boxOf(s, seat)
  /** By the square a district is named after. */
  const districts = new Map<number, { terrain: number; squares: number[]; towers: number; canGrow: boolean }>()
  for (let label = 0, end = s.placed[seat] * 4; label < end; label++) {
    const home = seat * CITY_SQUARES + district[seat * CITY_SQUARES + label]
    const seen = districts.get(home) ?? {
      terrain: s.ground[home] & 3,
      squares: [],
      towers: s.towers[home],
      canGrow: false,
    }
    seen.squares.push(label)
    seen.canGrow ||= touchesFree(s, seat, label, box)
    districts.set(home, seen)
  }
  return {
    tiles: range(s.placed[seat]).map((order) => {
      const at = seat * CITY_TILES + order
      const piece = s.piece[at] === 0 ? null : s.piece[at] - 1
      return { tile: s.tile[at], cell: s.cell[at], turn: s.turn[at], piece, quarter: s.quarter[at] }
    }),
    districts: [...districts].sort(([a], [b]) => a - b).map(([, seen]) => seen),
  }
}

/** Every tile the viewer cannot place may be in a hidden slot or in the stack. */
export function imagine(v: NeovilleView, chance: Chance, s: NeovilleState): void {
  s.bytes.fill(0)
  s.rules = RULES
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
