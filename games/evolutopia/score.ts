// The score sheet: nobody scores alone, so every seat shows how far the common goal and the losses are (§4). More is better in
// every line.
import type { Outcome, ScoreLine } from '../../core/game.ts'
import { INDICATORS } from './data.ts'
import type { EvolutopiaState } from './state.ts'
import { lightsLeft, nuisancesCovered, OVER, WON } from './state.ts'

/** §4: why a game ended; the first while it has not. */
export const REASONS = ['running', 'won', 'lost-indicator', 'lost-crisis-track', 'lost-crisis-pile'] as const

export const LINES = ['indicator', 'light', 'nuisances'] as const

export function sheet(s: EvolutopiaState): readonly ScoreLine[] {
  const settled = s.phase === OVER
  const lines: ScoreLine[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    for (const of of INDICATORS.keys()) lines.push({ seat, line: 'indicator', of, points: s.indicators[of], settled })
    lines.push({ seat, line: 'light', points: lightsLeft(s), settled })
    lines.push({ seat, line: 'nuisances', points: nuisancesCovered(s), settled })
  }
  return lines
}

/** §4: all win or all lose. */
export function outcome(s: EvolutopiaState): Outcome | null {
  if (s.phase !== OVER) return null
  const won = s.reason === WON
  const seats = Array.from({ length: s.seats })
  return {
    ranks: seats.map(() => (won ? 1 : 2)),
    scores: seats.map(() => (won ? 1 : 0)),
    reason: REASONS[s.reason],
  }
}
