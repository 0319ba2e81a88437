// The store of one process: SQLite in a folder, every commit on the disk before it is acknowledged.
import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseConnection, SqliteDatabase, SqliteDialectConfig, SqliteStatement } from 'kysely'
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import Libsql from 'libsql'
import { isStoreFault, StoreRefused } from './faults.ts'
import { makeFolder } from './folder.ts'

const FILE = 'ludopolis.sqlite'
const LOCK = 'lock.sqlite'
/** How long a process waits for another one's write, in milliseconds. */
const PATIENCE = 5000

/** Writers queue before they read, so that none finds its reading outdated when it writes. */
class WritingDriver extends SqliteDriver {
  readonly #waiting: (() => void)[] = []
  #connection: DatabaseConnection | undefined
  #taken = false

  override async init(): Promise<void> {
    await super.init()
    this.#connection = await super.acquireConnection()
  }

  /** First come, first served; the library itself would wake all that wait, each time. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await new Promise<void>((go) => this.#waiting.push(go))
    this.#taken = true
    return this.#connection as DatabaseConnection
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** Tables are made in a transaction as everything is: a start that dies half-way leaves nothing behind. */
class WholeAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class WritingDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig
  constructor(database: Libsql.Database) {
    const config = { database: keepingStatements(database) }
    super(config)
    this.#config = config
  }
  override createDriver(): SqliteDriver {
    return new WritingDriver(this.#config)
  }
  override createAdapter(): SqliteAdapter {
    return new WholeAdapter()
  }
}

/** Statements are kept ready: most are asked again. Those asked longest ago go first. */
const MOST_STATEMENTS = 300

function keepingStatements(database: Libsql.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    prepare(sql) {
      const statement = kept.get(sql) ?? statementOf(database, sql)
      kept.delete(sql)
      kept.set(sql, statement)
      const [oldest] = kept.keys()
      if (kept.size > MOST_STATEMENTS && oldest !== undefined) kept.delete(oldest)
      return statement
    },
    close() {
      kept.clear()
      database.close()
    },
  }
}

/** Whether it gives rows is asked once: the answer is looked up in the database, each time. */
function statementOf(database: Libsql.Database, sql: string): SqliteStatement {
  const statement = database.prepare(sql) as SqliteStatement
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(parameters),
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
  }
}

export interface Opening {
  /** For a server: on SQLite there may be only one. Tools may open the store beside it. */
  readonly alone: boolean
  /** Only what a server has filled before. */
  readonly existing?: boolean
}

export interface Folder {
  readonly dialect: SqliteDialect
  /** Lets another process have it. */
  release(): void
}

/**
 * Opens the folder's database; `alone` keeps every other server out for as long as this process lives, `existing` makes none where
 * there is none.
 */
export function openFolder(folder: string, { alone, existing = false }: Opening): Folder {
  try {
    if (existing && !existsSync(join(folder, FILE))) throw new StoreRefused('database-missing', folder)
    makeFolder(folder, 0o700)
    const held = alone ? lock(folder) : null
    try {
      return { dialect: new WritingDialect(openFile(folder)), release: () => held?.close() }
    } catch (error) {
      held?.close()
      throw error
    }
  } catch (error) {
    throw refusalOf(error, folder)
  }
}

function openFile(folder: string): Libsql.Database {
  const path = join(folder, FILE)
  const database = new Libsql(path, { timeout: PATIENCE })
  database.exec(`pragma busy_timeout = ${PATIENCE}`)
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  chmodSync(path, 0o600)
  return database
}

/** A transaction that is never ended: the system lets go of it when the process dies, however it dies. */
function lock(folder: string): Libsql.Database {
  const database = new Libsql(join(folder, LOCK))
  try {
    database.exec('begin exclusive')
    return database
  } catch (error) {
    database.close()
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY')
      throw new StoreRefused('data-in-use', folder)
    throw error
  }
}

/** What the operator can mend of a fault; anything else is given back as it came. */
export function refusalOf(error: unknown, folder: string): unknown {
  if (error instanceof StoreRefused || !(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code) || /^no such (table|column)/.test(error.message))
    return new StoreRefused('database-broken', folder)
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return new StoreRefused('data-in-use', folder)
  // Without a code: what stands at the file's place cannot be opened as one.
  const unwritable = isStoreFault(error) || /^E[A-Z]+$/.test(code) || error.message.startsWith('ConnectionFailed')
  return unwritable ? new StoreRefused('data-unwritable', folder) : error
}
