// Food and coins of the common supply (§1.2): as many as the box holds, or without end.
import { COIN_GOOD, FOOD_GOOD } from './data.ts'
import type { MeowtopiaState } from './state.ts'

/** How much food can still be gained. */
export function foodInStock(s: MeowtopiaState): number {
  return s.boxed === 0 ? Number.POSITIVE_INFINITY : s.foodLeft
}

export function coinsInStock(s: MeowtopiaState): number {
  return s.boxed === 0 ? Number.POSITIVE_INFINITY : s.coinsLeft
}

/** Food leaves the supply, as much as is left; gives how much. */
export function drawFood(s: MeowtopiaState, food: number): number {
  if (s.boxed === 0) return food
  const drawn = Math.min(food, s.foodLeft)
  s.foodLeft -= drawn
  return drawn
}

/** A household gains what is left; gives how much. */
export function gainFood(s: MeowtopiaState, seat: number, food: number): number {
  const gained = drawFood(s, food)
  s.food[seat] += gained
  return gained
}

export function gainCoins(s: MeowtopiaState, seat: number, coins: number): number {
  const gained = Math.min(coins, coinsInStock(s))
  if (s.boxed !== 0) s.coinsLeft -= gained
  s.coins[seat] += gained
  return gained
}

/** What is paid goes back. */
export function payFood(s: MeowtopiaState, seat: number, food: number): void {
  s.food[seat] -= food
  if (s.boxed !== 0) s.foodLeft += food
}

export function payCoin(s: MeowtopiaState, seat: number): void {
  s.coins[seat]--
  if (s.boxed !== 0) s.coinsLeft++
}

/** The goods of a merchant that leaves go back. */
export function returnGoods(s: MeowtopiaState, good: number, goods: number): void {
  if (s.boxed === 0) return
  if (good === FOOD_GOOD) s.foodLeft += goods
  else if (good === COIN_GOOD) s.coinsLeft += goods
}
