// What a good player of Neotopia looks at.
import type { MoveList, Seat } from '../../core/game.ts'
import { legal } from './rules/legal.ts'
import { finalScore } from './score.ts'
import type { NeotopiaState } from './state.ts'

export function worth(s: NeotopiaState, seat: Seat): number {
  return finalScore(s, seat)
}

export function promising(s: NeotopiaState, into: MoveList): number {
  return legal(s, into)
}
