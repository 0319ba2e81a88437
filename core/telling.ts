// Collecting what a game tells, and giving each viewer their part of it.
import type { GameEvent, Seat, Tell, Viewer } from './game.ts'

/** One telling: what all hear, and what one seat hears more. */
export interface Told {
  readonly event: GameEvent
  readonly only?: Seat
  readonly more?: object
}

export function listener(told: Told[]): Tell<GameEvent> {
  return (event: GameEvent, only?: Seat, more?: object) => {
    told.push(only === undefined || more === undefined ? { event } : { event, only, more })
  }
}

/** What a viewer hears of it. */
export function heard(told: readonly Told[], viewer: Viewer): GameEvent[] {
  return told.map(({ event, only, more }) => (only === viewer ? { ...event, ...more } : event))
}
