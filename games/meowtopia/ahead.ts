// Preparing which tile one takes (§4.3): of those that are free now. Waking, selling and following come before it and are asked as
// ever; a tile that another takes meanwhile no longer fits.
import type { Seat } from '../../core/game.ts'
import type { MeowtopiaState } from './state.ts'
import { OVER, TAKE, TILES } from './state.ts'

export function ahead(s: MeowtopiaState, seat: Seat): boolean {
  const takers = s.takers.subarray(0, TILES)
  // §3 who took one this round knows neither what the next brings nor what will lie on it.
  if (s.phase === OVER || takers.includes(seat + 1) || !takers.includes(0)) return false
  s.turn = (seat - s.first + s.seats) % s.seats
  s.actor = seat
  s.phase = TAKE
  s.does = 0
  s.others = 0
  s.pending = 0
  s.parted = 0
  return true
}
