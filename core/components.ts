// What is counted of a game's components when its balance is measured: how items are called, whose a draw is, which words
// of a move name one.
import type { Seat } from './game.ts'

/** How luck came: dealt to a seat, drawn blindly by a seat, or laid out for all. */
export const CHANNELS = ['hand', 'draw', 'setup'] as const
export type Channel = (typeof CHANNELS)[number]

/** The whole table, where a draw is nobody's own. */
export const TABLE = -1

/** A draw among others. */
export interface DrawAt {
  readonly pile: string
  /** Its number among the draws from this pile in the same step, or in the set-up. */
  readonly nth: number
  /** The kind of move; null in the set-up. */
  readonly kind: string | null
  readonly mover: Seat
  readonly first: Seat
  readonly seats: number
}

export interface Owner {
  readonly channel: Channel
  readonly seat: Seat | typeof TABLE
}

export interface Components {
  /** By kind of move: which of its words, from 0, name components. */
  readonly named: { readonly [kind: string]: readonly number[] }
  /** An item's name, as moves write it, then the groups it belongs to. */
  labels(pile: string, item: number): readonly string[]
  /** By pile: the kind of move that uses what came from it. */
  readonly usedBy: { readonly [pile: string]: string }
  /** null: no random exposure of anybody, or measured elsewhere. */
  owner(draw: DrawAt): Owner | null
  /** What is on a component whose name tells little. */
  about?(pile: string, label: string): string | undefined
  /** The groups of a component that a move names. */
  groups?(word: string): readonly string[]
}

export const LAID_OUT: Owner = { channel: 'setup', seat: TABLE }
export const inTurnOrder = ({ first, seats }: DrawAt, place: number): Seat => (first + place) % seats

/** A start for every game: what the set-up laid out, and kinds of moves. */
export const PLAIN: Components = {
  named: {},
  labels: (_pile, item) => [String(item)],
  usedBy: {},
  owner: ({ kind, pile }) => (kind === null && pile !== 'first player' ? LAID_OUT : null),
}
