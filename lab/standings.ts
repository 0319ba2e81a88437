// The standings of an arena: how often each bot won, with 95 % intervals from the spread between blocks.

import { sum } from '../core/lists.ts'
import { victoryOf } from '../core/victory.ts'
import type { BlockGame, BlockResult, Contest } from './block.ts'

export interface BotStanding {
  readonly bot: string
  readonly games: number
  /** The share of victories a seat; a shared one counts in parts. */
  readonly winRate: number
  readonly low: number
  readonly high: number
  /** Against the other bots, seat by seat. */
  readonly elo: number
  readonly meanScore: number
}

export interface Timing {
  readonly bot: string
  readonly meanMilliseconds: number
  readonly longestMilliseconds: number
}

/** So many standard errors on either side are an interval of 95 %. */
export const NORMAL_95 = 1.96
/** A stop ahead of time is looked for again and again, so it takes more. */
const NORMAL_SEQUENTIAL = 3
const LEAST_BLOCKS = 10

interface Sums {
  /** By block. */
  readonly rates: number[]
  readonly scores: number[]
  /** Duels of seats with other bots: points and number. */
  points: number
  duels: number
  decisions: number
  milliseconds: number
  longest: number
}

export class Standings {
  readonly #contest: Contest
  readonly #cooperative: boolean
  readonly #sums: readonly Sums[]
  games = 0

  constructor(contest: Contest, cooperative: boolean) {
    this.#contest = contest
    this.#cooperative = cooperative
    this.#sums = contest.bots.map(() => ({
      rates: [],
      scores: [],
      points: 0,
      duels: 0,
      decisions: 0,
      milliseconds: 0,
      longest: 0,
    }))
  }

  add({ games, clocks }: BlockResult): void {
    this.games += games.length
    for (const [bot, sums] of this.#sums.entries()) {
      const seats = games.flatMap((game) =>
        game.seated.flatMap((seated, seat) => (seated === bot ? [this.#seatResult(game, seat)] : [])),
      )
      sums.rates.push(mean(seats.map(({ won }) => won)))
      sums.scores.push(mean(seats.map(({ score }) => score)))
      for (const game of games) this.#duel(game, bot, sums)
      const clock = clocks[bot]
      if (!clock) continue
      sums.decisions += clock.decisions
      sums.milliseconds += clock.milliseconds
      sums.longest = Math.max(sums.longest, clock.longest)
    }
  }

  #seatResult({ outcome }: BlockGame, seat: number): { readonly won: number; readonly score: number } {
    return { won: victoryOf(outcome.ranks, seat, this.#cooperative), score: outcome.scores[seat] ?? 0 }
  }

  #duel({ seated, outcome }: BlockGame, bot: number, sums: Sums): void {
    for (const [seat, one] of seated.entries())
      for (const [otherSeat, other] of seated.entries()) {
        if (one !== bot || other === bot) continue
        const lead = (outcome.ranks[otherSeat] ?? 0) - (outcome.ranks[seat] ?? 0)
        sums.points += lead > 0 ? 1 : lead < 0 ? 0 : 0.5
        sums.duels++
      }
  }

  standings(): readonly BotStanding[] {
    return this.#sums.map((sums, bot): BotStanding => {
      const winRate = mean(sums.rates)
      const half = halfWidth(sums.rates, NORMAL_95)
      return {
        bot: this.#contest.bots[bot] ?? '',
        games: this.games,
        winRate: rounded(winRate),
        low: rounded(Math.max(0, winRate - half)),
        high: rounded(Math.min(1, winRate + half)),
        elo: eloOf(sums.points, sums.duels),
        meanScore: rounded(mean(sums.scores)),
      }
    })
  }

  timings(): readonly Timing[] {
    return this.#sums.map(({ decisions, milliseconds, longest }, bot) => ({
      bot: this.#contest.bots[bot] ?? '',
      meanMilliseconds: rounded(decisions === 0 ? 0 : milliseconds / decisions),
      longestMilliseconds: rounded(longest),
    }))
  }

  /** Whether it is plain that the first bot is better or worse than the last. */
  get certain(): boolean {
    return (this.#sums[0]?.rates.length ?? 0) >= LEAST_BLOCKS && this.#sureLead(NORMAL_SEQUENTIAL) !== 0
  }

  /** Which of the first bot and the last wins more often; null if chance could have made the difference. */
  get stronger(): string | null {
    const lead = this.#sureLead(NORMAL_95)
    return lead === 0 ? null : (this.#contest.bots.at(lead > 0 ? 0 : -1) ?? null)
  }

  /** By how much the first bot leads the last, 0 if the interval holds that they are equal. */
  #sureLead(normal: number): number {
    const last = this.#sums.at(-1)?.rates ?? []
    const leads = (this.#sums[0]?.rates ?? []).map((rate, block) => rate - (last[block] ?? 0))
    const lead = mean(leads)
    return Math.abs(lead) > halfWidth(leads, normal) ? lead : 0
  }
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length
}

/** Half of the interval round the mean; where no two blocks differ, what so few blocks leave open (the rule of three). */
export function halfWidth(values: readonly number[], normal: number): number {
  if (values.length < 2) return 1
  const middle = mean(values)
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
  return variance === 0 ? Math.min(1, 3 / values.length) : normal * Math.sqrt(variance / values.length)
}

/** With half a victory and half a defeat more, so that a clean sheet has a figure too. */
function eloOf(points: number, duels: number): number {
  const share = (points + 0.5) / (duels + 1)
  return Math.round(400 * Math.log10(share / (1 - share)))
}

export const rounded = (value: number) => Math.round(value * 1000) / 1000
