// What a set of Sample must hold (§1.2), and what the rules work out of it.
import type { Refusal } from '../../core/game.ts'
import type { Shaped } from '../../core/set.ts'
import { partsOf, readShape, wholeNumber } from '../../core/set.ts'
import { PLOT_COUNT } from './data.ts'

/** Half of the plots at least are to be built on. */
const SET = partsOf({ ponds: wholeNumber(1, PLOT_COUNT / 2) })
export type SampleSet = Shaped<typeof SET>

export const readSet = (given: unknown): SampleSet | Refusal => readShape(SET, given)

/** §3 How many houses are built in all. */
export const housesWith = ({ ponds }: SampleSet, seats: number): number =>
  Math.floor((PLOT_COUNT - ponds) / seats) * seats
