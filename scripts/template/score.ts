// §3 Points: the sheet at any moment, and who has won.
import type { Outcome, ScoreLine, Seat } from '../../core/game.ts'
import { upTo } from '../../core/lists.ts'
import { BESIDE, PLOT_COUNT } from './data.ts'
import type { SampleState } from './state.ts'
import { OVER, POND } from './state.ts'

export const REASONS = ['points', 'shared'] as const

/** How often something stands beside a plot. */
export function besidePlot(s: SampleState, plot: number, what: number): number {
  let count = 0
  for (const other of BESIDE[plot]) if (s.plots[other] === what) count++
  return count
}

function pondPoints(s: SampleState, seat: Seat): number {
  let points = 0
  for (let plot = 0; plot < PLOT_COUNT; plot++) if (s.plots[plot] === seat + 1) points += besidePlot(s, plot, POND)
  return points
}

/** Two houses beside each other see each other. */
function neighbourPoints(s: SampleState, seat: Seat): number {
  let seen = 0
  for (let plot = 0; plot < PLOT_COUNT; plot++) if (s.plots[plot] === seat + 1) seen += besidePlot(s, plot, seat + 1)
  return seen / 2
}

export const scoreOf = (s: SampleState, seat: Seat): number => pondPoints(s, seat) + neighbourPoints(s, seat)

export function sheet(s: SampleState): readonly ScoreLine[] {
  const settled = s.phase === OVER
  return upTo(s.seats, (seat) => [
    { seat, line: 'ponds', points: pondPoints(s, seat), settled },
    { seat, line: 'neighbours', points: neighbourPoints(s, seat), settled },
  ]).flat()
}

export function outcome(s: SampleState): Outcome | null {
  if (s.phase !== OVER) return null
  const scores = upTo(s.seats, (seat) => scoreOf(s, seat))
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length)
  const reason: (typeof REASONS)[number] = ranks.filter((rank) => rank === 1).length > 1 ? 'shared' : 'points'
  return { ranks, scores, reason }
}
