// Whose time runs and until when. It follows from when the effective steps were played, so that an undo renews nothing.
import type { Seat } from '../core/game.ts'
import { NOBODY } from '../core/game.ts'

/** Seconds for each turn and a reserve for the whole game, or days for each turn. */
export type Clock =
  | { readonly kind: 'live'; readonly turn: number; readonly reserve: number }
  | { readonly kind: 'days'; readonly days: number }

/** A stretch of time that no clock counts, as when the server was down; milliseconds since 1970. */
export interface Gap {
  readonly from: number
  readonly to: number
}

/** The effective steps as the clock sees them. */
export interface Course {
  readonly begun: number
  readonly steps: readonly { readonly seat: Seat; readonly time: number; readonly turn: boolean }[]
  readonly toAct: Seat | typeof NOBODY
  /** When the seat to act was taken back by its owner. */
  readonly back: number
}

export interface Running {
  readonly seat: Seat
  /** When the turn began, when its own time is used up, and when the reserve is too; milliseconds since 1970. */
  readonly since: number
  readonly turnUntil: number
  readonly until: number
  /** What each seat has left of its reserve, in milliseconds; of the seat to act, when its turn began. */
  readonly reserve: readonly number[]
}

const SECOND = 1000
const DAY = 86_400 * SECOND

/** What of the time between two moments counts. */
function counted(from: number, to: number, gaps: readonly Gap[]): number {
  const lost = gaps.reduce((sum, gap) => sum + Math.max(0, Math.min(to, gap.to) - Math.max(from, gap.from)), 0)
  return Math.max(0, to - from - lost)
}

/** The moment at which `span` milliseconds have counted. */
function after(from: number, span: number, gaps: readonly Gap[]): number {
  let until = from + span
  for (const gap of [...gaps].sort((a, b) => a.from - b.from))
    if (gap.to > from && gap.from < until) until += gap.to - Math.max(from, gap.from)
  return until
}

export function runningOf(clock: Clock, seats: number, course: Course, gaps: readonly Gap[] = []): Running | null {
  const { begun, steps, toAct, back } = course
  if (toAct === NOBODY) return null
  const turn = clock.kind === 'live' ? clock.turn * SECOND : clock.days * DAY
  const reserve = Array<number>(seats).fill(clock.kind === 'live' ? clock.reserve * SECOND : 0)
  let since = begun
  for (const [i, step] of steps.entries()) {
    const next = steps[i + 1]?.seat ?? toAct
    if (next === step.seat && !step.turn) continue
    const over = Math.max(0, counted(since, step.time, gaps) - turn)
    reserve[step.seat] = Math.max(0, (reserve[step.seat] ?? 0) - over)
    since = step.time
  }
  since = Math.max(since, back)
  const left = reserve[toAct] ?? 0
  return {
    seat: toAct,
    since,
    turnUntil: after(since, turn, gaps),
    until: after(since, turn + left, gaps),
    reserve,
  }
}
