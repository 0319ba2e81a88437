// Games of a bot, and what positions on the way showed: the samples behind `ludopolis fit`.

import { below, bitsFrom, seededChance } from '../core/chance.ts'
import type { AnyGame, State } from '../core/game.ts'
import { MOST_MOVES, NOBODY } from '../core/game.ts'
import type { AnyChosen } from '../core/options.ts'
import type { BotSpec } from './index.ts'
import { makeBot } from './index.ts'
import { turnAt } from './turn.ts'

/** A kind of table, and how many sit there. */
export interface Setting {
  readonly seats: number
  readonly options: AnyChosen
}

/** What is to be played; plain data, so that it can be sent to a thread. */
export interface Sampling {
  readonly game: string
  /** Taken in turn, game by game. */
  readonly settings: readonly Setting[]
  /** Who plays. */
  readonly bot: BotSpec
  /** The weights that make up the odds. */
  readonly names: readonly string[]
  readonly seed: string
}

export interface Sampled {
  readonly block: number
  /** By game: whether it was won, and per position what each weight is multiplied by. */
  readonly games: readonly { readonly won: boolean; readonly rows: readonly Float64Array[] }[]
}

export const GAMES_IN_BLOCK = 50
/** Before they are looked at, games wander off: up to so many steps, one in eight of them to one of the advice's first four moves. */
const LONGEST_WALK = 120
const ASTRAY = 8
const COME_TO_MIND = 4
/** One in so many turns is looked at. */
const RARITY = 3
/** A weight is set to this, the others to 0, to see what it is multiplied by. */
const PROBE = 0.1

export class Sampler {
  readonly #game: AnyGame
  readonly #sampling: Sampling
  readonly #state: State
  readonly #list = new Int32Array(MOST_MOVES)
  readonly #probes: readonly { readonly [name: string]: number }[]
  readonly #weights: { readonly [name: string]: number }

  constructor(game: AnyGame, sampling: Sampling) {
    this.#game = game
    this.#sampling = sampling
    this.#state = game.blank()
    const none = Object.fromEntries(sampling.names.map((name) => [name, 0]))
    this.#probes = sampling.names.map((name) => ({ ...none, [name]: PROBE }))
    this.#weights = { ...game.advice.tuning?.weights }
  }

  async block(block: number): Promise<Sampled> {
    const games: Sampled['games'][number][] = []
    for (let i = 0; i < GAMES_IN_BLOCK; i++) games.push(await this.#sample(block * GAMES_IN_BLOCK + i))
    return { block, games }
  }

  async #sample(index: number) {
    const { settings, seed } = this.#sampling
    const { seats, options } = settings[index % settings.length]!
    const game = this.#game
    const s = this.#state
    const chance = seededChance(`${seed}/${index}`)
    const bits = bitsFrom(`${seed}/${index}/walk`)
    const walk = below(bits, LONGEST_WALK)
    const bot = makeBot(this.#sampling.bot, game, bitsFrom(`${seed}/${index}/bot`))
    const rows: Float64Array[] = []
    game.setup(seats, options, chance, s)
    let turn = -1
    for (let step = 0; game.toAct(s) !== NOBODY; step++) {
      if (step >= walk && turnAt(game, s) !== turn) {
        turn = turnAt(game, s)
        if (below(bits, RARITY) === 0) rows.push(this.#row(s))
      }
      if (step < walk && below(bits, ASTRAY) === 0) {
        const n = game.advice.promising(s, this.#list)
        game.play(s, this.#list[below(bits, Math.min(n, COME_TO_MIND))]!, chance)
        continue
      }
      const count = game.legal(s, this.#list)
      const view = () => game.view(s, game.toAct(s))
      game.play(s, await bot.choose({ legal: this.#list, count, view }), chance)
    }
    return { won: game.outcome(s)?.ranks[0] === 1, rows }
  }

  #row(s: State): Float64Array {
    const { worth, tuning } = this.#game.advice
    const row = Float64Array.from(this.#probes, (probe) => {
      tuning?.use(probe)
      const share = worth(s, 0) / 100
      return Math.log(share / (1 - share)) / PROBE
    })
    tuning?.use(this.#weights)
    return row
  }
}
