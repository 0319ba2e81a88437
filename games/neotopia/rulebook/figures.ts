// The positions that the figures of Neotopia's rules show.
import type { Figures } from '../../../core/figure.ts'
import { PUBLIC } from '../../../core/game.ts'

export const figures = {
  start: { seats: 3, seed: 'start', steps: 3, viewer: 0, part: 'table', area: 6 },
  // Only who holds no hand sees the offer on every screen.
  cards: { seats: 3, seed: 'start', steps: 3, viewer: PUBLIC, part: 'offer', area: 1 },
  regions: { seats: 3, seed: '5', steps: 67, viewer: 0, part: 'table', area: 3 },
} as const satisfies Figures
