// What the page and the table's worker say to each other. A socket could carry the same messages.
import type { Hint } from '../bots/hint.ts'
import type { Seat, Viewer } from '../core/game.ts'
import type { AnyChosen } from '../core/options.ts'
import type { Accepted, Moment, Refused, Update } from '../core/table.ts'

export const PLAYERS = ['person', 'novice', 'casual', 'skilled', 'expert', 'random'] as const
/** Who sits there: a person at this screen, or a bot by its name. */
export type Player = (typeof PLAYERS)[number]

export interface SeatPlan {
  readonly name: string
  readonly player: Player
}

/** A game kept in the browser. */
export interface Saved {
  readonly id: string
  readonly game: string
  /** The number of the rules it is played by. */
  readonly rules: number
  readonly seats: readonly SeatPlan[]
  readonly options: AnyChosen
  readonly started: number
  readonly changed: number
  readonly over: boolean
  /** Who is to act. */
  readonly turn?: Seat
  /** How far it has gone: the round, where the game counts rounds, and the steps. */
  readonly round?: number
  readonly steps?: number
}

/** not-kept: the browser refuses to store, the game lives in memory only. elsewhere: another tab has taken it over. */
export type Trouble = 'not-kept' | 'elsewhere'

/** A seat is thinking, and how much of its time is spent, 0 to 1. */
export interface Thinking {
  readonly seat: Seat
  readonly spent: number
}

export interface Calls {
  list: { ask: null; answer: readonly Saved[] }
  open: { ask: Pick<Saved, 'game' | 'seats' | 'options'>; answer: Saved | Refused }
  /** `take`: even from another tab. */
  join: { ask: { id: string; take: boolean }; answer: Saved | Refused }
  leave: { ask: { id: string }; answer: null }
  remove: { ask: { id: string }; answer: null }
  pace: { ask: { milliseconds: number }; answer: null }
  subscribe: { ask: { id: string; viewer: Viewer; channel: number }; answer: null }
  unsubscribe: { ask: { channel: number }; answer: null }
  move: { ask: { id: string; seat: Seat; move: string; seq: number }; answer: Accepted | Refused }
  undo: { ask: { id: string; seat: Seat; seq: number }; answer: Accepted | Refused }
  why: { ask: { id: string; seat: Seat; move: string }; answer: Refused | null }
  preview: { ask: { id: string; seat: Seat; move: string }; answer: Moment | Refused }
  at: { ask: { id: string; step: number; viewer: Viewer }; answer: Moment | Refused }
  /** Whoever is thinking, a bot or for a hint, answers at once. */
  hurry: { ask: { id: string }; answer: null }
  hint: { ask: { id: string; seat: Seat }; answer: Hint | Refused }
  /** The game as a record file: whole or, while it runs, as far as one viewer sees it. */
  record: { ask: { id: string; viewer: Viewer | null }; answer: string }
  /** A record file becomes a game of this browser; names for all seats, if it tells none. */
  bring: { ask: { text: string; names: readonly string[] }; answer: Saved | Refused }
  /** A new game that goes on from a moment of this one. */
  fork: { ask: { id: string; step: number; viewer: Viewer }; answer: Saved | Refused }
  /** The totals of all seats after each step. */
  totals: { ask: { id: string }; answer: readonly (readonly number[])[] }
}
export type CallKind = keyof Calls
export type Ask<K extends CallKind> = Calls[K]['ask']
export type Answer<K extends CallKind> = Calls[K]['answer']

export type ToWorker = {
  readonly [K in CallKind]: { readonly n: number; readonly kind: K; readonly ask: Ask<K> }
}[CallKind]

export type FromWorker =
  | { readonly kind: 'answer'; readonly n: number; readonly answer: Answer<CallKind> }
  | { readonly kind: 'failed'; readonly n: number; readonly message: string }
  | { readonly kind: 'update'; readonly channel: number; readonly update: Update }
  | { readonly kind: 'trouble'; readonly id: string; readonly trouble: Trouble | null }
  | { readonly kind: 'thinking'; readonly id: string; readonly thinking: Thinking | null }

/** One end of a line of messages: a Worker, a MessagePort, a worker's own scope. */
export interface Port<In, Out> {
  postMessage(message: Out): void
  onmessage: ((event: MessageEvent<In>) => void) | null
}
