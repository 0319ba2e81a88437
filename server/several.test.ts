// Several processes on one PostgreSQL, as a club runs them: any of them answers for any table, of two steps for one place one is
// taken, and what one of them leaves undone another does.
import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { below, bitsFrom } from '../core/chance.ts'
import type { Entry } from '../core/entries.ts'
import { GAME_IDS } from '../games/index.ts'
import type { Guest } from './test/client.ts'
import { alsoAt, guest } from './test/client.ts'
import { lineTo, watch } from './test/live.ts'
import { makeTable, newIntent, pairAt } from './test/playing.ts'
import type { Postgres } from './test/postgres.ts'
import { startPostgres } from './test/postgres.ts'
import type { Program, ServerProcess, Started } from './test/process.ts'
import { buildProgram, freePort, newFolder, startProcess, startWorker } from './test/process.ts'

/** Long enough for a slow machine; whoever waits for the end of it waits in vain. */
const PATIENCE = { timeout: 120_000, interval: 50 }

let program: Program
let postgres: Postgres
const folder = newFolder()
beforeAll(async () => {
  ;[program, postgres] = await Promise.all([buildProgram(), startPostgres()])
})
afterAll(async () => {
  await postgres.remove()
  program.remove()
  rmSync(folder, { recursive: true, force: true })
})

let url = ''
let db: pg.Client
let running: Started[] = []
beforeEach(async () => {
  url = await postgres.database()
  running = []
  db = await connected()
})
afterEach(async () => {
  for (const one of running) {
    one.child.kill('SIGCONT')
    await one.stop('SIGKILL')
  }
  await db.end().catch(() => {})
})

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function open(): Promise<ServerProcess> {
  const env = { DATABASE_URL: url, LUDOPOLIS_BOT_THREADS: '1' }
  const server = await startProcess(program, { folder, port: await freePort() }, env)
  running.push(server)
  return server
}

async function openWorker(): Promise<Started> {
  const worker = await startWorker(program, { DATABASE_URL: url, LUDOPOLIS_BOT_THREADS: '1' })
  running.push(worker)
  return worker
}

async function openTwo(): Promise<readonly [ServerProcess, ServerProcess]> {
  return [await open(), await open()]
}

/** A person, at both processes. */
type Both = readonly [Guest, Guest]
async function person(name: string, [a, b]: readonly [ServerProcess, ServerProcess]): Promise<Both> {
  const here = await guest(a.url, name)
  return [here, alsoAt(b.url, here)]
}

async function nowOf(id: string, who: Guest) {
  const { status, body } = await who.get(`/api/tables/${id}/now`)
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}

async function entriesOf(id: string): Promise<readonly Entry[]> {
  const { rows } = await db.query('select body from entries where table_id = $1 order by seq', [id])
  return rows.map(({ body }) => JSON.parse(body))
}

const endListening = () =>
  db.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
  )

