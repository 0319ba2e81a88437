// A store as a file of lines, the same for both kinds, so that one can be restored as the other. It is taken in one view of the
// database while a server goes on writing. It holds hands, secrets and chat in clear, so only its owner may read it.
import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { isRefusal } from '../../core/game.ts'
import { readJson } from '../../core/json.ts'
import { isStoreFault, StoreRefused } from './faults.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Db, Store } from './open.ts'
import { SCHEMA_VERSION } from './open.ts'
import type { Schema } from './schema.ts'

/** In an order in which every row finds what it refers to, each with its key. */
const TABLES = {
  people: ['id'],
  sessions: ['hash'],
  tokens: ['id'],
  tables: ['id'],
  seats: ['tableId', 'seat'],
  presence: ['tableId', 'person'],
  entries: ['tableId', 'seq'],
  chat: ['tableId', 'n'],
  mutes: ['person', 'other'],
  notes: ['tableId', 'person'],
  results: ['n'],
  ratings: ['game', 'player'],
  rated: ['n', 'player'],
  notices: ['id'],
  pushes: ['id'],
  keys: ['name'],
  heartbeat: ['id'],
  outages: ['start'],
} as const satisfies { readonly [T in KeptName]: readonly (keyof Schema[T])[] }

/** Who works for a store is no part of it. */
type KeptName = Exclude<keyof Schema, 'workers'>

const NAMES = Object.keys(TABLES) as KeptName[]
const AT_ONCE = 500

type AnyRow = { readonly [column: string]: string | number | null }

/** Writes everything, or leaves nothing when it is stopped; gives the number of rows. */
export async function backup({ db, kind }: Store, file: string, signal?: AbortSignal): Promise<number> {
  const out = create(file)
  try {
    const rows = await db.connection().execute(async (connection) => {
      const begin = kind === 'sqlite' ? sql`begin` : sql`begin transaction isolation level repeatable read read only`
      await begin.execute(connection)
      try {
        return await writeAll(connection, (line) => write(out, `${JSON.stringify(line)}\n`, file), signal)
      } finally {
        await sql`rollback`.execute(connection)
      }
    })
    fsyncSync(out)
    return rows
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  } finally {
    closeSync(out)
  }
}

function create(file: string): number {
  try {
    return openSync(file, 'wx', 0o600)
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new StoreRefused(exists ? 'backup-exists' : 'backup-unwritable', file)
  }
}

/** The whole text: a disk that fills up takes a part of it at first. */
function write(out: number, text: string, file: string): void {
  try {
    writeFileSync(out, text)
  } catch {
    throw new StoreRefused('backup-unwritable', file)
  }
}

async function writeAll(db: Db, write: (line: object) => void, signal: AbortSignal | undefined): Promise<number> {
  let count = 0
  write({ ludopolis: 'backup', schema: SCHEMA_VERSION })
  for (const table of NAMES)
    for await (const row of rowsOf(db, table)) {
      write({ table, row })
      count++
      if (count % AT_ONCE > 0) continue
      // SQLite answers at once: without a pause nothing else is heard.
      await setImmediate()
      signal?.throwIfAborted()
    }
  write({ rows: count })
  return count
}

async function* rowsOf(db: Db, table: KeptName): AsyncGenerator<AnyRow> {
  const key: readonly string[] = TABLES[table]
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let last: AnyRow | undefined
  do {
    const after: AnyRow | undefined = last
    const query = (db as unknown as Kysely<{ [table: string]: AnyRow }>)
      .selectFrom(table)
      .selectAll()
      .$if(after !== undefined, (q) =>
        q.where(sql<boolean>`(${columns}) > (${sql.join(key.map((column) => after?.[column]))})`),
      )
      .orderBy(columns)
      .limit(AT_ONCE)
    const rows: AnyRow[] = await query.execute()
    yield* rows
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined
  } while (last)
}

/** Fills an empty store from the lines of a file, wholly or not at all; gives the number of rows. */
export async function restore({ db }: Store, lines: AsyncIterable<string>, file: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    for (const table of NAMES) {
      const found = await (trx as unknown as Kysely<{ [table: string]: AnyRow }>)
        .selectFrom(table)
        .selectAll()
        .limit(1)
        .execute()
      if (found.length > 0) throw new StoreRefused('restore-not-empty', table)
    }
    return fill(trx, linesOf(lines, file), file)
  })
}

async function fill(db: Db, lines: AsyncIterable<Line>, file: string): Promise<number> {
  let count = 0
  let complete = false
  let waiting: { table: KeptName; rows: AnyRow[] } | null = null
  const insert = async () => {
    if (waiting) await insertRows(db, waiting.table, waiting.rows, file)
    waiting = null
  }
  for await (const line of lines) {
    if (complete) throw new StoreRefused('backup-broken', file)
    if ('rows' in line) {
      complete = line.rows === count
      continue
    }
    if (waiting && (waiting.table !== line.table || waiting.rows.length === AT_ONCE)) await insert()
    waiting ??= { table: line.table, rows: [] }
    waiting.rows.push(line.row)
    count++
  }
  await insert()
  if (!complete) throw new StoreRefused('backup-broken', file)
  return count
}

type Line = { readonly table: KeptName; readonly row: AnyRow } | { readonly rows: number }

async function* linesOf(lines: AsyncIterable<string>, file: string): AsyncGenerator<Line> {
  let first = true
  for await (const text of lines) {
    const read = readJson(text)
    if (isRefusal(read)) throw new StoreRefused('backup-broken', file)
    const line: unknown = read.value
    if (first) refuseForeign(line, file)
    else if (isLine(line)) yield line
    else throw new StoreRefused('backup-broken', file)
    first = false
  }
}

/** Rows the database does not take, for their columns or what they refer to, are no rows of a backup. */
async function insertRows(db: Db, table: KeptName, rows: readonly AnyRow[], file: string): Promise<void> {
  try {
    await (db as unknown as Kysely<{ [table: string]: AnyRow }>).insertInto(table).values(rows).execute()
  } catch (error) {
    throw isStoreFault(error) ? error : new StoreRefused('backup-broken', file)
  }
}

function refuseForeign(line: unknown, file: string): void {
  if (typeof line !== 'object' || line === null || !('ludopolis' in line) || line.ludopolis !== 'backup')
    throw new StoreRefused('backup-broken', file)
  const schema = 'schema' in line ? String(line.schema) : ''
  // Rows of every step so far fit: none has taken a column away.
  if (!Object.hasOwn(MIGRATIONS, schema))
    throw new StoreRefused(schema > SCHEMA_VERSION ? 'schema-newer' : 'backup-broken', schema)
}

function isLine(line: unknown): line is Line {
  if (typeof line !== 'object' || line === null) return false
  if ('rows' in line) return typeof line.rows === 'number'
  return (
    'table' in line &&
    typeof line.table === 'string' &&
    Object.hasOwn(TABLES, line.table) &&
    'row' in line &&
    isRow(line.row)
  )
}

function isRow(row: unknown): row is AnyRow {
  if (typeof row !== 'object' || row === null) return false
  const columns = Object.entries(row)
  const plain = (value: unknown) => value === null || typeof value === 'string' || typeof value === 'number'
  return columns.length > 0 && columns.every(([name, value]) => /^[a-zA-Z]+$/.test(name) && plain(value))
}
