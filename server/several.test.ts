// Several processes on one PostgreSQL, as a club runs them: any of them answers for any table, of two steps for one place one is
// taken, and what one of them leaves undone another does.
import { rmSync } from 'node:fs'
import { afterAll, test as base, beforeAll, describe, expect } from 'vitest'
import { below, bitsFrom } from '../core/chance.ts'
import { GAME_IDS } from '../games/index.ts'
import type { Guest } from './test/client.ts'
import { alsoAt, guest } from './test/client.ts'
import type { Both } from './test/club.ts'
import { Club, nowOf, person } from './test/club.ts'
import { lineTo, watch } from './test/live.ts'
import { makeTable, newIntent, pairAt } from './test/playing.ts'
import type { Postgres } from './test/postgres.ts'
import { startPostgres } from './test/postgres.ts'
import type { Program } from './test/process.ts'
import { buildProgram, newFolder } from './test/process.ts'

/** Long enough for a slow machine; the end of it is never reached. */
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

/** Every test has processes and a database of its own, so that those which mostly wait can wait together. */
const test = base.extend<{ readonly club: Club }>({
  // biome-ignore lint/correctness/noEmptyPattern: this is how Vitest is told that nothing else is needed
  club: async ({}, use) => {
    const club = await Club.open(program, postgres, folder)
    await use(club)
    await club.close()
  },
})

