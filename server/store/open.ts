// Opens a store, brings its tables up to date, and knows the database's time.
import { CamelCasePlugin, Kysely, Migrator, sql } from 'kysely'
import type { Announcer } from './announce.ts'
import { announceEverywhere, announceHere } from './announce.ts'
import type { Append } from './append.ts'
import { groupCommit } from './append.ts'
import { isStoreFault, StoreRefused } from './faults.ts'
import { MIGRATIONS } from './migrations.ts'
import { migrateQueue, openPool, poolDialect } from './postgres.ts'
import type { Schema } from './schema.ts'
import type { Opening } from './sqlite.ts'
import { openFolder, refusalOf } from './sqlite.ts'

export type Db = Kysely<Schema>

export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Db
  readonly append: Append
  readonly changes: Announcer
  /** The database's clock, in milliseconds. */
  now(): number
  /** Sets that clock again; to be called now and then. */
  setClock(): Promise<void>
  close(): Promise<void>
}

export interface StorePlace {
  /** PostgreSQL, if given. */
  readonly url?: string | undefined
  /** Else this folder. */
  readonly folder: string
}

const CONNECTIONS = 10

export async function openStore(place: StorePlace, opening: Opening): Promise<Store> {
  const { kind, dialect, changes, release, prepare } = opened(place, opening)
  const db = new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] })
  let offset = 0
  const store: Store = {
    kind,
    db,
    append: groupCommit(db),
    changes,
    now: () => Date.now() + offset,
    async setClock() {
      if (kind === 'postgres') offset = await clockOffset(db)
    },
    async close() {
      await changes.close()
      await db.destroy()
      release()
    },
  }
  try {
    await migrate(db, opening)
    await prepare()
    await store.setClock()
    return store
  } catch (error) {
    await store.close().catch(() => {})
    throw refused(error, place)
  }
}

function opened({ url, folder }: StorePlace, opening: Opening) {
  if (url === undefined)
    return { kind: 'sqlite', ...openFolder(folder, opening), changes: announceHere(), prepare: async () => {} } as const
  const pool = openPool(url, CONNECTIONS)
  const changes = announceEverywhere(url)
  const prepare = () => migrateQueue(pool)
  return { kind: 'postgres', dialect: poolDialect(pool), changes, release: () => {}, prepare } as const
}

/** A fault of the database as a refusal for the operator; anything else is given back as it came. */
export function refused(error: unknown, { url, folder }: StorePlace): unknown {
  return url === undefined ? refusalOf(error, folder) : unreachable(error)
}

/** The name of the last step that this program knows. */
export const SCHEMA_VERSION = Object.keys(MIGRATIONS).at(-1) as string

async function migrate(db: Db, { existing = false }: Opening): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
  await refuseStrange(db, existing)
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** What a newer program wrote, and, where there should be something, what none of ours has. */
async function refuseStrange(db: Db, existing: boolean): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) {
    if (existing) throw new StoreRefused('database-missing', 'DATABASE_URL')
    return
  }
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(db)
  const newer = rows.find(({ name }) => !Object.hasOwn(MIGRATIONS, name))
  if (newer) throw new StoreRefused('schema-newer', newer.name)
}

async function clockOffset(db: Db): Promise<number> {
  const before = Date.now()
  const { rows } = await sql<{
    now: number
  }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db)
  return (rows[0]?.now ?? before) - Math.round((before + Date.now()) / 2)
}

/** A password or an address does not belong into a message: only the reason does. */
function unreachable(error: unknown): unknown {
  if (error instanceof StoreRefused || !(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const known = isStoreFault(error) || /^(28|3D)/.test(code)
  return known ? new StoreRefused('database-unreachable', code || error.message) : error
}
