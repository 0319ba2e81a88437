// Rows for tests of the store.
import { randomBytes } from 'node:crypto'
import type { Appended } from '../store/append.ts'
import type { Store } from '../store/open.ts'
import type { EntryRow } from '../store/schema.ts'

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

type Given = Partial<EntryRow> & Pick<Appended, 'also'>

export function newEntry(tableId: string, seq: number, { also, ...given }: Given = {}): Appended {
  const row = { tableId, seq, body: '{}', time: 1, person: null, intent: null, asked: null, ...given }
  return { rows: [row], ...(also ? { also } : {}) }
}
