// Group commit: appends that wait at the same moment share one transaction, so that the disk is waited for once. A refused one
// never takes its group with it.
import type { Kysely, Transaction } from 'kysely'
import { isStoreFault } from './faults.ts'
import type { EntryRow, Schema } from './schema.ts'

export interface NewEntry extends EntryRow {
  /** What else must be stored with it, or not at all. */
  readonly also?: (trx: Transaction<Schema>) => Promise<void>
}

/** 'taken': the number, or the intent, is already in the log. Rejects if nothing could be stored. */
export type Append = (entry: NewEntry) => Promise<'stored' | 'taken'>

interface Waiting {
  readonly entry: NewEntry
  answer(result: 'stored' | 'taken'): void
  fail(error: unknown): void
}

/** As many as one statement can carry. */
const MOST = 500

export function groupCommit(db: Kysely<Schema>): Append {
  let waiting: Waiting[] = []
  let writing = false

  async function write(): Promise<void> {
    writing = true
    // Whoever is about to append in this turn of the loop comes along.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const group = waiting.slice(0, MOST)
      waiting = waiting.slice(MOST)
      await commit(db, group)
    }
    writing = false
  }

  return (entry) =>
    new Promise((answer, fail) => {
      waiting.push({ entry, answer, fail })
      if (!writing) void write()
    })
}

async function commit(db: Kysely<Schema>, group: readonly Waiting[]): Promise<void> {
  try {
    const stored = await insert(db, group)
    for (const one of group) one.answer(stored.has(one) ? 'stored' : 'taken')
  } catch (error) {
    if (group.length === 1 || isStoreFault(error)) for (const one of group) one.fail(error)
    // One of them is at fault; alone, each finds out.
    else for (const one of group) await commit(db, [one])
  }
}

/** Those that were stored. Of two for the same place the first wins, in one group as in two. */
async function insert(db: Kysely<Schema>, group: readonly Waiting[]): Promise<Set<Waiting>> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .insertInto('entries')
      .values(group.map(({ entry: { also: _, ...row } }) => row))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['tableId', 'seq', 'person', 'intent'])
      .execute()
    const places = new Set(rows.map(place))
    const stored = new Set<Waiting>()
    for (const one of group) {
      if (!places.delete(place(one.entry))) continue
      stored.add(one)
      await one.entry.also?.(trx)
    }
    return stored
  })
}

/** With the intent: of two for one number the first may have lost by its intent, and then the second is stored. */
const place = ({ tableId, seq, person, intent }: Pick<EntryRow, 'tableId' | 'seq' | 'person' | 'intent'>) =>
  `${tableId}/${seq}/${person}/${intent}`
