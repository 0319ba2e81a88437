// Whole games over real sockets, for every game and number of players: each seat is sent exactly what the table tells that seat,
// which games/*/test/secrets.test.ts looks into, and nothing that is somebody else's own.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { below, bitsFrom } from '../core/chance.ts'
import type { Entry } from '../core/entries.ts'
import type { Viewer } from '../core/game.ts'
import { PUBLIC } from '../core/game.ts'
import type { Update } from '../core/table.ts'
import { isRefused, Table } from '../core/table.ts'
import { GAME_IDS, loadGame } from '../games/index.ts'
import { PROTOCOL } from '../house/messages.ts'
import type { Patch } from '../house/patch.ts'
import { patched } from '../house/updates.ts'
import type { Store } from './store/open.ts'
import { openStore } from './store/open.ts'
import type { Guest, Running } from './test/client.ts'
import { guest, startServer } from './test/client.ts'
import { socketTo } from './test/live.ts'
import { makeTable } from './test/playing.ts'
import { newFolder } from './test/process.ts'

let server: Running
let store: Store
let eve: Guest
beforeAll(async () => {
  store = await openStore({ folder: newFolder() }, { alone: true })
  // They play faster than people do.
  server = await startServer({}, {}, { store, limiter: { take: () => 0 } })
  eve = await guest(server.url, 'Eve')
})
afterAll(() => server.close())

interface Heard {
  readonly kind: string
  readonly whole?: Update
  readonly patch?: Patch
}

/** One pair of eyes at a table: all bytes it was sent, and the updates that they amount to. */
class Eyes {
  readonly bytes: string[] = []
  readonly updates: Update[] = []
  readonly #socket: WebSocket
  #waiting = () => {}

  constructor(cookie: string, id: string) {
    this.#socket = socketTo(server.url, { cookie })
    this.#socket.on('open', () => {
      this.#socket.send(JSON.stringify({ kind: 'hello', version: PROTOCOL }))
      this.ask('follow', { id })
      this.ask('subscribe', { id })
    })
    this.#socket.on('message', (data) => this.#hear(String(data)))
  }

  ask(kind: string, ask: object): void {
    this.#socket.send(JSON.stringify({ n: 1, kind, ask }))
  }

  #hear(text: string): void {
    this.bytes.push(text)
    const { kind, whole, patch } = JSON.parse(text) as Heard
    if (kind !== 'update') return
    const last = this.updates.at(-1)
    this.updates.push(whole ?? patched(last as Update, patch as Patch))
    this.#waiting()
  }

  async upTo(seq: number): Promise<Update> {
    while ((this.updates.at(-1)?.seq ?? -1) < seq)
      await new Promise<void>((resolve) => {
        this.#waiting = resolve
      })
    return this.updates.at(-1) as Update
  }

  close(): void {
    this.#socket.terminate()
  }
}

interface Seated {
  readonly person: Guest & { readonly id: string }
  readonly eyes: Eyes
  /** What only this person may ever be sent. */
  readonly own: readonly string[]
}

async function sitDown(
  game: string,
  seats: number,
): Promise<{ readonly id: string; readonly people: readonly Guest[] }> {
  const people = await Promise.all(Array.from({ length: seats }, (_, i) => guest(server.url, `P${i}`)))
  const [host, others] = [people[0] as Guest, people.slice(1)]
  const id = await makeTable(host, game, ['me', ...others.map(() => 'open')], { watch: true, luck: 'ab' })
  for (const other of others) await other.post(`/api/tables/${id}/sit`, { luck: 'cd' })
  if (seats === 1) await host.post(`/api/tables/${id}/start`)
  return { id, people }
}

/** Something of one's own in every place where one can have it. */
async function plant(person: Guest, id: string, seat: number): Promise<readonly string[]> {
  const [note, prepared] = [`planted-note-${seat}-of`, `planted-move-${seat}-of`]
  expect((await person.put(`/api/tables/${id}/notes`, { text: note })).status).toBeLessThan(300)
  expect((await person.put(`/api/tables/${id}/prepared`, { moves: [prepared] })).status).toBe(204)
  const { token } = (await person.post('/api/tokens', { label: 'x', scope: 'play' })).body
  return [note, prepared, token, person.cookie().split('=')[1] ?? '']
}

async function playWhole(id: string, seated: readonly Seated[], seed: string): Promise<void> {
  const bits = bitsFrom(seed)
  for (let seq = 0; ; seq++) {
    const updates = await Promise.all(seated.map(({ eyes }) => eyes.upTo(seq)))
    const seat = updates.findIndex(({ choices }) => choices.length > 0)
    const now = updates[seat]
    if (!now) return
    const move = now.choices[below(bits, now.choices.length)]
    seated[seat]?.eyes.ask('move', { id, move, seq: now.seq })
    seq = now.seq
  }
}

/** What the table told each viewer, played again from its log by the rules alone. */
async function toldAnew(id: string, game: (typeof GAME_IDS)[number], viewers: readonly Viewer[]) {
  const rows = await store.db.selectFrom('entries').select('body').where('tableId', '=', id).orderBy('seq').execute()
  const entries = rows.map(({ body }) => JSON.parse(body) as Entry)
  const means = { luck: () => ({ draw: () => 0 }), store: { append: async () => {} }, now: () => 0 }
  const table = Table.resume((await loadGame(game)).game, entries.slice(0, 1), means)
  if (isRefused(table)) throw new Error(table.refusal.code)
  const told = viewers.map((viewer) => {
    const updates: Update[] = []
    table.subscribe(viewer, (update) => updates.push(update))
    return updates
  })
  for (const entry of entries.slice(1)) expect(await table.apply(entry)).toBe(true)
  return told
}

describe.each(GAME_IDS)('%s', async (game) => {
  const { seats: range } = (await loadGame(game)).game
  const counts = Array.from({ length: range[1] - range[0] + 1 }, (_, i) => range[0] + i)

  test.each(counts)('with %s', async (count) => {
    const { id, people } = await sitDown(game, count)
    const seated: Seated[] = []
    for (const [seat, person] of people.entries())
      seated.push({
        person: person as Seated['person'],
        own: await plant(person, id, seat),
        eyes: new Eyes(person.cookie(), id),
      })
    const watching = new Eyes(eve.cookie(), id)
    await watching.upTo(0)
    const { luckSecret } = await store.db
      .selectFrom('tables')
      .select('luckSecret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await playWhole(id, seated, `${game}/${count}`)
    const all = [...seated.map(({ eyes }) => eyes), watching]
    const last = Math.max(...seated.map(({ eyes }) => eyes.updates.at(-1)?.seq ?? 0))
    await watching.upTo(last)

    const told = await toldAnew(id, game, [...seated.keys(), PUBLIC])
    for (const [i, eyes] of all.entries()) {
      const expected = new Map(told[i]?.map((update) => [update.seq, update]))
      expect(eyes.updates.length).toBeGreaterThan(1)
      for (const update of eyes.updates) expect(update).toEqual(JSON.parse(JSON.stringify(expected.get(update.seq))))
    }
    for (const [i, eyes] of all.entries()) {
      const bytes = eyes.bytes.join('\n')
      const others = seated.flatMap(({ own }, seat) => (seat === i ? [] : own))
      const secrets = [luckSecret, '"drew":', '"password"', ...others]
      expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([])
      eyes.close()
    }
  })
})
