// How many play at a table, found out by playing an imagined world to its end: a view need not say it.
import type { AnyGame, State } from '../core/game.ts'
import { copyState, MOST_MOVES, NOBODY } from '../core/game.ts'
import { Luck, mix } from './luck.ts'

export function seatsOf(game: AnyGame, world: State): number {
  if (game.seats[0] === game.seats[1]) return game.seats[0]
  const s = copyState(world, game.blank())
  const luck = new Luck()
  const list = new Int32Array(MOST_MOVES)
  for (let step = 0; game.toAct(s) !== NOBODY; step++) game.play(s, list[mix(step, 0) % game.legal(s, list)]!, luck)
  const outcome = game.outcome(s)
  if (!outcome) throw new Error('nobody is to act, but there is no outcome')
  return outcome.ranks.length
}
