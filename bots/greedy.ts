// The player who looks no farther than the end of the own turn, or of the cycle of turns (cycle.ts): each promising move in some
// imagined worlds, finished as the game's advice says, and the best position taken.
import type { Bits } from '../core/chance.ts'
import { below } from '../core/chance.ts'
import type { AnyGame, Seen, State } from '../core/game.ts'
import { copyState, MOST_MOVES } from '../core/game.ts'
import type { Bot } from './bot.ts'
import { finishCycle } from './cycle.ts'
import { Luck, mix } from './luck.ts'
import { Worlds } from './worlds.ts'

/** Moves looked at. */
const WIDEST = 12

class Greedy {
  readonly #game: AnyGame
  readonly #bits: Bits
  readonly #luck = new Luck()
  readonly #list = new Int32Array(MOST_MOVES)
  readonly #follow = new Int32Array(MOST_MOVES)
  readonly #scratch: State
  readonly values = new Float64Array(WIDEST)

  constructor(game: AnyGame, bits: Bits) {
    this.#game = game
    this.#bits = bits
    this.#scratch = game.blank()
  }

  /** The promising moves, with `values` filled in. */
  look(view: Seen): Int32Array {
    const worlds = new Worlds(this.#game, view, this.#bits)
    const n = Math.min(WIDEST, this.#game.advice.promising(worlds.at(0), this.#list))
    const seed = this.#bits()
    this.values.fill(0)
    for (let world = 0; world < (this.#game.advice.worlds ?? 1); world++)
      for (let i = 0; i < n; i++) {
        this.#luck.deal(mix(seed, world))
        const s = copyState(worlds.at(world), this.#scratch)
        finishCycle(this.#game, s, this.#list[i]!, this.#luck, this.#follow)
        this.values[i]! += this.#game.advice.worth(s, view.toAct)
      }
    return this.#list.subarray(0, n)
  }
}

/** The first of the best: of equal values the one the advice names first. */
function bestOf(values: Float64Array, n: number): number {
  let best = 0
  for (let i = 1; i < n; i++) if (values[i]! > values[best]!) best = i
  return best
}

export function greedyBot(game: AnyGame, bits: Bits): Bot {
  const greedy = new Greedy(game, bits)
  return {
    choose(decision) {
      if (decision.count === 1) return decision.legal[0]!
      const moves = greedy.look(decision.view())
      return moves[bestOf(greedy.values, moves.length)]!
    },
  }
}

/** How often in 256 a novice sees the best move, and how many moves it thinks of otherwise. */
const SEES_BEST = 112
const COME_TO_MIND = 6

/** Often misses the best move, but then takes one of the better half of those it thinks of. */
export function noviceBot(game: AnyGame, bits: Bits): Bot {
  const greedy = new Greedy(game, bits)
  return {
    choose(decision) {
      if (decision.count === 1) return decision.legal[0]!
      const moves = greedy.look(decision.view())
      const n = Math.min(COME_TO_MIND, moves.length)
      const values = greedy.values.subarray(0, n)
      const best = bestOf(values, n)
      if ((bits() & 255) < SEES_BEST) return moves[best]!
      const least = (values[best]! + values.reduce((a, b) => Math.min(a, b))) / 2
      const fair = Array.from(moves.subarray(0, n)).filter((_, i) => values[i]! >= least)
      return fair[below(bits, fair.length)]!
    },
  }
}
