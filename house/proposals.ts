// What the people at a table decide together: to stop, to let a bot stand in for who is gone, to change the clock. Where all play
// together, also what they would play in the place of the seat to act, or point at; that passes with the moment.
import type { Seat } from '../core/game.ts'
import type { Clock } from './clock.ts'
import type { PersonId } from './store.ts'

export type Wish =
  | { readonly kind: 'end' }
  | { readonly kind: 'replace'; readonly seat: Seat }
  | { readonly kind: 'clock'; readonly clock: Clock | null }
  | MomentWish

/** What somebody would play, or points at on the board, after the entry of this number. */
export type MomentWish =
  | { readonly kind: 'move'; readonly move: string; readonly seq: number }
  | { readonly kind: 'ping'; readonly at: string; readonly seq: number }

export function isMomentWish(wish: Wish): wish is MomentWish {
  return wish.kind === 'move' || wish.kind === 'ping'
}

/** A wish and who is for it. */
export interface Proposal {
  readonly wish: Wish
  readonly by: readonly PersonId[]
}

const sameWish = (one: Wish, other: Wish) => JSON.stringify(one) === JSON.stringify(other)

/** Without what this person has proposed of a kind; what others wish too, stays theirs. */
function withoutVoice(proposals: readonly Proposal[], kind: Wish['kind'], person: PersonId): readonly Proposal[] {
  return proposals
    .map((one) => (one.wish.kind === kind ? { ...one, by: one.by.filter((other) => other !== person) } : one))
    .filter(({ by }) => by.length > 0)
}

/** Of these everybody has one at a time: what they would play, point at, or have for a clock. */
const ONE_EACH: readonly Wish['kind'][] = ['move', 'ping', 'clock']

/** With one more voice for a wish. */
export function withVoice(all: readonly Proposal[], wish: Wish, person: PersonId): readonly Proposal[] {
  const proposals = ONE_EACH.includes(wish.kind) ? withoutVoice(all, wish.kind, person) : all
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

/** Without what belonged to a moment that is past; the same list if nothing did. */
export function stillMeant(proposals: readonly Proposal[], isFresh: (seq: number) => boolean): readonly Proposal[] {
  const kept = proposals.filter(({ wish }) => !isMomentWish(wish) || isFresh(wish.seq))
  return kept.length < proposals.length ? kept : proposals
}
