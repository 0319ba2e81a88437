// The score sheet (§8), line by line.
import type { Outcome, ScoreLine } from '../../core/game.ts'
import { sum } from '../../core/lists.ts'
import { COIN_GOOD, ENDINGS, FOOD_GOOD, FOOD_PER_POINT, POINTS, penaltyOf } from './data.ts'
import { stickPoints } from './farm.ts'
import { kittensOf } from './household.ts'
import type { MeowtopiaState } from './state.ts'
import { MOST_MERCHANTS, OVER } from './state.ts'

export const LINES = ['kittens', 'sticks', 'sold-coins', 'sold-food', 'coins', 'food', 'penalties'] as const

/** How many units of a good lie on a household's merchants. */
export function soldGoods(s: MeowtopiaState, seat: number, good: number): number {
  const { merchantGood, merchantGoods } = s
  const from = seat * MOST_MERCHANTS
  const to = from + s.merchants[seat]
  let count = 0
  for (let i = from; i < to; i++) if (merchantGood[i] === good) count += merchantGoods[i]
  return count
}

/** In the order of LINES. */
function pointsOf(s: MeowtopiaState, seat: number): number[] {
  return [
    kittensOf(s, seat) * POINTS.kitten,
    stickPoints(s, seat),
    soldGoods(s, seat, COIN_GOOD) * POINTS.soldCoin,
    soldGoods(s, seat, FOOD_GOOD) * POINTS.soldFood,
    s.coins[seat] * POINTS.coin,
    Math.floor(s.food[seat] / FOOD_PER_POINT),
    penaltyOf(s.penalties[seat]),
  ]
}

export const totalOf = (s: MeowtopiaState, seat: number): number => sum(pointsOf(s, seat))

export function sheet(s: MeowtopiaState): readonly ScoreLine[] {
  const settled = s.phase === OVER
  return Array.from({ length: s.seats }, (_, seat) =>
    pointsOf(s, seat).map((points, i) => ({ seat, line: LINES[i], points, settled })),
  ).flat()
}

/** Why a game ended. */
export const REASONS = ENDINGS

/** §7, §8 */
export function outcome(s: MeowtopiaState): Outcome | null {
  if (s.phase !== OVER) return null
  const scores = Array.from({ length: s.seats }, (_, seat) => totalOf(s, seat))
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  return { ranks, scores, reason: REASONS[s.ending] }
}
