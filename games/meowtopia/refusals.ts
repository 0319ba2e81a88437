// Why a move is refused: the codes that `check` answers with.
import { codesOf } from '../../core/refusals.ts'
import type { ActionName, Family, FarmCell, Sold } from './data.ts'
import type { PHASES } from './state.ts'

export const refusals = [
  'legal',
  'no-move',
  'game-over',
  'not-now',
  'not-asleep',
  'wake-cost',
  'no-merchant',
  'merchant-served',
  'no-goods',
  'no-tile',
  'tile-taken',
  'either-way',
  'not-awake',
  'six-at-most',
  'no-use',
  'cannot-follow',
  'somebody-sleeps',
  'cell-taken',
  'cell-apart',
  'edge-taken',
  'edge-apart',
  'own-first',
  'no-kitten',
  'last-worker',
  'not-in-household',
  'must-go-unfed',
  'too-many-unfed',
  'not-both',
  'dismiss-more',
] as const

/** By code its number. */
export const CODE = codesOf(refusals)

export type Phase = (typeof PHASES)[number]
/** What the sentences of refusals speak of; each is given only what its code tells. */
export interface RefusalValues {
  /** The name of who sits there. */
  readonly seat: string
  readonly family: Family
  readonly action: ActionName
  readonly good: Sold
  readonly phase: Phase
  readonly cell: FarmCell
  readonly asleep: number
  readonly awake: number
  readonly bill: number
  readonly cost: number
  readonly count: number
  readonly food: number
  readonly goods: number
  readonly least: number
  readonly left: number
  readonly most: number
}
