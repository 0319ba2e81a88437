// The game for a team that never sends anybody to a crisis: what managing crises is worth is measured against it (§1.6).
import type { AnyGame, Move, MoveList, State } from '../../../core/game.ts'
import { ON_CRISIS, ROLES } from '../data.ts'
import { moves } from '../moves.ts'

const FIRST_AIDER = ROLES.indexOf('first-aider')

function helpsCrisis(move: Move): boolean {
  const read = moves.read(move)
  if (read.kind === 'assign' || read.kind === 'second') return read.target === ON_CRISIS
  if (read.kind === 'move') return read.to === ON_CRISIS
  return read.kind === 'role' && read.role === FIRST_AIDER
}

/** Leaves such moves out of a list, unless nothing else is on it; the order stays. */
function without(list: MoveList, count: number): number {
  let kept = 0
  for (let i = 0; i < count; i++) if (!helpsCrisis(list[i])) list[kept++] = list[i]
  return kept > 0 ? kept : count
}

/** Bots that are given this game think and play by it; every move they make is one of the real game. */
export function abstaining(game: AnyGame): AnyGame {
  return {
    ...game,
    legal: (s: State, into: MoveList) => without(into, game.legal(s, into)),
    advice: {
      ...game.advice,
      promising: (s: State, into: MoveList) => {
        return without(into, game.advice.promising(s, into))
      },
    },
  }
}
