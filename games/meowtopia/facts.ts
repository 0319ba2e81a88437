// What words and board may ask about a view beyond what the view says: what a move would bring, whom an action can use and what
// that costs, by the rules themselves.
import { worldsOf } from '../../core/ahead.ts'
import type { Chance, ScoreLine } from '../../core/game.ts'
import { copyState, isRefusal, MOST_MOVES } from '../../core/game.ts'
import { sum } from '../../core/lists.ts'
import type { ActionName } from './data.ts'
import { ACTIONS } from './data.ts'
import type { MeowtopiaEvent } from './events.ts'
import { billOf, shortOf, usableWorkers } from './household.ts'
import { AWAKE, moves } from './moves.ts'
import { act, leftToLay, playRecruit, recruitMoves } from './rules/action.ts'
import { isLastRound as isLast } from './rules/course.ts'
import { priceOfWaking } from './rules/morning.ts'
import { check, legal, play } from './rules.ts'
import { sheet } from './score.ts'
import { HIRE, MOST_SEATS, shape } from './state.ts'
import type { MeowtopiaView } from './view.ts'
import { imagine, view as see } from './view.ts'

/** Nothing is hidden, so what is asked here depends on nothing that the viewer does not see. */
const worldOf = worldsOf(shape.blank, imagine)
const scratch = shape.blank()
const list = new Int32Array(MOST_MOVES)
const noLuck: Chance = { draw: () => 0 }

type Act<K> = Extract<MeowtopiaEvent, { readonly kind: K }>

/** Plays moves one after the other in a copy, if they are legal; gives what would be told of them. */
function tried(view: MeowtopiaView, ...texts: readonly string[]): readonly MeowtopiaEvent[] | null {
  const s = copyState(worldOf(view), scratch)
  const told: MeowtopiaEvent[] = []
  for (const text of texts) {
    const move = moves.parse(text)
    if (isRefusal(move) || check(s, move) !== 0) return null
    play(s, move, noLuck, (event) => told.push(event))
  }
  return told
}

/** What would be told of a move, if it is legal and told as this: what it brings and costs. */
export function actOf<K extends MeowtopiaEvent['kind']>(view: MeowtopiaView, text: string, kind: K): Act<K> | null {
  const act = tried(view, text)?.[0]
  return act?.kind === kind ? (act as Act<K>) : null
}

/** What may be played after legal moves. */
export function movesAfter(view: MeowtopiaView, ...texts: readonly string[]): readonly string[] {
  if (!tried(view, ...texts)) return []
  return Array.from(list.subarray(0, legal(scratch, list)), (move) => moves.text(move))
}

/** §4.2 the sales after these moves that leave nothing to choose: a merchant with goods takes one more of the same kind. */
export function salesAfter(view: MeowtopiaView, ...texts: readonly string[]): readonly string[] {
  const sales: string[] = []
  for (;;) {
    const next = movesAfter(view, ...texts, ...sales).find((text) => {
      const move = moves.readText(text)
      return move.kind === 'sell' && move.goods > 0
    })
    if (next === undefined) return sales
    sales.push(next)
  }
}

/** §4.2 The sales that go without asking: those that leave nothing to choose, and enough for the evening. */
export function plainSales(view: MeowtopiaView, seat: number, ...before: readonly string[]): readonly string[] {
  const wanted = salesAfter(view, ...before)
  const [now, then] = [before, [...before, ...wanted]].map((steps) => tableAfter(view, steps)?.view.households[seat])
  return now && then && then.short <= now.short ? wanted : []
}

/** How the table would stand after moves that are legal one after the other, and what everybody would have then. */
export interface TableAfter {
  readonly view: MeowtopiaView
  readonly sheet: readonly ScoreLine[]
}

export function tableAfter(view: MeowtopiaView, texts: readonly string[]): TableAfter | null {
  return tried(view, ...texts) && { view: see(scratch, view.viewer), sheet: sheet(scratch) }
}

/** §7 the food that kittens awake bring where these moves end the game. */
export function endFoodOf(view: MeowtopiaView, seat: number, texts: readonly string[]): number {
  return sum((tried(view, ...texts) ?? []).map((one) => (one.kind === 'awake' && one.seat === seat ? one.food : 0)))
}

/** §8 the points of what these moves lay and sell, one after the other; a field that brings some has water at once. */
export function pointsOf(view: MeowtopiaView, ...texts: readonly string[]): number {
  const told = tried(view, ...texts) ?? []
  return sum(told.map((one) => (one.kind === 'field' || one.kind === 'stick' || one.kind === 'sold' ? one.points : 0)))
}

