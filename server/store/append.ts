// Group commit: appends that wait at the same moment share one transaction, so that the disk is waited for once. A refused one
// never takes its group with it.
import type { CompiledQuery, Kysely, Transaction } from 'kysely'
import { isClash, isStoreFault } from './faults.ts'
import type { EntryRow, Schema } from './schema.ts'

export interface Appended {
  /** Numbered one after the other, all of one table. */
  readonly rows: readonly EntryRow[]
  /** What else must be stored with them, or not at all. */
  readonly also?: (trx: Transaction<Schema>) => Promise<void>
}

/** 'taken': a number, or the intent, is already in the log, and nothing was stored. Rejects if nothing could be stored. */
export type Append = (appended: Appended) => Promise<'stored' | 'taken'>

interface Waiting {
  readonly appended: Appended
  answer(result: 'stored' | 'taken'): void
  fail(error: unknown): void
}

/** As many as one statement can carry, with the steps that one undo takes back. */
const MOST = 200

/** How long, in milliseconds, a group waits to become as large as the one before: a commit costs far more than what is in it. */
const PATIENCE = 4

export function groupCommit(db: Kysely<Schema>): Append {
  const ready: Ready = new Map()
  let waiting: Waiting[] = []
  let writing = false
  /** The size of the last group, and what is called when as many wait again. A lone append never waits for others. */
  let last = 1
  let enough = () => {}

  async function write(): Promise<void> {
    writing = true
    while (waiting.length > 0) {
      if (waiting.length < last) await asManyAgain()
      // Appends that come in this turn of the event loop join the group.
      await new Promise((resolve) => setImmediate(resolve))
      const group = waiting.slice(0, MOST)
      waiting = waiting.slice(MOST)
      last = group.length
      await commit(db, ready, inOrder(group))
    }
    writing = false
  }

  function asManyAgain(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PATIENCE)
      enough = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  return (appended) =>
    new Promise((answer, fail) => {
      waiting.push({ appended, answer, fail })
      if (!writing) void write()
      else if (waiting.length >= last) enough()
    })
}

/** By table, so that two processes that write to the same tables do not wait for each other. */
function inOrder(group: readonly Waiting[]): readonly Waiting[] {
  const tableOf = ({ appended }: Waiting) => appended.rows[0]?.tableId ?? ''
  return group.toSorted((one, other) => (tableOf(one) < tableOf(other) ? -1 : Number(tableOf(one) > tableOf(other))))
}

async function commit(db: Kysely<Schema>, ready: Ready, group: readonly Waiting[]): Promise<void> {
  try {
    const stored = await insert(db, ready, group)
    for (const one of group) one.answer(stored.has(one) ? 'stored' : 'taken')
  } catch (error) {
    // It clashed with another transaction, which is done by now.
    if (isClash(error)) return commit(db, ready, group)
    if (group.length === 1 || isStoreFault(error)) for (const one of group) one.fail(error)
    // One of them is at fault; alone, each finds out.
    else for (const one of group) await commit(db, ready, [one])
  }
}

/** Those that were stored. Of two for the same place the first wins, in one group as in two. */
async function insert(db: Kysely<Schema>, ready: Ready, group: readonly Waiting[]): Promise<Set<Waiting>> {
  return db.transaction().execute(async (trx) => {
    const given = group.flatMap(({ appended }) => appended.rows)
    const { rows } = await trx.executeQuery(insertion(trx, ready, given))
    const places = new Set(rows.map(place))
    const stored = new Set<Waiting>()
    for (const one of group) {
      const { rows, also } = one.appended
      const there = rows.filter((row) => places.delete(place(row)))
      if (there.length < rows.length) await remove(trx, there)
      else {
        stored.add(one)
        await also?.(trx)
      }
    }
    return stored
  })
}

type Place = Pick<EntryRow, 'tableId' | 'seq' | 'person' | 'intent'>

/** The statement for so many rows, built once: it is the same for every group of that size. */
type Ready = Map<number, CompiledQuery<Place>>

function insertion(trx: Transaction<Schema>, ready: Ready, rows: readonly EntryRow[]): CompiledQuery<Place> {
  const query =
    ready.get(rows.length) ??
    trx
      .insertInto('entries')
      .values(rows.map(byColumn))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['tableId', 'seq', 'person', 'intent'])
      .compile()
  ready.set(rows.length, query)
  return { ...query, parameters: rows.flatMap((row) => Object.values(byColumn(row))) }
}

const byColumn = ({ tableId, seq, body, time, person, intent, asked }: EntryRow): EntryRow => ({
  tableId,
  seq,
  body,
  time,
  person,
  intent,
  asked,
})

/** Of entries that belong together some lost their place, so all do. */
async function remove(trx: Transaction<Schema>, rows: readonly EntryRow[]): Promise<void> {
  for (const { tableId, seq } of rows)
    await trx.deleteFrom('entries').where('tableId', '=', tableId).where('seq', '=', seq).execute()
}

/** With the intent: of two for one number the first may have lost by its intent, and then the second is stored. */
const place = ({ tableId, seq, person, intent }: Place) => `${tableId}/${seq}/${person}/${intent}`
