// Conservation and sense (§1): what every position that a game can reach fulfils.
import type { Refusal } from '../../core/game.ts'
import { answering } from '../../core/refusals.ts'
import {
  COIN_GOOD,
  FAMILIES,
  FAMILY_SIZE,
  FIELDS,
  FIELDS_ON_BOARD,
  FOOD_GOOD,
  IRRIGATION,
  LAST_FIELD,
  LAST_ROUND,
  LAST_STICK,
  MOST_WORKERS,
  NO_ENDING,
  NO_GOOD,
  RECRUIT,
  ROUND_LIMIT,
  START,
  STICKS_ON_BOARD,
} from './data.ts'
import { fieldAt } from './farm.ts'
import { EAST, HOME, opposite, SIDES, STEP } from './grid.ts'
import { asleepWorkers, awakeKittens, kittensOf, usableWorkers, workersOf } from './household.ts'
import { isDecision } from './rules/course.ts'
import { soldGoods } from './score.ts'
import type { MeowtopiaState } from './state.ts'
import {
  activeSeat,
  EVENING,
  FIELD,
  FOLLOW,
  HIRE,
  MOST_FIELDS,
  MOST_GAINED,
  MOST_KITTENS,
  MOST_MERCHANTS,
  MOST_SEATS,
  OVER,
  SELL,
  SEND,
  STICK,
  TAKE,
  TILES,
  tileOf,
} from './state.ts'
import { SETS } from './versions.ts'

/** No household can earn more food or coins in all rounds: 20 a turn and 2 for each following, tiles, rests and dismissals. */
const MOST_STORED = LAST_ROUND * 64

/** The codes that `invalid` answers with. */
export const INVALID = [
  'invalid-turn',
  'invalid-household',
  'invalid-kittens',
  'invalid-farm',
  'invalid-supply',
  'invalid-stock',
  'invalid-ending',
  'invalid-tiles',
] as const

const wrong = answering(INVALID)
const isZero = (list: ArrayLike<number>, from: number, to: number) => {
  for (let i = from; i < to; i++) if (list[i] !== 0) return false
  return true
}

export function invalid(s: MeowtopiaState): Refusal | null {
  return (
    wrongFrame(s) ??
    wrongHouseholds(s) ??
    wrongFamilies(s) ??
    wrongFarms(s) ??
    wrongStock(s) ??
    wrongEnding(s) ??
    wrongTiles(s) ??
    wrongPhase(s) ??
    wrongGrowth(s)
  )
}

function wrongFrame(s: MeowtopiaState): Refusal | null {
  if (s.seats < 2 || s.seats > MOST_SEATS || s.variant > 1 || s.boxed > 1) return wrong('invalid-turn')
  if (s.round < 1 || s.round > LAST_ROUND) return wrong('invalid-turn')
  if (s.first >= s.seats || s.turn >= s.seats || s.actor >= s.seats) return wrong('invalid-turn')
  if (s.phase > OVER) return wrong('invalid-turn')
  if (s.phase === OVER && s.turn !== s.seats - 1) return wrong('invalid-turn')
  return null
}

function wrongHouseholds(s: MeowtopiaState): Refusal | null {
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const refusal = seat < s.seats ? wrongHousehold(s, seat) : wrongAbsent(s, seat)
    if (refusal) return refusal
  }
  return null
}

function wrongHousehold(s: MeowtopiaState, seat: number): Refusal | null {
  if (workersOf(s, seat) < 1) return wrong('invalid-household', { seat })
  if (s.food[seat] > MOST_STORED || s.coins[seat] > MOST_STORED || s.penalties[seat] > MOST_STORED)
    return wrong('invalid-household', { seat })
  if (s.merchants[seat] > MOST_MERCHANTS) return wrong('invalid-household', { seat })
  const from = seat * MOST_MERCHANTS
  for (let i = 0; i < MOST_MERCHANTS; i++)
    if (i < s.merchants[seat] ? isWrongMerchant(s, seat, from + i) : !isNoMerchant(s, from + i))
      return wrong('invalid-household', { seat })
  return null
}

