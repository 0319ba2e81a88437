// Two servers on one PostgreSQL, and people who do at both what goes ill together: each time the store decides, both tell the
// same, and nobody is left with half of it.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { below, bitsFrom } from '../core/chance.ts'
import type { Entry } from '../core/entries.ts'
import { isRefused } from '../core/table.ts'
import { closeTable, deleteTable } from './operating/admin.ts'
import type { Store } from './store/open.ts'
import { openStore } from './store/open.ts'
import { makeRoom } from './tables/room.ts'
import { start } from './tables/seating.ts'
import type { Answer, Guest, Running } from './test/client.ts'
import { alsoAt, guest, startServer } from './test/client.ts'
import { makeTable, newIntent, pairAt, playOn } from './test/playing.ts'
import type { Postgres } from './test/postgres.ts'
import { startPostgres } from './test/postgres.ts'

/** Long enough for a slow machine; the end of it is never reached. */
const PATIENCE = { timeout: 60_000, interval: 20 }
const TIMES = 15

let postgres: Postgres
let url = ''
let store: Store
let servers: readonly [Running, Running]
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())
beforeEach(async () => {
  url = await postgres.database()
  store = await openStore({ url, folder: '' }, { alone: false })
  servers = [await startServer({ url }), await startServer({ url })]
})
afterEach(async () => {
  for (const one of servers) await one.close()
  await store.close()
})

/** A person, at both servers. */
type Both = readonly [Guest, Guest]
async function person(name: string): Promise<Both & { readonly id: string }> {
  const here = await guest(servers[0].url, name)
  return Object.assign([here, alsoAt(servers[1].url, here)] as const, { id: here.id })
}

const now = async (who: Guest, id: string) => (await who.get(`/api/tables/${id}/now`)).body
const codes = (answers: readonly Answer[]) => answers.map(({ status, body }) => body?.refusal?.code ?? status).sort()

async function entriesOf(tableId: string): Promise<readonly Entry[]> {
  const rows = await store.db
    .selectFrom('entries')
    .select('body')
    .where('tableId', '=', tableId)
    .orderBy('seq')
    .execute()
  return rows.map(({ body }) => JSON.parse(body))
}

/** Both servers tell this person the same of a table. */
async function same(one: Both, id: string) {
  const [here, there] = await Promise.all(one.map((who) => now(who, id)))
  expect(here).toEqual(there)
  return here
}

/** The person to act, and what they know. */
async function toAct(people: readonly Both[], id: string) {
  for (const one of people) {
    const seen = await now(one[0], id)
    if (seen.choices?.length) return { one, seen }
  }
  throw new Error('nobody is to act')
}

test('of a move and a taking back one is done', async () => {
  const people = [await person('Ada'), await person('Ben')] as const
  const id = await pairAt(people[0][0], people[1][1])
  let both = 0
  for (let times = 0; times < TIMES; times++) {
    const { one, seen } = await toAct(people, id)
    const [{ choices, seq }, intent] = [seen, newIntent]
    if (seen.undoable === 0) {
      await one[times % 2]?.post(`/api/tables/${id}/moves`, { move: choices[0], seq, intent: intent() })
      continue
    }
    both++
    const answers = await Promise.all([
      one[0].post(`/api/tables/${id}/moves`, { move: choices[0], seq, intent: intent() }),
      one[1].post(`/api/tables/${id}/undo`, { seq, intent: intent() }),
    ])
    expect(codes(answers)).toEqual([200, 'stale'])
    expect((await same(one, id)).seq).toBe(seq + 1)
  }
  expect(both).toBeGreaterThan(0)
})

