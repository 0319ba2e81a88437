// The rules of Neoville as the contract asks for them: who is to act, what a move does (§3).
import type { Chance, Move, Seat } from '../../core/game.ts'
import { NOBODY } from '../../core/game.ts'
import { CITY_TILES, TOWER_COUNT, UTILITY_BASE } from './data.ts'
import type { NeovilleTell } from './events.ts'
import { joins, readAround } from './joining.ts'
import { moves } from './moves.ts'
import { canBuild } from './rules/build.ts'
import { slotOf } from './rules/check.ts'
import { fromStack } from './rules/setup.ts'
import type { NeovilleState } from './state.ts'
import { BUILD, DRAW, HAND_SLOTS, layTile, OVER, PLACE, putPiece } from './state.ts'
import { SETS } from './versions.ts'

export { because, check } from './rules/check.ts'
export { legal } from './rules/legal.ts'
export { setupBy } from './rules/setup.ts'

const { place, build, skip, take } = moves.kinds

export function toAct(s: NeovilleState): Seat | typeof NOBODY {
  return s.phase === OVER ? NOBODY : s.active
}

export function play(s: NeovilleState, move: Move, chance: Chance, tell?: NeovilleTell): void {
  if (place.has(move)) playPlace(s, place.tile(move), place.cell(move), place.turn(move), tell)
  else if (build.has(move)) playBuild(s, build.piece(move), build.square(move), tell)
  else if (skip.has(move)) {
    tell?.({ kind: 'skipped', seat: s.active })
    endBuild(s, tell)
  } else playDraw(s, take.has(move) ? take.tile(move) : -1, chance, tell)
}

function playPlace(s: NeovilleState, tile: number, cell: number, turn: number, tell: NeovilleTell): void {
  const seat = s.active
  const slot = slotOf(s, seat, tile)
  if (tell) {
    const risky = readAround(s, seat, cell)
    tell({
      kind: 'placed',
      seat,
      slot,
      tile,
      cell,
      turn,
      joined: risky !== 0 && joins(SETS[s.rules], risky, tile, turn),
    })
  }
  s.hand[seat * HAND_SLOTS + slot] = 0
  s.known[seat * HAND_SLOTS + slot] = 0
  layTile(s, seat, tile, cell, turn)
  s.phase = BUILD
  if (!canBuild(s)) {
    tell?.({ kind: 'cannotBuild', seat })
    endBuild(s, tell)
  }
}

function playBuild(s: NeovilleState, piece: number, quarter: number, tell: NeovilleTell): void {
  const seat = s.active
  if (piece < TOWER_COUNT) s.towerSupply[piece] = 0
  else s.utilitySupply[piece - UTILITY_BASE]--
  putPiece(s, seat, piece, quarter)
  tell?.({ kind: 'built', seat, piece, quarter, cell: s.cell[seat * CITY_TILES + s.placed[seat] - 1] })
  endBuild(s, tell)
}

/** §3.3: no draw in the last round. */
function endBuild(s: NeovilleState, tell: NeovilleTell): void {
  if (s.placed[s.active] < CITY_TILES) s.phase = DRAW
  else endTurn(s, tell)
}

function playDraw(s: NeovilleState, tile: number, chance: Chance, tell: NeovilleTell): void {
  const seat = s.active
  let slot = 0
  while (s.hand[seat * HAND_SLOTS + slot] !== 0) slot++
  const at = seat * HAND_SLOTS + slot
  if (tile >= 0) {
    const place = s.market.indexOf(tile)
    const refill = fromStack(s, chance)
    s.market[place] = refill
    s.hand[at] = tile + 1
    s.known[at] = 1
    tell?.({ kind: 'took', seat, slot, tile, refill })
  } else {
    const drawn = fromStack(s, chance)
    s.hand[at] = drawn + 1
    s.known[at] = 0
    tell?.({ kind: 'drew', seat, slot }, seat, { tile: drawn })
  }
  endTurn(s, tell)
}

function endTurn(s: NeovilleState, tell: NeovilleTell): void {
  s.active = (s.active + 1) % s.seats
  s.phase = s.placed[s.active] < CITY_TILES ? PLACE : OVER
  if (s.phase === OVER) tell?.({ kind: 'over' })
}
