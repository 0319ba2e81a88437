// Why a move is refused: the codes that `check` answers with.
import { codesOf } from '../../core/refusals.ts'
import type { Element, Factory, KindId, Region, Token } from './data.ts'

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

/** What the sentences of refusals speak of; each is given only what its code tells. */
export interface RefusalValues {
  readonly element: Element
  readonly own: Element
  readonly region: Region
  readonly factory: Factory
  readonly token: Token
  readonly kind: KindId
  /** The names of a card and of a player. */
  readonly card: string
  readonly name: string
  readonly space: string
  readonly actions: number
}
