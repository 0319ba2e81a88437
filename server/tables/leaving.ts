// Somebody goes for good: seats that wait are open again, bots take those that are played.
import { isRefused } from '../../core/table.ts'
import type { Store } from '../store/open.ts'
import type { Room } from './room.ts'
import { standUpFrom } from './seating.ts'

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
      await standUpFrom(store, id, person)
      continue
    }
    const hosted = await room.find(id)
    if (!isRefused(hosted)) await hosted.concede(person)
  }
}
