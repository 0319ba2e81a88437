// Games counted: what the report shows, as plain data.
import type { Components } from '../../core/components.ts'
import type { AnyGame } from '../../core/game.ts'
import type { AnyChosen } from '../../core/options.ts'
import { victoryOf } from '../../core/victory.ts'
import type { BotStanding } from '../standings.ts'
import { mean, rounded } from '../standings.ts'
import type { GameFacts } from './facts.ts'
import type { Rate, Spread } from './statistics.ts'
import { rate, spread } from './statistics.ts'
import type { UseRow } from './uses.ts'
import { Uses } from './uses.ts'
import type { LiftRow } from './worth.ts'
import { Worth } from './worth.ts'

export interface SeatBalance {
  /** From 1. */
  readonly seat: number
  readonly wins: Rate
  readonly meanScore: number
}

export interface LineRow {
  readonly line: string
  readonly points: Spread
  readonly winners: number | null
  readonly others: number | null
}

export interface Balance {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: AnyChosen
  readonly bot: string
  readonly games: number
  readonly seed: string
  readonly cooperative: boolean
  /** Games won, where all win together. */
  readonly won: Rate | null
  /** By place in turn order. */
  readonly places: readonly SeatBalance[]
  /** By seat at the table. */
  readonly bySeat: readonly SeatBalance[]
  /** null where all win together. */
  readonly score: Spread | null
  readonly lines: readonly LineRow[]
  readonly steps: Spread | null
  readonly rounds: Spread | null
  readonly endings: readonly { readonly reason: string; readonly games: Rate }[]
  readonly leadChanges: Spread | null
  /** From the best score to the second. */
  readonly margin: Spread | null
  readonly lifts: readonly LiftRow[]
  readonly uses: readonly UseRow[]
  readonly never: ReturnType<Uses['never']>
  /** The stronger of two bots, if that was asked for. */
  readonly contest: Contested | null
}

export interface Contested {
  readonly games: number
  /** Null if the games do not tell. */
  readonly stronger: string | null
  readonly bots: readonly BotStanding[]
}

export interface BalanceQuestion {
  readonly seats: number
  readonly options: AnyChosen
  readonly bot: string
  readonly seed: string
}

class SeatSums {
  readonly #wins: number[]
  readonly #scores: number[]
  constructor(seats: number) {
    this.#wins = Array<number>(seats).fill(0)
    this.#scores = Array<number>(seats).fill(0)
  }
  add(seat: number, won: number, score: number): void {
    this.#wins[seat] = (this.#wins[seat] ?? 0) + won
    this.#scores[seat] = (this.#scores[seat] ?? 0) + score
  }
  rows(games: number): readonly SeatBalance[] {
    return this.#wins.map((wins, seat) => ({
      seat: seat + 1,
      wins: rate(wins, games),
      meanScore: games === 0 ? 0 : rounded((this.#scores[seat] ?? 0) / games),
    }))
  }
}

/** The points of a line, of winning seats and of the others. */
class LineSums {
  readonly #winners: number[] = []
  readonly #others: number[] = []

  add(won: boolean, points: number): void {
    if (won) this.#winners.push(points)
    else this.#others.push(points)
  }

  /** Seats without the line have nothing on it. */
  row(line: string, winners: number, others: number): LineRow {
    const [won, lost] = [filled(this.#winners, winners), filled(this.#others, others)]
    const middle = (values: readonly number[]) => (values.length === 0 ? null : rounded(mean(values)))
    return { line, points: spread([...won, ...lost]) as Spread, winners: middle(won), others: middle(lost) }
  }
}

const filled = (values: readonly number[], to: number) => [...values, ...Array<number>(to - values.length).fill(0)]

export class Tally {
  readonly #game: AnyGame
  readonly #asked: BalanceQuestion
  readonly #places: SeatSums
  readonly #seats: SeatSums
  readonly #lines = new Map<string, LineSums>()
  readonly #endings = new Map<string, number>()
  readonly #worth: Worth
  readonly #uses: Uses
  readonly #scores: number[] = []
  readonly #steps: number[] = []
  readonly #rounds: number[] = []
  readonly #leadChanges: number[] = []
  readonly #margins: number[] = []
  /** Seats with a sheet of their own, that won and that did not. */
  #winners = 0
  #others = 0

  constructor(game: AnyGame, components: Components, asked: BalanceQuestion) {
    this.#game = game
    this.#asked = asked
    this.#places = new SeatSums(asked.seats)
    this.#seats = new SeatSums(asked.seats)
    this.#worth = new Worth(game, components)
    this.#uses = new Uses(game, components)
  }

  get games(): number {
    return this.#steps.length
  }

  add(facts: GameFacts): void {
    const { outcome, rounds, leadChanges } = facts
    const shares = this.#shares(facts)
    const { seats } = this.#asked
    for (const [seat, share] of shares.entries()) {
      const score = outcome.scores[seat] ?? 0
      this.#seats.add(seat, share, score)
      this.#places.add((seat - facts.first + seats) % seats, share, score)
    }
    this.#addLines(facts)
    this.#worth.add(facts, shares)
    this.#uses.add(facts)
    this.#endings.set(outcome.reason, (this.#endings.get(outcome.reason) ?? 0) + 1)
    this.#steps.push(facts.steps)
    if (rounds !== null) this.#rounds.push(rounds)
    if (leadChanges !== null) this.#leadChanges.push(leadChanges)
    if (this.#game.cooperative) return
    this.#scores.push(...outcome.scores)
    this.#margins.push(marginOf(outcome.scores))
  }

  result(contest: Contested | null): Balance {
    const { cooperative, id, rules } = this.#game
    const { seats, options, bot, seed } = this.#asked
    const { games } = this
    return {
      game: id,
      rules,
      seats,
      options,
      bot,
      games,
      seed,
      cooperative,
      won: cooperative ? rate(this.#winners, games) : null,
      places: this.#places.rows(games),
      bySeat: this.#seats.rows(games),
      score: spread(this.#scores),
      lines: [...this.#lines].map(([line, sums]) => sums.row(line, this.#winners, this.#others)),
      steps: spread(this.#steps),
      rounds: spread(this.#rounds),
      endings: [...this.#endings]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([reason, count]) => ({ reason, games: rate(count, games) })),
      leadChanges: spread(this.#leadChanges),
      margin: spread(this.#margins),
      lifts: this.#worth.rows(),
      uses: this.#uses.rows(),
      never: this.#uses.never(),
      contest,
    }
  }

  /** By seat: the part of the victory; where all win together it is whole for everybody. */
  #shares({ outcome: { ranks } }: GameFacts): readonly number[] {
    return ranks.map((_, seat) => victoryOf(ranks, seat, this.#game.cooperative))
  }

  /** Where all win together, every seat shows the same sheet. */
  #addLines({ lines, outcome }: GameFacts): void {
    const own = this.#game.cooperative ? outcome.ranks.slice(0, 1) : outcome.ranks
    const winners = own.filter((rank) => rank === 1).length
    this.#winners += winners
    this.#others += own.length - winners
    for (const [line, points] of Object.entries(lines)) {
      const sums = this.#lines.get(line) ?? new LineSums()
      this.#lines.set(line, sums)
      for (const [seat, rank] of own.entries()) sums.add(rank === 1, points[seat] ?? 0)
    }
  }
}

function marginOf(scores: readonly number[]): number {
  const [best = 0, second = best] = [...scores].sort((a, b) => b - a)
  return best - second
}
