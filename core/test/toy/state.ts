// The position of the toy, hidden and open things alike.
import { layout } from '../../layout.ts'
import { COLOURS, HAND, HOUSES, MARKET, MOST_SEATS, ROW } from './data.ts'

export const PHASES = ['place', 'build', 'draw', 'over'] as const
export const PLACE = 0
export const BUILD = 1
export const DRAW = 2
export const OVER = 3

export const shape = layout({
  rules: 'u8',
  seats: 'u8',
  first: 'u8',
  active: 'u8',
  phase: 'u8',
  /** What may be in the stack, in no order. */
  stack: ['u8', HOUSES],
  stackCount: 'u8',
  market: ['u8', MARKET],
  /** House + 1, or 0; and whether everybody saw it come. */
  hand: ['u8', MOST_SEATS * HAND],
  known: ['u8', MOST_SEATS * HAND],
  /** House + 1, from the left. */
  row: ['u8', MOST_SEATS * ROW],
  placed: ['u8', MOST_SEATS],
  /** Seat + 1 of who built it, or 0. */
  fountains: ['u8', COLOURS.length],
})

export type ToyState = ReturnType<typeof shape.blank>

/** Where a seat's hand holds a house, or -1. */
export function slotOf(s: ToyState, seat: number, house: number): number {
  for (let at = seat * HAND; at < (seat + 1) * HAND; at++) if (s.hand[at] === house + 1) return at
  return -1
}
