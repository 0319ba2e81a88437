// The released numbers of Evolutopia's rules. Those before were drafts.
import type { Release } from '../../core/versions.ts'
import { byRules } from '../../core/versions.ts'
import type { EvolutopiaSet } from './set.ts'
import { readSet } from './set.ts'
import { set6 } from './sets/6.ts'
import { set7 } from './sets/7.ts'
import { set8 } from './sets/8.ts'

export const RELEASES: readonly Release[] = [
  { rules: 6, set: set6, from: '2026-01-01' },
  { rules: 7, set: set7, from: '2026-10-01' },
  { rules: 8, set: set8, from: '2026-11-01' },
]

/** By number. */
export const SETS = byRules(RELEASES, readSet)

export const setOf = (rules: number): EvolutopiaSet => SETS[rules]
