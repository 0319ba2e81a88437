// The server is killed again and again while people play, over HTTP and over sockets, on both stores, as by a power cut. What it
// acknowledged is there afterwards, every table opens, and what is sent again for want of an answer is played once.
// `npm run faults` does it longer.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { below, bitsFrom } from '../core/chance.ts'
import type { Entry } from '../core/entries.ts'
import type { Accepted, Now, Refused } from '../core/table.ts'
import { isRefused } from '../core/table.ts'
import { GAME_IDS } from '../games/index.ts'
import type { LiveLine } from '../house/live.ts'
import type { StorePlace } from './store/open.ts'
import { openStore } from './store/open.ts'
import type { Answer, Guest } from './test/client.ts'
import { guest } from './test/client.ts'
import { lineTo } from './test/live.ts'
import { startPostgres } from './test/postgres.ts'
import type { Program, ServerProcess } from './test/process.ts'
import { buildProgram, freePort, newFolder, startProcess } from './test/process.ts'

const KILLS = Number(process.env.LUDOPOLIS_KILLS ?? 10)
/** Of them, on PostgreSQL. */
const ON_POSTGRES = Math.round(KILLS * 0.4)
const SEED = process.env.LUDOPOLIS_KILLS_SEED ?? 'kill'
/** At most so many requests are sent between two kills, and so many milliseconds pass after the last. */
const MOST_REQUESTS = 60
const MOST_DELAY = 8

let program: Program
beforeAll(async () => {
  program = await buildProgram()
})
afterAll(() => program.remove())

interface Acknowledged {
  readonly seq: number
  readonly intent: string
  readonly move: string
}

/** Somebody who plays by requests, or over a line that comes back by itself. */
interface Someone {
  readonly guest: Guest
  readonly live: LiveLine | null
}

/** Two people who play at tables of one game until told to stop, and what the server promised them. */
class Pair {
  readonly promised = new Map<string, Acknowledged[]>()
  readonly #game: string
  readonly #people: readonly Someone[]
  readonly #bits: () => number
  readonly #world: World
  #sent = 0

  constructor(game: string, people: readonly Someone[], world: World) {
    this.#game = game
    this.#people = people
    this.#world = world
    this.#bits = bitsFrom(`${SEED}/${game}`)
  }