describe('two processes', () => {
  test('500 races for the same step have one winner each, and both show the same afterwards', async ({ club }) => {
    const both = await club.two()
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
    expect(await club.deadlocks()).toBe(0)
  })

  test('what one acknowledged the other tells at once, also when nobody listens', async ({ club }) => {
    const both = await club.two()
    const people = [await person('Ada', both), await person('Ben', both)] as const
    const id = await pairAt(people[0][0], people[1][1])
    for (let moves = 0; moves < 60; moves++) {
      if (moves % 10 === 5) await club.endListening()
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

  test('who listens at one is told of what is played at the other, also after the line between them was cut', async ({
    club,
  }) => {
    const both = await club.two()
    const [ada, ben] = [await person('Ada', both), await person('Ben', both)]
    const id = await pairAt(ada[0], ben[1])
    const line = lineTo(() => both[1].url, ben[1])
    const hears = watch(line, id, 1)
    const first = await hears.until(() => true)
    for (let moves = 0; moves < 4; moves++) {
      if (moves === 2) await club.endListening()
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

/** A table at which a bot is to act that has a process thinking. */
async function whileBotThinks(club: Club, ada: Guest): Promise<string> {
  const id = await makeTable(ada, 'neoville', ['me', 'open'])
  await ada.post(`/api/tables/${id}/start`, { bots: 'skilled' })
  for (;;) {
    const { choices, seq } = await nowOf(id, ada)
    if ((await club.takenJobs(id)) > 0) return id
    if (choices.length > 0) await ada.post(`/api/tables/${id}/moves`, { move: choices[0], seq, intent: newIntent() })
  }
}

/** A server that is stopped in its tracks while it thinks for a bot. */
async function stoppedThinking(club: Club) {
  const server = await club.server()
  const ada = await guest(server.url, 'Ada')
  const id = await whileBotThinks(club, ada)
  server.child.kill('SIGSTOP')
  expect(await club.takenJobs(id)).toBe(1)
  return { server, ada, id, before: await club.steps(id) }
}

const CLOCK = { clock: { kind: 'live', turn: 5, reserve: 0 } }

// These mostly wait, so they wait together.
describe.concurrent('what one leaves undone', () => {
  describe('a process that thinks for a bot', () => {
    test('and dies: another thinks instead, though nobody asks for the table', async ({ club, expect }) => {
      const { server, ada, id, before } = await stoppedThinking(club)
      const other = await club.server()
      expect(await server.stop('SIGKILL')).toBe('SIGKILL')
      await expect.poll(() => club.steps(id), PATIENCE).toBeGreaterThan(before)
      const there = alsoAt(other.url, ada)
      await expect.poll(async () => (await nowOf(id, there)).choices.length, PATIENCE).toBeGreaterThan(0)
    })

    test('and hangs: a worker thinks instead; what the first does when it is back changes nothing', async ({
      club,
      expect,
    }) => {
      const { server, ada, id, before } = await stoppedThinking(club)
      const worker = await club.worker()
      await expect.poll(() => club.steps(id), PATIENCE).toBeGreaterThan(before)
      server.child.kill('SIGCONT')
      await expect.poll(async () => (await nowOf(id, ada)).choices.length, PATIENCE).toBeGreaterThan(0)
      const { seq } = await nowOf(id, ada)
      expect(await club.steps(id)).toBe(seq + 1)
      expect(await worker.stop('SIGTERM')).toBe(0)
    })

    test.for(['server', 'worker'] as const)(
      'and is told to go: a %s finishes, or gives back what it has not',
      async (kind, { club, expect }) => {
        const { server, ada, id } = await stoppedThinking(club)
        const [held] = await club.jobs()
        const other = kind === 'server' ? await club.server() : await club.worker()
        await expect
          .poll(
            async () => (await club.jobs()).some((job) => ![held?.locked_by, null].includes(job.locked_by)),
            PATIENCE,
          )
          .toBe(true)
        expect(await other.stop('SIGTERM')).toBe(0)
        expect((await club.jobs()).filter((job) => job.locked_by !== null)).toEqual([])
        expect(await club.takers()).toBe(1)
        server.child.kill('SIGCONT')
        await expect.poll(async () => (await nowOf(id, ada)).choices.length, PATIENCE).toBeGreaterThan(0)
      },
    )
  })

  describe('time that runs out', () => {
    test('in two processes is acted on once', async ({ club, expect }) => {
      const both = await club.two()
      const [ada, ben] = [await person('Ada', both), await person('Ben', both)]
      const ids = await Promise.all(GAME_IDS.map((game) => pairAt(ada[0], ben[1], game, CLOCK)))
      await Promise.all(ids.flatMap((id) => [...ada, ...ben].map((who) => nowOf(id, who))))
      for (const id of ids) {
        await expect.poll(async () => (await club.standIns(id)).toSorted(), PATIENCE).toEqual([0, 1])
        // A log in which somebody was stood in for twice would not open.
        await nowOf(id, ada[1])
      }
    })

    test('in a process that has died is acted on by the other', async ({ club, expect }) => {
      const both = await club.two()
      const [ada, ben] = [await person('Ada', both), await person('Ben', both)]
      const id = await pairAt(ada[0], ben[0], 'neoville', CLOCK)
      await both[0].stop('SIGKILL')
      expect(await club.standIns(id)).toEqual([])
      await expect.poll(async () => (await club.standIns(id)).length, PATIENCE).toBeGreaterThan(0)
      expect((await nowOf(id, ben[1])).state).toBe('playing')
    })
  })
})

describe('a database that goes down and comes back', () => {
  test('is told to who plays, and play goes on by itself', async ({ club }) => {
    const both = await club.two()
    const [ada, ben] = [await person('Ada', both), await person('Ben', both)]
    const id = await pairAt(ada[0], ben[1])
    const bots = await whileBotThinks(club, ada[0])
    const before = await club.steps(bots)
    const seen = await Promise.all([nowOf(id, ada[0]), nowOf(id, ben[0])])
    const at = seen.findIndex(({ choices }) => choices.length > 0)
    const move = { move: seen[at].choices[0], seq: seen[at].seq, intent: newIntent() }
    const send = () => Promise.all(([ada, ben][at] as Both).map((who) => who.post(`/api/tables/${id}/moves`, move)))
    await postgres.stop()
    try {
      for (const { status, body } of await send())
        expect({ status, code: body.refusal.code }).toEqual({ status: 503, code: 'not-stored' })
      // The bot has thought, and cannot even give its turn back.
      await expect.poll(() => club.running.some(({ said }) => said().includes('turn is put off')), PATIENCE).toBe(true)
    } finally {
      await postgres.start()
    }
    await club.reconnect()
    // Sent again, as every client does, it is played once; and the bot goes on though nobody asks for its table.
    await expect.poll(async () => (await send()).map(({ status }) => status), PATIENCE).toEqual([200, 200])
    expect(await club.steps(id)).toBe(move.seq + 2)
    await expect.poll(() => club.steps(bots), PATIENCE).toBeGreaterThan(before)
    await expect.poll(async () => (await nowOf(bots, ada[1])).choices.length, PATIENCE).toBeGreaterThan(0)
    expect(club.running.map(({ child }) => child.exitCode)).toEqual([null, null])
    // What the log says of it is JSON, line by line.
    const lines = club.running.flatMap(({ said }) => said().split('\n'))
    expect(lines.filter((line) => line !== '' && !line.startsWith('{') && !line.includes('is open at'))).toEqual([])
  })

  test('keeps nobody who is told to go', async ({ club }) => {
    const all = [await club.server(), await club.worker()]
    await postgres.stop()
    try {
      expect(await Promise.all(all.map((one) => one.stop('SIGTERM')))).toEqual([0, 0])
    } finally {
      await postgres.start()
    }
  })
})
