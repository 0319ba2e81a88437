// Games of bots, and what a net would be told of positions on the way: the lessons behind `ludopolis learn`.

import { cycleAt } from '../../bots/cycle.ts'
import type { BotSpec } from '../../bots/index.ts'
import { makeBot } from '../../bots/index.ts'
import { below, bitsFrom, seededChance } from '../../core/chance.ts'
import type { AnyGame, Learning, Move, State } from '../../core/game.ts'
import type { Breath } from '../breath.ts'
import { ListedDecision, playOut } from '../playing.ts'
import type { Setting } from '../sampling.ts'

/** What is to be played; plain data, so that it can be sent to a thread. */
export interface LessonPlan {
  readonly game: string
  /** Taken in turn, game by game. */
  readonly settings: readonly Setting[]
  readonly bot: BotSpec
  readonly seed: string
}

/** Positions of a block of games, seat by seat one after the other. */
export interface Lessons {
  readonly block: number
  /** By position: how many sit at the table; one where all play together. */
  readonly seats: Uint8Array
  /** By position: what part of the game is left, from 0 to 100. */
  readonly left: Uint8Array
  /** By position and seat: the final score (together: 1 if won), the number of parts, the numbers of the seat. */
  readonly score: Float32Array
  readonly parts: Uint8Array
  readonly own: Float32Array
  /** All parts one after the other. */
  readonly part: Float32Array
}

export const GAMES_IN_LESSON = 20
/** For some steps, at most this many, a game leaves the usual path: one in ASTRAY is then any of the first moves of the advice. */
const LONGEST_WALK = 100
const ASTRAY = 6
const COME_TO_MIND = 4
/** One turn in this many is looked at. */
const RARITY = 3

interface Noted {
  readonly step: number
  readonly parts: readonly number[]
  readonly own: readonly Float32Array[]
  readonly part: readonly Float32Array[]
}

export class Teacher {
  readonly #game: AnyGame
  readonly #learning: Learning<State>
  readonly #course: LessonPlan
  readonly #state: State
  readonly #decision: ListedDecision
  readonly #own: Float64Array
  readonly #parts: Float64Array

  constructor(game: AnyGame, course: LessonPlan) {
    const { learning } = game.advice
    if (!learning) throw new Error(`${game.id} has nothing to learn from`)
    this.#game = game
    this.#learning = learning
    this.#course = course
    this.#state = game.blank()
    this.#decision = new ListedDecision(game, this.#state)
    this.#own = new Float64Array(learning.own)
    this.#parts = new Float64Array(learning.mostParts * learning.part)
  }

  async block(block: number, breath?: Breath): Promise<Lessons> {
    const seats: number[] = []
    const left: number[] = []
    const score: number[] = []
    const parts: number[] = []
    const own: Float32Array[] = []
    const part: Float32Array[] = []
    for (let i = 0; i < GAMES_IN_LESSON; i++) {
      const index = block * GAMES_IN_LESSON + i
      const { noted, steps, scores } = await this.#play(index, breath)
      for (const one of noted) {
        seats.push(scores.length)
        left.push(Math.round(100 * (1 - one.step / steps)))
        score.push(...scores)
        parts.push(...one.parts)
        own.push(...one.own)
        part.push(...one.part)
      }
    }
    return {
      block,
      seats: Uint8Array.from(seats),
      left: Uint8Array.from(left),
      score: Float32Array.from(score),
      parts: Uint8Array.from(parts),
      own: joined(own),
      part: joined(part),
    }
  }

  async #play(index: number, breath?: Breath) {
    const { settings, seed, bot: spec } = this.#course
    const { seats, options } = settings[index % settings.length]!
    const game = this.#game
    const s = this.#state
    const chance = seededChance(`${seed}/${index}`)
    const bits = bitsFrom(`${seed}/${index}/walk`)
    const walk = below(bits, 2) === 0 ? 0 : below(bits, LONGEST_WALK)
    const bot = makeBot(spec, game, bitsFrom(`${seed}/${index}/bot`))
    const noted: Noted[] = []
    game.setup(seats, options, chance, s)
    let turn = -1
    let step = 0
    const choose = (): Move | Promise<Move> => {
      const walking = step < walk
      if (!walking && cycleAt(game, s) !== turn) {
        turn = cycleAt(game, s)
        if (below(bits, RARITY) === 0) noted.push(this.#note(game.cooperative ? 1 : seats, step))
      }
      step++
      const decision = this.#decision.now()
      if (!walking || below(bits, ASTRAY) !== 0) return bot.choose(decision, breath?.signal)
      const n = game.advice.promising(s, decision.legal)
      return decision.legal[below(bits, Math.min(n, COME_TO_MIND))]!
    }
    await playOut(game, s, chance, choose, breath)
    const outcome = game.outcome(s)
    if (!outcome) throw new Error('a game ended without an outcome')
    return { noted, steps: step, scores: game.cooperative ? [outcome.ranks.includes(1) ? 1 : 0] : outcome.scores }
  }

  #note(seats: number, step: number): Noted {
    const noted = { step, parts: [] as number[], own: [] as Float32Array[], part: [] as Float32Array[] }
    for (let seat = 0; seat < seats; seat++) {
      const count = this.#learning.read(this.#state, seat, this.#own, this.#parts)
      noted.parts.push(count)
      noted.own.push(Float32Array.from(this.#own))
      noted.part.push(Float32Array.from(this.#parts.subarray(0, count * this.#learning.part)))
    }
    return noted
  }
}

function joined(lists: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  return all
}
