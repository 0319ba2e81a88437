// Clocks on a server: who lets the time run out is stood in for and may come back; while no server ran, no time ran either.
import { afterEach, expect, test } from 'vitest'
import type { Entry } from '../../core/entries.ts'
import type { Clock } from '../../house/clock.ts'
import type { SeatTold, TableTold } from '../../house/told.ts'
import { openStore } from '../store/open.ts'
import type { Guest, Running } from '../test/client.ts'
import { alsoAt, guest, startServer } from '../test/client.ts'
import { pairAt, playOn } from '../test/playing.ts'
import { onBothStores } from '../test/stores.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const POLL = { timeout: 20_000 }

onBothStores((ground) => {
  let server: Running
  afterEach(() => server.close())

  /** A server whose clock shows so much more than this machine's. */
  async function openAhead(ahead: number): Promise<void> {
    const store = await openStore(ground.place, { alone: true })
    server = await startServer(ground.place, {}, { store: { ...store, now: () => store.now() + ahead } })
  }

  /** Some steps at a table of two with this clock, and then the server goes. */
  async function begin(clock: Clock) {
    if (ground.kind === 'sqlite') await ground.store.close()
    await openAhead(0)
    const people = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')] as const
    const id = await pairAt(...people, 'neoville', { clock })
    await playOn(id, people, 3)
    const table = await told(people[0], id)
    await server.close()
    const asked = people.find((one) => one.id === seatToAct(table).id) as (typeof people)[0]
    return { id, table, asked }
  }

  const told = async (who: Guest, id: string): Promise<TableTold> => (await who.get(`/api/tables/${id}`)).body
  const seatToAct = ({ seats, toAct }: TableTold) => seats[toAct ?? -1] as SeatTold
  const seatOf = async (who: Guest & { readonly id: string }, id: string) =>
    (await told(who, id)).seats.find((seat) => seat.id === who.id)

  /** As if another server had run all the while. */
  async function beatUntil(ahead: number): Promise<void> {
    const store = await openStore(ground.place, { alone: false })
    await store.db
      .updateTable('heartbeat')
      .set({ at: store.now() + ahead })
      .execute()
    await store.close()
  }

  async function seatEntries(id: string): Promise<readonly (readonly [number, string])[]> {
    const store = await openStore(ground.place, { alone: false })
    const rows = await store.db.selectFrom('entries').select('body').where('tableId', '=', id).orderBy('seq').execute()
    await store.close()
    const entries = rows.map(({ body }) => JSON.parse(body) as Entry)
    return entries.flatMap((entry) => (entry.kind === 'seat' ? [[entry.seat, entry.change] as const] : []))
  }

  test.each<readonly [string, Clock, number]>([
    ['seconds', { kind: 'live', turn: 60, reserve: 30 }, 2 * MINUTE],
    ['days', { kind: 'days', days: 2 }, 2 * DAY + MINUTE],
  ])(
    'a turn of %s that is over: a casual bot stands in, is marked, and leaves when its owner sits down',
    async (_, clock, later) => {
      const { id, table, asked } = await begin(clock)
      await beatUntil(later)
      await openAhead(later)
      const back = { ...alsoAt(server.url, asked), id: asked.id }
      await expect.poll(async () => (await seatOf(back, id))?.standIn, POLL).toBe('casual')
      expect((await back.post(`/api/tables/${id}/sit`)).status).toBe(200)
      expect(await seatOf(back, id)).not.toHaveProperty('standIn')
      const changes = await seatEntries(id)
      expect(changes.slice(0, 1)).toEqual([[table.toAct, 'stand-in']])
      expect(changes).toContainEqual([table.toAct, 'back'])
    },
  )

  test('while there is time left nobody is stood in for', async () => {
    const { id, asked } = await begin({ kind: 'live', turn: 60, reserve: 600 })
    await beatUntil(2 * MINUTE)
    await openAhead(2 * MINUTE)
    const { running, seats } = await told(alsoAt(server.url, asked), id)
    expect(running?.seat).toBe(seats.findIndex((seat) => seat.id === asked.id))
    expect(seats.map((seat) => seat.standIn)).toEqual([undefined, undefined])
    expect(await seatEntries(id)).toEqual([])
  })

  test('a while in which no server ran counts for nobody', async () => {
    const { id, table, asked } = await begin({ kind: 'live', turn: 60, reserve: 0 })
    await openAhead(3 * DAY)
    const here = { ...alsoAt(server.url, asked), id: asked.id }
    const after = await told(here, id)
    const moved = (after.running?.until ?? 0) - (table.running?.until ?? 0)
    expect(moved).toBeGreaterThan(3 * DAY - MINUTE)
    expect(moved).toBeLessThan(3 * DAY + MINUTE)
    expect(await seatEntries(id)).toEqual([])
    const now = (await here.get(`/api/tables/${id}/now`)).body
    const write = { move: now.choices[0], seq: now.seq, intent: 'i-had-time' }
    expect((await here.post(`/api/tables/${id}/moves`, write)).status).toBe(200)
  })
})
