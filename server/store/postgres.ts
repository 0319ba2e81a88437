// The store of many processes: PostgreSQL.
import { PostgresDialect } from 'kysely'
import pg from 'pg'

const CONNECTIONS = 10
const PATIENCE = 5000

/** Whole numbers as numbers: times in milliseconds fit. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
}

export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
  })
  // A connection that breaks while idle is replaced at the next query; unheard, the event would end the process.
  pool.on('error', () => {})
  return pool
}

export function poolDialect(pool: pg.Pool): PostgresDialect {
  return new PostgresDialect({ pool })
}