describe('two processes', () => {
  test('500 races for the same step have one winner each, and both show the same afterwards', async () => {
    const both = await openTwo()
    let races = 0
    await Promise.all(
      Array.from({ length: 8 }, async (_, i) => {
        const game = GAME_IDS[i % GAME_IDS.length] as string
        const people = [await person(`Ada ${i}`, both), await person(`Ben ${i}`, both)] as const
        const bits = bitsFrom(`race ${i}`)
        let id = ''
        while (races < 500) {
          if (id === '') id = await pairAt(people[0][0], people[1][below(bits, 2)] as Guest, game)
          const seen = await Promise.all(people.map((one) => nowOf(id, one[below(bits, 2)] as Guest)))
          const at = seen.findIndex(({ choices }) => choices.length > 0)
          if (at < 0) {
            expect(seen[0].state).toBe('over')
            id = ''
            continue
          }
          races++
          const { choices, seq } = seen[at]
          const first = below(bits, choices.length)
          const moves = [choices[first], choices[(first + 1) % choices.length]]
          const answers = await Promise.all(
            (people[at] as Both).map((one, j) =>
              one.post(`/api/tables/${id}/moves`, { move: moves[j], seq, intent: newIntent() }),
            ),
          )
          const [won, lost] = answers.sort((one, other) => one.status - other.status)
          expect(won).toMatchObject({ status: 200, body: { seq: seq + 1 } })
          expect(lost).toMatchObject({ status: 409, body: { refusal: { code: 'stale' }, now: { seq: seq + 1 } } })
          for (const one of people) {
            const [here, there] = await Promise.all(one.map((who) => nowOf(id, who)))
            expect(here).toEqual(there)
            expect(here.seq).toBe(seq + 1)
          }
        }
      }),
    )
    expect(races).toBeGreaterThanOrEqual(500)
    const { rows } = await db.query('select deadlocks::int from pg_stat_database where datname = current_database()')
    expect(rows).toEqual([{ deadlocks: 0 }])
  })

  test('what one acknowledged the other tells at once, also when nobody listens', async () => {
    const both = await openTwo()
    const people = [await person('Ada', both), await person('Ben', both)] as const
    const id = await pairAt(people[0][0], people[1][1])
    for (let moves = 0; moves < 60; moves++) {
      if (moves % 10 === 5) await endListening()
      const [here, there] = moves % 2 === 0 ? [0, 1] : [1, 0]
      const seen = await Promise.all(people.map((one) => nowOf(id, one[here] as Guest)))
      const at = seen.findIndex(({ choices }) => choices.length > 0)
      const { choices, seq } = seen[at]
      const move = { move: choices[0], seq, intent: newIntent() }
      expect((await people[at]?.[here]?.post(`/api/tables/${id}/moves`, move))?.body).toEqual({ seq: seq + 1 })
      const other = people[1 - at]?.[there] as Guest
      const [now, table] = await Promise.all([nowOf(id, other), other.get(`/api/tables/${id}`)])
      expect([now.seq, table.body.seq]).toEqual([seq + 1, seq + 1])
    }
  })

  test('who listens at one is told of what is played at the other, also after the line between them was cut', async () => {
    const both = await openTwo()
    const [ada, ben] = [await person('Ada', both), await person('Ben', both)]
    const id = await pairAt(ada[0], ben[1])
    const line = lineTo(() => both[1].url, ben[1])
    const hears = watch(line, id, 1)
    const first = await hears.until(() => true)
    for (let moves = 0; moves < 4; moves++) {
      if (moves === 2) await endListening()
      const seen = await Promise.all([nowOf(id, ada[0]), nowOf(id, ben[0])])
      const at = seen.findIndex(({ choices }) => choices.length > 0)
      const { choices, seq } = seen[at]
      await [ada, ben][at]?.[0].post(`/api/tables/${id}/moves`, { move: choices[0], seq, intent: newIntent() })
      const told = await hears.until((update) => update.seq > seq)
      expect(told.view).toEqual((await nowOf(id, ben[0])).view)
    }
    expect(hears.last()?.seq).toBe(first.seq + 4)
    line.close()
  })
})

/** Whose turn at the table is taken by some process. */
const takenJobs = async (id: string) =>
  (
    await db.query(
      "select key from graphile_worker.jobs where locked_by is not null and key like 'bot/' || $1 || '/%'",
      [id],
    )
  ).rows

interface Job {
  readonly locked_by: string | null
}
const jobs = async (): Promise<readonly Job[]> => (await db.query('select locked_by from graphile_worker.jobs')).rows

/** A table at which a bot is to act that has a process thinking. */
async function whileBotThinks(ada: Guest): Promise<string> {
  const id = await makeTable(ada, 'neoville', ['me', 'open'])
  await ada.post(`/api/tables/${id}/start`, { bots: 'skilled' })
  for (;;) {
    const { choices, seq } = await nowOf(id, ada)
    if ((await takenJobs(id)).length > 0) return id
    if (choices.length > 0) await ada.post(`/api/tables/${id}/moves`, { move: choices[0], seq, intent: newIntent() })
  }
}

/** A server that is stopped in its tracks while it thinks for a bot. */
async function stoppedThinking() {
  const server = await open()
  const ada = await guest(server.url, 'Ada')
  const id = await whileBotThinks(ada)
  server.child.kill('SIGSTOP')
  expect(await takenJobs(id)).toHaveLength(1)
  return { server, ada, id, before: (await entriesOf(id)).length }
}

const steps = async (id: string) => (await entriesOf(id)).length

