// The end (§4): checked after every change, a loss before a win.
import { GOAL_INDICATORS, INDICATORS, isDown, isHigh, MOST_POINTS } from '../data.ts'
import type { EvolutopiaTell } from '../events.ts'
import { REASONS } from '../score.ts'
import type { EvolutopiaState } from '../state.ts'
import { LOST_CRISIS_TRACK, LOST_INDICATOR, lightsLeft, NONE, nuisancesLeft, OVER, RUNNING, WON } from '../state.ts'
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
  for (let i = 0; i < INDICATORS.length; i++) if (isDown(s.indicators[i])) return LOST_INDICATOR
  return lightsLeft(s) <= 0 ? LOST_CRISIS_TRACK : RUNNING
}

/** How many indicators have yet to reach the goal. */
function lowIndicators(s: EvolutopiaState): number {
  let high = 0
  for (let i = 0; i < INDICATORS.length; i++) if (isHigh(s.indicators[i])) high++
  return Math.max(0, GOAL_INDICATORS - high)
}

export function isWon(s: EvolutopiaState): boolean {
  return lowIndicators(s) === 0 && nuisancesLeft(s) === 0
}

/** How many indicators and nuisances a victory still asks for. */
export function missingToWin(s: EvolutopiaState): { readonly indicators: number; readonly nuisances: number } {
  return { indicators: lowIndicators(s), nuisances: nuisancesLeft(s) }
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
