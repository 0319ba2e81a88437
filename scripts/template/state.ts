// The position of Sample: one buffer with named fields.
import type { StateOf } from '../../core/layout.ts'
import { layout } from '../../core/layout.ts'
import { PLOT_COUNT } from './data.ts'

export const MOST_SEATS = 4
export const PHASES = ['build', 'over'] as const
export const OVER = 1

/** What stands on a plot: nothing, a house of seat + 1, or a pond. */
export const FREE = 0
export const POND = MOST_SEATS + 1

const fields = {
  rules: 'u8',
  seats: 'u8',
  first: 'u8',
  phase: 'u8',
  /** Houses of all players together; it tells whose turn it is. */
  built: 'u8',
  plots: ['u8', PLOT_COUNT],
} as const

export type SampleState = StateOf<typeof fields>
export const shape = layout(fields)

/** Who built last, or builds next if the game goes on. */
export const builder = (s: SampleState): number => (s.first + s.built) % s.seats