  async play(): Promise<void> {
    const [ada, ben] = this.#people.map(({ guest }) => guest) as [Guest, Guest]
    while (!this.#world.over) {
      const seats = [{ player: 'me' }, { player: 'open' }]
      const made = { game: this.#game, seats, listed: false, intent: this.#newIntent() }
      const { id } = (await this.#world.persist(() => ada.post('/api/tables', made))).body
      this.promised.set(id, [])
      const { body } = await this.#world.persist(() => ben.post(`/api/tables/${id}/sit`))
      // Sent again, it finds that the seat is taken: by who sent it.
      expect(body.state ?? body.refusal.code).toMatch(/^(playing|started-already)$/)
      while (!this.#world.over && (await this.#step(id)));
    }
  }

  /** False when the table is over. */
  async #step(id: string): Promise<boolean> {
    for (const person of this.#people) {
      const { outcome, choices, seq } = await this.#look(person, id)
      if (outcome !== null) return false
      if (choices.length === 0) continue
      const move = choices[below(this.#bits, choices.length)] as string
      await this.#write(person, id, { move, seq, intent: this.#newIntent() })
      return true
    }
    throw new Error(`nobody is to act at a table of ${this.#game}`)
  }

  async #look({ guest, live }: Someone, id: string): Promise<Now> {
    if (!live) return (await this.#world.persist(() => guest.get(`/api/tables/${id}/now`))).body
    const now = await this.#world.persistLive(() => live.line.call('now', { id }))
    if (isRefused(now)) throw new Error(now.refusal.code)
    return now
  }

  /** Nobody else acts at this table: sent once or again, the answer must be the one number. */
  async #write(person: Someone, id: string, write: Acknowledged): Promise<void> {
    const answers = [await this.#send(person, id, write)]
    if (below(this.#bits, 8) === 0) answers.push(await this.#send(person, id, write))
    for (const answer of answers) expect(answer).toEqual({ seq: write.seq + 1 })
    this.promised.get(id)?.push({ ...write, seq: write.seq + 1 })
  }

  async #send({ guest, live }: Someone, id: string, write: Acknowledged): Promise<Accepted | Refused> {
    if (live) return this.#world.persistLive(() => live.line.call('move', { id, ...write }))
    return (await this.#world.persist(() => guest.post(`/api/tables/${id}/moves`, write))).body
  }

  #newIntent(): string {
    return `${this.#game}-${++this.#sent}`
  }
}

/** The server that dies and comes back, and how its clients bear it. */
class World {
  over = false
  requests = 0
  #back: Promise<unknown> = Promise.resolve()
  readonly #wanted = new Set<{ readonly at: number; go(): void }>()

  /** Sends until there is an answer that was not for want of a server. */
  async persist(send: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      this.#count()
      try {
        const answer = await send()
        if (answer.status !== 429) return answer
        await new Promise((resolve) => setTimeout(resolve, 100))
      } catch (error) {
        // As fetch says that there is nobody.
        if (!(error instanceof TypeError) || error.cause === undefined) throw error
        await this.#back
      }
    }
  }

  /** The line itself sends again what was not answered. */
  async persistLive<T>(send: () => Promise<T>): Promise<T> {
    for (;;) {
      this.#count()
      const answer = await send()
      if (!isRefused(answer) || answer.refusal.code !== 'too-many') return answer
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  #count(): void {
    this.requests++
    for (const one of this.#wanted) if (this.requests >= one.at) one.go()
  }

  /** Resolves when so many more requests are on their way. */
  after(requests: number): Promise<void> {
    return new Promise((resolve) => {
      const one = { at: this.requests + requests, go: () => resolve(void this.#wanted.delete(one)) }
      this.#wanted.add(one)
    })
  }

  async down(again: () => Promise<unknown>): Promise<void> {
    this.#back = again()
    await this.#back
  }
}

const HERE = 'http://127.0.0.1'

test(`killed ${KILLS - ON_POSTGRES} times, the server loses nothing and plays nothing twice`, async () => {
  const folder = newFolder()
  await killOften(KILLS - ON_POSTGRES, { folder })
  rmSync(folder, { recursive: true, force: true })
})

test(`killed ${ON_POSTGRES} times on PostgreSQL, neither`, async () => {
  const [folder, postgres] = [newFolder(), await startPostgres()]
  try {
    await killOften(ON_POSTGRES, { folder, url: await postgres.database() })
  } finally {
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Every game is played by a pair of its own, every other one over sockets. */
async function killOften(kills: number, place: StorePlace): Promise<void> {
  const [{ folder, url }, port] = [place, await freePort()]
  const start = () => startProcess(program, { folder, port }, url === undefined ? {} : { DATABASE_URL: url })
  let server: ServerProcess = await start()
  const world = new World()
  const people = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const lines = people.map((one) => lineTo(() => `${HERE}:${port}`, one))
  const pairs = GAME_IDS.map((game, i) => {
    const pair = people.map((guest, k) => ({ guest, live: i % 2 === 0 ? null : (lines[k] ?? null) }))
    return new Pair(game, pair, world)
  })
  const playing = Promise.all(pairs.map((pair) => pair.play()))
  const bits = bitsFrom(SEED)
  try {
    for (let killed = 0; killed < kills; killed++) {
      await Promise.race([world.after(1 + below(bits, MOST_REQUESTS)), playing])
      await new Promise((resolve) => setTimeout(resolve, below(bits, MOST_DELAY)))
      await world.down(async () => {
        expect(await server.stop('SIGKILL')).toBe('SIGKILL')
        server = await start()
      })
    }
    world.over = true
    await playing
    for (const { promised } of pairs)
      for (const [id, all] of promised) {
        const { status, body } = await (people[0] as Guest).get(`/api/tables/${id}/now`)
        expect({ status, seq: body.seq }).toEqual({ status: 200, seq: all.at(-1)?.seq ?? 0 })
      }
  } finally {
    world.over = true
    for (const line of lines) line.close()
    await server.stop('SIGKILL')
  }
  expect(await compare(place, pairs)).toBeGreaterThan(kills)
}

/** The log holds what was promised, in this order, and nothing more; gives the number of steps. */
async function compare(place: StorePlace, pairs: readonly Pair[]): Promise<number> {
  const store = await openStore(place, { alone: true })
  let steps = 0
  for (const { promised } of pairs)
    for (const [tableId, all] of promised) {
      const rows = await store.db
        .selectFrom('entries')
        .select(['seq', 'intent', 'body'])
        .where('tableId', '=', tableId)
        .orderBy('seq')
        .execute()
      const moves = rows.flatMap(({ seq, intent, body }) => {
        const entry = JSON.parse(body) as Entry
        return entry.kind === 'move' ? [{ seq, intent: intent ?? '', move: entry.move }] : []
      })
      expect(moves).toEqual(all.map(({ seq, intent, move }) => ({ seq, intent, move })))
      steps += moves.length
    }
  await store.close()
  return steps
}
