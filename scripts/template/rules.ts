// The rules of Sample: build a house, until there is no room for another round.
import type { Chance, Move, MoveList, Refusal, Seat } from '../../core/game.ts'
import { NOBODY } from '../../core/game.ts'
import { PLOT_COUNT, PLOTS } from './data.ts'
import type { SampleTell } from './events.ts'
import { moves } from './moves.ts'
import { CODE } from './refusals.ts'
import { housesWith } from './set.ts'
import type { SampleState } from './state.ts'
import { builder, FREE, OVER, POND } from './state.ts'
import { SETS } from './versions.ts'

export { setupBy } from './rules/setup.ts'

const { build } = moves.kinds

export function toAct(s: SampleState): Seat | typeof NOBODY {
  return s.phase === OVER ? NOBODY : builder(s)
}

export function legal(s: SampleState, into: MoveList): number {
  if (s.phase === OVER) return 0
  let n = 0
  for (let plot = 0; plot < PLOT_COUNT; plot++) if (s.plots[plot] === FREE) into[n++] = build.of(plot)
  return n
}

export function check(s: SampleState, move: Move): number {
  if (!Number.isInteger(move) || move < 0 || move >= moves.size) return CODE['no-move']
  if (s.phase === OVER) return CODE['no-more-houses']
  const there = s.plots[build.plot(move)]
  if (there === FREE) return 0
  return there === POND ? CODE['plot-pond'] : CODE['plot-taken']
}

export function because(_: SampleState, move: Move, code: number): Refusal['values'] {
  const onPlot = code === CODE['plot-pond'] || code === CODE['plot-taken']
  return onPlot ? { plot: PLOTS[build.plot(move)] } : undefined
}

export function play(s: SampleState, move: Move, _chance: Chance, tell?: SampleTell): void {
  const seat = builder(s)
  const plot = build.plot(move)
  s.plots[plot] = seat + 1
  s.built++
  tell?.({ kind: 'built', seat, plot })
  // §3
  if (s.built === housesWith(SETS[s.rules], s.seats)) s.phase = OVER
  else tell?.({ kind: 'turn', seat: builder(s) })
}
