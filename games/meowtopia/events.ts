// What happens at the table, as it is told: to the log, to animations, to a screen reader.
import type { Seat, Tell } from '../../core/game.ts'
import type { ActionName, Counts, EndingName, GoodName, Unable } from './data.ts'

export type MeowtopiaEvent =
  | { readonly kind: 'start'; readonly seats: number; readonly variant: boolean; readonly first: Seat }
  | { readonly kind: 'round'; readonly round: number; readonly first: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'rested'; readonly seat: Seat; readonly food: number }
  | { readonly kind: 'woke'; readonly seat: Seat; readonly kittens: Counts; readonly paid: number }
  | {
      readonly kind: 'sold'
      readonly seat: Seat
      readonly family: number
      readonly good: GoodName
      readonly goods: number
      readonly points: number
    }
  | {
      readonly kind: 'took'
      readonly seat: Seat
      readonly tile: number
      readonly does: ActionName
      readonly others: ActionName
      readonly food: number
    }
  | {
      readonly kind: 'sent' | 'followed'
      readonly seat: Seat
      readonly action: ActionName
      readonly kittens: Counts
      readonly food: number
      readonly coins: number
    }
  /** Why a player passes who could not have followed. */
  | {
      readonly kind: 'passed'
      readonly seat: Seat
      readonly wakes: number | null
      readonly food: number
      readonly unable: Unable | null
    }
  | {
      readonly kind: 'field'
      readonly seat: Seat
      readonly column: number
      readonly row: number
      readonly irrigated: boolean
      readonly points: number
    }
  /** The stick as a side of a field that is there. */
  | {
      readonly kind: 'stick'
      readonly seat: Seat
      readonly column: number
      readonly row: number
      readonly side: number
      readonly points: number
    }
  | { readonly kind: 'recruited'; readonly seat: Seat; readonly family: number; readonly role: number }
  | {
      readonly kind: 'dismissed'
      readonly seat: Seat
      readonly family: number
      readonly was: 'awake' | 'asleep' | 'merchant'
      readonly good: GoodName
      readonly goods: number
      readonly food: number
    }
  | {
      readonly kind: 'fed'
      readonly seat: Seat
      readonly bill: number
      readonly paid: number
      readonly unfed: number
      readonly points: number
    }
  | { readonly kind: 'triggered'; readonly seat: Seat; readonly ending: EndingName }
  /** Tiles that nobody took, and how much food was put on them, 1 on each while there is some. */
  | { readonly kind: 'left'; readonly tiles: readonly (readonly ActionName[])[]; readonly food: number }
  | { readonly kind: 'ended'; readonly ending: EndingName }
  | { readonly kind: 'awake'; readonly seat: Seat; readonly food: number }

export type MeowtopiaTell = Tell<MeowtopiaEvent> | undefined
