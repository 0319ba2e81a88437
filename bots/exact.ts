// The last turn played out in full: if nothing but the seat's own moves is left, every line is tried.
import { DrawRefused, refusingChance } from '../core/chance.ts'
import type { AnyGame, Move, Outcome, Seat, State } from '../core/game.ts'
import { copyState, MOST_MOVES, NOBODY } from '../core/game.ts'
import { victoryOf } from '../core/victory.ts'

const MOST_POSITIONS = 4000
const MOST_STEPS = 6

class NotLast extends Error {}

/** A victory before everything, then the margin. */
function worthOf({ ranks, scores }: Outcome, seat: Seat): number {
  const others = scores.filter((_, other) => other !== seat)
  const margin = scores[seat]! - (others.length > 0 ? Math.max(...others) : 0)
  return 1000 * victoryOf(ranks, seat) + margin
}

export interface Exact {
  readonly move: Move
  readonly outcome: Outcome
}

/** The best move of a seat that has the last word, or null if others, luck or too many lines (or milliseconds) are to come. */
export function exactLastTurn(game: AnyGame, world: State, milliseconds: number): Exact | null {
  const end = performance.now() + milliseconds
  const seat = game.toAct(world)
  const states = [copyState(world, game.blank())]
  const lists: Int32Array[] = []
  let left = MOST_POSITIONS
  let best: Exact | null = null
  let bestWorth = Number.NEGATIVE_INFINITY

  const tryAll = (depth: number, first: Move | null): void => {
    const s = states[depth]!
    if (depth === MOST_STEPS || game.toAct(s) !== seat) throw new NotLast()
    lists[depth] ??= new Int32Array(MOST_MOVES)
    states[depth + 1] ??= game.blank()
    const list = lists[depth]!
    const n = game.legal(s, list)
    for (let i = 0; i < n; i++) {
      if (left-- === 0 || ((left & 63) === 0 && performance.now() > end)) throw new NotLast()
      const after = copyState(s, states[depth + 1]!)
      game.play(after, list[i]!, refusingChance)
      const move = first ?? list[i]!
      if (game.toAct(after) !== NOBODY) {
        tryAll(depth + 1, move)
        continue
      }
      const outcome = game.outcome(after) as Outcome
      const worth = worthOf(outcome, seat)
      if (worth <= bestWorth) continue
      bestWorth = worth
      best = { move, outcome }
    }
  }

  try {
    tryAll(0, null)
  } catch (error) {
    if (error instanceof NotLast || error instanceof DrawRefused) return null
    throw error
  }
  return best
}
