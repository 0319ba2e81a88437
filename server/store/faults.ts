// What can go wrong with a store: before it opens it says so in one line, afterwards its faults are told from our own mistakes.

export type StoreRefusal =
  | 'data-unwritable'
  | 'data-in-use'
  | 'database-unreachable'
  | 'database-broken'
  | 'database-missing'
  | 'schema-newer'
  | 'backup-exists'
  | 'backup-unwritable'
  | 'backup-broken'
  | 'restore-not-empty'

/** A fault that the operator is told of, as a code and its values. */
export class StoreRefused extends Error {
  readonly code: StoreRefusal
  readonly about: string
  constructor(code: StoreRefusal, about: string) {
    super(`${code}: ${about}`)
    this.code = code
    this.about = about
  }
}

const CONNECTION = /^(ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EIO|EDQUOT|EROFS)/
/** Classes of PostgreSQL's codes: connection, clash, resources, operator intervention, system; and a database that only reads. */
const POSTGRES = /^(08|40|53|57|58|25006)/
const SQLITE = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|NOMEM|CORRUPT|NOTADB)/
const MESSAGE =
  /connection terminated|connect(ion)? timeout|timeout exceeded when trying to connect|cannot use a pool|not queryable/i

/** Whether the database is at fault and not who asked it. */
export function isStoreFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (CONNECTION.test(code) || SQLITE.test(code) || MESSAGE.test(error.message)) return true
  return /^[0-9A-Z]{5}$/.test(code) && POSTGRES.test(code)
}

/** Whether two transactions stood in each other's way, and this one was called off. */
export function isClash(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
}

/** Whether something of that key is there already. */
export function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}

/** Whether what is to be stored refers to a row that has been deleted. */
export function isOrphan(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY'
}
