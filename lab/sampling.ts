// Games of a bot, and what positions on the way showed: the samples behind `ludopolis fit`.
import { below } from '../core/chance.ts'
import type { AnyGame, State } from '../core/game.ts'
import type { Breath } from './breath.ts'
import type { StrayPlan } from './straying.ts'
import { Strays } from './straying.ts'

export interface Sampling extends StrayPlan {
  /** The weights that make up the odds. */
  readonly names: readonly string[]
}

export interface Sampled {
  readonly block: number
  /** By game: whether it was won, and per position what each weight is multiplied by. */
  readonly games: readonly { readonly won: boolean; readonly rows: readonly Float64Array[] }[]
}

export const GAMES_IN_BLOCK = 50
/** Games stray for this many steps at most, and in one of so many. */
const LONGEST_WALK = 120
const ASTRAY = 8
/** A weight is set to this, the others to 0, to see what it is multiplied by. */
const PROBE = 0.1

export class Sampler {
  readonly #game: AnyGame
  readonly #strays: Strays
  readonly #probes: readonly { readonly [name: string]: number }[]
  readonly #weights: { readonly [name: string]: number }

  constructor(game: AnyGame, sampling: Sampling) {
    this.#game = game
    this.#strays = new Strays(game, sampling, { walk: (bits) => below(bits, LONGEST_WALK), astray: ASTRAY })
    const none = Object.fromEntries(sampling.names.map((name) => [name, 0]))
    this.#probes = sampling.names.map((name) => ({ ...none, [name]: PROBE }))
    this.#weights = { ...game.advice.tuning?.weights }
  }

  async block(block: number, breath?: Breath): Promise<Sampled> {
    const games: Sampled['games'][number][] = []
    for (let i = 0; i < GAMES_IN_BLOCK; i++) games.push(await this.#sample(block * GAMES_IN_BLOCK + i, breath))
    return { block, games }
  }

  async #sample(index: number, breath?: Breath): Promise<Sampled['games'][number]> {
    const { state } = this.#strays
    const rows: Float64Array[] = []
    await this.#strays.play(index, () => rows.push(this.#row(state)), breath)
    return { won: this.#game.outcome(state)?.ranks[0] === 1, rows }
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
