// The evening (§4.5): the meal; or dismissals, and then a meal for everybody who is left.
import type { Move, MoveList } from '../../../core/game.ts'
import { DISMISSAL_FOOD, GOODS, MEAL, penaltyOf } from '../data.ts'
import type { MeowtopiaTell } from '../events.ts'
import { billOf, fewestUnfed, findMerchant, mostUnfed, workersOf } from '../household.ts'
import { ASLEEP, AWAKE, moves } from '../moves.ts'
import { CODE } from '../refusals.ts'
import type { MeowtopiaState } from '../state.ts'
import { MOST_MERCHANTS, MOST_SEATS } from '../state.ts'
import { gainFood, payFood, returnGoods } from '../stock.ts'

export function eveningMoves(s: MeowtopiaState, into: MoveList): number {
  const { dismiss, retire, feed } = moves.kinds
  const seat = s.actor
  const bill = billOf(s, seat)
  const most = s.parted === 0 ? mostUnfed(bill) : 0
  let n = 0
  for (let unfed = fewestUnfed(s, seat, bill); unfed <= most; unfed++) into[n++] = feed.of(unfed)
  if (workersOf(s, seat) > 1)
    for (let family = 0; family < MOST_SEATS; family++) {
      if (s.awake[seat * MOST_SEATS + family] > 0) into[n++] = dismiss.of(family, AWAKE)
      if (s.asleep[seat * MOST_SEATS + family] > 0) into[n++] = dismiss.of(family, ASLEEP)
    }
  for (let i = 0; i < s.merchants[seat]; i++) {
    const at = seat * MOST_MERCHANTS + i
    const family = s.merchantFamily[at]
    const good = s.merchantGood[at]
    const goods = s.merchantGoods[at]
    if (findMerchant(s, seat, family, good, goods) === i) into[n++] = retire.of(family, good, goods)
  }
  return n
}

export function checkDismiss(s: MeowtopiaState, move: Move): number {
  const { dismiss } = moves.kinds
  const list = dismiss.state(move) === AWAKE ? s.awake : s.asleep
  if (list[s.actor * MOST_SEATS + dismiss.family(move)] === 0) return CODE['not-in-household']
  return workersOf(s, s.actor) === 1 ? CODE['last-worker'] : 0
}

export function playDismiss(s: MeowtopiaState, move: Move, tell: MeowtopiaTell): void {
  const { dismiss } = moves.kinds
  const seat = s.actor
  const family = dismiss.family(move)
  const awake = dismiss.state(move) === AWAKE
  const list = awake ? s.awake : s.asleep
  list[seat * MOST_SEATS + family]--
  const food = sendHome(s, family)
  if (tell) tell({ kind: 'dismissed', seat, family, was: awake ? 'awake' : 'asleep', good: 'none', goods: 0, food })
}

/** Gives the food gained. */
function sendHome(s: MeowtopiaState, family: number): number {
  s.parted = 1
  s.supply[family]++
  return gainFood(s, s.actor, DISMISSAL_FOOD)
}

export function checkRetire(s: MeowtopiaState, move: Move): number {
  const { retire } = moves.kinds
  const found = findMerchant(s, s.actor, retire.family(move), retire.good(move), retire.goods(move))
  return found < 0 ? CODE['not-in-household'] : 0
}

export function playRetire(s: MeowtopiaState, move: Move, tell: MeowtopiaTell): void {
  const { retire } = moves.kinds
  const seat = s.actor
  const family = retire.family(move)
  const good = retire.good(move)
  const goods = retire.goods(move)
  removeMerchant(s, seat, findMerchant(s, seat, family, good, goods))
  returnGoods(s, good, goods)
  const food = sendHome(s, family)
  if (tell) tell({ kind: 'dismissed', seat, family, was: 'merchant', good: GOODS[good], goods, food })
}

function removeMerchant(s: MeowtopiaState, seat: number, i: number): void {
  const from = seat * MOST_MERCHANTS
  const last = from + s.merchants[seat] - 1
  for (let at = from + i; at < last; at++) {
    s.merchantFamily[at] = s.merchantFamily[at + 1]
    s.merchantGood[at] = s.merchantGood[at + 1]
    s.merchantGoods[at] = s.merchantGoods[at + 1]
  }
  s.merchantFamily[last] = 0
  s.merchantGood[last] = 0
  s.merchantGoods[last] = 0
  s.merchants[seat]--
}

export function checkFeed(s: MeowtopiaState, move: Move): number {
  const unfed = moves.kinds.feed.unfed(move)
  const bill = billOf(s, s.actor)
  const fewest = fewestUnfed(s, s.actor, bill)
  if (s.parted !== 0) return unfed > 0 ? CODE['not-both'] : fewest > 0 ? CODE['dismiss-more'] : 0
  if (unfed > mostUnfed(bill)) return CODE['too-many-unfed']
  return unfed < fewest ? CODE['must-go-unfed'] : 0
}

/** Pays the bill but for the unfed. */
export function feed(s: MeowtopiaState, bill: number, unfed: number, tell: MeowtopiaTell): void {
  const seat = s.actor
  const paid = Math.max(0, bill - MEAL * unfed)
  payFood(s, seat, paid)
  s.penalties[seat] += unfed
  if (tell) tell({ kind: 'fed', seat, bill, paid, unfed, points: penaltyOf(unfed) })
}
