// Why a move is refused: the codes that `check` answers with.
import { codesOf } from '../../core/refusals.ts'

export const refusals = [
  'legal',
  'no-move',
  'game-over',
  'colours-first',
  'colours-done',
  'colour-taken',
  'start-first',
  'own-colour',
  'reserve-untouched',
  'reserve-empty',
  'factory-lacks',
  'factory-far',
  'no-actions',
  'actions-left',
  'bonus-running',
  'bonus-used',
  'no-token',
  'token-idle',
  'space-taken',
  'space-outer',
  'space-not-outer',
  'space-centre',
  'space-apart',
  'not-offered',
  'deck-empty',
  'window-closed',
  'not-held',
  'same-kind',
  'no-pattern',
] as const

/** By code its number. */
export const CODE = codesOf(refusals)
