// Preparing the first step of one's turn (§3.1): with the offer, the factories and the regions as they lie now. Whatever another
// takes meanwhile no longer fits when the turn comes.
import type { Seat } from '../../core/game.ts'
import { TURN_ACTIONS } from './data.ts'
import { canAct } from './rules/bonus.ts'
import type { NeotopiaState } from './state.ts'
import { LAST_ROUND, TURN } from './state.ts'

export function ahead(s: NeotopiaState, seat: Seat): boolean {
  if (s.phase !== TURN || hadLastTurn(s, seat)) return false
  s.turn = seat
  s.actions = TURN_ACTIONS
  s.bonusUsed = 0
  s.pending = 0
  s.draws = 0
  s.window = 0
  // §3.4 otherwise the turn passes without a choice, or with bonus tokens alone.
  return canAct(s)
}

/** §4.1 */
function hadLastTurn(s: NeotopiaState, seat: Seat): boolean {
  const place = (one: Seat) => (one - s.first + s.seats) % s.seats
  return s.ending === LAST_ROUND && place(seat) <= place(s.turn)
}