test('what is sent to both at once, and again to either, is done once and answered alike', async () => {
  const people = [await person('Ada'), await person('Ben')] as const
  const id = await pairAt(people[0][0], people[1][1])
  for (let times = 0; times < TIMES; times++) {
    const { one, seen } = await toAct(people, id)
    const write = { move: seen.choices[0], seq: seen.seq, intent: newIntent() }
    const send = (who: Guest) => who.post(`/api/tables/${id}/moves`, write)
    const answers = [...(await Promise.all(one.map(send))), ...(await Promise.all([...one, ...one].map(send)))]
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: { seq: seen.seq + 1 } })
    const other = seen.choices[1] ?? `${seen.choices[0]}!`
    expect(codes([await one[1].post(`/api/tables/${id}/moves`, { ...write, move: other })])).toEqual(['intent-reused'])
  }
})

test('a table that is made with one intent at both is one, and so is a rematch', async () => {
  const [ada, ben] = [await person('Ada'), await person('Ben')]
  const seats = [{ player: 'me' }, { player: 'open' }]
  for (let times = 0; times < 5; times++) {
    const asked = { game: 'neoville', seats, listed: false, intent: newIntent() }
    const made = await Promise.all(ada.map((who) => who.post('/api/tables', asked)))
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    const [id, twin] = made.map(({ body }) => body.id)
    expect(twin).toBe(id)
    await ben[1].post(`/api/tables/${id}/sit`)
    await ada[0].post(`/api/tables/${id}/concede`)
    const again = await Promise.all(
      [ada[0], ben[1], ada[1], ben[0]].map((who) => who.post(`/api/tables/${id}/rematch`, { intent: newIntent() })),
    )
    expect(again.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(again.map(({ body }) => body.id)).size).toBe(1)
  }
})

