// A position of Sample drawn as text: o is a pond, a digit a house of that player, a dot is free.
import { seededChance } from '../../../core/chance.ts'
import type { SampleEvent } from '../events.ts'
import { sample } from '../index.ts'
import { moves } from '../moves.ts'
import type { SampleState } from '../state.ts'
import { FREE, POND } from '../state.ts'

export const { game } = sample

/** Player 1 begins; rows that are left out are free. */
export function drawn(seats: number, rows: readonly string[]): SampleState {
  const s = game.blank()
  game.setup(seats, { first: 0 }, seededChance('drawn'), s)
  s.plots.fill(FREE)
  for (const [row, text] of rows.entries())
    for (const [column, sign] of [...text].entries()) {
      const plot = row * 6 + column
      if (sign === 'o') s.plots[plot] = POND
      else if (sign !== '.') s.plots[plot] = Number(sign)
      if (/\d/.test(sign)) s.built++
    }
  return s
}

export function played(s: SampleState, ...texts: readonly string[]): readonly SampleEvent[] {
  const told: SampleEvent[] = []
  for (const text of texts) game.play(s, moves.parse(text) as number, seededChance(''), (event) => told.push(event))
  return told
}
