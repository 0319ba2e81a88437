// The released numbers of Neoville's rules. Those before were drafts.
import type { Release } from '../../core/versions.ts'
import { byRules } from '../../core/versions.ts'
import type { NeovilleSet } from './set.ts'
import { readSet } from './set.ts'
import { set5 } from './sets/5.ts'

export const RELEASES: readonly Release[] = [{ rules: 5, set: set5, from: '2026-11-01' }]

/** By number. */
export const SETS = byRules(RELEASES, readSet)

export const setOf = (rules: number): NeovilleSet => SETS[rules]
