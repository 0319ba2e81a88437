// The positions that the figures of Evolutopia's rules show.
import type { Figures } from '../../../core/figure.ts'

const start = { seats: 2, seed: 'start', steps: 0, options: { level: 'discovery' }, viewer: 0 } as const
const later = { ...start, seed: '2', steps: 90 } as const

export const figures = {
  territory: { ...start, part: 'territory', area: 6 },
  indicators: { ...start, part: 'indicators', area: 0 },
  crisis: { ...later, part: 'crisis', area: 2 },
  site: { ...later, part: 'site', area: 4 },
  growing: { ...later, seed: '0', part: 'territory', area: 6 },
} as const satisfies Figures
