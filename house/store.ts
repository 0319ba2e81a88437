// What a house asks of the storage of its tables: a browser's storage, a file or a database, each fulfils this.
import type { Entry, Intent, Stand } from '../core/entries.ts'
import type { AnyChosen } from '../core/options.ts'
import type { Clock } from './clock.ts'
import type { Proposal } from './proposals.ts'
import type { Player } from './seats.ts'

/** Who a person is, is known from the connection, never from a message. */
export type PersonId = string

/** A seat as it is kept. Who is away follows from the log. */
export interface SeatRow {
  readonly player: Player
  /** Who holds it, where a person does. */
  readonly person?: PersonId
  readonly name: string
  /** Their name, where not the person but somebody at the same screen plays here. */
  readonly called?: string
  /** The standing answers that are on, and the moves that are to be played when the turn comes: private. */
  readonly standing?: readonly string[]
  readonly prepared?: readonly string[]
  /** What was prepared and no longer fitted when the turn came; until something else is prepared. */
  readonly dropped?: string
}

/** What luck is made of (see luck.ts). The secret is nobody's business before the end. */
export interface LuckRow {
  readonly secret: string
  readonly seats: readonly string[]
}

/** A table beside its log. One that waits for its players has no log yet. */
export interface TableRow {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: AnyChosen
  readonly seats: readonly SeatRow[]
  readonly clock?: Clock
  /** Absent where nobody can check the luck, as in a game that began elsewhere. */
  readonly luck?: LuckRow
  readonly proposals?: readonly Proposal[]
  /** Who made it, where that matters; the next one where they left before the start. */
  readonly host?: PersonId
  /** Counts the times it was saved. */
  readonly version: number
}

/** An intent that was answered: what was asked, and the number of its last entry. */
export interface Answered {
  readonly body: string
  readonly seq: number
}

export interface TableStore {
  /**
   * Resolves when all the entries, how things stand after them, and the intent are durable as one. Rejects with a Conflict
   * if (table, seq) or (table, person, intent) is there already, with any other error if they could not be kept; in both
   * cases nothing was written.
   */
  append(table: string, entries: readonly Entry[], stand: Stand, intent?: Intent): Promise<void>
  /** The entries after this number, in order. */
  entries(table: string, after: number): Promise<readonly Entry[]>
  answered(table: string, person: PersonId, intent: string): Promise<Answered | null>
  row(table: string): Promise<TableRow | null>
  /** Replaces the row whose version is one less; a Conflict if another was first. */
  save(row: TableRow): Promise<void>
}
