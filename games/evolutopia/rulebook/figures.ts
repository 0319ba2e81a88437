// The positions that the figures of Evolutopia's rules show.
import type { Figures } from '../../../core/rulebook.ts'

const start = { seats: 2, seed: 'start', steps: 0, options: { level: 'discovery' }, viewer: 0 } as const
const later = { ...start, seed: '2', steps: 90 } as const

export const figures = {
  territory: { ...start, part: '.territory-place', area: 6 },
  indicators: { ...start, part: '.city', area: 0 },
  crisis: { ...later, part: '.crisis-place', area: 2 },
  site: { ...later, part: '.site-place', area: 4 },
  growing: { ...later, part: '.territory-place', area: 6 },
} as const satisfies Figures
