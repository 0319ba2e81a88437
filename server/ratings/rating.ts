// How results become ratings. A rating follows from the results of a game in their order, and from nothing else.
import { rate, rating } from 'openskill'
import type { Outcome } from '../../core/game.ts'
import type { AnyChosen } from '../../core/options.ts'
import type { RatingRow } from '../store/schema.ts'

/** A seat that is rated: as whom, and which place it took. */
export interface Ranked {
  readonly seat: number
  readonly player: string
  readonly rank: number
}

export interface RatedGame {
  readonly game: string
  readonly ranks: readonly Ranked[]
  /** Where all play together: the level, if there are levels. */
  readonly together?: { readonly level: number | null }
}

export type Rating = Omit<RatingRow, 'game'>

/** The places: who had given up, or was stood in for at the end, comes last. */
export function placesOf({ ranks }: Outcome, isAway: (seat: number) => boolean): readonly number[] {
  return ranks.map((rank, seat) => (isAway(seat) ? ranks.length : rank))
}

/** The level of a co-operative game, as its options tell it. */
export function levelOf(options: AnyChosen): number | null {
  const level = Number(options.level)
  return Number.isInteger(level) ? level : null
}

const newcomer = (player: string): Rating => ({ player, ...rating(), games: 0, wins: 0, best: null })

/** The ratings of those who played, after this result. One who played several seats, as bots may, gets the mean. */
export function rated(
  { ranks, together }: RatedGame,
  before: (player: string) => Rating | undefined,
): readonly Rating[] {
  const players = [...new Set(ranks.map(({ player }) => player))]
  const known = new Map(players.map((player) => [player, before(player) ?? newcomer(player)]))
  if (together) return [...known.values()].map((one) => wonTogether(one, ranks, together.level))
  const teams = ranks.map(({ player }) => {
    const { mu, sigma } = known.get(player) as Rating
    return [{ mu, sigma }]
  })
  const after = rate(teams, { rank: ranks.map(({ rank }) => rank) })
  return [...known.values()].map((one) => {
    const own = ranks.flatMap(({ player }, i) => (player === one.player ? [i] : []))
    const mean = (of: 'mu' | 'sigma') => own.reduce((sum, i) => sum + (after[i]?.[0]?.[of] ?? 0), 0) / own.length
    const won = own.some((i) => ranks[i]?.rank === 1)
    return { ...one, mu: mean('mu'), sigma: mean('sigma'), games: one.games + 1, wins: one.wins + Number(won) }
  })
}

function wonTogether(one: Rating, ranks: readonly Ranked[], level: number | null): Rating {
  const won = ranks.some(({ player, rank }) => player === one.player && rank === 1)
  const best = won && level !== null ? Math.max(one.best ?? level, level) : one.best
  return { ...one, games: one.games + 1, wins: one.wins + Number(won), best }
}
