// Why a move is refused: the codes that `check` answers with.
import { codesOf } from '../../core/refusals.ts'

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
