// What words and board may ask about a view beyond what the view says: what a move would bring, whom an action can use and what
// that costs, by the rules themselves.
import { worldsOf } from '../../core/ahead.ts'
import type { Chance } from '../../core/game.ts'
import { copyState, isRefusal } from '../../core/game.ts'
import { ACTIONS, foodFor, MEAL } from './data.ts'
import type { ActionName, MeowtopiaEvent } from './events.ts'
import { usableWorkers } from './household.ts'
import { moves } from './moves.ts'
import { priceOfWaking } from './rules/morning.ts'
import { check, play } from './rules.ts'
import { shape } from './state.ts'
import type { MeowtopiaView } from './view.ts'
import { imagine } from './view.ts'

/** Nothing is hidden, so what is asked here depends on nothing that the viewer does not see. */
const worldOf = worldsOf(shape.blank, imagine)
const scratch = shape.blank()
const noLuck: Chance = { draw: () => 0 }

type Act<K> = Extract<MeowtopiaEvent, { readonly kind: K }>

/** What would be told of a move, if it is legal and told as this: what it brings and costs. */
export function actOf<K extends MeowtopiaEvent['kind']>(view: MeowtopiaView, text: string, kind: K): Act<K> | null {
  const s = copyState(worldOf(view), scratch)
  const move = moves.parse(text)
  if (isRefusal(move) || check(s, move) !== 0) return null
  const told: MeowtopiaEvent[] = []
  play(s, move, noLuck, (event) => told.push(event))
  const [act] = told
  return act.kind === kind ? (act as Act<K>) : null
}

/** Whether a field laid by this move has water at once. */
export const isWatered = (view: MeowtopiaView, move: string): boolean => actOf(view, move, 'field')?.irrigated ?? false

/** §4.3 how many of so many workers can be sent to an action. */
export function mostToSend(view: MeowtopiaView, seat: number, action: ActionName, workers: number): number {
  return Math.min(workers, usableWorkers(worldOf(view), seat, ACTIONS.indexOf(action)))
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
  const earned = does === 'food' ? foodFor(sent, view.stock?.food ?? Number.POSITIVE_INFINITY) : 0
  return {
    bill: home.bill + (does === 'recruit' ? MEAL * sent : 0),
    food: home.food - priceOfWaking(sleeping, woken) + food + earned,
    asleep: sleeping - woken + sent,
  }
}
