// The positions that the figures of the rules of Sample show.
import type { Figures } from '../../../core/figure.ts'

const table = { seats: 2, seed: '1', options: { first: 0 }, viewer: 0, part: 'plots', area: 0 } as const

export const figures = {
  start: { ...table, steps: 0 },
  houses: { ...table, steps: 12 },
} as const satisfies Figures
