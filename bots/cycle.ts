// The stretch of a game that bots look to the end of: a turn, unless the game's advice takes several turns together as a cycle.
// Hints speak of a seat's own turn instead (turn.ts), as reasons do unless all play together.
import type { AnyGame, Chance, Move, MoveList, State } from '../core/game.ts'
import { NOBODY } from '../core/game.ts'

/** Steps that are followed. */
const LONGEST = 60

/** A number that changes when a cycle is over. */
export function cycleAt(game: AnyGame, s: State): number {
  return game.advice.turn ? game.advice.turn(s) : game.toAct(s)
}

/** Plays a move and then as the game's advice says, to the end of the cycle; `list` is written over. */
export function finishCycle(game: AnyGame, s: State, move: Move, chance: Chance, list: MoveList): void {
  const cycle = cycleAt(game, s)
  game.play(s, move, chance)
  for (let step = 0; step < LONGEST && game.toAct(s) !== NOBODY && cycleAt(game, s) === cycle; step++) {
    game.advice.promising(s, list)
    game.play(s, list[0]!, chance)
  }
}
