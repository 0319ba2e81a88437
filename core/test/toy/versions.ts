// The released numbers of the toy. 1 was a draft.
import type { Release } from '../../versions.ts'
import { byRules } from '../../versions.ts'
import { readSet } from './set.ts'
import { set2 } from './sets/2.ts'
import { set3 } from './sets/3.ts'

export const RELEASES: readonly Release[] = [
  { rules: 2, set: set2, from: '2026-01-01' },
  { rules: 3, set: set3, from: '2026-11-20' },
]

export const SETS = byRules(RELEASES, readSet)

/** Who comes later in turn order wins a tie; by rules 2 it was shared. */
export const latestWinsTies = (rules: number): boolean => rules >= 3
