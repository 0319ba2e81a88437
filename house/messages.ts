// What a screen and a house say to each other, whether a worker or a socket lies between them.
import type { Hint } from '../bots/hint.ts'
import type { Ended } from '../core/entries.ts'
import type { NOBODY, Seat } from '../core/game.ts'
import type { AnyChosen } from '../core/options.ts'
import type { Away, Moment, Now, Refused, Update } from '../core/table.ts'
import type { Clock, Running } from './clock.ts'
import type { Thinking, Trouble } from './host.ts'
import type { Patch } from './patch.ts'
import type { Proposal, Wish } from './proposals.ts'
import type { Player } from './seats.ts'
import type { PersonId } from './store.ts'
import type { Answer as WriteAnswer } from './writes.ts'

/** Raised when an older page could no longer speak with the house. */
export const PROTOCOL = 1

export interface SeatInfo {
  readonly player: Player
  readonly person?: PersonId
  readonly name: string
  readonly present?: boolean
  readonly away: Away
}

/** What everybody at a table may know of it, beside the game. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: AnyChosen
  readonly state: 'waiting' | 'playing' | 'over'
  readonly seats: readonly SeatInfo[]
  readonly clock?: Clock
  readonly running?: Running
  readonly proposals: readonly Proposal[]
  readonly toAct: Seat | typeof NOBODY
  readonly seq: number
  readonly ended: Ended | null
  readonly luck?: { readonly commit: string }
}

/** Whose view: an own seat, or null for the spectator; absent: the own seat to act, else the lowest one, else the spectator. */
export interface Eyes {
  readonly id: string
  readonly seat?: Seat | null
}
/** The seat that acts; absent: the own seat to act, else the lowest one. */
interface Acting {
  readonly id: string
  readonly seat?: Seat
}
interface Writing extends Acting {
  readonly intent?: string
}

/** The calls about one table, which every house answers. */
export interface TableCalls {
  /** `since`: the last entry known; `whole`: never patches. The answer says whose view it is. */
  subscribe: { ask: Eyes & { since?: number; whole?: boolean }; answer: { seat: Seat | null } | Refused }
  unsubscribe: { ask: { id: string; seat: Seat | null }; answer: null }
  now: { ask: Eyes; answer: Now | Refused }
  info: { ask: { id: string }; answer: TableInfo | Refused }
  move: { ask: Writing & { move: string; seq: number }; answer: WriteAnswer }
  undo: { ask: Writing & { seq: number; steps?: number | 'all' }; answer: WriteAnswer }
  why: { ask: Acting & { move: string }; answer: Refused | null }
  preview: { ask: Acting & { move: string }; answer: Moment | Refused }
  at: { ask: Eyes & { step: number }; answer: Moment | Refused }
  /** Private; dropped on undo. */
  standing: { ask: Acting & { ids: readonly string[] }; answer: Refused | null }
  prepared: { ask: Acting & { moves: readonly string[] }; answer: Refused | null }
  /** What one has on and prepared oneself. */
  own: { ask: Acting; answer: Own | Refused }
  leave: { ask: { id: string }; answer: Refused | null }
  back: { ask: { id: string }; answer: Refused | null }
  concede: { ask: Acting; answer: Refused | null }
  agree: { ask: { id: string; wish: Wish }; answer: Refused | null }
  disagree: { ask: { id: string; wish: Wish }; answer: Refused | null }
  /** The game as a record file: whole or, while it runs, as far as a seat (null: the spectator) sees it. */
  record: { ask: { id: string; seen?: Seat | null }; answer: string | Refused }
  /** The totals of all seats after each step. */
  totals: { ask: { id: string }; answer: readonly (readonly number[])[] | Refused }
}

export interface Own {
  readonly standing: readonly string[]
  readonly prepared: readonly string[]
  /** What was prepared and no longer fitted when the turn came. */
  readonly dropped?: string
}

/** A call, numbered by its sender; the answer bears the same number. */
export type CallOf<C extends Calls> = {
  readonly [K in keyof C]: { readonly n: number; readonly kind: K; readonly ask: C[K]['ask'] }
}[keyof C]

export type Calls = { readonly [kind in string]: { readonly ask: unknown; readonly answer: unknown } }
export type Ask<C, K extends keyof C> = C[K] extends { ask: infer A } ? A : never
export type AnswerTo<C, K extends keyof C> = C[K] extends { answer: infer A } ? A : never

/** How things stand for a seat, whole or as what has changed since the last update of that seat. */
export type UpdateMessage = {
  readonly kind: 'update'
  readonly id: string
  readonly seat: Seat | null
  readonly seq: number
} & ({ readonly whole: Update } | { readonly base: number; readonly patch: Patch })

/** What a house says without being asked, and its answers. */
export type FromHouse =
  | { readonly kind: 'answer'; readonly n: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly n: number; readonly message: string }
  | UpdateMessage
  | { readonly kind: 'info'; readonly id: string; readonly info: TableInfo }
  | { readonly kind: 'thinking'; readonly id: string; readonly thinking: Thinking | null }
  | { readonly kind: 'trouble'; readonly id: string; readonly trouble: Trouble | null }

export type HintAnswer = Hint | Refused
