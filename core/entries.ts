// The log of a table, entry by entry: append-only, numbered without gaps, and all that happened follows from it.
import type { Draw } from './chance.ts'
import type { NOBODY, Outcome, Seat } from './game.ts'
import type { Position } from './layout.ts'
import type { AnyChosen } from './options.ts'
import type { GameRecord, Step } from './record.ts'

export interface SetupEntry {
  readonly seq: 0
  readonly kind: 'setup'
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: AnyChosen
  /** Where a game begins that is not dealt. */
  readonly position?: Position
  readonly drew: readonly Draw[]
  readonly time: number
}
interface MoveEntry extends Step {
  readonly seq: number
  readonly kind: 'move'
  readonly time: number
}
/** The last effective step is taken back. */
interface UndoEntry {
  readonly seq: number
  readonly kind: 'undo'
  readonly seat: Seat
  readonly time: number
}

export const SEAT_CHANGES = ['stand-in', 'back', 'conceded'] as const
/** A bot stands in for somebody who is gone; the person is back; or a bot plays to the end for somebody who gave up. */
export type SeatChange = (typeof SEAT_CHANGES)[number]
/** Who plays a seat has changed; no step of the game. */
export interface SeatEntry {
  readonly seq: number
  readonly kind: 'seat'
  readonly seat: Seat
  readonly change: SeatChange
  readonly time: number
}

export const ENDS = ['agreed', 'conceded', 'closed'] as const
/** Why a table was closed without a result, and by which seat if by one. */
export interface Ended {
  readonly why: (typeof ENDS)[number]
  readonly by: Seat | null
}
export interface EndEntry extends Ended {
  readonly seq: number
  readonly kind: 'end'
  readonly time: number
}

export type Entry = SetupEntry | MoveEntry | UndoEntry | SeatEntry | EndEntry

/** A write as its sender named it: the id belongs to table and person, and with another body it is another write. */
export interface Intent {
  readonly person: string
  readonly id: string
  readonly body: string
}

/** The log has an entry of this number already, or this person's intent. */
export class Conflict extends Error {}

/** How far a game has gone, who is to act, and how it ended. */
export interface Stand {
  readonly step: number
  readonly toAct: Seat | typeof NOBODY
  readonly outcome: Outcome | null
}

export interface LogStore {
  /**
   * Resolves when all the entries are durable, together with how the game stands after them and the intent that they answer.
   * Rejects if none of it could be kept: with a Conflict if another process was first.
   */
  append(entries: readonly Entry[], stand: Stand, intent?: Intent): Promise<void>
}

/** A record as the log the table would have stored. */
export function entriesOf(record: GameRecord, times: readonly number[] = []): Entry[] {
  const { game, rules, seats, options, position, setup, steps, ended } = record
  const time = (index: number) => times[index] ?? 0
  const begun = position === undefined ? {} : { position }
  const entries: Entry[] = [
    { seq: 0, kind: 'setup', game, rules, seats, options, ...begun, drew: setup, time: time(0) },
    ...steps.map((step, i): Entry => ({ seq: i + 1, kind: 'move', ...step, time: time(i) })),
  ]
  if (ended) entries.push({ seq: entries.length, kind: 'end', ...ended, time: time(steps.length - 1) })
  return entries
}
