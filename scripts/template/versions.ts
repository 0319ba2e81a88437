// The released numbers of the rules of Sample.
import type { Release } from '../../core/versions.ts'
import * as data from './data.ts'

export const RELEASES: readonly Release[] = [{ rules: 1, set: data }]