function isWrongMerchant(s: MeowtopiaState, seat: number, at: number): boolean {
  if (s.merchantFamily[at] >= s.seats || s.merchantGood[at] > COIN_GOOD) return true
  if ((s.merchantGood[at] === NO_GOOD) !== (s.merchantGoods[at] === 0)) return true
  const served = s.merchantServed[at]
  if (s.merchantGoods[at] > salesSoFar(s, seat, served)) return true
  if (served === 0) return false
  return served > 1 || s.phase !== SELL || s.actor !== seat || s.merchantGoods[at] === 0
}

/** §4.2 how often a merchant of this household can have been given something. */
function salesSoFar(s: MeowtopiaState, seat: number, served: number): number {
  const order = (seat + s.seats - s.first) % s.seats
  const today = order < s.turn || (order === s.turn && s.phase > SELL) ? 1 : served
  // The first player of the game had no merchant on the first morning.
  const began = (s.first + (s.seats - 1) * (s.round - 1)) % s.seats
  return s.round - 1 + today - (seat === began ? 1 : 0)
}

function isNoMerchant(s: MeowtopiaState, at: number): boolean {
  return s.merchantFamily[at] + s.merchantGood[at] + s.merchantGoods[at] + s.merchantServed[at] === 0
}

function wrongAbsent(s: MeowtopiaState, seat: number): Refusal | null {
  const numbers = [s.food, s.coins, s.penalties, s.fields, s.sticks, s.merchants, s.supply]
  const merchants = [s.merchantFamily, s.merchantGood, s.merchantGoods, s.merchantServed]
  const empty =
    numbers.every((list) => list[seat] === 0) &&
    [s.awake, s.asleep].every((list) => isZero(list, seat * MOST_SEATS, (seat + 1) * MOST_SEATS)) &&
    merchants.every((list) => isZero(list, seat * MOST_MERCHANTS, (seat + 1) * MOST_MERCHANTS)) &&
    [s.cells, s.water].every((list) => isZero(list, seat * MOST_FIELDS, (seat + 1) * MOST_FIELDS))
  return empty ? null : wrong('invalid-household', { seat })
}

/** §1.1 six of each family, in the supply and the households. */
function wrongFamilies(s: MeowtopiaState): Refusal | null {
  for (let family = 0; family < MOST_SEATS; family++) {
    let count = s.supply[family]
    let abroad = 0
    for (let seat = 0; seat < s.seats; seat++) {
      let here = s.awake[seat * MOST_SEATS + family] + s.asleep[seat * MOST_SEATS + family]
      for (let i = 0; i < s.merchants[seat]; i++) if (s.merchantFamily[seat * MOST_MERCHANTS + i] === family) here++
      count += here
      if (seat !== family) abroad += here
    }
    if (count !== (family < s.seats ? FAMILY_SIZE : 0))
      return wrong('invalid-kittens', { family: FAMILIES[family], count })
    if (abroad > 0 && s.ending === NO_ENDING) return wrong('invalid-ending')
  }
  return null
}

/** §1.1 what was taken is missing on the board. */
function wrongFarms(s: MeowtopiaState): Refusal | null {
  let fields = 0
  let sticks = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const refusal = wrongFarm(s, seat)
    if (refusal) return refusal
    fields += s.fields[seat]
    sticks += s.sticks[seat]
  }
  if (s.fieldsLeft !== Math.max(0, FIELDS_ON_BOARD[s.seats] - fields)) return wrong('invalid-supply')
  if (s.sticksLeft !== Math.max(0, STICKS_ON_BOARD[s.seats] - sticks)) return wrong('invalid-supply')
  return null
}

