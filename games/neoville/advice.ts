// What a good player of Neoville looks at.
import type { MoveList, Seat } from '../../core/game.ts'
import { legal } from './rules.ts'
import { totalOf } from './score.ts'
import type { NeovilleState } from './state.ts'

export function worth(s: NeovilleState, seat: Seat): number {
  return totalOf(s, seat)
}

export function promising(s: NeovilleState, into: MoveList): number {
  return legal(s, into)
}
