// What a board may ask about a view beyond what the view says: whom an action can use and what that costs, by the rules themselves.
import { worldsOf } from '../../core/ahead.ts'
import { ACTIONS, foodFor, MEAL } from './data.ts'
import type { ActionName } from './events.ts'
import { usableWorkers } from './household.ts'
import { shape } from './state.ts'
import type { MeowtopiaView } from './view.ts'
import { imagine } from './view.ts'

/** Nothing is hidden, so what is asked here depends on nothing that the viewer does not see. */
const worldOf = worldsOf(shape.blank, imagine)

/** §4.3 how many of so many workers can be sent to an action. */
export function mostToSend(view: MeowtopiaView, seat: number, action: ActionName, workers: number): number {
  return Math.min(workers, usableWorkers(worldOf(view), seat, ACTIONS.indexOf(action)))
}

/** §4.1 what waking so many costs: a single one wakes for nothing. */
export const wakingCost = (asleep: number): number => (asleep === 1 ? 0 : asleep)

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
  const paid = sleeping === 1 ? 0 : woken
  return {
    bill: home.bill + (does === 'recruit' ? MEAL * sent : 0),
    food: home.food - paid + food + earned,
    asleep: sleeping - woken + sent,
  }
}
