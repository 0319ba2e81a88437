// Somebody goes for good, or is called otherwise: seats that wait are open again, bots take those that are played, and the
// tables where they sat learn of it wherever they are open.
import { isRefused } from '../../core/table.ts'
import { orRefuse } from '../http/play.ts'
import type { Store } from '../store/open.ts'
import type { Room } from './room.ts'
import { standUpFrom } from './seating.ts'

/** Nothing is left to give up there. */
const DONE = ['game-over', 'seat-conceded', 'no-seat']

/** Refuses where that cannot be stored. */
export async function giveSeatsUp(
  { store, room }: { readonly store: Store; readonly room: Room },
  person: string,
): Promise<void> {
  const tables = await store.db
    .selectFrom('tables')
    .select(['id', 'state'])
    .where('state', '!=', 'over')
    .where('id', 'in', store.db.selectFrom('seats').select('tableId').where('person', '=', person))
    .execute()
  for (const { id, state } of tables) {
    if (state === 'waiting') {
      const left = await standUpFrom({ store }, id, person)
      // It may have started since.
      if (!isRefused(left) || left.refusal.code !== 'started-already') continue
    }
    const hosted = await room.find(id)
    if (isRefused(hosted)) continue
    const done = await hosted.concede(person)
    if (isRefused(done) && !DONE.includes(done.refusal.code)) orRefuse(done)
  }
}

export async function tablesOf({ db }: Store, person: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('seats').select('tableId').distinct().where('person', '=', person).execute()
  return rows.map(({ tableId }) => tableId)
}

/** Names are stored beside the log, so processes that have one of these tables open read that again. */
export async function renewTables({ db, changes }: Store, tables: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of tables) {
      await trx
        .updateTable('tables')
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', table)
        .execute()
      await changes.announce(trx, { kind: 'table', table })
    }
  })
}
