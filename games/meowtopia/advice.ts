// The moves worth thinking about, best first: a short list, made quickly.
import type { Advice, Move, MoveList } from '../../core/game.ts'
import { copyState, MOST_MOVES } from '../../core/game.ts'
import { MOST_PROMISING } from '../../core/ranking.ts'
import { farmKey, isSymmetric } from './advice/canonical.ts'
import {
  actionWorth,
  awakeWorth,
  bestOfAction,
  foodWorth,
  roleWorth,
  turnsLeft,
  WEIGHTS,
  worth,
} from './advice/estimate.ts'
import { COIN_GOOD, DISMISSAL_FOOD, MEAL, POINTS } from './data.ts'
import { BITS, fieldAt, fieldsBeside, layField, layStick, waterAt } from './farm.ts'
import { STEP } from './grid.ts'
import { awakeWorkers, billOf, usableWorkers } from './household.ts'
import { MERCHANT, moves, NOBODY_WAKES, SENT, WOKEN } from './moves.ts'
import { cellMoved, cellOfStick, sideOfStick } from './rules/action.ts'
import { tileTaken } from './rules/day.ts'
import { wakeCost } from './rules/morning.ts'
import { legal } from './rules.ts'
import type { MeowtopiaState } from './state.ts'
import { EVENING, FIELD, FOLLOW, HIRE, SELL, SEND, STICK, shape, TAKE, WAKE } from './state.ts'
import { foodInStock } from './stock.ts'

export const advice: Advice<MeowtopiaState> = {
  worth,
  promising,
  // Followers act in between, so what bots count as a round is shorter than one of the rules.
  rounds: () => 8,
  tries: { skilled: 1300, expert: 10_000 },
  strengths: { novice: -203, casual: 0, skilled: 635, expert: 865 },
  drift: 10,
  tuning: { weights: WEIGHTS, use: (weights) => Object.assign(WEIGHTS, weights) },
}

/** A move that need not be looked at. */
const HOPELESS = Number.NEGATIVE_INFINITY

function rate(s: MeowtopiaState, move: Move): number {
  switch (s.phase) {
    case WAKE:
      return rateWake(s, move)
    case SELL:
      return rateSell(s, move)
    case TAKE:
      return rateTake(s, move)
    case SEND:
      return rateSend(s, move)
    case FIELD:
      return rateField(s, cellMoved(move))
    case STICK:
      return rateStick(s, cellOfStick(move), sideOfStick(move))
    case HIRE:
      return roleWorth(s, s.actor, moves.kinds.recruit.role(move) === MERCHANT, turnsLeft(s, s.actor))
    case FOLLOW:
      return rateFollow(s, move)
    case EVENING:
      return rateEvening(s, move)
    default:
      return 0
  }
}

/** Of several ways to choose the same number of kittens, the one that takes the families in order. */
function isPlain(counts: typeof WOKEN | typeof SENT, there: Uint8Array, seat: number, move: Move): boolean {
  let full = true
  for (let family = 0; family < counts.length; family++) {
    const count = counts[family](move)
    if (count > 0 && !full) return false
    if (count < there[seat * counts.length + family]) full = false
  }
  return true
}

function rateWake(s: MeowtopiaState, move: Move): number {
  if (!isPlain(WOKEN, s.asleep, s.actor, move)) return HOPELESS
  const woken = WOKEN[0](move) + WOKEN[1](move) + WOKEN[2](move) + WOKEN[3](move)
  return woken * awakeWorth(turnsLeft(s, s.actor)) + foodWorth(s, s.actor, -wakeCost(s, move))
}

function rateSell(s: MeowtopiaState, move: Move): number {
  const { close, sell } = moves.kinds
  if (close.has(move)) return 0
  // A little more for the merchant that is served already: the order does not matter, so that one is enough.
  const settled = sell.goods(move) * 0.01
  if (sell.good(move) + 1 === COIN_GOOD) return POINTS.soldCoin - WEIGHTS.coin + settled
  return POINTS.soldFood + foodWorth(s, s.actor, -1) + settled
}

function rateTake(s: MeowtopiaState, move: Move): number {
  const { take } = moves.kinds
  const seat = s.actor
  const does = take.does(move)
  const most = Math.min(awakeWorkers(s, seat), usableWorkers(s, seat, does))
  let rating =
    foodWorth(s, seat, s.tileFood[tileTaken(s, move)]) + bestOfAction(s, seat, does, most, turnsLeft(s, seat) - 1)
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && awakeWorkers(s, other) > 0 && usableWorkers(s, other, take.others(move)) > 0)
      rating -= WEIGHTS.others * actionWorth(s, other, take.others(move), 1, turnsLeft(s, other))
  return rating
}

