// A household: how many kittens it has, what they eat, and what they can be sent to do.
import type { Unable } from './data.ts'
import { FOOD, FOOD_LADDER, GOLD, IRRIGATION, MEAL, MOST_WORKERS, RECRUIT } from './data.ts'
import { freeEdges } from './farm.ts'
import type { MeowtopiaState } from './state.ts'
import { MOST_FIELDS, MOST_MERCHANTS, MOST_SEATS } from './state.ts'
import { coinsInStock, foodInStock } from './stock.ts'

export function awakeWorkers(s: MeowtopiaState, seat: number): number {
  return sumOfFour(s.awake, seat)
}

export function asleepWorkers(s: MeowtopiaState, seat: number): number {
  return sumOfFour(s.asleep, seat)
}

function sumOfFour(list: Uint8Array, seat: number): number {
  const at = seat * MOST_SEATS
  return list[at] + list[at + 1] + list[at + 2] + list[at + 3]
}

/** §7 merchants are always awake. */
export function awakeKittens(s: MeowtopiaState, seat: number): number {
  return awakeWorkers(s, seat) + s.merchants[seat]
}

export function workersOf(s: MeowtopiaState, seat: number): number {
  return awakeWorkers(s, seat) + asleepWorkers(s, seat)
}

export function kittensOf(s: MeowtopiaState, seat: number): number {
  return workersOf(s, seat) + s.merchants[seat]
}

/** §3 whether the field at this place of the state has water: one stick is enough. */
export function isWatered(s: MeowtopiaState, at: number): boolean {
  return s.water[at] !== 0
}

export function irrigatedFields(s: MeowtopiaState, seat: number): number {
  const from = seat * MOST_FIELDS
  const to = from + s.fields[seat]
  let count = 0
  for (let i = from; i < to; i++) if (isWatered(s, i)) count++
  return count
}

/** §4.5 what feeding everybody would cost now. */
export function billOf(s: MeowtopiaState, seat: number): number {
  return Math.max(0, MEAL * kittensOf(s, seat) - irrigatedFields(s, seat))
}

/** §4.5 the food that is missing for a bill. */
export function shortOf(s: MeowtopiaState, seat: number, bill: number): number {
  return Math.max(0, bill - s.food[seat])
}

/** §4.5 how many must go unfed, and how many may: who goes unfed leaves a whole meal unpaid. */
export function fewestUnfed(s: MeowtopiaState, seat: number, bill: number): number {
  return Math.ceil(shortOf(s, seat, bill) / MEAL)
}

export function mostUnfed(bill: number): number {
  return Math.ceil(bill / MEAL)
}

function supplyLeft(s: MeowtopiaState): number {
  const { supply } = s
  return supply[0] + supply[1] + supply[2] + supply[3]
}

/** §1.2, §4.3 the fewest workers that bring all the food left. */
function usableForFood(s: MeowtopiaState): number {
  const left = foodInStock(s)
  let workers = 0
  while (workers < MOST_WORKERS && FOOD_LADDER[workers] < left) workers++
  return workers
}

/** §4.3 how many workers the action can use. */
export function usableWorkers(s: MeowtopiaState, seat: number, action: number): number {
  if (action === RECRUIT) return Math.min(s.coins[seat], supplyLeft(s), MOST_WORKERS)
  if (action === IRRIGATION) return Math.min(freeEdges(s, seat), MOST_WORKERS)
  if (action === GOLD) return Math.min(coinsInStock(s), MOST_WORKERS)
  return action === FOOD ? usableForFood(s) : MOST_WORKERS
}

export function mostToSend(s: MeowtopiaState, seat: number): number {
  return Math.min(awakeWorkers(s, seat), usableWorkers(s, seat, s.does))
}

/** Whether anybody at the table could be sent to do one of these actions. */
export function isOfUse(s: MeowtopiaState, action: number, other: number): boolean {
  for (let seat = 0; seat < s.seats; seat++)
    if (awakeWorkers(s, seat) > 0 && (usableWorkers(s, seat, action) > 0 || usableWorkers(s, seat, other) > 0))
      return true
  return false
}

/** §4.4 */
export function canFollow(s: MeowtopiaState, seat: number): boolean {
  return awakeWorkers(s, seat) > 0 && usableWorkers(s, seat, s.others) > 0
}

/** §4.4 why somebody cannot follow; null for those who can. */
export function whyUnable(s: MeowtopiaState, seat: number): Unable | null {
  if (canFollow(s, seat)) return null
  if (awakeWorkers(s, seat) === 0) return 'awake'
  return s.others === RECRUIT && s.coins[seat] === 0 ? 'coin' : 'use'
}

/** §4.2 whether this merchant takes this good now. */
export function isOpen(s: MeowtopiaState, seat: number, i: number, good: number): boolean {
  const at = seat * MOST_MERCHANTS + i
  return s.merchantServed[at] === 0 && (s.merchantGoods[at] === 0 || s.merchantGood[at] === good)
}

/** The first merchant that takes this good now and has this many, or −1. */
export function findOpenMerchant(s: MeowtopiaState, seat: number, family: number, good: number, goods: number): number {
  const from = seat * MOST_MERCHANTS
  const count = s.merchants[seat]
  for (let i = 0; i < count; i++)
    if (s.merchantFamily[from + i] === family && s.merchantGoods[from + i] === goods && isOpen(s, seat, i, good))
      return i
  return -1
}

/** The first merchant with these goods, or −1. */
export function findMerchant(s: MeowtopiaState, seat: number, family: number, good: number, goods: number): number {
  const from = seat * MOST_MERCHANTS
  const count = s.merchants[seat]
  for (let i = 0; i < count; i++) {
    const at = from + i
    if (s.merchantFamily[at] === family && s.merchantGood[at] === good && s.merchantGoods[at] === goods) return i
  }
  return -1
}
