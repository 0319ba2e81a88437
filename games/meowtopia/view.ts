// Who knows what: everything lies open (perfect information), so that a view is the whole position as plain data.
import type { Chance, Seat, Seen, Viewer } from '../../core/game.ts'
import { sum, upTo } from '../../core/lists.ts'
import type { ActionName, EndingName, GoodName } from './data.ts'
import {
  ACTIONS,
  ENDINGS,
  FIELDS_IN_BOX,
  FIELDS_ON_BOARD,
  GOODS,
  NO_ENDING,
  STICKS_IN_BOX,
  STICKS_ON_BOARD,
} from './data.ts'
import { CENTRE, cellOf, columnOf, rowOf } from './grid.ts'
import { billOf, irrigatedFields, isWatered, shortOf } from './household.ts'
import { workersToEnd } from './rules/action.ts'
import { toAct } from './rules.ts'
import type { MeowtopiaState } from './state.ts'
import { actionsOn, activeSeat, MOST_FIELDS, MOST_MERCHANTS, MOST_SEATS, OVER, PHASES, TILES } from './state.ts'

export interface TileView {
  /** One action, or the two of side B. */
  readonly actions: readonly ActionName[]
  readonly food: number
  readonly taker: Seat | null
}
export interface MerchantView {
  readonly family: number
  readonly good: GoodName
  readonly goods: number
  readonly served: boolean
}
export interface FieldView {
  /** East and south of the first field; west and north are negative. */
  readonly east: number
  readonly south: number
  /** A bit for each side with a stick: north 1, east 2, south 4, west 8. */
  readonly sticks: number
  readonly watered: boolean
}
export interface HouseholdView {
  readonly food: number
  readonly coins: number
  readonly penalties: number
  /** Workers by family. */
  readonly awake: readonly number[]
  readonly asleep: readonly number[]
  readonly merchants: readonly MerchantView[]
  readonly fields: readonly FieldView[]
  readonly sticks: number
  readonly irrigated: number
  /** What feeding everybody would cost now, and how much food is missing for that. */
  readonly bill: number
  readonly short: number
  /** §7 How many workers at an action bring the end; none where none can, or once it is coming. */
  readonly endsWith: { readonly [A in ActionName]?: number }
}
export interface StockView {
  readonly food: number
  readonly coins: number
}
export interface MeowtopiaView extends Seen {
  readonly rules: number
  readonly sideB: boolean
  readonly round: number
  readonly first: Seat
  readonly turn: number
  readonly active: Seat
  readonly phase: (typeof PHASES)[number]
  /** By day: what the active player does, and what the others do. */
  readonly does: ActionName | null
  readonly others: ActionName | null
  readonly pending: number
  readonly ending: EndingName | null
  /** In the evening: the active player has dismissed a kitten, so that nobody may go unfed. */
  readonly parted: boolean
  readonly tiles: readonly TileView[]
  readonly fieldsLeft: number
  readonly sticksLeft: number
  /** In the box, for when the board is empty. */
  readonly fieldsAside: number
  readonly sticksAside: number
  /** Food and coins left in the supply of the box; null if there is no end of them. */
  readonly stock: StockView | null
  /** By family. */
  readonly supply: readonly number[]
  readonly households: readonly HouseholdView[]
}

const DAY: readonly string[] = ['send', 'field', 'stick', 'recruit', 'follow']

const perFamily = (list: Uint8Array, seat: number, seats: number) =>
  upTo(seats, (family) => list[seat * MOST_SEATS + family])

function seeTile(s: MeowtopiaState, tile: number): TileView {
  return {
    actions: actionsOn(s, tile),
    food: s.tileFood[tile],
    taker: s.takers[tile] === 0 ? null : s.takers[tile] - 1,
  }
}

function seeMerchant(s: MeowtopiaState, at: number): MerchantView {
  return {
    family: s.merchantFamily[at],
    good: GOODS[s.merchantGood[at]],
    goods: s.merchantGoods[at],
    served: s.merchantServed[at] === 1,
  }
}

function seeField(s: MeowtopiaState, at: number): FieldView {
  return {
    east: columnOf(s.cells[at]) - CENTRE,
    south: rowOf(s.cells[at]) - CENTRE,
    sticks: s.water[at],
    watered: isWatered(s, at),
  }
}

