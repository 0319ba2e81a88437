// What happens in Neoville, as it is told.
import type { Tell } from '../../core/game.ts'

export type NeovilleEvent =
  | { readonly kind: 'setup'; readonly first: number; readonly types: readonly number[] }
  | {
      readonly kind: 'placed'
      readonly seat: number
      readonly slot: number
      readonly tile: number
      readonly cell: number
      readonly turn: number
      /** Districts with skyscrapers were joined, because nothing else could be done. */
      readonly joined: boolean
    }
  | {
      readonly kind: 'built'
      readonly seat: number
      readonly piece: number
      readonly quarter: number
      readonly cell: number
    }
  | { readonly kind: 'skipped' | 'cannotBuild'; readonly seat: number }
  | {
      readonly kind: 'took'
      readonly seat: number
      readonly slot: number
      readonly tile: number
      readonly refill: number
    }
  /** The tile is told to its drawer only. */
  | { readonly kind: 'drew'; readonly seat: number; readonly slot: number; readonly tile?: number }
  | { readonly kind: 'over' }

export type NeovilleTell = Tell<NeovilleEvent> | undefined
