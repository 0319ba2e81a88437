// What the people at a table decide together: to stop, to let a bot stand in for who is gone, to change the clock.
import type { Seat } from '../core/game.ts'
import type { Clock } from './clock.ts'
import type { PersonId } from './store.ts'

export type Wish =
  | { readonly kind: 'end' }
  | { readonly kind: 'replace'; readonly seat: Seat }
  | { readonly kind: 'clock'; readonly clock: Clock | null }

/** A wish and who is for it. */
export interface Proposal {
  readonly wish: Wish
  readonly by: readonly PersonId[]
}

const sameWish = (one: Wish, other: Wish) => JSON.stringify(one) === JSON.stringify(other)

/** With one more voice for a wish. */
export function withVoice(proposals: readonly Proposal[], wish: Wish, person: PersonId): readonly Proposal[] {
  const before = proposals.find((one) => sameWish(one.wish, wish))
  const by = [...new Set([...(before?.by ?? []), person])]
  return [...proposals.filter((one) => one !== before), { wish, by }]
}

export function withoutWish(proposals: readonly Proposal[], wish: Wish): readonly Proposal[] {
  return proposals.filter((one) => !sameWish(one.wish, wish))
}

export function voicesFor(proposals: readonly Proposal[], wish: Wish): readonly PersonId[] {
  return proposals.find((one) => sameWish(one.wish, wish))?.by ?? []
}
