// The caretaker finds every table that needs somebody, however many there are.
import type { FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { refuse } from '../../core/table.ts'
import { layTable } from '../test/rows.ts'
import { onBothStores } from '../test/stores.ts'
import { startCaretaker } from './caretaker.ts'
import type { Room } from './room.ts'

onBothStores((ground) => {
  /** A table where seat 0 is to act, which has prepared a move. */
  async function layWaiting(): Promise<string> {
    const id = await layTable(ground.store)
    await ground.store.db.updateTable('tables').set({ turn: 0 }).where('id', '=', id).execute()
    const seat = { tableId: id, seat: 0, player: 'person', person: null, prepared: '["pass"]' }
    await ground.store.db.insertInto('seats').values(seat).execute()
    return id
  }

  test('no table is passed over for those that are always there', async () => {
    const ids = await Promise.all(Array.from({ length: 120 }, layWaiting))
    const found = new Set<string>()
    const room = {
      listen: () => () => {},
      tidy: () => {},
      peek: () => null,
      find: async (id: string) => {
        found.add(id)
        return refuse('log-broken')
      },
    } as Pick<Room, 'listen' | 'tidy' | 'peek' | 'find'> as Room
    const log = { warn: () => {}, error: () => {} } as unknown as FastifyBaseLogger
    const caretaker = startCaretaker({ store: ground.store, room, log })
    await caretaker.round()
    caretaker.stop()
    expect([...found].sort()).toEqual(ids.sort())
  })
})
