// A process that has changed a table announces it to all others. That only makes things quicker: every reader compares with what
// is stored anyway.
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

/** What has changed: the log ('step'; 'turn' if somebody else is to act or plays), what is stored beside it, or the chat. */
const CHANGES = ['step', 'turn', 'table', 'chat'] as const

export interface TableChange {
  readonly kind: (typeof CHANGES)[number]
  readonly table: string
  /** The last entry, where the log has changed. */
  readonly seq?: number
}

/** null: anything may have changed, since nobody listened for a while. */
export type Hear = (change: TableChange | null) => void

export interface Announcer {
  /** In the transaction that changes the table; told when it is done. */
  announce(trx: Transaction<Schema>, change: TableChange): Promise<void>
  listen(hear: Hear): () => void
  close(): Promise<void>
}

/** One process tells itself: once the transaction is over, since listeners read the database. */
export function announceHere(): Announcer {
  const hearers = new Set<Hear>()
  return {
    async announce(_trx, change) {
      setImmediate(() => tell(hearers, change))
    },
    listen: (hear) => adding(hearers, hear),
    async close() {
      hearers.clear()
    },
  }
}

const CHANNEL = 'ludopolis'
/** How long to wait before listening again, in milliseconds. */
const AGAIN = 1000

/** Several processes: PostgreSQL tells all of them. */
export function announceEverywhere(url: string): Announcer {
  const hearers = new Set<Hear>()
  let client: pg.Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
    client = fresh
    fresh.on('error', () => lost(fresh))
    fresh.on('end', () => lost(fresh))
    fresh.on('notification', ({ payload }) => tell(hearers, readChange(payload ?? '')))
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
      // What was said before is not said again.
      tell(hearers, null)
    } catch {
      lost(fresh)
    }
  }

  function lost(which: pg.Client): void {
    if (client !== which || closed) return
    client = null
    which.end().catch(() => {})
    timer = setTimeout(() => void connect(), AGAIN)
    timer.unref()
  }

  void connect()
  return {
    async announce(trx, { kind, table, seq }) {
      await sql`select pg_notify(${CHANNEL}, ${[kind, table, seq].join(' ').trimEnd()})`.execute(trx)
    },
    listen: (hear) => adding(hearers, hear),
    async close() {
      closed = true
      clearTimeout(timer)
      hearers.clear()
      await client?.end().catch(() => {})
    },
  }
}

/** What is not understood, as from a newer program, may be anything. */
function readChange(text: string): TableChange | null {
  const [word, table = '', seq] = text.split(' ')
  const kind = CHANGES.find((one) => one === word)
  if (!kind) return null
  return { kind, table, ...(seq === undefined ? {} : { seq: Number(seq) }) }
}

function adding(hearers: Set<Hear>, hear: Hear): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

function tell(hearers: ReadonlySet<Hear>, change: TableChange | null): void {
  for (const hear of hearers) hear(change)
}
