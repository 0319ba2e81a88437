// Games of a bot, and what positions on the way showed: the samples behind `ludopolis fit`.

import { cycleAt } from '../bots/cycle.ts'
import type { BotSpec } from '../bots/index.ts'
import { makeBot } from '../bots/index.ts'
import type { Bits } from '../core/chance.ts'
import { below, bitsFrom, seededChance } from '../core/chance.ts'
import type { AnyGame, Move, State } from '../core/game.ts'
import type { AnyChosen } from '../core/options.ts'
import type { Breath } from './breath.ts'
import { ListedDecision, playOut } from './playing.ts'

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
/** Games leave the usual path before they are looked at: this many steps at most, one in eight of the first four of the advice. */
const LONGEST_WALK = 120
const ASTRAY = 8
const COME_TO_MIND = 4
/** One turn in this many is looked at. */
const RARITY = 3
/** A weight is set to this, the others to 0, to see what it is multiplied by. */
const PROBE = 0.1

export class Sampler {
  readonly #game: AnyGame
  readonly #sampling: Sampling
  readonly #state: State
  readonly #decision: ListedDecision
  readonly #probes: readonly { readonly [name: string]: number }[]
  readonly #weights: { readonly [name: string]: number }

  constructor(game: AnyGame, sampling: Sampling) {
    this.#game = game
    this.#sampling = sampling
    this.#state = game.blank()
    this.#decision = new ListedDecision(game, this.#state)
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
    let step = 0
    const choose = (): Move | Promise<Move> => {
      const walking = step++ < walk
      if (!walking && cycleAt(game, s) !== turn) {
        turn = cycleAt(game, s)
        if (below(bits, RARITY) === 0) rows.push(this.#row(s))
      }
      return walking && below(bits, ASTRAY) === 0
        ? this.#astray(bits)
        : bot.choose(this.#decision.now(), breath?.signal)
    }
    await playOut(game, s, chance, choose, breath)
    return { won: game.outcome(s)?.ranks[0] === 1, rows }
  }

  #astray(bits: Bits): Move {
    const { legal } = this.#decision
    const n = this.#game.advice.promising(this.#state, legal)
    return legal[below(bits, Math.min(n, COME_TO_MIND))]!
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
