// Where games are kept in the browser: IndexedDB, one row a game and one row an entry of its log.
import type { DBSchema, IDBPDatabase } from 'idb'
import { openDB } from 'idb'
import type { Entry, Intent } from '../core/entries.ts'
import { Conflict } from '../core/entries.ts'
import type { LuckRow, SeatRow } from '../house/store.ts'
import type { Saved, SeatPlan } from './protocol.ts'

/** A game as it lies on the shelf: what the page may know of it, and what only its house may. */
export interface KeptGame extends Saved {
  readonly seats: readonly (SeatPlan & Pick<SeatRow, 'standing' | 'prepared' | 'dropped'>)[]
  readonly luck?: LuckRow
  readonly version?: number
}

export interface KeptEntry {
  readonly entry: Entry
  readonly intent?: Intent
}

export interface Listed {
  readonly games: readonly KeptGame[]
  /** How many rows were left out because nothing can be made of them. */
  readonly unreadable: number
}

export interface Shelf {
  list(): Promise<Listed>
  load(id: string): Promise<{ readonly kept: KeptGame; readonly rows: readonly KeptEntry[] } | null>
  /**
   * Resolves when everything is durable, or rejects and nothing was written. Conflict: the log has gone on elsewhere; Gone:
   * the game was deleted, or is not there to be changed.
   */
  append(kept: KeptGame, rows: readonly KeptEntry[]): Promise<void>
  remove(id: string): Promise<void>
}

export class Gone extends Conflict {}

/** The shelf did not answer in time. */
class Silent extends Error {}

interface Schema extends DBSchema {
  tables: { key: string; value: KeptGame }
  entries: { key: [string, number]; value: KeptEntry & { readonly table: string; readonly seq: number } }
}
type Database = IDBPDatabase<Schema>

/** Milliseconds; a browser that takes longer has given up, or never will answer. */
const PATIENCE = 8000

export function browserShelf(name = 'ludopolis'): Shelf {
  let opened: Promise<Database> | null = null
  const forget = () => {
    opened = null
  }
  const database = () => {
    opened ??= open(name, forget)
    opened.catch(forget)
    return opened
  }
  /** A connection that was closed under our hands is opened again, once. */
  async function use<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const once = () => inTime(database().then(work))
    try {
      return await once()
    } catch (error) {
      if (error instanceof Conflict || !isClosed(error)) throw error
      forget()
      return once()
    }
  }
  const rowsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

  return {
    list: () => use(readAll),
    load: (id) =>
      use(async (database) => {
        const work = begin(database, 'readonly')
        const [kept, rows] = await Promise.all([
          work.objectStore('tables').get(id),
          work.objectStore('entries').getAll(rowsOf(id)),
        ])
        return kept ? { kept, rows } : null
      }),
    append: (kept, rows) => use((database) => write(database, kept, rows)),
    remove: (id) =>
      use(async (database) => {
        const work = begin(database, 'readwrite')
        await Promise.all([
          work.objectStore('entries').delete(rowsOf(id)),
          work.objectStore('tables').delete(id),
          work.done,
        ])
      }),
  }
}

function open(name: string, closed: () => void): Promise<Database> {
  const opening = openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('tables', { keyPath: 'id' })
      database.createObjectStore('entries', { keyPath: ['table', 'seq'] })
    },
    // A newer version of the page, or somebody who clears the storage, must not wait for us.
    blocking: () => void opening.then((database) => database.close()).then(closed),
    terminated: closed,
  })
  return opening
}

/** A transaction that fails tells what waits for it, and stops nothing where nobody does. */
function begin<Mode extends 'readonly' | 'readwrite'>(database: Database, mode: Mode) {
  const work = database.transaction(['tables', 'entries'], mode, { durability: 'strict' })
  work.done.catch(() => {})
  return work
}

const isClosed = (error: unknown) =>
  error instanceof Silent || (error instanceof DOMException && ['InvalidStateError', 'AbortError'].includes(error.name))

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Silent('the browser does not answer')), PATIENCE)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** One row that cannot be read, or is none of ours, takes no other with it. */
async function readAll(database: Database): Promise<Listed> {
  const tables = () => begin(database, 'readonly').objectStore('tables')
  const keys = await tables().getAllKeys()
  // Each by itself: a request that fails ends its transaction.
  const read = async (key: string) => tables().get(key)
  const rows = await Promise.all(keys.map((key) => read(key).catch(() => null)))
  const games = rows.filter((row): row is KeptGame => isKept(row))
  return { games, unreadable: rows.length - games.length }
}

function isKept(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false
  const { id, game, seats, changed } = row as Partial<KeptGame>
  const isSeat = (seat: unknown) => typeof seat === 'object' && seat !== null && 'name' in seat && 'player' in seat
  return [id, game].every((text) => typeof text === 'string') && isTime(changed) && seats?.every?.(isSeat) === true
}

/** A moment that a calendar knows, which is not every number. */
const isTime = (time: unknown) => typeof time === 'number' && !Number.isNaN(new Date(time).getTime())

/** Writing the same again, as after an answer that never came, is no conflict. */
async function write(database: Database, kept: KeptGame, rows: readonly KeptEntry[]): Promise<void> {
  const work = begin(database, 'readwrite')
  const [tables, entries] = [work.objectStore('tables'), work.objectStore('entries')]
  try {
    if (rows[0]?.entry.seq !== 0 && !(await tables.get(kept.id))) throw new Gone()
    for (const row of rows) {
      const { seq } = row.entry
      const there = await entries.get([kept.id, seq])
      if (there && JSON.stringify(there.entry) !== JSON.stringify(row.entry)) throw new Conflict()
      if (!there) await entries.add({ table: kept.id, seq, ...row })
    }
    await tables.put(kept)
  } catch (error) {
    if (error instanceof Conflict) work.abort()
    throw error
  }
  await work.done
}
