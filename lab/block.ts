// A block of games for comparing bots: the same luck again and again, with the bots moved round the seats. Where all
// play together, every bot plays all the seats.

import type { BotSpec } from '../bots/index.ts'
import { readBot } from '../bots/index.ts'
import type { AnyGame, Outcome } from '../core/game.ts'
import { isRefusal } from '../core/game.ts'
import type { AnyChosen } from '../core/options.ts'
import type { Breath } from './breath.ts'
import { Playing } from './playing.ts'

/** Weights for a game's advice, by name. */
export type Weights = { readonly [name: string]: number }

/** What is to be played; plain data, so that it can be sent to a thread. */
export interface Contest {
  readonly game: string
  readonly seats: number
  readonly options: AnyChosen
  /** Names of bots; the last one sits on the seats that are left. */
  readonly bots: readonly string[]
  /** By bot, if they are to play with weights of their own. */
  readonly weights?: readonly Weights[]
  readonly seed: string
}

export interface BlockGame {
  /** By seat: which of the bots. */
  readonly seated: readonly number[]
  readonly outcome: Outcome
}

/** How long decisions took, by bot. */
export interface ThinkingTime {
  readonly decisions: number
  readonly milliseconds: number
  readonly longest: number
}

export interface BlockResult {
  readonly block: number
  readonly games: readonly BlockGame[]
  readonly clocks: readonly ThinkingTime[]
}

export function gamesInBlock({ cooperative }: AnyGame, { bots, seats }: Contest): number {
  return cooperative ? bots.length : seats
}

function seating(game: AnyGame, { bots, seats }: Contest, round: number): readonly number[] {
  if (game.cooperative) return Array<number>(seats).fill(round)
  return Array.from({ length: seats }, (_, seat) => Math.min((seat + round) % seats, bots.length - 1))
}

function specOf(name: string): BotSpec {
  const spec = readBot(name)
  if (isRefusal(spec)) throw new Error(`there is no bot "${name}"`)
  return spec
}

export async function playBlock(game: AnyGame, contest: Contest, block: number, breath?: Breath): Promise<BlockResult> {
  const specs = contest.bots.map(specOf)
  const clocks = specs.map(() => ({ decisions: 0, milliseconds: 0, longest: 0 }))
  const games: BlockGame[] = []
  for (let round = 0; round < gamesInBlock(game, contest); round++) {
    const seated = seating(game, contest, round)
    let using = -1
    const playing = new Playing(
      game,
      contest.seats,
      contest.options,
      seated.map((bot) => specs[bot]!),
      {
        asked(seat) {
          const weights = contest.weights?.[seated[seat]!]
          if (!weights || using === seated[seat]) return
          using = seated[seat]!
          game.advice.tuning?.use(weights)
        },
        chose(seat, milliseconds) {
          const clock = clocks[seated[seat]!]!
          clock.decisions++
          clock.milliseconds += milliseconds
          clock.longest = Math.max(clock.longest, milliseconds)
        },
      },
    )
    const { outcome } = await playing.game(`${contest.seed}/${block}`, breath)
    if (!outcome) throw new Error('a game ended without an outcome')
    games.push({ seated, outcome })
  }
  return { block, games, clocks }
}
