// Where a turn ends, and a turn finished as the game's advice says.
import type { AnyGame, Chance, Move, MoveList, State } from '../core/game.ts'
import { NOBODY } from '../core/game.ts'

/** Steps of a turn that are followed. */
const LONGEST = 60

/** A number that changes when a turn is over. */
export function turnAt(game: AnyGame, s: State): number {
  return game.advice.turn ? game.advice.turn(s) : game.toAct(s)
}

/** Plays a move and finishes the turn; `list` is written over. */
export function finishTurn(game: AnyGame, s: State, move: Move, chance: Chance, list: MoveList): void {
  const turn = turnAt(game, s)
  game.play(s, move, chance)
  for (let step = 0; step < LONGEST && game.toAct(s) !== NOBODY && turnAt(game, s) === turn; step++) {
    game.advice.promising(s, list)
    game.play(s, list[0]!, chance)
  }
}
