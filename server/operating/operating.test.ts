// Running a server: whether it works, how much it does, how it closes, and what happens when the disk is full.
import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CLOSED } from '../../house/live.ts'
import { PROTOCOL } from '../../house/messages.ts'
import { openStore } from '../store/open.ts'
import type { Guest } from '../test/client.ts'
import { guest, startServer } from '../test/client.ts'
import { frames, socketTo } from '../test/live.ts'
import { newIntent, pairAt, playOn } from '../test/playing.ts'
import { freePort, newFolder } from '../test/process.ts'

test('a server that works says so', async () => {
  const server = await startServer()
  const answer = await fetch(`${server.url}/healthz`)
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
  await server.close()
})

test('figures are told on a port of their own and name no table and nobody', async () => {
  const port = await freePort()
  const server = await startServer({}, { LUDOPOLIS_METRICS_PORT: String(port) })
  const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const id = await pairAt(ada, ben)
  await playOn(id, [ada, ben], 3)
  const socket = socketTo(server.url)
  await once(socket, 'open')
  const told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(told).toContain('ludopolis_open_tables 1\n')
  expect(told).toContain('ludopolis_sockets 1\n')
  expect(told).toMatch(
    /ludopolis_request_seconds_count\{method="POST",route="\/api\/tables\/:id\/moves",status="200"\} 3/,
  )
  for (const secret of [id, ada.id, ben.id, 'Ada']) expect(told).not.toContain(secret)
  await server.close()
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow()
})

/** Half of a request now, the other half when asked for; gives the whole answer. */
async function halfRequest(url: string, cookie: string, path: string, body: string) {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  socket.write(head)
  return {
    finish: async () => {
      const closed = once(socket, 'close')
      socket.write(body)
      await closed
      return text
    },
    head,
  }
}

test('a write that is on its way when the server closes is stored and answered; listeners are told to come back', async () => {
  const folder = newFolder()
  const server = await startServer({ folder })
  const ada = await guest(server.url, 'Ada')
  const ben = await guest(server.url, 'Ben')
  const people = [ada, ben]
  const id = await pairAt(ada, ben)
  const nows = await Promise.all(people.map(async (one) => (await one.get(`/api/tables/${id}/now`)).body))
  const mover = nows.findIndex(({ choices }) => choices.length > 0)
  const { choices, seq } = nows[mover]
  const socket = socketTo(server.url, { cookie: ada.cookie() })
  const { closed, heard } = frames(socket)
  socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', version: PROTOCOL })))
  await expect.poll(() => heard.length).toBe(1)
  const body = JSON.stringify({ move: choices[0], seq, intent: 'last' })
  const write = await halfRequest(server.url, people[mover]?.cookie() ?? '', `/api/tables/${id}/moves`, body)
  // Its head has arrived before the next request is answered.
  await ada.get('/api/me')
  const closing = server.close()
  expect(await closed).toBe(1012)
  expect(Object.values(CLOSED)).not.toContain(1012)
  expect(await write.finish()).toMatch(new RegExp(`^HTTP/1.1 200 [^]*connection: close[^]*{"seq":${seq + 1}}$`, 'i'))
  await closing
  await expect(fetch(server.url)).rejects.toThrow()
  const store = await openStore({ folder }, { alone: true })
  const stored = await store.db.selectFrom('entries').select('seq').where('intent', '=', 'last').execute()
  await store.close()
  expect(stored).toEqual([{ seq: seq + 1 }])
})

test('while the disk is full nothing is taken and nothing shown that is not stored; then play goes on', async () => {
  const store = await openStore({ folder: newFolder() }, { alone: true })
  const server = await startServer({}, {}, { store })
  const people = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  const id = await pairAt(people[0] as Guest, people[1] as Guest)
  const socket = socketTo(server.url, { cookie: (people[0] as Guest).cookie() })
  const { heard } = frames(socket)
  socket.on('open', () => {
    socket.send(JSON.stringify({ kind: 'hello', version: PROTOCOL }))
    socket.send(JSON.stringify({ n: 1, kind: 'subscribe', ask: { id } }))
  })
  await expect.poll(() => heard.some(({ kind }) => kind === 'update')).toBe(true)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db)
  // SQLite's own limit: beyond it every page that is needed fails as on a full disk.
  await sql.raw(`pragma max_page_count = ${Object.values(rows[0] ?? {})[0]}`).execute(store.db)

  async function act() {
    for (const person of people) {
      const { body: now } = await person.get(`/api/tables/${id}/now`)
      if (!now.choices.length) continue
      const write = { move: now.choices[0], seq: now.seq, intent: newIntent() }
      return { person, write, answer: await person.post(`/api/tables/${id}/moves`, write) }
    }
    throw new Error('nobody is to act')
  }
  let last = await act()
  while (last.answer.status === 200) last = await act()
  const { person, write, answer } = last
  expect(answer).toMatchObject({ status: 503, body: { refusal: { code: 'not-stored' } } })
  expect(answer.headers.get('retry-after')).toBe('2')
  for (const one of people) expect((await one.get(`/api/tables/${id}/now`)).body.seq).toBe(write.seq)
  const shown = () => heard.filter(({ kind }) => kind === 'update').map(({ seq }) => Number(seq))
  expect(Math.max(...shown())).toBeLessThanOrEqual(write.seq)
  const stored = await store.db.selectFrom('entries').select('seq').where('tableId', '=', id).execute()
  expect(Math.max(...stored.map(({ seq }) => seq))).toBe(write.seq)

  await sql.raw('pragma max_page_count = 1000000').execute(store.db)
  expect(await person.post(`/api/tables/${id}/moves`, write)).toMatchObject({
    status: 200,
    body: { seq: write.seq + 1 },
  })
  await expect.poll(() => Math.max(...shown())).toBe(write.seq + 1)
  socket.terminate()
  await server.close()
})
