// What can be told of a game of Evolutopia. Nothing is told to one player only.
import type { Seat, Tell } from '../../core/game.ts'

/** Things are named by their numbers in data.ts; experts[kind] counts. */
export type EvolutopiaEvent =
  | { readonly kind: 'nuisance'; readonly nuisance: number; readonly cell: number }
  | {
      readonly kind: 'dealt'
      readonly study: readonly number[]
      readonly site: number
      readonly zone: readonly number[]
    }
  | { readonly kind: 'top'; readonly tile: number }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'took'; readonly seat: Seat; readonly tile: number }
  | { readonly kind: 'aside'; readonly seat: Seat; readonly tile: number }
  | { readonly kind: 'left'; readonly seat: Seat; readonly tile: number }
  | { readonly kind: 'under'; readonly seat: Seat; readonly tiles: readonly number[] }
  | { readonly kind: 'started'; readonly seat: Seat; readonly tile: number }
  | { readonly kind: 'rescued'; readonly seat: Seat; readonly expert: number }
  | { readonly kind: 'to-bag'; readonly experts: readonly number[] }
  | { readonly kind: 'laid-off'; readonly seat: Seat; readonly expert: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly expert: number }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly expert: number }
  | { readonly kind: 'dropped'; readonly seat: Seat; readonly expert: number }
  | { readonly kind: 'hired'; readonly seat: Seat; readonly expert: number }
  | { readonly kind: 'assigned'; readonly seat: Seat; readonly expert: number; readonly target: number }
  | {
      readonly kind: 'inaugurated'
      readonly seat: Seat
      readonly tile: number
      readonly cell: number
      /** The nuisance covered, or -1. */
      readonly nuisance: number
    }
  | { readonly kind: 'indicator'; readonly indicator: number; readonly from: number; readonly to: number }
  | { readonly kind: 'light'; readonly to: number }
  | { readonly kind: 'managing'; readonly seat: Seat }
  | { readonly kind: 'crisis-over'; readonly crisis: number; readonly managed: boolean }
  | { readonly kind: 'crisis'; readonly crisis: number }
  | {
      readonly kind: 'option'
      readonly seat: Seat
      readonly crisis: number
      readonly option: number
      /** No other would have changed anything. */
      readonly only: boolean
    }
  | { readonly kind: 'no-option'; readonly crisis: number }
  | {
      readonly kind: 'released'
      readonly expert: number
      readonly count: number
      /** Where they were, as `placeId` names it. */
      readonly from: readonly number[]
    }
  | { readonly kind: 'cleared'; readonly experts: readonly number[] }
  | { readonly kind: 'unblocked-all' }
  | { readonly kind: 'blocked'; readonly seat: Seat; readonly action: number }
  | { readonly kind: 'unblocked'; readonly seat: Seat; readonly action: number }
  | { readonly kind: 'more-blocks'; readonly count: number }
  | { readonly kind: 'role'; readonly seat: Seat; readonly role: number }
  | {
      readonly kind: 'role-used'
      readonly seat: Seat
      readonly role: number
      readonly lender: Seat
      readonly uses: number
    }
  | { readonly kind: 'role-unlocked'; readonly seat: Seat; readonly role: number }
  | { readonly kind: 'role-offered'; readonly seat: Seat; readonly roles: readonly number[] }
  | { readonly kind: 'role-back'; readonly seat: Seat; readonly role: number }
  | { readonly kind: 'adopted'; readonly seat: Seat; readonly role: number; readonly other: number }
  | { readonly kind: 'plan-drawn'; readonly seat: Seat; readonly plan: number }
  | { readonly kind: 'plan-none'; readonly seat: Seat }
  | { readonly kind: 'plan-played'; readonly seat: Seat; readonly plan: number }
  | { readonly kind: 'dismissed'; readonly seat: Seat; readonly expert: number }
  | { readonly kind: 'shelved'; readonly seat: Seat; readonly tile: number }
  | { readonly kind: 'seconded'; readonly seat: Seat; readonly expert: number; readonly target: number }
  | {
      readonly kind: 'moved'
      readonly seat: Seat
      readonly expert: number
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'retrained'; readonly seat: Seat; readonly out: number; readonly into: number }
  | { readonly kind: 'over'; readonly reason: string }

export type EvolutopiaTell = Tell<EvolutopiaEvent> | undefined
