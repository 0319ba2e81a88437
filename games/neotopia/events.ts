// What can be told of a game of Neotopia, for the log and for animation.
import type { Seat, Tell } from '../../core/game.ts'

export type NeotopiaEvent =
  | { readonly kind: 'first'; readonly seat: Seat; readonly drawn: boolean }
  | { readonly kind: 'colour'; readonly seat: Seat; readonly element: number }
  | {
      readonly kind: 'laid'
      readonly region: number
      /** On the bonus spaces, in their order, and on top of the stack. */
      readonly tokens: readonly number[]
      readonly top: number
    }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] }
  | { readonly kind: 'offered'; readonly cards: readonly number[] }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | {
      readonly kind: 'placed'
      readonly seat: Seat
      readonly element: number
      readonly region: number
      readonly space: number
      /** Where it came from, or -1 for the reserve. */
      readonly factory: number
    }
  | {
      readonly kind: 'token'
      readonly seat: Seat
      readonly token: number
      readonly region: number
      /** The bonus space it lay on, or -1 for the stack. */
      readonly space: number
    }
  | { readonly kind: 'uncovered'; readonly region: number; readonly token: number }
  | { readonly kind: 'refilled'; readonly factory: number; readonly elements: readonly number[] }
  | {
      readonly kind: 'produced'
      /** The tile turned over, or -1 for the plain middle. */
      readonly tile: number
      readonly elements: readonly number[]
      readonly left: number
    }
  | { readonly kind: 'flag' }
  | { readonly kind: 'took'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card?: number }
  | {
      readonly kind: 'built'
      readonly seat: Seat
      readonly card: number
      readonly region: number
      readonly space: number
      readonly points: number
      /** On the region's track. */
      readonly reached: number
    }
  | { readonly kind: 'used'; readonly seat: Seat; readonly token: number }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly actions: number }
  | { readonly kind: 'last'; readonly round: number }
  | { readonly kind: 'cluster'; readonly seat: Seat; readonly region: number; readonly size: number }
  | { readonly kind: 'final'; readonly seat: Seat; readonly points: number }

export type NeotopiaTell = Tell<NeotopiaEvent> | undefined
