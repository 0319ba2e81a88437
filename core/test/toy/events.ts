// What is told at a table of the toy.
import type { Seat } from '../../game.ts'

export type ToyEvent =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | {
      readonly kind: 'placed'
      readonly seat: Seat
      readonly slot: number
      readonly house: number
      readonly end: number
    }
  | { readonly kind: 'built'; readonly seat: Seat; readonly colour: number }
  | { readonly kind: 'skipped'; readonly seat: Seat }
  | {
      readonly kind: 'took'
      readonly seat: Seat
      readonly slot: number
      readonly house: number
      readonly refill: number
    }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly slot: number; readonly house?: number }
