// Why a move is refused: the codes that `check` answers with.
import { codesOf } from '../../core/refusals.ts'
import type { Evolution, Expert, Indicator, Plan, Role } from './data.ts'

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

/** What the sentences of refusals speak of; each is given only what its code tells. */
export interface RefusalValues {
  readonly tile: Evolution
  readonly expert: Expert
  readonly role: Role
  readonly plan: Plan
  readonly indicator: Indicator
  /** As it is written in moves: b3. */
  readonly cell: string
}
