// The released numbers of Neoville's rules. Those before were drafts.
import type { Release } from '../../core/versions.ts'
import * as data from './data.ts'

export const RELEASES: readonly Release[] = [{ rules: 5, set: data }]
