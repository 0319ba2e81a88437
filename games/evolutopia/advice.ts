// What a good player of Evolutopia looks at: how far the goal is, and which moves are worth thinking about.
import type { Move, MoveList, Tuning } from '../../core/game.ts'
import { scoreOf } from './advice/scores.ts'
import {
  crisisCost,
  crisisHarm,
  indicatorsWorth,
  lightsWorth,
  missingOn,
  promiseOf,
  siteWorth,
  territoryWorth,
  useWeights,
  WEIGHTS,
  zoneWorth,
} from './advice/values.ts'
import { ACTIONS, ON_CRISIS, PLAN_COUNT } from './data.ts'
import { legal } from './rules/legal.ts'
import type { EvolutopiaState } from './state.ts'
import { OVER, sumOf, WON } from './state.ts'

const MOST_PROMISING = 12

export const tuning: Tuning = { weights: WEIGHTS, use: useWeights }

function potential(s: EvolutopiaState): number {
  let sum = zoneWorth(s)
  for (let place = 0; place < s.siteCount; place++) sum += siteWorth(s, s.site[place])
  for (let i = 0; i < s.studyCount; i++) sum += Math.max(0, promiseOf(s, s.study[i])) * WEIGHTS.studyShare
  if (s.crisis > 0) sum -= (crisisHarm(s) * missingOn(s, ON_CRISIS)) / crisisCost(s)
  for (let plan = 0; plan < PLAN_COUNT; plan++) if (s.planOwner[plan] > 0) sum += WEIGHTS.plan
  return sum + (ACTIONS.length - sumOf(s.blocked)) * WEIGHTS.freeAction
}

/** The chance to win, times 100; the same for every seat. */
export function worth(s: EvolutopiaState): number {
  if (s.stage === OVER) return s.reason === WON ? 100 : 0
  const points = indicatorsWorth(s) + territoryWorth(s) + lightsWorth(s) + potential(s)
  return 100 / (1 + Math.exp((WEIGHTS.even - points) / WEIGHTS.slope))
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
