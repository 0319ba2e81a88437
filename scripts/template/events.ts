// What is told at a table of Sample.
import type { Seat, Tell } from '../../core/game.ts'

export type SampleEvent =
  | { readonly kind: 'dealt'; readonly ponds: readonly number[] }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'built'; readonly seat: Seat; readonly plot: number }

export type SampleTell = Tell<SampleEvent> | undefined
