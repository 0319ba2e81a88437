// Why a move is refused: the codes that `check` answers with.
import { codesOf } from '../../core/refusals.ts'

export const refusals = [
  'legal',
  'no-move',
  'over',
  'not-now',
  'acted',
  'blocked',
  'not-in-study',
  'not-on-site',
  'no-room-needed',
  'room-needed',
  'aside-limit',
  'not-in-zone',
  'zone-full',
  'bag-empty',
  'not-in-bag',
  'none-loose',
  'no-slot',
  'none-there',
  'incomplete',
  'cell-taken',
  'not-next-to',
  'nuisance-gain',
  'must-first',
  'no-effect',
  'already-blocked',
  'not-blocked',
  'not-your-role',
  'role-used',
  'role-time',
  'not-your-plan',
  'not-offered',
  'at-most',
  'too-low',
  'same',
] as const

/** By code its number. */
export const CODE = codesOf(refusals)
