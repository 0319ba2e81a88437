// The course of a game (§3): what follows by itself after the setup and after every move.
import type { Chance } from '../../../core/game.ts'
import { MOST_MOVES } from '../../../core/game.ts'
import type { EvolutopiaTell } from '../events.ts'
import type { EvolutopiaState } from '../state.ts'
import { NONE, OVER } from '../state.ts'
import { legal, ruleOf } from './legal.ts'
import { stepOn } from './turn.ts'

const only = new Int32Array(MOST_MOVES)

/** Goes on until somebody has a choice; a decision with one answer answers itself. */
export function goOn(s: EvolutopiaState, chance: Chance, tell: EvolutopiaTell): void {
  while (s.phase !== OVER) {
    if (s.pending === NONE) {
      if (!stepOn(s, chance, tell)) return
    } else {
      if (legal(s, only) !== 1) return
      ruleOf(only[0]).play(s, only[0], chance, tell)
    }
  }
}
