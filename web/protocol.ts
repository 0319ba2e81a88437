// What the page asks of its own worker, beside the calls about a table that every house answers.
import type { Hint } from '../bots/hint.ts'
import type { FromWorker, ToWorker } from '../bots/protocol.ts'
import type { Seat, Seen, Viewer } from '../core/game.ts'
import type { AnyChosen } from '../core/options.ts'
import type { Refused } from '../core/table.ts'
import type { TableCalls } from '../house/messages.ts'
import { BOTS } from '../house/seats.ts'

export const PLAYERS = ['person', ...BOTS] as const
/** Who sits there: a person at this screen, or a bot by its name. */
export type ScreenPlayer = (typeof PLAYERS)[number]

export interface SeatPlan {
  readonly name: string
  readonly player: ScreenPlayer
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
  /** How it ended. */
  readonly result?: Result
  /** Whose game it goes on from, and after which step. */
  readonly from?: { readonly names: readonly string[]; readonly step: number }
  /** The deal of a day is played here. */
  readonly deal?: DealPlayed
}

export interface DealPlayed {
  readonly day: string
  /** Another try, or a day that is over: it does not count. */
  readonly practice?: true
}

/** Places and points by seat; where all play together, whether they have won is all there is. */
export interface Result {
  readonly ranks: readonly number[]
  readonly scores: readonly number[]
  readonly together: boolean
}

export interface GameList {
  /** The latest first. */
  readonly games: readonly Saved[]
  /** How many could not be read, and whether the browser did not answer at all. */
  readonly unreadable: number
  readonly silent: boolean
}

export interface LocalCalls extends TableCalls {
  list: { ask: null; answer: GameList }
  /** With a deal, who plays what by which options is the deal's business; its first try is opened but once. */
  open: { ask: Pick<Saved, 'game' | 'seats' | 'options' | 'deal'>; answer: Saved | Refused }
  /** `take`: even from another tab. */
  join: { ask: { id: string; take: boolean }; answer: Saved | Refused }
  /** Nobody looks at it any more. */
  putAway: { ask: { id: string }; answer: null }
  remove: { ask: { id: string }; answer: null }
  pace: { ask: { milliseconds: number }; answer: null }
  /** What is thinking, as a bot or for a hint, answers at once. */
  hurry: { ask: { id: string }; answer: null }
  hint: { ask: { id: string; seat: Seat }; answer: Hint | Refused }
  /** The same for a game that is hosted elsewhere, from what the seat to act sees. */
  advise: { ask: { game: string; rules: number; view: Seen; step: number }; answer: Hint | Refused }
  hurryAdvice: { ask: null; answer: null }
  /** A record file becomes a game of this browser; names for all seats, if it tells none. */
  bring: {
    ask: { text: string; names: readonly string[] /** The same file is taken in but once. */; once?: true }
    answer: Saved | Refused
  }
  /** A new game that goes on from a moment of this one, with others on its seats if they are named. */
  fork: {
    ask: { id: string; step: number; viewer: Viewer; seats?: readonly SeatPlan[] | undefined }
    answer: Saved | Refused
  }
}

/** What the table's worker tells the page, with a port, when it wants a bot's worker, and what goes over that port. */
export type WantsThinker = 'start-thinker'
export type ToThinker = ToWorker | 'stop'
export type FromThinker = FromWorker | 'crashed'
