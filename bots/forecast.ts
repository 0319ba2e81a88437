// How a game is likely to end: a few imagined games played to the end as the game's advice says.
import type { AnyGame, Move, Seat } from '../core/game.ts'
import { copyState, MOST_MOVES, NOBODY } from '../core/game.ts'
import { Luck } from './luck.ts'
import { pause } from './pause.ts'
import { Values } from './value.ts'
import type { Worlds } from './worlds.ts'

export interface Forecast {
  /** The chance to win where all play together, else 0: playing by advice alone says too little of who wins. */
  readonly chance: number
  readonly score: number
  /** The mean number of steps until the end. */
  readonly steps: number
}

const GAMES = 20

/** For the seat that plays the move. */
export async function forecast(game: AnyGame, worlds: Worlds, seat: Seat, move: Move): Promise<Forecast> {
  const [s, luck, list] = [game.blank(), new Luck(), new Int32Array(MOST_MOVES)]
  const values = new Values(game, worlds.at(0).seats)
  let [score, won, steps] = [0, 0, 0]
  for (let i = 0; i < GAMES; i++) {
    copyState(worlds.at(i), s)
    luck.deal(i)
    game.play(s, move, luck)
    for (; game.toAct(s) !== NOBODY; steps++) {
      game.advice.promising(s, list)
      game.play(s, list[0]!, luck)
    }
    values.read(s)
    score += values.score[seat]! / GAMES
    won += values.value[seat]! / GAMES
    await pause()
  }
  return { chance: game.cooperative ? won : 0, score, steps: steps / GAMES }
}
