// Games of bots, and what a net would be told of positions on the way: the lessons behind `ludopolis learn`.
import type { Bits } from '../../core/chance.ts'
import { below } from '../../core/chance.ts'
import type { AnyGame, Learning, State } from '../../core/game.ts'
import type { Breath } from '../breath.ts'
import type { StrayPlan } from '../straying.ts'
import { Strays } from '../straying.ts'

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
/** Every other game strays, for this many steps at most, and in one of so many. */
const LONGEST_WALK = 100
const ASTRAY = 6

interface Noted {
  readonly step: number
  readonly parts: readonly number[]
  readonly own: readonly Float32Array[]
  readonly part: readonly Float32Array[]
}

export class Teacher {
  readonly #game: AnyGame
  readonly #learning: Learning<State>
  readonly #strays: Strays
  readonly #own: Float64Array
  readonly #parts: Float64Array

  constructor(game: AnyGame, plan: StrayPlan) {
    const { learning } = game.advice
    if (!learning) throw new Error(`${game.id} has nothing to learn from`)
    this.#game = game
    this.#learning = learning
    const walk = (bits: Bits) => (below(bits, 2) === 0 ? 0 : below(bits, LONGEST_WALK))
    this.#strays = new Strays(game, plan, { walk, astray: ASTRAY })
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
    const game = this.#game
    const { state } = this.#strays
    const noted: Noted[] = []
    const look = (step: number, seats: number) => noted.push(this.#note(game.cooperative ? 1 : seats, step))
    const steps = await this.#strays.play(index, look, breath)
    const outcome = game.outcome(state)
    if (!outcome) throw new Error('a game ended without an outcome')
    return { noted, steps, scores: game.cooperative ? [outcome.ranks.includes(1) ? 1 : 0] : outcome.scores }
  }

  #note(seats: number, step: number): Noted {
    const noted = { step, parts: [] as number[], own: [] as Float32Array[], part: [] as Float32Array[] }
    for (let seat = 0; seat < seats; seat++) {
      const count = this.#learning.read(this.#strays.state, seat, this.#own, this.#parts)
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
