// Where games are kept in the browser: IndexedDB, one row a game and one row an entry of its log.
import type { Entry } from '../core/entries.ts'
import { Conflict } from '../core/entries.ts'
import type { Saved } from './protocol.ts'

export interface Shelf {
  list(): Promise<readonly Saved[]>
  load(id: string): Promise<{ readonly saved: Saved; readonly entries: readonly Entry[] } | null>
  /** Resolves when everything is durable, or rejects and nothing was written; Conflict: the log has gone on elsewhere. */
  append(saved: Saved, entries: readonly Entry[]): Promise<void>
  remove(id: string): Promise<void>
}

interface Row {
  readonly table: string
  readonly seq: number
  readonly entry: Entry
}

export function browserShelf(name = 'ludopolis'): Shelf {
  let opened: Promise<IDBDatabase> | null = null
  const database = () => {
    opened ??= openDatabase(name)
    opened.catch(() => {
      opened = null
    })
    return opened
  }
  const rowsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

  return {
    async list() {
      const work = begin(await database(), 'readonly')
      return answerOf<Saved[]>(work.objectStore('tables').getAll())
    },
    async load(id) {
      const work = begin(await database(), 'readonly')
      const rows = answerOf<Row[]>(work.objectStore('entries').getAll(rowsOf(id)))
      const saved = await answerOf<Saved | undefined>(work.objectStore('tables').get(id))
      return saved ? { saved, entries: (await rows).map(({ entry }) => entry) } : null
    },
    async append(saved, entries) {
      const work = begin(await database(), 'readwrite')
      for (const entry of entries) work.objectStore('entries').add({ table: saved.id, seq: entry.seq, entry })
      work.objectStore('tables').put(saved)
      await done(work)
    },
    async remove(id) {
      const work = begin(await database(), 'readwrite')
      work.objectStore('entries').delete(rowsOf(id))
      work.objectStore('tables').delete(id)
      await done(work)
    },
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' })
      request.result.createObjectStore('entries', { keyPath: ['table', 'seq'] })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('blocked'))
  })
}

function begin(database: IDBDatabase, mode: IDBTransactionMode): IDBTransaction {
  return database.transaction(['tables', 'entries'], mode, { durability: 'strict' })
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function done(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onabort = () => reject(work.error?.name === 'ConstraintError' ? new Conflict() : work.error)
  })
}
