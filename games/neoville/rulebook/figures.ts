// The positions that the figures of Neoville's rules show.
import type { Figures } from '../../../core/figure.ts'

export const figures = {
  supply: {
    seats: 2,
    seed: 'supply',
    steps: 0,
    options: { utilities: 'ecomobile-biodome' },
    viewer: 0,
    part: 'supply',
    area: 3,
  },
  market: { seats: 2, seed: 'market', steps: 0, viewer: 0, part: 'market', area: 2 },
  growing: { seats: 2, seed: '1', steps: 66, viewer: 0, part: 'city', area: 4 },
  finished: { seats: 2, seed: '349', steps: 200, viewer: 0, part: 'city', area: 4 },
} as const satisfies Figures