describe('a process that thinks for a bot', () => {
  test('and dies: another thinks instead, though nobody asks for the table', async () => {
    const { server, ada, id, before } = await stoppedThinking()
    const other = await open()
    expect(await server.stop('SIGKILL')).toBe('SIGKILL')
    await expect.poll(() => steps(id), PATIENCE).toBeGreaterThan(before)
    const there = alsoAt(other.url, ada)
    await expect.poll(async () => (await nowOf(id, there)).choices.length, PATIENCE).toBeGreaterThan(0)
  })

  test('and hangs: a worker thinks instead; what the first does when it is back changes nothing', async () => {
    const { server, ada, id, before } = await stoppedThinking()
    const worker = await openWorker()
    await expect.poll(() => steps(id), PATIENCE).toBeGreaterThan(before)
    server.child.kill('SIGCONT')
    await expect.poll(async () => (await nowOf(id, ada)).choices.length, PATIENCE).toBeGreaterThan(0)
    const { seq } = await nowOf(id, ada)
    expect(await steps(id)).toBe(seq + 1)
    expect(await worker.stop('SIGTERM')).toBe(0)
  })

  test.each(['server', 'worker'] as const)(
    'and is told to go: a %s finishes, or gives back what it has not',
    async (kind) => {
      const { server, ada, id } = await stoppedThinking()
      const [{ locked_by: first }] = (await jobs()) as [Job]
      const other = kind === 'server' ? await open() : await openWorker()
      await expect
        .poll(async () => (await jobs()).some((job) => ![first, null].includes(job.locked_by)), PATIENCE)
        .toBe(true)
      expect(await other.stop('SIGTERM')).toBe(0)
      expect((await jobs()).filter((job) => job.locked_by !== null)).toEqual([])
      expect((await db.query('select count(*)::int as n from workers')).rows).toEqual([{ n: 1 }])
      server.child.kill('SIGCONT')
      await expect.poll(async () => (await nowOf(id, ada)).choices.length, PATIENCE).toBeGreaterThan(0)
    },
  )
})

const CLOCK = { clock: { kind: 'live', turn: 5, reserve: 0 } }
const standIns = async (id: string) =>
  (await entriesOf(id)).flatMap((entry) => (entry.kind === 'seat' && entry.change === 'stand-in' ? [entry.seat] : []))

describe('time that runs out', () => {
  test('in two processes is acted on once', async () => {
    const both = await openTwo()
    const [ada, ben] = [await person('Ada', both), await person('Ben', both)]
    const ids = await Promise.all(GAME_IDS.map((game) => pairAt(ada[0], ben[1], game, CLOCK)))
    await Promise.all(ids.flatMap((id) => [...ada, ...ben].map((who) => nowOf(id, who))))
    for (const id of ids) {
      await expect.poll(async () => (await standIns(id)).toSorted(), PATIENCE).toEqual([0, 1])
      // A log in which somebody was stood in for twice would not open.
      await nowOf(id, ada[1])
    }
  })

  test('in a process that has died is acted on by the other', async () => {
    const both = await openTwo()
    const [ada, ben] = [await person('Ada', both), await person('Ben', both)]
    const id = await pairAt(ada[0], ben[0], 'neoville', CLOCK)
    await both[0].stop('SIGKILL')
    expect(await standIns(id)).toEqual([])
    await expect.poll(async () => (await standIns(id)).length, PATIENCE).toBeGreaterThan(0)
    expect((await nowOf(id, ben[1])).state).toBe('playing')
  })
})

describe('a database that goes down and comes back', () => {
  test('is told to who plays, and play goes on by itself', async () => {
    const both = await openTwo()
    const [ada, ben] = [await person('Ada', both), await person('Ben', both)]
    const id = await pairAt(ada[0], ben[1])
    const bots = await whileBotThinks(ada[0])
    const before = await steps(bots)
    const seen = await Promise.all([nowOf(id, ada[0]), nowOf(id, ben[0])])
    const at = seen.findIndex(({ choices }) => choices.length > 0)
    const move = { move: seen[at].choices[0], seq: seen[at].seq, intent: newIntent() }
    const send = () => Promise.all(([ada, ben][at] as Both).map((who) => who.post(`/api/tables/${id}/moves`, move)))
    await postgres.stop()
    try {
      for (const { status, body } of await send())
        expect({ status, code: body.refusal.code }).toEqual({ status: 503, code: 'not-stored' })
      // The bot has thought, and cannot even give its turn back.
      await expect.poll(() => running.some(({ said }) => said().includes('turn is put off')), PATIENCE).toBe(true)
    } finally {
      await postgres.start()
    }
    db = await connected()
    // Sent again, as every client does, it is played once; and the bot goes on though nobody asks for its table.
    await expect.poll(async () => (await send()).map(({ status }) => status), PATIENCE).toEqual([200, 200])
    expect(await steps(id)).toBe(move.seq + 2)
    await expect.poll(() => steps(bots), PATIENCE).toBeGreaterThan(before)
    await expect.poll(async () => (await nowOf(bots, ada[1])).choices.length, PATIENCE).toBeGreaterThan(0)
    expect(running.map(({ child }) => child.exitCode)).toEqual([null, null])
  })

  test('keeps nobody who is told to go', async () => {
    const all = [await open(), await openWorker()]
    await postgres.stop()
    try {
      expect(await Promise.all(all.map((one) => one.stop('SIGTERM')))).toEqual([0, 0])
    } finally {
      await postgres.start()
    }
  })
})
