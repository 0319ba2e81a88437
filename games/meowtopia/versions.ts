// The released numbers of Meowtopia's rules. Those before were drafts.
import type { Release } from '../../core/versions.ts'
import { byRules } from '../../core/versions.ts'
import type { MeowtopiaSet } from './set.ts'
import { readSet } from './set.ts'
import { set2 } from './sets/2.ts'

export const RELEASES: readonly Release[] = [{ rules: 2, set: set2, from: '2026-11-01' }]

/** By number. */
export const SETS = byRules(RELEASES, readSet)

export const setOf = (rules: number): MeowtopiaSet => SETS[rules]
