// Why a move is refused: the codes that `check` answers with.
import { codesOf } from '../../core/refusals.ts'
import type { NamedPiece, NamedTile, Quarter } from './data.ts'

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

/** What the sentences of refusals speak of; each is given only what its code tells. */
export interface RefusalValues {
  readonly tile: NamedTile
  readonly cell: string
  readonly piece: NamedPiece
  readonly quarter: Quarter
  readonly count: number
  readonly field: string
}
