// What bots are told: the score so far, and the plots that bring the most at once.
import type { Advice, MoveList, Seat } from '../../core/game.ts'
import { Ranking } from '../../core/ranking.ts'
import { PLOT_COUNT } from './data.ts'
import { moves } from './moves.ts'
import { besidePlot, scoreOf } from './score.ts'
import type { SampleState } from './state.ts'
import { builder, FREE, POND } from './state.ts'

export const advice: Advice<SampleState> = { worth, promising }

/** A free plot beside one's own house may bring a point later. */
const ROOM = 0.2

function worth(s: SampleState, seat: Seat): number {
  return scoreOf(s, seat)
}

const ranking = new Ranking()

function promising(s: SampleState, into: MoveList): number {
  const own = builder(s) + 1
  ranking.begin(into)
  for (let plot = 0; plot < PLOT_COUNT; plot++) {
    if (s.plots[plot] !== FREE) continue
    const points = besidePlot(s, plot, POND) + besidePlot(s, plot, own)
    ranking.add(moves.kinds.build.of(plot), points + ROOM * besidePlot(s, plot, FREE))
  }
  return ranking.found
}
