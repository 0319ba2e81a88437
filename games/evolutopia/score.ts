// The score sheet: nobody scores alone, so every seat shows how far the common goal and the losses are (§4).
import type { ScoreLine } from '../../core/game.ts'
import { INDICATORS } from './data.ts'
import type { EvolutopiaState } from './state.ts'
import { nuisancesLeft, OVER } from './state.ts'

export const LINES = ['indicator', 'light', 'nuisances'] as const

export function sheet(s: EvolutopiaState): readonly ScoreLine[] {
  const settled = s.stage === OVER
  const lines: ScoreLine[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    for (const of of INDICATORS.keys()) lines.push({ seat, line: 'indicator', of, points: s.indicators[of], settled })
    lines.push({ seat, line: 'light', points: -s.light, settled })
    lines.push({ seat, line: 'nuisances', points: -nuisancesLeft(s), settled })
  }
  return lines
}
