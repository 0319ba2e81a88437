// What a position and what an action are worth, in points: the judgement behind the advice.
import {
  COIN_GOOD,
  FIELDS,
  FOOD,
  FOOD_GOOD,
  FOOD_PER_POINT,
  foodFor,
  GOLD,
  IRRIGATION,
  LAST_ROUND,
  MEAL,
  NO_ENDING,
  POINTS,
} from '../data.ts'
import { openPairs, stickPoints } from '../farm.ts'
import { awakeWorkers, billOf, irrigatedFields, kittensOf, mostToSend, workersOf } from '../household.ts'
import { soldGoods, totalOf } from '../score.ts'
import type { MeowtopiaState } from '../state.ts'
import { activeSeat, FIELD, HIRE, OVER, SEND, STICK, TAKE } from '../state.ts'
import { foodInStock } from '../stock.ts'

/** In points; from first guesses by `ludopolis tune meowtopia --bot novice --generations 15 --games 480 --seed tune-1`. */
export const WEIGHTS = {
  /** A unit of food, and a coin. */
  food: 0.384,
  coin: 0.868,
  /** A worker that is awake, beyond the food it brings at the end. */
  awake: 0.391,
  /** What a worker or merchant earns in a round, before being fed. */
  worker: 0.8,
  merchant: 1.05,
  /** Workers beyond this many find little to do. */
  busy: 6.03,
  /** A dry field, and a pair of fields without a stick between them, while there is time. */
  field: 0.35,
  pair: 0.5,
  /** In each turn left, what a dry field promises to save when it is watered, if the kittens need it. */
  promise: 0.212,
  /** A unit of food that the next evening lacks. */
  hunger: 0.85,
  /** How many fields, or sticks, a player takes in a round: how soon the game ends. */
  pace: 0.631,
  /** What an action does for each of the others. */
  others: 0.0989,
}

/** §8 What one food is worth at the end. */
const FOOD_AT_END = 1 / FOOD_PER_POINT

/** How many turns a seat has still to play, without the one whose action is done. */
export function turnsLeft(s: MeowtopiaState, seat: number): number {
  const order = (seat + s.seats - s.first) % s.seats
  const now = order > s.turn || (order === s.turn && s.phase <= TAKE) ? 1 : 0
  if (s.ending !== NO_ENDING) return now
  const rounds = Math.min(s.fieldsLeft, s.sticksLeft) / (WEIGHTS.pace * s.seats)
  return now + Math.min(rounds, LAST_ROUND - s.round)
}

/** What a worker's being awake is worth. */
export function awakeWorth(turns: number): number {
  return FOOD_AT_END + WEIGHTS.awake * Math.min(1, turns)
}

/** What one more kitten costs in food over the turns left. */
function keepCost(s: MeowtopiaState, seat: number, turns: number, more: number): number {
  const surplus = irrigatedFields(s, seat) - MEAL * kittensOf(s, seat)
  return Math.max(0, MEAL * more - Math.max(0, surplus)) * FOOD_AT_END * turns
}

/** What a new kitten earns as a worker, or as a merchant. */
export function roleWorth(s: MeowtopiaState, seat: number, merchant: boolean, turns: number): number {
  if (merchant) return FOOD_AT_END + WEIGHTS.merchant * turns
  return awakeWorth(turns) + (workersOf(s, seat) < WEIGHTS.busy ? WEIGHTS.worker : WEIGHTS.worker / 3) * turns
}

/** What gaining (or spending) food is worth, the more so if the next evening lacks it. */
export function foodWorth(s: MeowtopiaState, seat: number, food: number): number {
  const lacking = Math.max(0, billOf(s, seat) - s.food[seat])
  const lackingThen = Math.max(0, billOf(s, seat) - s.food[seat] - food)
  return food * WEIGHTS.food + (lacking - lackingThen) * WEIGHTS.hunger
}

/** What doing an action with this many workers brings. */
export function actionWorth(s: MeowtopiaState, seat: number, action: number, workers: number, turns: number): number {
  switch (action) {
    case FOOD:
      return foodWorth(s, seat, foodFor(workers, foodInStock(s)))
    case GOLD:
      return workers * WEIGHTS.coin
    case IRRIGATION: {
      const wet = Math.min(2 * workers, s.fields[seat] - irrigatedFields(s, seat), billOf(s, seat))
      return workers + Math.min(workers, openPairs(s, seat)) + wet * (FOOD_AT_END - WEIGHTS.promise) * turns
    }
    case FIELDS: {
      const rim = Math.min(workers, 2 * s.sticks[seat] - stickPoints(s, seat))
      const bill = billOf(s, seat)
      const wet = Math.min(rim, bill)
      const dry = s.fields[seat] - irrigatedFields(s, seat)
      const promised = Math.max(0, Math.min(workers - wet, bill - wet - dry))
      const ground = workers * (WEIGHTS.field + WEIGHTS.pair) * Math.min(1, turns)
      return rim + ground + (wet * FOOD_AT_END + promised * WEIGHTS.promise) * turns
    }
    default: {
      const role = Math.max(roleWorth(s, seat, false, turns), roleWorth(s, seat, true, turns))
      return workers * (POINTS.kitten - WEIGHTS.coin + role) - keepCost(s, seat, turns, workers)
    }
  }
}

