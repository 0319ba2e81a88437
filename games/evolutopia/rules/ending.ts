// The end (§4): checked after every change, a loss before a win.
import { GOAL_INDICATORS, GOAL_POINTS, INDICATORS, MOST_POINTS } from '../data.ts'
import type { EvolutopiaTell } from '../events.ts'
import { REASONS } from '../score.ts'
import type { EvolutopiaState } from '../state.ts'
import { LOST_CRISIS_TRACK, LOST_INDICATOR, NONE, nuisancesLeft, OVER, RUNNING, WON } from '../state.ts'
import { SETS } from '../versions.ts'

export function finish(s: EvolutopiaState, reason: number, tell: EvolutopiaTell): void {
  s.phase = OVER
  s.pending = NONE
  s.reason = reason
  s.left = 0
  s.must = 0
  s.where = 0
  if (tell) tell({ kind: 'over', reason: REASONS[reason] })
}

export function lossOf(s: EvolutopiaState): number {
  for (let i = 0; i < INDICATORS.length; i++) if (s.indicators[i] === 0) return LOST_INDICATOR
  return s.light >= SETS[s.rules].lastLight ? LOST_CRISIS_TRACK : RUNNING
}

export function isWon(s: EvolutopiaState): boolean {
  let high = 0
  for (let i = 0; i < INDICATORS.length; i++) if (s.indicators[i] >= GOAL_POINTS) high++
  return high >= GOAL_INDICATORS && nuisancesLeft(s) === 0
}

/** §4: a loss goes before a win. */
export function endIfDecided(s: EvolutopiaState, tell: EvolutopiaTell): void {
  const loss = lossOf(s)
  if (loss !== RUNNING) finish(s, loss, tell)
  else if (isWon(s)) finish(s, WON, tell)
}

/** Indicators stop at 0 and 7 (§3.5). */
export function changeIndicator(s: EvolutopiaState, indicator: number, by: number, tell: EvolutopiaTell): void {
  const from = s.indicators[indicator]
  const to = Math.max(0, Math.min(MOST_POINTS, from + by))
  s.indicators[indicator] = to
  if (tell && to !== from) tell({ kind: 'indicator', indicator, from, to })
}

export function moveLight(s: EvolutopiaState, by: number, tell: EvolutopiaTell): void {
  const from = s.light
  const to = Math.min(SETS[s.rules].lastLight, from + by)
  s.light = to
  if (tell && to !== from) tell({ kind: 'light', to })
}
