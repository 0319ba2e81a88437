// What words and board may ask about a view beyond what the view says: what a move would bring, whom an action can use and what
// that costs, by the rules themselves.
import { worldsOf } from '../../core/ahead.ts'
import type { Chance } from '../../core/game.ts'
import { copyState, isRefusal, MOST_MOVES } from '../../core/game.ts'
import { ACTIONS, FOOD, GOLD, MEAL } from './data.ts'
import type { ActionName, MeowtopiaEvent } from './events.ts'
import { usableWorkers } from './household.ts'
import { moves } from './moves.ts'
import { act } from './rules/action.ts'
import { priceOfWaking } from './rules/morning.ts'
import { check, legal, play } from './rules.ts'
import { shape } from './state.ts'
import type { MeowtopiaView } from './view.ts'
import { imagine } from './view.ts'

/** Nothing is hidden, so what is asked here depends on nothing that the viewer does not see. */
const worldOf = worldsOf(shape.blank, imagine)
const scratch = shape.blank()
const noLuck: Chance = { draw: () => 0 }

type Act<K> = Extract<MeowtopiaEvent, { readonly kind: K }>

/** Plays a move in a copy, if it is legal; gives what would be told of it. */
function tried(view: MeowtopiaView, text: string): readonly MeowtopiaEvent[] {
  const s = copyState(worldOf(view), scratch)
  const move = moves.parse(text)
  if (isRefusal(move) || check(s, move) !== 0) return []
  const told: MeowtopiaEvent[] = []
  play(s, move, noLuck, (event) => told.push(event))
  return told
}

/** What would be told of a move, if it is legal and told as this: what it brings and costs. */
export function actOf<K extends MeowtopiaEvent['kind']>(view: MeowtopiaView, text: string, kind: K): Act<K> | null {
  const [act] = tried(view, text)
  return act?.kind === kind ? (act as Act<K>) : null
}

const list = new Int32Array(MOST_MOVES)

/** What may be played after a legal move. */
export function movesAfter(view: MeowtopiaView, text: string): readonly string[] {
  if (tried(view, text).length === 0) return []
  return Array.from(list.subarray(0, legal(scratch, list)), (move) => moves.text(move))
}

/** Whether a field laid by this move has water at once. */
export const isWatered = (view: MeowtopiaView, move: string): boolean => actOf(view, move, 'field')?.irrigated ?? false

/** §4.3 how many of so many workers can be sent to an action. */
export function mostToSend(view: MeowtopiaView, seat: number, action: ActionName, workers: number): number {
  return Math.min(workers, usableWorkers(worldOf(view), seat, ACTIONS.indexOf(action)))
}

/** What work brings: food and coins at once, fields, sticks and kittens to be placed. */
export interface Earnings {
  readonly food: number
  readonly coins: number
  readonly placed: number
}

/** §4.3 what so many workers of a seat bring at an action. */
export function earningsOf(view: MeowtopiaView, seat: number, action: ActionName, workers: number): Earnings {
  const s = copyState(worldOf(view), scratch)
  s.actor = seat
  s.pending = 0
  const does = ACTIONS.indexOf(action)
  const gained = act(s, does, workers)
  return { food: does === FOOD ? gained : 0, coins: does === GOLD ? gained : 0, placed: s.pending }
}

/** What waking all of so many costs. */
export const wakingCost = (asleep: number): number => priceOfWaking(asleep, asleep)

/** How a household stands with the work done: for the meal of the evening, and for the next morning. */
export interface Aftermath {
  /** What the meal costs at most: what is watered until then makes it less. */
  readonly bill: number
  readonly food: number
  readonly asleep: number
}

/** What sending so many to an action leads to, where `woken` were woken for it and `food` lies on the tile. */
export function afterWork(
  view: MeowtopiaView,
  seat: number,
  does: ActionName,
  sent: number,
  woken: number,
  food: number,
): Aftermath {
  const home = view.households[seat]
  const sleeping = home.asleep.reduce((sum, count) => sum + count, 0)
  return {
    bill: home.bill + (does === 'recruit' ? MEAL * sent : 0),
    food: home.food - priceOfWaking(sleeping, woken) + food + earningsOf(view, seat, does, sent).food,
    asleep: sleeping - woken + sent,
  }
}
