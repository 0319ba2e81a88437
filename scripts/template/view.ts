// Who knows what: everything lies open, so every viewer has the same view, and a view is a whole world.
import type { Chance, Seat, Seen, Viewer } from '../../core/game.ts'
import { upTo } from '../../core/lists.ts'
import { PLOT_COUNT } from './data.ts'
import { toAct } from './rules.ts'
import { housesWith } from './set.ts'
import type { SampleState } from './state.ts'
import { FREE, OVER, PHASES, POND } from './state.ts'
import { SETS } from './versions.ts'

export type PlotView = 'free' | 'pond' | { readonly house: Seat }

export interface SampleView extends Seen {
  readonly rules: number
  readonly seats: number
  readonly first: Seat
  readonly phase: (typeof PHASES)[number]
  readonly round: number
  readonly rounds: number
  readonly built: number
  readonly plots: readonly PlotView[]
}

function plotView(there: number): PlotView {
  if (there === FREE) return 'free'
  return there === POND ? 'pond' : { house: there - 1 }
}

export function view(s: SampleState, viewer: Viewer): SampleView {
  const rounds = housesWith(SETS[s.rules], s.seats) / s.seats
  return {
    viewer,
    toAct: toAct(s),
    rules: s.rules,
    seats: s.seats,
    first: s.first,
    phase: PHASES[s.phase],
    round: Math.min(rounds, 1 + Math.floor(s.built / s.seats)),
    rounds,
    built: s.built,
    plots: upTo(PLOT_COUNT, (plot) => plotView(s.plots[plot])),
  }
}

export function imagine(v: SampleView, _chance: Chance, into: SampleState): void {
  into.bytes.fill(0)
  into.rules = v.rules
  into.seats = v.seats
  into.first = v.first
  into.phase = v.phase === 'over' ? OVER : 0
  into.built = v.built
  v.plots.forEach((plot, at) => {
    if (plot !== 'free') into.plots[at] = plot === 'pond' ? POND : plot.house + 1
  })
}