function seeHousehold(s: MeowtopiaState, seat: Seat): HouseholdView {
  return {
    food: s.food[seat],
    coins: s.coins[seat],
    penalties: s.penalties[seat],
    awake: perFamily(s.awake, seat, s.seats),
    asleep: perFamily(s.asleep, seat, s.seats),
    merchants: upTo(s.merchants[seat], (i) => seeMerchant(s, seat * MOST_MERCHANTS + i)),
    fields: upTo(s.fields[seat], (i) => seeField(s, seat * MOST_FIELDS + i)),
    sticks: s.sticks[seat],
    irrigated: irrigatedFields(s, seat),
    bill: billOf(s, seat),
    short: shortOf(s, seat, billOf(s, seat)),
    endsWith: workersToEnd(s, seat),
  }
}

/** §1.1: what lies on the board is laid first. */
function aside(laid: Uint8Array, inBox: number, onBoard: number): number {
  return Math.max(0, inBox - Math.max(onBoard, sum(laid)))
}

export function view(s: MeowtopiaState, viewer: Viewer): MeowtopiaView {
  const phase = PHASES[s.phase]
  const day = DAY.includes(phase)
  return {
    viewer,
    rules: s.rules,
    toAct: toAct(s),
    sideB: s.variant === 1,
    round: s.round,
    first: s.first,
    turn: s.turn,
    active: activeSeat(s),
    phase,
    does: day ? ACTIONS[s.does] : null,
    others: day ? ACTIONS[s.others] : null,
    pending: s.pending,
    ending: s.ending === NO_ENDING ? null : (ENDINGS[s.ending] as EndingName),
    parted: s.parted === 1,
    tiles: upTo(TILES, (tile) => seeTile(s, tile)),
    fieldsLeft: s.fieldsLeft,
    sticksLeft: s.sticksLeft,
    fieldsAside: aside(s.fields, FIELDS_IN_BOX, FIELDS_ON_BOARD[s.seats]),
    sticksAside: aside(s.sticks, STICKS_IN_BOX, STICKS_ON_BOARD[s.seats]),
    stock: s.boxed !== 1 ? null : { food: s.foodLeft, coins: s.coinsLeft },
    supply: upTo(s.seats, (family) => s.supply[family]),
    households: upTo(s.seats, (seat) => seeHousehold(s, seat)),
  }
}

function imagineHousehold(household: HouseholdView, seat: Seat, into: MeowtopiaState): void {
  into.food[seat] = household.food
  into.coins[seat] = household.coins
  into.penalties[seat] = household.penalties
  into.sticks[seat] = household.sticks
  into.fields[seat] = household.fields.length
  into.merchants[seat] = household.merchants.length
  for (const [family, count] of household.awake.entries()) into.awake[seat * MOST_SEATS + family] = count
  for (const [family, count] of household.asleep.entries()) into.asleep[seat * MOST_SEATS + family] = count
  for (const [i, merchant] of household.merchants.entries()) {
    const at = seat * MOST_MERCHANTS + i
    into.merchantFamily[at] = merchant.family
    into.merchantGood[at] = GOODS.indexOf(merchant.good)
    into.merchantGoods[at] = merchant.goods
    into.merchantServed[at] = merchant.served ? 1 : 0
  }
  for (const [i, field] of household.fields.entries()) {
    const at = seat * MOST_FIELDS + i
    into.cells[at] = cellOf(field.east + CENTRE, field.south + CENTRE)
    into.water[at] = field.sticks
  }
}

/** Nothing is hidden: there is one world only. */
export function imagine(v: MeowtopiaView, _chance: Chance, into: MeowtopiaState): void {
  into.bytes.fill(0)
  into.rules = v.rules
  into.seats = v.households.length
  into.variant = v.sideB ? 1 : 0
  into.round = v.round
  into.first = v.first
  into.turn = v.turn
  into.phase = PHASES.indexOf(v.phase)
  into.actor = into.phase === OVER ? 0 : v.toAct
  into.does = v.does === null ? 0 : ACTIONS.indexOf(v.does)
  into.others = v.others === null ? 0 : ACTIONS.indexOf(v.others)
  into.pending = v.pending
  into.ending = v.ending === null ? NO_ENDING : ENDINGS.indexOf(v.ending)
  into.parted = v.parted ? 1 : 0
  into.boxed = v.stock === null ? 0 : 1
  into.foodLeft = v.stock?.food ?? 0
  into.coinsLeft = v.stock?.coins ?? 0
  for (const [tile, { food, taker }] of v.tiles.entries()) {
    into.tileFood[tile] = food
    into.takers[tile] = taker === null ? 0 : taker + 1
  }
  into.fieldsLeft = v.fieldsLeft
  into.sticksLeft = v.sticksLeft
  for (const [family, count] of v.supply.entries()) into.supply[family] = count
  for (const [seat, household] of v.households.entries()) imagineHousehold(household, seat, into)
}
