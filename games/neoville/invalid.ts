// Conservation and sense of a Neoville position: null for every position a game can reach.
import type { Refusal } from '../../core/game.ts'
import { answering } from '../../core/refusals.ts'
import {
  ALL_TILES,
  CELL_COUNT,
  CITY_TILES,
  COPIES,
  PIECE_COUNT,
  TILE_COUNT,
  TOWER_COUNT,
  towerValue,
  UTILITIES,
  UTILITIES_DRAWN,
  UTILITY_BASE,
  UTILITY_TYPES,
  VALUES_LEFT_OUT,
} from './data.ts'
import { buildMisfit } from './rules/build.ts'
import { TYPE_PAIRS, typeBits } from './rules/setup.ts'
import type { NeovilleState } from './state.ts'
import { BUILD, DRAW, HAND_SLOTS, layTile, MOST_SEATS, OVER, openCells, PLACE, putPiece, shape } from './state.ts'
import { SETS } from './versions.ts'

/** The codes that `invalid` answers with. */
export const INVALID = [
  'invalid-turn',
  'invalid-hand',
  'invalid-piece',
  'invalid-supply',
  'invalid-utilities',
  'invalid-stack',
  'invalid-tile',
  'invalid-city',
  'invalid-build',
  'invalid-field',
] as const

const wrong = answering(INVALID)

export function invalid(s: NeovilleState): Refusal | null {
  if (s.seats < 2 || s.seats > MOST_SEATS || s.first >= s.seats || s.active >= s.seats || s.phase > OVER)
    return wrong('invalid-turn')
  return invalidTurn(s) ?? invalidPieces(s) ?? invalidTiles(s) ?? invalidCities(s)
}

/** Who has placed how many tiles follows from first, active and phase. */
function invalidTurn(s: NeovilleState): Refusal | null {
  const turn = (s.active - s.first + s.seats) % s.seats
  const laid = s.placed[s.active]
  const started = s.phase === BUILD || s.phase === DRAW
  if (laid > CITY_TILES || (started && laid === 0) || (s.phase === DRAW && laid === CITY_TILES))
    return wrong('invalid-turn')
  if (s.phase === PLACE && laid === CITY_TILES) return wrong('invalid-turn')
  if (s.phase === OVER && (laid !== CITY_TILES || turn !== 0)) return wrong('invalid-turn')
  const before = started ? laid - 1 : laid
  for (let k = 0; k < MOST_SEATS; k++) {
    const seat = (s.first + k) % s.seats
    if (k < s.seats && k !== turn && s.placed[seat] !== (k < turn ? before + 1 : before)) return wrong('invalid-turn')
    if (k >= s.seats && s.placed[k] !== 0) return wrong('invalid-turn')
  }
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const full = s.placed[seat] === 0 ? HAND_SLOTS : Math.min(HAND_SLOTS, CITY_TILES + 2 - s.placed[seat])
    const drawing = seat === s.active && started && s.placed[seat] < CITY_TILES
    if (slotsTaken(s, seat) !== (seat < s.seats ? full - (drawing ? 1 : 0) : 0)) return wrong('invalid-hand', { seat })
  }
  return null
}

function slotsTaken(s: NeovilleState, seat: number): number {
  let n = 0
  for (let slot = seat * HAND_SLOTS; slot < (seat + 1) * HAND_SLOTS; slot++) if (s.hand[slot] !== 0) n++
  return n
}

/** §1.2, §1.3, §2.1, §2.2 */
function invalidPieces(s: NeovilleState): Refusal | null {
  const built = new Array<number>(PIECE_COUNT).fill(0)
  for (const one of s.piece)
    if (one > PIECE_COUNT) return wrong('invalid-piece')
    else if (one > 0) built[one - 1]++
  const leftOut: readonly number[] = VALUES_LEFT_OUT[s.seats as 2 | 3 | 4]
  for (let tower = 0; tower < TOWER_COUNT; tower++)
    if (s.towerSupply[tower] + built[tower] !== (leftOut.includes(towerValue(tower)) ? 0 : 1))
      return wrong('invalid-supply', { piece: tower })
  const perType = [0, 0, 0]
  for (const [design, utility] of UTILITIES.entries()) {
    const count = s.utilitySupply[design] + built[UTILITY_BASE + design]
    if (count > COPIES) return wrong('invalid-supply', { piece: UTILITY_BASE + design })
    perType[UTILITY_TYPES.indexOf(utility.type)] += count
  }
  const drawn = UTILITIES_DRAWN[s.seats as 2 | 3 | 4]
  const types = perType.filter((count, type) => count === ((s.types >> type) & 1 ? drawn : 0)).length
  const chosen = TYPE_PAIRS.some((pair) => typeBits(pair) === s.types)
  return types === UTILITY_TYPES.length && chosen ? null : wrong('invalid-utilities')
}

