// How a game is likely to end: a few imagined games played to the end as the game's advice says.
import type { AnyGame, Move, Seat } from '../core/game.ts'
import { copyState, MOST_MOVES, NOBODY } from '../core/game.ts'
import { STEEP } from './chances.ts'
import { Luck } from './luck.ts'
import { pause } from './pause.ts'
import { Values } from './value.ts'
import type { Worlds } from './worlds.ts'

export interface Forecast {
  /** The chance to win, 0 to 1. */
  readonly chance: number
  readonly score: number
}

const GAMES = 20

/** For the seat that plays the move. */
export async function forecast(game: AnyGame, worlds: Worlds, seat: Seat, move: Move): Promise<Forecast> {
  const [s, luck, list] = [game.blank(), new Luck(), new Int32Array(MOST_MOVES)]
  const values = new Values(game, worlds.at(0).seats)
  const margins: number[] = []
  let [score, won] = [0, 0]
  for (let i = 0; i < GAMES; i++) {
    copyState(worlds.at(i), s)
    luck.deal(i)
    game.play(s, move, luck)
    while (game.toAct(s) !== NOBODY) {
      game.advice.promising(s, list)
      game.play(s, list[0]!, luck)
    }
    values.read(s)
    margins.push(values.margin(seat))
    score += values.score[seat]! / GAMES
    won += values.value[seat]! / GAMES
    await pause()
  }
  return { chance: game.cooperative ? won : chanceOf(margins), score }
}

function chanceOf(margins: readonly number[]): number {
  const mean = margins.reduce((sum, one) => sum + one, 0) / margins.length
  const spread = Math.sqrt(margins.reduce((sum, one) => sum + (one - mean) ** 2, 0) / margins.length)
  return 1 / (1 + Math.exp((-STEEP * mean) / Math.max(1, spread)))
}
