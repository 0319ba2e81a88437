// The positions that the figures of Meowtopia's rules show. Only the first player is drawn: named, there is no luck left.
import type { Figures } from '../../../core/figure.ts'

const table = { seats: 3, seed: '', options: { first: 0 }, viewer: 0 } as const

export const figures = {
  tiles: { ...table, steps: 0, part: 'tiles', area: 1 },
  farm: { ...table, steps: 64, part: 'farm', area: 6 },
  household: { ...table, steps: 41, part: 'household', area: 3 },
} as const satisfies Figures
