// What the operator of a server may do with its tables and people, also while it runs: it notices by itself.
import { isRefused } from '../../core/table.ts'
import { nameKey } from '../people/names.ts'
import { endSessions, endTokens } from '../people/people.ts'
import type { Db, Store } from '../store/open.ts'
import type { TableState } from '../store/schema.ts'
import { makeRoom } from '../tables/room.ts'
import { removeWaiting } from '../tables/seating.ts'

export interface TableLine {
  readonly id: string
  readonly game: string
  readonly state: TableState
  readonly steps: number
  readonly listed: boolean
  readonly people: readonly string[]
  readonly changed: number
}

/** The latest first. */
export async function tableLines(db: Db): Promise<readonly TableLine[]> {
  const tables = await db
    .selectFrom('tables')
    .select(['id', 'game', 'state', 'steps', 'listed', 'changed'])
    .orderBy('changed', 'desc')
    .execute()
  const seats = await db
    .selectFrom('seats')
    .innerJoin('people', 'people.id', 'seats.person')
    .select(['seats.tableId', 'people.name', 'people.id'])
    .orderBy('seats.seat')
    .execute()
  const people = new Map<string, string[]>()
  for (const { tableId, name, id } of seats) people.set(tableId, [...(people.get(tableId) ?? []), `${name} (${id})`])
  return tables.map((row) => ({ ...row, listed: row.listed === 1, people: people.get(row.id) ?? [] }))
}

/** Ends a table without a result; one that has not started goes. A code says why not. */
export async function closeTable(store: Store, id: string): Promise<string | null> {
  const table = await store.db.selectFrom('tables').select('state').where('id', '=', id).executeTakeFirst()
  if (!table) return 'table-unknown'
  if (table.state === 'over') return 'game-over'
  if (table.state === 'waiting' && (await removeWaiting(store, id))) return null
  const room = makeRoom({ store, gaps: () => [], clocksElsewhere: true })
  try {
    const hosted = await room.find(id)
    const ended = isRefused(hosted) ? hosted : await hosted.end({ why: 'closed', by: null })
    return isRefused(ended) ? ended.refusal.code : null
  } finally {
    room.close()
  }
}

/** With everything that was played and said there. */
export async function deleteTable({ db }: Store, id: string): Promise<string | null> {
  const gone = await db.deleteFrom('tables').where('id', '=', id).returning('id').execute()
  return gone.length === 0 ? 'table-unknown' : null
}

/** Keeps somebody out, or lets them in again: an id, or the name of an account. */
export async function blockPerson({ db }: Store, who: string, blocked: boolean): Promise<string | null> {
  const person = await db
    .selectFrom('people')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', who), eb('nameKey', '=', nameKey(who))]))
    .executeTakeFirst()
  if (!person) return 'person-unknown'
  await db
    .updateTable('people')
    .set({ blocked: Number(blocked) })
    .where('id', '=', person.id)
    .execute()
  if (!blocked) return null
  await endSessions(db, person.id)
  await endTokens(db, person.id)
  return null
}
