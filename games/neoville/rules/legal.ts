// The moves a player may make (§3.1, §3.2, §3.3).
import type { MoveList } from '../../../core/game.ts'
import { CELL_COUNT } from '../data.ts'
import { joins, mayJoin, readAround } from '../joining.ts'
import { moves } from '../moves.ts'
import type { NeovilleState } from '../state.ts'
import { BUILD, DRAW, HAND_SLOTS, MARKET_SLOTS, openCells, PLACE } from '../state.ts'
import { SETS } from '../versions.ts'
import { legalBuilds } from './build.ts'

const { place, take, draw } = moves.kinds

export function legal(s: NeovilleState, into: MoveList): number {
  switch (s.phase) {
    case PLACE:
      return legalPlaces(s, into, true) || legalPlaces(s, into, false)
    case BUILD:
      return legalBuilds(s, into)
    case DRAW:
      for (let slot = 0; slot < MARKET_SLOTS; slot++) into[slot] = take.of(s.market[slot])
      into[MARKET_SLOTS] = draw.of()
      return MARKET_SLOTS + 1
    default:
      return 0
  }
}

const cells = new Uint8Array(CELL_COUNT)

/** Those that join no skyscrapers, or all. */
function legalPlaces(s: NeovilleState, into: MoveList, apart: boolean): number {
  const { hand } = s
  const set = SETS[s.rules]
  const { turns } = set
  const seat = s.active
  const count = openCells(s, seat, cells)
  const looksAround = apart && mayJoin(s, seat)
  let n = 0
  for (let i = 0; i < count; i++) {
    const cell = cells[i]
    const risky = looksAround ? readAround(s, seat, cell) : 0
    for (let slot = seat * HAND_SLOTS; slot < (seat + 1) * HAND_SLOTS; slot++) {
      const tile = hand[slot] - 1
      if (tile < 0) continue
      const first = place.of(tile, cell, 0)
      const end = turns[tile]
      for (let turn = 0; turn < end; turn++) if (risky === 0 || !joins(set, risky, tile, turn)) into[n++] = first + turn
    }
  }
  return n
}
