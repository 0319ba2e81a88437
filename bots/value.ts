// What the end of a playout is worth to each seat, between 0 (lost) and 1 (won).
import type { AnyGame, State } from '../core/game.ts'
import { NOBODY } from '../core/game.ts'
import { victoryOf } from '../core/victory.ts'
import type { Net } from './net.ts'
import { chanceByOdds } from './net.ts'

/** At the real end of a game the victory counts this part of the value, the margin the rest. */
const VICTORY = 0.7
/** The scale by which margins are squashed: parts of their spread and of their mean, and its least. */
const SPREAD = 0.6
const LEAD = 0.3
const LEAST_SCALE = 1
const PERCENT = 100

export class Values {
  readonly game: AnyGame
  readonly seats: number
  /** By seat. */
  readonly value: Float64Array
  readonly score: Float64Array
  readonly #net: Net | null
  #scale = LEAST_SCALE

  /** With a net, positions are worth what it says. */
  constructor(game: AnyGame, seats: number, net: Net | null = null) {
    this.game = game
    this.#net = net
    this.seats = seats
    this.value = new Float64Array(seats)
    this.score = new Float64Array(seats)
  }

  /** Sets how many points make a difference, from the margins that some playouts ended with. */
  scaleTo(margins: readonly number[]): void {
    const mean = margins.reduce((sum, one) => sum + one, 0) / margins.length
    const variance = margins.reduce((sum, one) => sum + (one - mean) ** 2, 0) / margins.length
    this.#scale = Math.max(LEAST_SCALE, SPREAD * Math.sqrt(variance) + LEAD * Math.abs(mean))
  }

  /** How far a seat is ahead of the best other. */
  margin(seat: number): number {
    let other = Number.NEGATIVE_INFINITY
    for (let i = 0; i < this.seats; i++) if (i !== seat && this.score[i]! > other) other = this.score[i]!
    return other === Number.NEGATIVE_INFINITY ? this.score[seat]! : this.score[seat]! - other
  }

  /** Fills in `score` and `value` for a position. */
  read(s: State): void {
    if (this.game.toAct(s) === NOBODY) this.#readEnd(s)
    else this.#readAdvice(s)
  }

  #readEnd(s: State): void {
    const outcome = this.game.outcome(s)
    if (!outcome) throw new Error('nobody is to act, but there is no outcome')
    for (let seat = 0; seat < this.seats; seat++) this.score[seat] = outcome.scores[seat]!
    if (this.game.cooperative) {
      this.value.fill(victoryOf(outcome.ranks, 0, true))
      return
    }
    this.#squash()
    for (let seat = 0; seat < this.seats; seat++) {
      this.value[seat] = VICTORY * victoryOf(outcome.ranks, seat) + (1 - VICTORY) * this.value[seat]!
    }
  }

  #readAdvice(s: State): void {
    const { worth } = this.game.advice
    const net = this.#net
    if (this.game.cooperative) {
      this.score.fill(net ? PERCENT * chanceByOdds(net.worth(s, 0)) : worth(s, 0))
      this.value.fill(Math.min(1, Math.max(0, this.score[0]! / PERCENT)))
      return
    }
    for (let seat = 0; seat < this.seats; seat++) this.score[seat] = net ? net.worth(s, seat) : worth(s, seat)
    this.#squash()
  }

  /** Scores to chances: a seat's share among all, by the exponential of its points. */
  #squash(): void {
    let best = Number.NEGATIVE_INFINITY
    for (let seat = 0; seat < this.seats; seat++) best = Math.max(best, this.score[seat]!)
    let sum = 0
    for (let seat = 0; seat < this.seats; seat++) {
      this.value[seat] = Math.exp((this.score[seat]! - best) / this.#scale)
      sum += this.value[seat]!
    }
    for (let seat = 0; seat < this.seats; seat++) this.value[seat] = this.value[seat]! / sum
  }
}
