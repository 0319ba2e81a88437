// Preparing the first step of one's turn (§3): with everything as it lies now. What the others change meanwhile, such as an action
// that they block, is held against it again when the turn comes.
import type { Seat } from '../../core/game.ts'
import type { EvolutopiaState } from './state.ts'
import { AFTER, NONE, TURN } from './state.ts'

/** Not while something is half done: experts in somebody's hand and marks to come lie nowhere yet. */
export function ahead(s: EvolutopiaState, seat: Seat): boolean {
  const between = s.phase === TURN || s.phase === AFTER
  if (!between || s.pending !== NONE || s.started > 0) return false
  s.active = seat
  s.phase = TURN
  s.did = 0
  s.roleUsed = 0
  return true
}
