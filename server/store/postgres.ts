// The store of many processes: PostgreSQL.
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { StoreRefused } from './faults.ts'

const PATIENCE = 5000

/** Whole numbers as numbers: times in milliseconds fit. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
}

type Connected = Parameters<pg.Pool['connect']>[0]

/** Who lets go of a connection twice, as graphile-worker does when the database goes away, lets go of it once. */
class ForgivingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    if (!connected) return super.connect()
    super.connect((error, client, release) => {
      let held = true
      connected(error, client, (fault) => {
        if (held) release(fault)
        held = false
      })
    })
    return undefined
  }
}

/** An address may name key files; they are read even before the first connection. */
function refuseUnreadable(url: string): void {
  try {
    void new pg.Client({ connectionString: url })
  } catch (error) {
    throw new StoreRefused('database-unreachable', (error as NodeJS.ErrnoException).code ?? 'URL')
  }
}

export function openPool(url: string, max: number): pg.Pool {
  refuseUnreadable(url)
  const pool = new ForgivingPool({
    connectionString: url,
    types,
    max,
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
  })
  // A connection that breaks while idle is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => {})
  // So would that of one that breaks between two statements of a transaction; its holder finds out with the next.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function poolDialect(pool: pg.Pool): PostgresDialect {
  return new PostgresDialect({ pool })
}

/** Brings the tables of the job queue up to date, which are graphile-worker's own. */
export async function migrateQueue(pool: pg.Pool): Promise<void> {
  const { Logger, runMigrations } = await import('graphile-worker')
  const code = process.exitCode
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('breaking migration')) throw error
    throw new StoreRefused('schema-newer', 'graphile-worker')
  } finally {
    // Which it sets by itself.
    process.exitCode = code
  }
}