function wrongFarm(s: MeowtopiaState, seat: number): Refusal | null {
  const from = seat * MOST_FIELDS
  const count = s.fields[seat]
  if (count < START.fields || count > MOST_FIELDS) return wrong('invalid-farm', { seat })
  if (s.cells[from] !== HOME || s.cells[from + 1] !== HOME + STEP[EAST]) return wrong('invalid-farm', { seat })
  if (!isZero(s.cells, from + count, from + MOST_FIELDS) || !isZero(s.water, from + count, from + MOST_FIELDS))
    return wrong('invalid-farm', { seat })
  // A stick counts two halves, one for each field or none beyond the rim.
  let halves = 0
  for (let at = from; at < from + count; at++) {
    if (s.water[at] >= 1 << SIDES.length) return wrong('invalid-farm', { seat })
    let earlier = false
    for (let side = 0; side < SIDES.length; side++) {
      const other = fieldAt(s, seat, s.cells[at] + STEP[side])
      const stick = (s.water[at] >> side) & 1
      if (other >= 0 && ((s.water[other] >> opposite(side)) & 1) !== stick) return wrong('invalid-farm', { seat })
      if (other >= 0 && other < at) earlier = true
      halves += other >= 0 ? stick : 2 * stick
    }
    if (fieldAt(s, seat, s.cells[at]) !== at || (at > from && !earlier)) return wrong('invalid-farm', { seat })
  }
  return halves === 2 * s.sticks[seat] && s.water[from] & (1 << EAST) ? null : wrong('invalid-farm', { seat })
}

/** §1.2 all food and all coins of the box are somewhere; at the very end awake kittens bring food beyond it. */
function wrongStock(s: MeowtopiaState): Refusal | null {
  if (s.boxed === 0) return s.foodLeft + s.coinsLeft === 0 ? null : wrong('invalid-stock')
  let food = s.foodLeft
  let coins = s.coinsLeft
  for (let tile = 0; tile < TILES; tile++) food += s.tileFood[tile]
  for (let seat = 0; seat < s.seats; seat++) {
    food += s.food[seat] + soldGoods(s, seat, FOOD_GOOD)
    coins += s.coins[seat] + soldGoods(s, seat, COIN_GOOD)
    if (s.phase === OVER) food -= awakeKittens(s, seat)
  }
  const { foodInBox, coinsInBox } = SETS[s.rules]
  return food === foodInBox && coins === coinsInBox ? null : wrong('invalid-stock')
}

/** §7 */
function wrongEnding(s: MeowtopiaState): Refusal | null {
  if (s.ending > ROUND_LIMIT) return wrong('invalid-ending')
  if (s.ending === NO_ENDING && (s.fieldsLeft === 0 || s.sticksLeft === 0 || s.phase === OVER))
    return wrong('invalid-ending')
  if (s.ending === LAST_FIELD && s.fieldsLeft > 0) return wrong('invalid-ending')
  if (s.ending === LAST_STICK && s.sticksLeft > 0) return wrong('invalid-ending')
  if (s.ending === ROUND_LIMIT && (s.phase !== OVER || s.round !== LAST_ROUND)) return wrong('invalid-ending')
  return null
}

/** By action: the phase in which its pieces are placed. */
const PLACED_BY = [-1, STICK, -1, HIRE, FIELD] as const

const isDay = (phase: number) => phase >= SEND && phase <= FOLLOW

/** §3 who had a turn this round has taken a tile, and only they. */
function wrongTiles(s: MeowtopiaState): Refusal | null {
  let takers = 0
  for (let tile = 0; tile < TILES; tile++) {
    const taker = s.takers[tile]
    if (taker > s.seats || s.tileFood[tile] >= s.round) return wrong('invalid-tiles')
    if (taker === 0) continue
    if (s.tileFood[tile] > 0 || takers & (1 << taker)) return wrong('invalid-tiles')
    takers |= 1 << taker
  }
  const taken = s.turn + (s.phase > TAKE ? 1 : 0)
  for (let turn = 0; turn < s.seats; turn++) {
    const taker = 1 + ((s.first + turn) % s.seats)
    if (((takers & (1 << taker)) !== 0) !== turn < taken) return wrong('invalid-tiles')
  }
  return null
}