function rateSend(s: MeowtopiaState, move: Move): number {
  if (!isPlain(SENT, s.awake, s.actor, move)) return HOPELESS
  const sent = SENT[0](move) + SENT[1](move) + SENT[2](move) + SENT[3](move)
  const turns = turnsLeft(s, s.actor)
  return actionWorth(s, s.actor, s.does, sent, turns) - sent * awakeWorth(turns)
}

function rateField(s: MeowtopiaState, cell: number): number {
  const water = waterAt(s, s.actor, cell)
  const open = fieldsBeside(s, s.actor, cell) - BITS[water]
  return BITS[water] + WEIGHTS.pair * open + (water === 0 ? 0 : WEIGHTS.promise * turnsLeft(s, s.actor))
}

function rateStick(s: MeowtopiaState, cell: number, side: number): number {
  const near = fieldAt(s, s.actor, cell)
  const far = fieldAt(s, s.actor, cell + STEP[side])
  const watered = (near >= 0 ? 1 : 0) + (far >= 0 ? 1 : 0)
  const wet = (near >= 0 && s.water[near] === 0 ? 1 : 0) + (far >= 0 && s.water[far] === 0 ? 1 : 0)
  return watered + wet * WEIGHTS.promise * turnsLeft(s, s.actor)
}

function rateFollow(s: MeowtopiaState, move: Move): number {
  const { follow, pass } = moves.kinds
  const turns = turnsLeft(s, s.actor)
  if (follow.has(move)) return actionWorth(s, s.actor, s.others, 1, turns) - awakeWorth(turns)
  return pass.wakes(move) === NOBODY_WAKES ? foodWorth(s, s.actor, Math.min(1, foodInStock(s))) : awakeWorth(turns)
}

function rateMeal(bill: number, unfed: number): number {
  return unfed * POINTS.penalty - Math.max(0, bill - MEAL * unfed) * WEIGHTS.food
}

function rateEvening(s: MeowtopiaState, move: Move): number {
  const { dismiss, feed, retire } = moves.kinds
  const seat = s.actor
  const bill = billOf(s, seat)
  if (feed.has(move)) return rateMeal(bill, feed.unfed(move))
  const turns = turnsLeft(s, seat)
  // §4.5 a player who dismisses one goes on until the others can be fed; the next ones are thought to be no better.
  const partings = Math.max(1, Math.ceil((bill - s.food[seat]) / (DISMISSAL_FOOD + MEAL)))
  const gained = (DISMISSAL_FOOD + Math.min(bill, MEAL) * turns) * WEIGHTS.food
  const lost = retire.has(move)
    ? WEIGHTS.merchant * turns + unitWorth(retire.good(move)) * retire.goods(move)
    : WEIGHTS.worker * turns + (dismiss.state(move) === 0 ? awakeWorth(turns) : 0)
  return rateMeal(Math.max(0, bill - MEAL * partings), 0) + partings * (gained - lost - POINTS.kitten)
}

const unitWorth = (good: number) => (good === COIN_GOOD ? POINTS.soldCoin : POINTS.soldFood)

const ratings = new Float64Array(MOST_MOVES)
const keys = new Float64Array(MOST_PROMISING)
const scratch = shape.blank()

/** The farm after a placement, but for where it lies and how it is turned. */
function keyAfter(s: MeowtopiaState, move: Move): number {
  copyState(s, scratch)
  if (s.phase === FIELD) layField(scratch, s.actor, cellMoved(move))
  else layStick(scratch, s.actor, cellOfStick(move), sideOfStick(move))
  return farmKey(scratch, s.actor)
}

function promising(s: MeowtopiaState, into: MoveList): number {
  const count = legal(s, into)
  for (let i = 0; i < count; i++) ratings[i] = rate(s, into[i])
  // On a farm with a symmetry, placements that are images of each other are one.
  const images = (s.phase === FIELD || s.phase === STICK) && isSymmetric(s, s.actor)
  let kept = 0
  for (let from = 0; from < count && kept < MOST_PROMISING; from++) {
    let best = from
    for (let i = from + 1; i < count; i++) if (ratings[i] > ratings[best]) best = i
    if (ratings[best] === HOPELESS) break
    const move = into[best]
    into[best] = into[from]
    ratings[best] = ratings[from]
    if (images && isRepeated(keyAfter(s, move), kept)) continue
    into[kept++] = move
  }
  return kept
}

function isRepeated(key: number, kept: number): boolean {
  for (let i = 0; i < kept; i++) if (keys[i] === key) return true
  keys[kept] = key
  return false
}
