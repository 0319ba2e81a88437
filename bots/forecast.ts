// How a game is likely to end: a few imagined games played to the end as the game's advice says.
import type { AnyGame, Move, Seat } from '../core/game.ts'
import { copyState, MOST_MOVES, NOBODY } from '../core/game.ts'
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
/** From a margin in units of its spread to a chance: the logistic curve nearest to the normal one. */
const STEEP = 1.7

/** Plays the games to their ends, after `move` if one is given; `each` reads the values of every end. */
async function playGames(game: AnyGame, worlds: Worlds, move: Move | null, each: (values: Values) => void) {
  const s = game.blank()
  const luck = new Luck()
  const list = new Int32Array(MOST_MOVES)
  const values = new Values(game, worlds.at(0).seats)
  for (let i = 0; i < GAMES; i++) {
    copyState(worlds.at(i), s)
    luck.deal(i)
    if (move !== null) game.play(s, move, luck)
    while (game.toAct(s) !== NOBODY) {
      game.advice.promising(s, list)
      game.play(s, list[0]!, luck)
    }
    values.read(s)
    each(values)
    await pause()
  }
}

/** For the seat that plays the move. */
export async function forecast(game: AnyGame, worlds: Worlds, seat: Seat, move: Move): Promise<Forecast> {
  const margins: number[] = []
  let [score, won] = [0, 0]
  await playGames(game, worlds, move, (values) => {
    margins.push(values.margin(seat))
    score += values.score[seat]! / GAMES
    won += values.value[seat]! / GAMES
  })
  return { chance: game.cooperative ? won : chanceOf(margins), score }
}

/** The chance of every seat to win, from where the game stands; together they are one. */
export async function chancesOf(game: AnyGame, worlds: Worlds): Promise<readonly number[]> {
  const margins = Array.from({ length: worlds.at(0).seats }, (): number[] => [])
  await playGames(game, worlds, null, (values) => {
    for (const [seat, of] of margins.entries()) of.push(values.margin(seat))
  })
  const chances = margins.map(chanceOf)
  const sum = chances.reduce((all, one) => all + one, 0)
  return chances.map((one) => one / sum)
}

function chanceOf(margins: readonly number[]): number {
  const mean = margins.reduce((sum, one) => sum + one, 0) / margins.length
  const spread = Math.sqrt(margins.reduce((sum, one) => sum + (one - mean) ** 2, 0) / margins.length)
  return 1 / (1 + Math.exp((-STEEP * mean) / Math.max(1, spread)))
}
