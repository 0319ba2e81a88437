// Rows for tests of the store.
import { randomBytes } from 'node:crypto'
import type { NewEntry } from '../store/append.ts'
import type { Store } from '../store/open.ts'

const newId = () => randomBytes(16).toString('base64url')

export async function newPerson({ db }: Store): Promise<string> {
  const id = newId()
  await db.insertInto('people').values({ id, name: 'Ada', created: 1 }).execute()
  return id
}

export async function layTable({ db }: Store): Promise<string> {
  const id = newId()
  await db
    .insertInto('tables')
    .values({
      id,
      game: 'neoville',
      rules: 1,
      options: '{}',
      state: 'playing',
      listed: 0,
      watch: 0,
      hints: 1,
      chat: 'free',
      luckCommit: '',
      luckSecret: '',
      created: 1,
      changed: 1,
    })
    .execute()
  return id
}

export function newEntry(tableId: string, seq: number, given: Partial<NewEntry> = {}): NewEntry {
  return { tableId, seq, body: '{}', time: 1, person: null, intent: null, asked: null, ...given }
}