/** The best an action can bring when sending up to `most`, less the sleep of those sent. */
export function bestOfAction(s: MeowtopiaState, seat: number, action: number, most: number, turns: number): number {
  const sleep = awakeWorth(turns)
  let best = 0
  for (let workers = 1; workers <= most; workers++)
    best = Math.max(best, actionWorth(s, seat, action, workers, turns) - workers * sleep)
  return best
}

function pendingWorth(s: MeowtopiaState, seat: number, turns: number): number {
  if (s.actor !== seat) return 0
  switch (s.phase) {
    case SEND:
      return bestOfAction(s, seat, s.does, mostToSend(s, seat), turns)
    case FIELD:
    case STICK:
    case HIRE:
      return actionWorth(s, seat, seat === activeSeat(s) ? s.does : s.others, s.pending, turns)
    default:
      return 0
  }
}

/** In how many turns a merchant of this household can still be given something. */
function salesLeft(s: MeowtopiaState, seat: number, turns: number): number {
  if (s.boxed === 0) return turns
  let merchants = 0
  for (let other = 0; other < s.seats; other++) merchants += s.merchants[other]
  const own = (s.food[seat] + s.coins[seat]) / Math.max(1, s.merchants[seat])
  return Math.min(turns, own + (s.foodLeft + s.coinsLeft) / Math.max(1, merchants))
}

/** What a household earns in the turns left. */
function earning(s: MeowtopiaState, seat: number, turns: number): number {
  const bill = billOf(s, seat)
  const workers = workersOf(s, seat)
  const busy = Math.min(workers, WEIGHTS.busy) + Math.max(0, workers - WEIGHTS.busy) / 3
  const dry = s.fields[seat] - irrigatedFields(s, seat)
  const everyTurn = WEIGHTS.worker * busy - FOOD_AT_END * bill + WEIGHTS.promise * Math.min(dry, bill)
  return turns * everyTurn + salesLeft(s, seat, turns) * WEIGHTS.merchant * s.merchants[seat]
}

/** The points of what stays: kittens, sticks, sales and penalties. */
function fixedPoints(s: MeowtopiaState, seat: number): number {
  return (
    kittensOf(s, seat) * POINTS.kitten +
    stickPoints(s, seat) +
    soldGoods(s, seat, COIN_GOOD) * POINTS.soldCoin +
    soldGoods(s, seat, FOOD_GOOD) * POINTS.soldFood +
    s.penalties[seat] * POINTS.penalty
  )
}

/** The points of a household as it stands, and what it has in hand to make more of. */
function standing(s: MeowtopiaState, seat: number, turns: number): number {
  const bill = billOf(s, seat)
  const dry = s.fields[seat] - irrigatedFields(s, seat)
  const ground = WEIGHTS.field * dry + WEIGHTS.pair * openPairs(s, seat)
  return (
    fixedPoints(s, seat) +
    s.coins[seat] * WEIGHTS.coin +
    s.food[seat] * WEIGHTS.food +
    awakeWorkers(s, seat) * awakeWorth(turns) +
    s.merchants[seat] * FOOD_AT_END +
    Math.min(1, turns) * ground -
    Math.max(0, bill - s.food[seat]) * WEIGHTS.hunger +
    pendingWorth(s, seat, turns)
  )
}

function meanEarning(s: MeowtopiaState): number {
  let sum = 0
  for (let seat = 0; seat < s.seats; seat++) sum += earning(s, seat, turnsLeft(s, seat))
  return sum / s.seats
}

/**
 * How good the position looks for a seat, in points. Of the earnings in the turns left only the lead over the mean counts: who
 * earns less wants an early end, and a long game between equals is worth no more than a short one.
 */
export function worth(s: MeowtopiaState, seat: number): number {
  if (s.phase === OVER) return totalOf(s, seat)
  const turns = turnsLeft(s, seat)
  return standing(s, seat, turns) + earning(s, seat, turns) - meanEarning(s)
}
