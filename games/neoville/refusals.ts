// Why a move is refused: the codes that `check` answers with.
import { codesOf } from '../../core/refusals.ts'

export const refusals = [
  'legal',
  'no-move',
  'not-place-step',
  'not-build-step',
  'not-draw-step',
  'tile-not-in-hand',
  'first-cell',
  'cell-taken',
  'cell-apart',
  'cell-outside-frame',
  'turn-same',
  'joins-towers',
  'piece-gone',
  'square-has-feature',
  'terrain-missing',
  'terrain-differs',
  'district-has-tower',
  'tile-not-in-market',
] as const

/** By code its number. */
export const CODE = codesOf(refusals)
