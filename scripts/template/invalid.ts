// What no game of Sample can reach: every piece in one place, and what follows from other fields as it must be.
import type { Refusal } from '../../core/game.ts'
import { answering } from '../../core/refusals.ts'
import { PLOT_COUNT } from './data.ts'
import { housesWith } from './set.ts'
import type { SampleState } from './state.ts'
import { MOST_SEATS, OVER, POND } from './state.ts'
import { SETS } from './versions.ts'

export const INVALID = ['invalid-seats', 'invalid-ponds', 'invalid-houses', 'invalid-phase'] as const

const wrong = answering(INVALID)

export function invalid(s: SampleState): Refusal | null {
  if (s.seats < 2 || s.seats > MOST_SEATS || s.first >= s.seats) return wrong('invalid-seats')
  return invalidPlots(s) ?? invalidPhase(s)
}

function invalidPlots(s: SampleState): Refusal | null {
  const { ponds } = SETS[s.rules]
  const count = new Array<number>(POND + 1).fill(0)
  for (let plot = 0; plot < PLOT_COUNT; plot++) {
    if (s.plots[plot] > POND) return wrong('invalid-ponds', { ponds })
    count[s.plots[plot]]++
  }
  if (count[POND] !== ponds) return wrong('invalid-ponds', { ponds })
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const place = (seat - s.first + s.seats) % s.seats
    const houses = seat < s.seats ? Math.floor((s.built + s.seats - 1 - place) / s.seats) : 0
    if (count[seat + 1] !== houses) return wrong('invalid-houses', { seat: seat + 1 })
  }
  return null
}

function invalidPhase(s: SampleState): Refusal | null {
  const all = housesWith(SETS[s.rules], s.seats)
  const fits = s.phase === OVER ? s.built === all : s.phase < OVER && s.built < all
  return fits ? null : wrong('invalid-phase')
}
