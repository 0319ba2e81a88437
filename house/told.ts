// A table as a server tells of it from outside, to anybody who has its link: over HTTP and, as it changes, over the socket.
import type { Ended } from '../core/entries.ts'
import type { AnyChosen } from '../core/options.ts'
import type { Clock, Running } from './clock.ts'
import type { Proposal } from './proposals.ts'

export interface SeatTold {
  /** 'person', 'open', or the level of a bot. */
  readonly player: string
  readonly id?: string
  readonly name?: string
  readonly guest?: boolean
  readonly present?: boolean
  /** Has added to the luck. */
  readonly lucky?: boolean
  /** The level of the bot that plays for who is gone. */
  readonly standIn?: string
  readonly conceded?: boolean
}

/** What a result changed for somebody who is rated. */
export interface RatingChange {
  readonly seat: number
  readonly mu: number
  readonly sigma: number
  /** Null where it was the first result. */
  readonly before: number | null
}

export interface TableTold {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: AnyChosen
  readonly state: 'waiting' | 'playing' | 'over'
  readonly seats: readonly SeatTold[]
  readonly clock?: Clock
  readonly running?: Running
  readonly toAct: number | null
  readonly steps: number
  readonly seq: number
  readonly luck: { readonly commit: string }
  readonly host: string | null
  readonly listed: boolean
  readonly watch: boolean
  readonly hints: boolean
  readonly chat: 'free' | 'phrases'
  readonly proposals: readonly Proposal[]
  readonly outcome: unknown
  readonly ended?: Ended
  readonly rated?: readonly RatingChange[]
  readonly rematch?: string
  readonly created: number
  readonly changed: number
}
