// Games of a bot that leave the usual path before they are looked at, so that more is seen than what bots bring about.

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
export interface StrayPlan {
  readonly game: string
  /** Taken in turn, game by game. */
  readonly settings: readonly Setting[]
  /** Who plays. */
  readonly bot: BotSpec
  readonly seed: string
}

/** How far games stray. */
export interface Straying {
  /** For how many steps a game does. */
  readonly walk: (bits: Bits) => number
  /** One of so many of these steps is any of the first moves of the advice. */
  readonly astray: number
}

const COME_TO_MIND = 4
/** One cycle in this many is looked at. */
const RARITY = 3

export class Strays {
  readonly #game: AnyGame
  readonly #plan: StrayPlan
  readonly #straying: Straying
  readonly #decision: ListedDecision
  readonly state: State

  constructor(game: AnyGame, plan: StrayPlan, straying: Straying) {
    this.#game = game
    this.#plan = plan
    this.#straying = straying
    this.state = game.blank()
    this.#decision = new ListedDecision(game, this.state)
  }

  /** Plays a game to its end; `look` is called where `state` is to be looked at. Gives the number of steps. */
  async play(index: number, look: (step: number, seats: number) => void, breath?: Breath): Promise<number> {
    const { settings, seed, bot: spec } = this.#plan
    const { seats, options } = settings[index % settings.length]!
    const game = this.#game
    const s = this.state
    const chance = seededChance(`${seed}/${index}`)
    const bits = bitsFrom(`${seed}/${index}/walk`)
    const walk = this.#straying.walk(bits)
    const bot = makeBot(spec, game, bitsFrom(`${seed}/${index}/bot`))
    game.setup(seats, options, chance, s)
    let cycle = -1
    let step = 0
    const choose = (): Move | Promise<Move> => {
      const walking = step < walk
      if (!walking && cycleAt(game, s) !== cycle) {
        cycle = cycleAt(game, s)
        if (below(bits, RARITY) === 0) look(step, seats)
      }
      step++
      return walking && below(bits, this.#straying.astray) === 0
        ? this.#astray(bits)
        : bot.choose(this.#decision.now(), breath?.signal)
    }
    await playOut(game, s, chance, choose, breath)
    return step
  }

  #astray(bits: Bits): Move {
    const { legal } = this.#decision
    const n = this.#game.advice.promising(this.state, legal)
    return legal[below(bits, Math.min(n, COME_TO_MIND))]!
  }
}