test('of two who sit down at one seat one gets it, and the table is dealt once', async () => {
  const [ada, ben, cleo] = [await person('Ada'), await person('Ben'), await person('Cleo')]
  for (let times = 0; times < TIMES; times++) {
    const id = await makeTable(ada[0], 'neoville', ['me', 'open'])
    const answers = await Promise.all([
      ben[0].post(`/api/tables/${id}/sit`, { seat: 1 }),
      cleo[1].post(`/api/tables/${id}/sit`, { seat: 1 }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await same(ada, id)
    expect((await entriesOf(id)).map(({ kind }) => kind)).toEqual(['setup'])
  }
})

test('who sits down while the last one leaves, or the host closes the table, sits there or not at all', async () => {
  const [ada, ben] = [await person('Ada'), await person('Ben')]
  for (let times = 0; times < 2 * TIMES; times++) {
    const id = await makeTable(ada[0], 'neoville', times % 3 === 0 ? ['me', 'open'] : ['me', 'open', 'open'])
    const [sat, left] = await Promise.all([
      ben[1].post(`/api/tables/${id}/sit`),
      ada[0].post(`/api/tables/${id}/${times % 2 === 0 ? 'leave' : 'end'}`),
    ])
    for (const { status } of [sat, left]) expect(status).toBeLessThan(500)
    const seen = await Promise.all(ben.map((who) => who.get(`/api/tables/${id}`)))
    expect(seen[0]?.body.seats).toEqual(seen[1]?.body.seats)
    // Closed by its host it may be gone with who has just sat down; left by them it may not.
    if (sat.status === 200 && times % 2 === 0) expect(JSON.stringify(seen[0]?.body.seats)).toContain(ben.id)
    else if (sat.status !== 200) expect(JSON.stringify(seen[0]?.body.seats ?? [])).not.toContain(ben.id)
  }
})

test('whatever three people do before the start, at both at once, no half of it is left', async () => {
  const people = [await person('Ada'), await person('Ben'), await person('Cleo')] as const
  const bits = bitsFrom('before the start')
  const deeds: readonly ((who: Guest, id: string) => Promise<Answer>)[] = [
    (who, id) => who.post(`/api/tables/${id}/sit`),
    (who, id) => who.post(`/api/tables/${id}/sit`, { seat: below(bits, 4), luck: 'beef' }),
    (who, id) => who.post(`/api/tables/${id}/leave`),
    (who, id) => who.post(`/api/tables/${id}/luck`, { luck: 'cafe' }),
    (who, id) => who.put(`/api/tables/${id}/seats/${below(bits, 4)}`, { player: 'novice' }),
    (who, id) => who.put(`/api/tables/${id}/seats/${below(bits, 4)}`, { player: 'open' }),
    (who, id) => who.post(`/api/tables/${id}/start`),
    (who, id) => who.post(`/api/tables/${id}/end`),
  ]
  let started = 0
  for (let times = 0; times < TIMES; times++) {
    const id = await makeTable(people[0][0], 'meowtopia', ['me', 'open', 'open', 'open'])
    for (let round = 0; round < 3; round++) {
      const all = Array.from({ length: 6 }, () => {
        const deed = deeds[below(bits, round < 2 ? 6 : 8)] as (typeof deeds)[number]
        return deed(people[below(bits, 3)]?.[below(bits, 2)] as Guest, id)
      })
      for (const { status, body } of await Promise.all(all))
        expect({ status, body }).toMatchObject({ status: below500 })
    }
    const [here, there] = await Promise.all(people[0].map((who) => who.get(`/api/tables/${id}`)))
    expect(here?.status).toBe(there?.status)
    if (here?.status !== 200) continue
    const { state, seats, host } = here.body
    const sitting = seats.flatMap((seat: { id?: string }) => seat.id ?? [])
    expect(sitting.length).toBeGreaterThan(0)
    expect(people.map(({ id }) => id)).toContain(host)
    if (state === 'waiting') continue
    started++
    expect(seats.filter((seat: { player: string }) => seat.player === 'open')).toEqual([])
    expect((await entriesOf(id)).filter(({ kind }) => kind === 'setup')).toHaveLength(1)
  }
  expect(started).toBeGreaterThan(0)
})

const below500 = expect.toSatisfy((status: number) => status < 500)

test('who gives up while the other plays has given up, however the two fall', async () => {
  const [ada, ben, cleo] = [await person('Ada'), await person('Ben'), await person('Cleo')]
  for (let times = 0; times < TIMES; times++) {
    const id = await makeTable(ada[0], 'neoville', ['me', 'open', 'open'])
    await ben[1].post(`/api/tables/${id}/sit`)
    await cleo[0].post(`/api/tables/${id}/sit`)
    const { one, seen } = await toAct([ada, ben, cleo], id)
    const gone = one === ada ? ben : ada
    const move = { move: seen.choices[0], seq: seen.seq, intent: newIntent() }
    const answers = await Promise.all([
      one[0].post(`/api/tables/${id}/moves`, move),
      gone[1].post(`/api/tables/${id}/concede`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 204])
    await same(cleo, id)
    const log = await entriesOf(id)
    expect(log.filter(({ kind }) => kind === 'seat')).toHaveLength(1)
  }
})

test('who gives up while a bot thinks for another: the bot plays once for each of its turns', async () => {
  const [ada, ben] = [await person('Ada'), await person('Ben')]
  for (let times = 0; times < 5; times++) {
    const id = await makeTable(ada[0], 'neoville', ['me', 'open', 'casual'])
    await ben[1].post(`/api/tables/${id}/sit`)
    const playing = playOn(id, [ada[0]], 6).catch((error: unknown) => error)
    const left = await ben[1].post(`/api/tables/${id}/concede`)
    expect(left.status).toBe(204)
    await playing
    await expect.poll(async () => (await now(ada[1], id)).state, PATIENCE).toBe('over')
    const log = await entriesOf(id)
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i))
    expect(await same(ada, id)).toMatchObject({ ended: { why: 'conceded', by: 1 } })
  }
})

test('who is deleted while they play leaves no name, and the others go on', async () => {
  const [ada, cleo] = [await person('Ada'), await person('Cleo')]
  for (let times = 0; times < 8; times++) {
    const ben = await person('Benjamin')
    const id = await makeTable(ada[0], 'neoville', ['me', 'open', 'open'])
    await cleo[0].post(`/api/tables/${id}/sit`)
    await ben[1].post(`/api/tables/${id}/sit`)
    const other = await makeTable(ada[0], 'neoville', ['me', 'open'])
    const writes = (async () => {
      const { choices, seq } = await now(ben[0], id)
      if (choices?.length) await ben[0].post(`/api/tables/${id}/moves`, { move: choices[0], seq, intent: newIntent() })
    })().catch(() => {})
    const sat = ben[0].post(`/api/tables/${other}/sit`)
    const gone = await ben[1].ask('DELETE', '/api/me')
    await writes
    expect(gone.status).toBe(204)
    expect((await sat).status).toBeLessThan(500)
    for (const table of [id, other])
      for (const who of ada)
        expect(JSON.stringify((await who.get(`/api/tables/${table}`)).body)).not.toContain('Benjamin')
    const { seats, state } = (await ada[1].get(`/api/tables/${id}`)).body
    expect({ state, gone: seats[2].conceded }).toEqual({ state: 'playing', gone: true })
    // Nobody sits at the other table who is not there.
    const waiting = (await ada[0].get(`/api/tables/${other}`)).body
    expect(waiting.state === 'over' || waiting.seats[1].player === 'open').toBe(true)
  }
})

test.each([
  ['closed', closeTable],
  ['deleted', deleteTable],
] as const)('a table that is %s while bots play it is done with everywhere', async (what, end) => {
  const ada = await person('Ada')
  for (let times = 0; times < 5; times++) {
    const id = await makeTable(ada[0], 'neoville', ['me', 'casual', 'casual'])
    await ada[0].post(`/api/tables/${id}/start`)
    const playing = playOn(id, [ada[0]], 5).catch((error: unknown) => error)
    await new Promise((resolve) => setImmediate(resolve))
    expect(await end(store, id)).toBeNull()
    await playing
    for (const who of ada) {
      const { status, body } = await who.get(`/api/tables/${id}/now`)
      if (what === 'deleted') expect(status).toBe(404)
      else expect(body).toMatchObject({ state: 'over', ended: { why: 'closed', by: null } })
    }
    const left = async () =>
      (await store.db.selectFrom('entries').select('seq').where('tableId', '=', id).execute()).length
    const entries = await left()
    await expect.poll(async () => jobsOf(id), PATIENCE).toBe(0)
    expect(await left()).toBe(entries)
  }
})

test('of voices that are given at both none is lost', async () => {
  const people = [await person('Ada'), await person('Ben'), await person('Cleo')] as const
  for (let times = 0; times < 5; times++) {
    const id = await makeTable(people[0][0], 'neoville', ['me', 'open', 'open'])
    for (const one of people.slice(1)) await one[1].post(`/api/tables/${id}/sit`)
    const wish = { wish: { kind: 'end' } }
    const given = await Promise.all(people.map((one, i) => one[(i % 2) as 0 | 1].post(`/api/tables/${id}/agree`, wish)))
    expect(given.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await same(people[0], id)).toMatchObject({ state: 'over', ended: { why: 'agreed' } })
  }
})

test('a bot whose job was lost, as with a restored backup, is found again', async () => {
  const ada = await person('Ada')
  const id = await makeTable(ada[0], 'neoville', ['me', 'open'])
  for (const one of servers) await one.close()
  // Started with nobody there who would think, and long ago.
  expect(await start({ store }, id, ada.id, 'casual')).toMatchObject({ started: true })
  const room = makeRoom({ store, gaps: () => [] })
  const hosted = await room.find(id)
  if (isRefused(hosted)) throw new Error(hosted.refusal.code)
  await hosted.leave(ada.id)
  room.close()
  expect(await jobsOf(id)).toBeGreaterThan(0)
  await sql`delete from graphile_worker._private_jobs`.execute(store.db)
  await store.db.updateTable('tables').set({ changed: 1 }).where('id', '=', id).execute()
  const before = (await entriesOf(id)).length
  servers = [await startServer({ url }), await startServer({ url })]
  await expect.poll(async () => (await entriesOf(id)).length, PATIENCE).toBeGreaterThan(before)
})

async function jobsOf(id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from graphile_worker.jobs where key like ${`bot/${id}/%`}`.execute(store.db)
  return rows[0]?.n ?? -1
}
