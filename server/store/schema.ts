// The tables of the store, as the queries see them. One portable subset for SQLite and PostgreSQL: texts, whole numbers (times in
// milliseconds), fractions; JSON and flags are kept as text and 0 or 1.
import type { Generated } from 'kysely'
import type { Locale } from '../../core/words.ts'

export interface Schema {
  people: PersonRow
  sessions: SessionRow
  tokens: TokenRow
  tables: StoredTable
  seats: StoredSeat
  entries: EntryRow
  chat: ChatRow
  mutes: { person: string; other: string }
  notes: { tableId: string; person: string; text: string }
  presence: { tableId: string; person: string; at: number }
  results: ResultRow
  ratings: RatingRow
  rated: RatedRow
  notices: NoticeRow
  pushes: PushRow
  /** Secrets that all processes share. */
  keys: { name: string; value: string }
  /** One row: when a server was last known to run. */
  heartbeat: { id: number; at: number }
  /** When no server ran; counts on nobody's clock. */
  outages: { start: number; end: number }
  /** Who takes bots' jobs on PostgreSQL, and when it was last known to live. */
  workers: { id: string; at: number }
}

export interface PersonRow {
  id: string
  name: string
  /** The name as it must be unique among accounts; guests have none. */
  nameKey: string | null
  password: string | null
  locale: Locale | null
  webhook: string | null
  webhookSecret: string | null
  blocked: Generated<number>
  created: number
}

export interface SessionRow {
  hash: string
  person: string
  created: number
  used: number
}

export interface TokenRow {
  id: string
  hash: string
  person: string
  label: string
  scope: 'read' | 'play'
  created: number
}

export type TableState = 'waiting' | 'playing' | 'over'

interface StoredTable {
  id: string
  game: string
  rules: number
  options: string
  state: TableState
  listed: number
  /** Whether people without a seat may look on. */
  watch: number
  hints: number
  chat: 'free' | 'phrases'
  clock: string | null
  host: string | null
  /** Of the 32 bytes that draws come from: what everybody may see, and themselves. */
  luckCommit: string
  luckSecret: string
  /** The seat to act. */
  turn: number | null
  /** When its time runs out; at a table with a clock null means that this is not worked out yet. */
  due: number | null
  steps: Generated<number>
  /** Why and by whom it was closed without a result. */
  ended: string | null
  outcome: string | null
  /** The table at which the same people play again. */
  rematch: string | null
  /** JSON: what some of the people wish. */
  proposals: string | null
  /** Counts how often what stands beside the log was saved. */
  version: Generated<number>
  intent: string | null
  /** What was asked with that intent. */
  asked: string | null
  created: number
  changed: number
}

interface StoredSeat {
  tableId: string
  seat: number
  /** 'person', 'open', or a bot's level. */
  player: string
  person: string | null
  /** The name of the player here, where that is not the person but somebody else at their screen. */
  called: string | null
  /** What this seat adds to the luck, in hex digits. */
  luck: Generated<string>
  /** What it will play by itself: JSON lists of prepared moves and of standing answers. */
  prepared: string | null
  standing: string | null
  /** What was prepared and no longer fitted. */
  dropped: string | null
  /** 'stand-in' or 'conceded', as the log says. */
  away: string | null
}

export interface EntryRow {
  tableId: string
  seq: number
  body: string
  time: number
  person: string | null
  intent: string | null
  asked: string | null
}

export interface ChatRow {
  tableId: string
  n: number
  person: string | null
  seated: number
  text: string
  time: number
  intent: string | null
  asked: string | null
}

export interface ResultRow {
  /** The one order in which results count. */
  n: number
  tableId: string
  game: string
  rules: number
  /** JSON: which seats are rated as whom, and their places. */
  result: string
  time: number
}

export interface RatingRow {
  game: string
  /** A person's id, or game/rules/level of a bot. */
  player: string
  mu: number
  sigma: number
  games: number
  wins: number
  /** The highest level that was won, where all play together. */
  best: number | null
}

/** A rating after the result of this number. */
export interface RatedRow {
  n: number
  game: string
  player: string
  mu: number
  sigma: number
}

export interface NoticeRow {
  id: string
  person: string
  /** What makes it one: a table and the entry that gave the turn. */
  tableId: string
  seq: number
  way: string
  tries: Generated<number>
  due: number
}

export interface PushRow {
  id: string
  person: string
  endpoint: string
  keys: string
  created: number
}
