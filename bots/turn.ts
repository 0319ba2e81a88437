// A seat's own turn: where it ends, and how it is finished as the game's advice says.
import type { AnyGame, Chance, GameEvent, Move, MoveList, State } from '../core/game.ts'

/** Steps of a turn that are followed. */
const LONGEST = 60

/** Plays a move; says whether the turn it belongs to goes on. It is over when another seat acts or a turn begins, be it the same seat's. */
export function playInTurn(game: AnyGame, s: State, move: Move, chance: Chance): boolean {
  const seat = game.toAct(s)
  let begun = false
  game.play(s, move, chance, ({ kind }: GameEvent) => {
    begun ||= kind === 'turn'
  })
  return !begun && game.toAct(s) === seat
}

/** Plays a move and finishes the turn of the seat that plays it; `list` is written over. */
export function finishOwnTurn(game: AnyGame, s: State, move: Move, chance: Chance, list: MoveList): void {
  let goesOn = playInTurn(game, s, move, chance)
  for (let step = 0; step < LONGEST && goesOn; step++) {
    game.advice.promising(s, list)
    goesOn = playInTurn(game, s, list[0]!, chance)
  }
}
