// The released numbers of the rules of Sample.
import type { Release } from '../../core/versions.ts'
import { byRules } from '../../core/versions.ts'
import type { SampleSet } from './set.ts'
import { readSet } from './set.ts'
import { set1 } from './sets/1.ts'

export const RELEASES: readonly Release[] = [{ rules: 1, set: set1, from: '2026-11-01' }]

/** By number. */
export const SETS = byRules(RELEASES, readSet)

export const setOf = (rules: number): SampleSet => SETS[rules]
