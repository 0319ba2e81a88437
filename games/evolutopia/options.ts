// What a table of Evolutopia may choose (§2).
import type { OptionSchema } from '../../core/options.ts'
import { newestOf } from '../../core/versions.ts'
import { CELL_COUNT, LEVELS, NUISANCE_COUNT } from './data.ts'
import { RELEASES, setOf } from './versions.ts'

/** What a new game is played with. */
const [EASY] = setOf(newestOf(RELEASES)).layouts
export const options = {
  level: { type: 'choice', values: LEVELS, default: 'discovery' },
  /** §2.5: only for a custom layout; none given: the middle of the discovery board. */
  start: { type: 'cells', size: CELL_COUNT, most: 1, suggested: [EASY.start], beside: ['level', 'custom'] },
  nuisances: {
    type: 'cells',
    size: CELL_COUNT,
    most: NUISANCE_COUNT,
    suggested: EASY.nuisances,
    beside: ['level', 'custom'],
  },
  first: { type: 'seat' },
  silence: { type: 'flag', default: true },
} as const satisfies OptionSchema
export type EvolutopiaOptions = typeof options
