// Why a move of the toy is refused.
import { codesOf } from '../../refusals.ts'

export const refusals = [
  'legal',
  'no-move',
  'game-over',
  'not-place-step',
  'not-held',
  'not-build-step',
  'fountain-built',
  'no-neighbours',
  'not-draw-step',
  'not-offered',
] as const

export const CODE = codesOf(refusals)