function wrongPhase(s: MeowtopiaState): Refusal | null {
  if (s.phase === OVER) return s.actor + s.does + s.others + s.pending + s.parted === 0 ? null : wrong('invalid-turn')
  const active = activeSeat(s)
  if (isDay(s.phase)) {
    const tile = s.does < TILES && s.others < TILES ? tileOf(s, s.does, s.others) : -1
    if (tile < 0 || s.takers[tile] !== active + 1) return wrong('invalid-turn')
  } else if (s.does + s.others !== 0) return wrong('invalid-turn')
  if (s.phase === EVENING ? s.parted > 1 : s.parted !== 0) return wrong('invalid-turn')
  const placing = s.phase === FIELD || s.phase === STICK || s.phase === HIRE
  if (placing ? s.pending < 1 || s.pending > MOST_WORKERS : s.pending !== 0) return wrong('invalid-turn')
  if (s.phase === FOLLOW ? s.actor === active : !placing && s.actor !== active) return wrong('invalid-turn')
  if (placing && !isPlacing(s, s.actor === active ? s.does : s.others)) return wrong('invalid-turn')
  return isDecision(s) ? null : wrong('invalid-turn')
}

/** The action asks for this kind of piece, and the pieces can be had. */
function isPlacing(s: MeowtopiaState, action: number): boolean {
  if (s.actor !== activeSeat(s) && s.pending !== 1) return false
  // The workers that were sent sleep.
  if (s.pending > asleepWorkers(s, s.actor)) return false
  return s.phase === PLACED_BY[action] && s.pending <= usableWorkers(s, s.actor, action)
}

/** §7 before the last round a field, a stick and the kittens of the others are left; one round brings MOST_GAINED more. */
function wrongGrowth(s: MeowtopiaState): Refusal | null {
  const others = s.seats - 1
  const fields = FIELDS_ON_BOARD[s.seats] - others * START.fields - 1 + MOST_GAINED
  const sticks = STICKS_ON_BOARD[s.seats] - others * START.sticks - 1 + MOST_GAINED
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.fields[seat] + mostToCome(s, seat, FIELDS) > fields) return wrong('invalid-farm', { seat })
    if (s.sticks[seat] + mostToCome(s, seat, IRRIGATION) > sticks) return wrong('invalid-farm', { seat })
    if (kittensOf(s, seat) + mostToCome(s, seat, RECRUIT) > MOST_KITTENS) return wrong('invalid-household', { seat })
  }
  return null
}

/** How many pieces of an action a household could still get in this round. */
function mostToCome(s: MeowtopiaState, seat: number, action: number): number {
  if (s.phase === OVER) return 0
  const order = (seat + s.seats - s.first) % s.seats
  const begun = s.turn + (s.phase > TAKE ? 1 : 0)
  let free = 0
  for (let tile = 0; tile < TILES; tile++)
    if (s.takers[tile] === 0 && (tile === action || (s.variant === 1 && SETS[s.rules].second[tile] === action))) free++
  // One of the free tiles on the own turn, the others by following.
  const own = order >= begun && free > 0 ? MOST_WORKERS : 0
  const following = Math.min(own > 0 ? free - 1 : free, s.seats - begun - (order >= begun ? 1 : 0))
  return own + Math.max(0, following) + comingNow(s, seat, action)
}

/** How many it could still get of the tile that is being played. */
function comingNow(s: MeowtopiaState, seat: number, action: number): number {
  if (!isDay(s.phase)) return 0
  const active = activeSeat(s)
  const does = seat === active ? s.does : s.others
  if (does !== action) return 0
  if (seat === s.actor && s.phase !== FOLLOW) return s.phase === SEND ? MOST_WORKERS : s.pending
  const place = (one: number) => (one + s.seats - active) % s.seats
  return place(seat) > place(s.actor) || (seat === s.actor && seat !== active) ? 1 : 0
}
