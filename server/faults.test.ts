// The server is killed again and again while people play, as by a power cut. What it acknowledged is there afterwards, every
// table opens, and what is sent again for want of an answer is played once. `npm run faults` does it longer.
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { below, bitsFrom } from '../core/chance.ts'
import type { Entry } from '../core/entries.ts'
import { GAME_IDS } from '../games/index.ts'
import { openStore } from './store/open.ts'
import type { Answer, Guest } from './test/client.ts'
import { guest } from './test/client.ts'
import type { Program, ServerProcess } from './test/process.ts'
import { buildProgram, freePort, newFolder, startProcess } from './test/process.ts'

const KILLS = Number(process.env.LUDOPOLIS_KILLS ?? 10)
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

/** Two people who play at tables of one game until told to stop, and what the server promised them. */
class Pair {
  readonly promised = new Map<string, Acknowledged[]>()
  readonly #game: string
  readonly #people: readonly Guest[]
  readonly #bits: () => number
  readonly #world: World
  #sent = 0

  constructor(game: string, people: readonly Guest[], world: World) {
    this.#game = game
    this.#people = people
    this.#world = world
    this.#bits = bitsFrom(`${SEED}/${game}`)
  }

  async play(): Promise<void> {
    const [ada, ben] = this.#people as [Guest, Guest]
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
      const { body: now } = await this.#world.persist(() => person.get(`/api/tables/${id}/now`))
      if (now.state === 'over') return false
      if (!now.choices?.length) continue
      const move = now.choices[below(this.#bits, now.choices.length)]
      await this.#write(person, id, { move, seq: now.seq, intent: this.#newIntent() })
      return true
    }
    throw new Error(`nobody is to act at a table of ${this.#game}`)
  }

  /** Nobody else acts at this table: sent once or again, the answer must be the one number. */
  async #write(person: Guest, id: string, write: Acknowledged): Promise<void> {
    const send = () => this.#world.persist(() => person.post(`/api/tables/${id}/moves`, write))
    const answers = [await send()]
    if (below(this.#bits, 8) === 0) answers.push(await send())
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: { seq: write.seq + 1 } })
    this.promised.get(id)?.push({ ...write, seq: write.seq + 1 })
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
      this.requests++
      for (const one of this.#wanted) if (this.requests >= one.at) one.go()
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

test(`killed ${KILLS} times, the server loses nothing and plays nothing twice`, async () => {
  const [folder, port] = [newFolder(), await freePort()]
  let server: ServerProcess = await startProcess(program, { folder, port })
  const world = new World()
  const people = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const pairs = GAME_IDS.map((game) => new Pair(game, people, world))
  const playing = Promise.all(pairs.map((pair) => pair.play()))
  const bits = bitsFrom(SEED)
  try {
    for (let kills = 0; kills < KILLS; kills++) {
      await Promise.race([world.after(1 + below(bits, MOST_REQUESTS)), playing])
      await new Promise((resolve) => setTimeout(resolve, below(bits, MOST_DELAY)))
      await world.down(async () => {
        expect(await server.stop('SIGKILL')).toBe('SIGKILL')
        server = await startProcess(program, { folder, port })
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
    await server.stop('SIGKILL')
  }
  await compare(folder, pairs)
  rmSync(folder, { recursive: true, force: true })
})

/** The log holds what was promised, in this order, and nothing more. */
async function compare(folder: string, pairs: readonly Pair[]): Promise<void> {
  const store = await openStore({ folder }, { alone: true })
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
  expect(steps).toBeGreaterThan(KILLS)
}
