// The setup (§2).
import type { Chance } from '../../../core/game.ts'
import { upTo } from '../../../core/lists.ts'
import type { Chosen } from '../../../core/options.ts'
import { PLOT_COUNT } from '../data.ts'
import type { SampleTell } from '../events.ts'
import type { SampleOptions } from '../options.ts'
import type { SampleState } from '../state.ts'
import { POND } from '../state.ts'
import { SETS } from '../versions.ts'

export const setupBy =
  (rules: number) =>
  (seats: number, chosen: Chosen<SampleOptions>, chance: Chance, s: SampleState, tell?: SampleTell): void => {
    s.bytes.fill(0)
    s.rules = rules
    s.seats = seats
    // §1.2
    const left = upTo(PLOT_COUNT, (plot) => plot)
    const ponds = upTo(SETS[rules].ponds, () => left.splice(chance.draw('ponds', left, left.length), 1)[0])
    for (const plot of ponds) s.plots[plot] = POND
    // §2
    const everybody = upTo(seats, (seat) => seat)
    s.first = chosen.first ?? everybody[chance.draw('first player', everybody, seats)]
    tell?.({ kind: 'dealt', ponds })
    tell?.({ kind: 'turn', seat: s.first })
  }