/** Every city tile lies in exactly one place; equity tile k belongs to player k. */
function invalidTiles(s: NeovilleState): Refusal | null {
  const seen = new Array<number>(ALL_TILES).fill(0)
  if (s.stackCount > TILE_COUNT) return wrong('invalid-stack')
  for (const [i, tile] of s.stack.entries()) {
    if (i >= s.stackCount ? tile !== 0 : tile >= TILE_COUNT) return wrong('invalid-stack')
    if (i < s.stackCount) seen[tile]++
  }
  for (const tile of s.market) if (tile < TILE_COUNT) seen[tile]++
  for (const [at, held] of s.hand.entries()) {
    if (held > ALL_TILES || s.known[at] > 1 || (held === 0 && s.known[at] === 1)) return wrong('invalid-hand')
    if (held > TILE_COUNT && !(isOwnEquity(s, Math.floor(at / HAND_SLOTS), held - 1) && s.known[at] === 1))
      return wrong('invalid-hand')
    if (held > 0) seen[held - 1]++
  }
  for (let seat = 0; seat < s.seats; seat++)
    for (let order = 0; order < s.placed[seat]; order++) {
      const tile = s.tile[seat * CITY_TILES + order]
      if (tile >= ALL_TILES || (tile >= TILE_COUNT && !isOwnEquity(s, seat, tile)))
        return wrong('invalid-city', { seat })
      seen[tile]++
    }
  for (const [tile, count] of seen.entries())
    if (count !== (tile < TILE_COUNT + s.seats ? 1 : 0)) return wrong('invalid-tile', { tile, count })
  return null
}

function isOwnEquity(s: NeovilleState, seat: number, tile: number): boolean {
  return tile - TILE_COUNT === (seat - s.first + s.seats) % s.seats
}

const rebuilt = shape.blank()
const cells = new Uint8Array(CELL_COUNT)

/** Lays the cities again, tile by tile: side and frame must hold, and the derived fields must come out the same. */
function invalidCities(s: NeovilleState): Refusal | null {
  rebuilt.bytes.fill(0)
  rebuilt.rules = s.rules
  const { turns } = SETS[s.rules]
  for (let seat = 0; seat < s.seats; seat++)
    for (let order = 0; order < s.placed[seat]; order++) {
      const at = seat * CITY_TILES + order
      const open = cells.subarray(0, openCells(rebuilt, seat, cells))
      if (!open.includes(s.cell[at]) || s.turn[at] >= turns[s.tile[at]]) return wrong('invalid-city', { seat })
      layTile(rebuilt, seat, s.tile[at], s.cell[at], s.turn[at])
      if (s.piece[at] === 0) continue
      if (s.quarter[at] > 3 || buildMisfit(rebuilt, seat, s.piece[at] - 1, s.quarter[at]) !== null)
        return wrong('invalid-build', { seat, piece: s.piece[at] - 1 })
      putPiece(rebuilt, seat, s.piece[at] - 1, s.quarter[at])
    }
  for (const field of [
    'placed',
    'tile',
    'turn',
    'cell',
    'piece',
    'quarter',
    'rows',
    'grid',
    'ground',
    'district',
    'size',
    'towers',
    'towered',
  ] as const) {
    const expected = rebuilt[field]
    if (s[field].some((value, i) => value !== expected[i])) return wrong('invalid-field', { field })
  }
  const newest = s.active * CITY_TILES + s.placed[s.active] - 1
  return s.phase === BUILD && s.piece[newest] !== 0 ? wrong('invalid-turn') : null
}
