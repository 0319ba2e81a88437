// What a good player of Evolutopia looks at: how far the goal is, and which moves are worth thinking about.
import type { Move, MoveList, Tuning } from '../../core/game.ts'
import { oddsOf, oddsWeights, useOdds } from './advice/odds.ts'
import { scoreOf } from './advice/scores.ts'
import { useWeights, WEIGHTS } from './advice/values.ts'
import { legal } from './rules/legal.ts'
import type { EvolutopiaState } from './state.ts'
import { ARRIVAL, MANAGED, OVER, WON } from './state.ts'

const MOST_PROMISING = 12

export const tuning: Tuning = {
  weights: { ...WEIGHTS, ...oddsWeights() },
  use(weights) {
    useWeights(weights)
    useOdds(weights)
  },
}

/** The chance to win, times 100; the same for every seat. */
export function worth(s: EvolutopiaState): number {
  if (s.stage === OVER) return s.reason === WON ? 100 : 0
  return 100 / (1 + Math.exp(-oddsOf(s)))
}

/** The cycle of actions: it is over with the turn in which the crises were managed. Positions compare best where one begins. */
export function turn(s: EvolutopiaState): number {
  return s.did === MANAGED && s.stage >= ARRIVAL ? s.crisesDrawn - 1 : s.crisesDrawn
}

const scores = new Float64Array(4096)

/** The legal moves by how sensible they look, the best first. */
export function promising(s: EvolutopiaState, into: MoveList): number {
  const n = legal(s, into)
  const most = Math.min(n, MOST_PROMISING)
  for (let i = 0; i < n; i++) {
    const move: Move = into[i]
    const score = scoreOf(s, move)
    let at = Math.min(i, most)
    for (; at > 0 && scores[at - 1] < score; at--) {
      if (at < most) {
        into[at] = into[at - 1]
        scores[at] = scores[at - 1]
      }
    }
    if (at < most) {
      into[at] = move
      scores[at] = score
    }
  }
  return most
}
