// The morning (§4.1, §4.2): waking workers, selling to merchants.
import type { Move, MoveList } from '../../../core/game.ts'
import { COIN_GOOD, FOOD_GOOD, GOODS, POINTS } from '../data.ts'
import type { MeowtopiaTell } from '../events.ts'
import { asleepWorkers, findOpenMerchant, isOpen } from '../household.ts'
import { moves, WOKEN } from '../moves.ts'
import { CODE } from '../refusals.ts'
import type { MeowtopiaState } from '../state.ts'
import { MOST_MERCHANTS, MOST_SEATS, SELL, TAKE } from '../state.ts'
import { gainFood, payFood } from '../stock.ts'

/** §4.1 how many could wake: a single one is free. */
function mostWoken(s: MeowtopiaState): number {
  const asleep = asleepWorkers(s, s.actor)
  return asleep === 1 ? 1 : Math.min(asleep, s.food[s.actor])
}

export function canWake(s: MeowtopiaState): boolean {
  return mostWoken(s) > 0
}

export function wakeMoves(s: MeowtopiaState, into: MoveList): number {
  const { asleep } = s
  const at = s.actor * MOST_SEATS
  const most = mostWoken(s)
  let n = 0
  for (let a = 0; a <= asleep[at] && a <= most; a++)
    for (let b = 0; b <= asleep[at + 1] && a + b <= most; b++)
      for (let c = 0; c <= asleep[at + 2] && a + b + c <= most; c++)
        for (let d = 0; d <= asleep[at + 3] && a + b + c + d <= most; d++) into[n++] = moves.kinds.wake.of(a, b, c, d)
  return n
}

/** §4.1 what it costs to wake some of those asleep: a single one wakes for nothing. */
export const priceOfWaking = (asleep: number, woken: number): number => (asleep === 1 ? 0 : woken)

/** What waking these costs. */
export function wakeCost(s: MeowtopiaState, move: Move): number {
  const woken = WOKEN[0](move) + WOKEN[1](move) + WOKEN[2](move) + WOKEN[3](move)
  return priceOfWaking(asleepWorkers(s, s.actor), woken)
}

export function checkWake(s: MeowtopiaState, move: Move): number {
  for (let family = 0; family < MOST_SEATS; family++)
    if (WOKEN[family](move) > s.asleep[s.actor * MOST_SEATS + family]) return CODE['not-asleep']
  return wakeCost(s, move) > s.food[s.actor] ? CODE['wake-cost'] : 0
}

export function playWake(s: MeowtopiaState, move: Move, tell: MeowtopiaTell): void {
  const seat = s.actor
  const paid = wakeCost(s, move)
  for (let family = 0; family < MOST_SEATS; family++) {
    const count = WOKEN[family](move)
    s.asleep[seat * MOST_SEATS + family] -= count
    s.awake[seat * MOST_SEATS + family] += count
  }
  payFood(s, seat, paid)
  s.phase = SELL
  if (tell) tell({ kind: 'woke', seat, kittens: WOKEN.map((woken) => woken(move)), paid })
}

/** §4.1 all awake: a reward; or too poor to wake anybody. */
export function wakeNobody(s: MeowtopiaState, tell: MeowtopiaTell): void {
  const seat = s.actor
  const rested = asleepWorkers(s, seat) === 0
  const food = rested ? gainFood(s, seat, 1) : 0
  s.phase = SELL
  if (!tell) return
  if (rested) tell({ kind: 'rested', seat, food })
  else tell({ kind: 'woke', seat, kittens: [0, 0, 0, 0], paid: 0 })
}

function unitsOf(s: MeowtopiaState, seat: number, good: number): number {
  return good === FOOD_GOOD ? s.food[seat] : s.coins[seat]
}

/** §4.2 whether a merchant could be given something. */
export function canSell(s: MeowtopiaState): boolean {
  const seat = s.actor
  const count = s.merchants[seat]
  for (let i = 0; i < count; i++)
    for (let good = FOOD_GOOD; good <= COIN_GOOD; good++)
      if (isOpen(s, seat, i, good) && unitsOf(s, seat, good) > 0) return true
  return false
}

export function sellMoves(s: MeowtopiaState, into: MoveList): number {
  const seat = s.actor
  const count = s.merchants[seat]
  let n = 0
  for (let i = 0; i < count; i++) {
    const at = seat * MOST_MERCHANTS + i
    for (let good = FOOD_GOOD; good <= COIN_GOOD; good++) {
      if (!isOpen(s, seat, i, good) || unitsOf(s, seat, good) === 0) continue
      // Of merchants that are alike, the first.
      if (findOpenMerchant(s, seat, s.merchantFamily[at], good, s.merchantGoods[at]) !== i) continue
      into[n++] = moves.kinds.sell.of(s.merchantFamily[at], good - 1, s.merchantGoods[at])
    }
  }
  into[n++] = moves.kinds.close.of()
  return n
}

const goodSold = (move: Move) => moves.kinds.sell.good(move) + 1

export function checkSell(s: MeowtopiaState, move: Move): number {
  const { sell } = moves.kinds
  const seat = s.actor
  const good = goodSold(move)
  if (findOpenMerchant(s, seat, sell.family(move), good, sell.goods(move)) < 0)
    return wasServed(s, sell.family(move), good, sell.goods(move)) ? CODE['merchant-served'] : CODE['no-merchant']
  return unitsOf(s, seat, good) === 0 ? CODE['no-goods'] : 0
}

function wasServed(s: MeowtopiaState, family: number, good: number, goods: number): boolean {
  const from = s.actor * MOST_MERCHANTS
  for (let at = from; at < from + s.merchants[s.actor]; at++)
    if (
      s.merchantServed[at] === 1 &&
      s.merchantFamily[at] === family &&
      s.merchantGood[at] === good &&
      s.merchantGoods[at] === goods
    )
      return true
  return false
}

export function playSell(s: MeowtopiaState, move: Move, tell: MeowtopiaTell): void {
  const { sell } = moves.kinds
  const seat = s.actor
  const family = sell.family(move)
  const good = goodSold(move)
  const at = seat * MOST_MERCHANTS + findOpenMerchant(s, seat, family, good, sell.goods(move))
  if (good === FOOD_GOOD) s.food[seat]--
  else s.coins[seat]--
  s.merchantGood[at] = good
  s.merchantGoods[at]++
  s.merchantServed[at] = 1
  if (!tell) return
  const points = good === FOOD_GOOD ? POINTS.soldFood : POINTS.soldCoin
  tell({ kind: 'sold', seat, family, good: GOODS[good], goods: s.merchantGoods[at], points })
}

/** The morning is over. */
export function closeShop(s: MeowtopiaState): void {
  const from = s.actor * MOST_MERCHANTS
  const to = from + s.merchants[s.actor]
  for (let at = from; at < to; at++) s.merchantServed[at] = 0
  s.phase = TAKE
}
