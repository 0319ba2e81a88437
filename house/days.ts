// The days of the deals, counted in UTC: a day begins and ends for everybody at once.
import type { GameId } from '../games/index.ts'
import { GAME_IDS } from '../games/index.ts'

/** The day of the first deals. */
export const FIRST_DAY = '2026-11-01'
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** The date of a moment, the same everywhere in the world: 2026-11-16. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, FIRST_DAY.length)
}

/** Midnight at the beginning of a day. */
export const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(timeOf(text)) && dayOf(timeOf(text)) === text
}

/** Whether the deals of this day may be seen: those of later days stay secret until then. */
export function isDealt(day: string, now: number): boolean {
  return isDay(day) && day >= FIRST_DAY && day <= dayOf(now)
}

/** All games, that of the day first. */
export function gamesOn(day: string): readonly GameId[] {
  const first = Math.floor(timeOf(day) / DAY_MILLISECONDS) % GAME_IDS.length
  return [...GAME_IDS.slice(first), ...GAME_IDS.slice(0, first)]
}