/** What somebody who leaves takes along: their own points, and those of what was sold to them. */
const TAKEN_ALONG: readonly string[] = ['kittens', 'sold-coins', 'sold-food']

/** The food gained with somebody who leaves, and the points lost. */
export interface Parting {
  readonly food: number
  readonly points: number
}

/** §4.5, §8 what dismissing somebody of the seat to act would bring and cost: by this move, or with one worker more. */
export function partingOf(view: MeowtopiaView, move: string | null): Parting {
  const s = copyState(worldOf(view), scratch)
  const seat = s.actor
  const kitten = moves.kinds.dismiss.of(seat, AWAKE)
  const wanted = move === null ? kitten : moves.parse(move)
  if (move === null) s.awake[seat * MOST_SEATS + seat]++
  if (isRefusal(wanted) || check(s, wanted) !== 0) return { food: 0, points: 0 }
  const held = () => sum(sheet(s).map((one) => (one.seat === seat && TAKEN_ALONG.includes(one.line) ? one.points : 0)))
  const before = held()
  let food = 0
  play(s, wanted, noLuck, (event) => {
    if (event.kind === 'dismissed') food = event.food
  })
  return { food, points: before - held() }
}

/** §4.5 the points that each kitten left unfed would cost. */
export function pointsPerUnfed(view: MeowtopiaView): number {
  const s = worldOf(view)
  const { feed } = moves.kinds
  const move = list.subarray(0, legal(s, list)).find((one) => feed.has(one) && feed.unfed(one) > 0)
  const fed = move === undefined ? null : actOf(view, moves.text(move), 'fed')
  return fed ? fed.points / fed.unfed : 0
}

/** §7 The game ends with this round. */
export const isLastRound = (view: MeowtopiaView): boolean => isLast(worldOf(view))

/** §7 So many workers at an action would lay more than the board has left. */
export const isBeyondBoard = (view: MeowtopiaView, action: ActionName, workers: number): boolean =>
  workers > leftToLay(worldOf(view), action)

/** §4.3 how many workers, `workers` at most, can be sent to an action. */
export function mostToSend(view: MeowtopiaView, seat: number, action: ActionName, workers: number): number {
  return Math.min(workers, usableWorkers(worldOf(view), seat, ACTIONS.indexOf(action)))
}

/** What work brings: food, coins (below 0 where recruits cost some), and how many fields, sticks or kittens to place. */
export interface Earnings {
  readonly food: number
  readonly coins: number
  readonly placed: number
}

/** §4.3 Does the work of a seat in a copy, recruits hired as workers; gives how many things are to be placed. */
function work(view: MeowtopiaView, seat: number, action: ActionName, workers: number): number {
  const s = copyState(worldOf(view), scratch)
  s.actor = seat
  s.pending = 0
  act(s, ACTIONS.indexOf(action), workers)
  const placed = s.pending
  while (s.phase === HIRE && s.pending > 0 && recruitMoves(s, list) > 0) playRecruit(s, list[0], undefined)
  return placed
}

/** §4.3 what this many workers of a seat bring at an action. */
export function earningsOf(view: MeowtopiaView, seat: number, action: ActionName, workers: number): Earnings {
  const { food, coins } = view.households[seat]
  const placed = work(view, seat, action, workers)
  return { food: scratch.food[seat] - food, coins: scratch.coins[seat] - coins, placed }
}

/** What it costs to wake all of this many. */
export const wakingCost = (asleep: number): number => priceOfWaking(asleep, asleep)

/** How a household stands with the work done: for the meal of the evening, and for the next morning. */
export interface Aftermath {
  /** What the meal costs at most: what is watered until then makes it less. */
  readonly bill: number
  readonly food: number
  /** The food missing for that. */
  readonly short: number
  readonly asleep: number
}

/** What sending `sent` workers to an action leads to, where `woken` were woken for it and `food` lies on the tile. */
export function afterWork(
  view: MeowtopiaView,
  seat: number,
  does: ActionName,
  sent: number,
  woken: number,
  food: number,
): Aftermath {
  const sleeping = sum(view.households[seat].asleep)
  work(view, seat, does, sent)
  scratch.food[seat] += food - priceOfWaking(sleeping, woken)
  const bill = billOf(scratch, seat)
  return { bill, food: scratch.food[seat], short: shortOf(scratch, seat, bill), asleep: sleeping - woken + sent }
}
