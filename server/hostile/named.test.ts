// Attacks by name: each is refused with a reason, and the server goes on.
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROTOCOL } from '../../house/messages.ts'
import type { Guest, Running } from '../test/client.ts'
import { guest, startServer, visitor } from '../test/client.ts'
import { frames, lineTo, socketTo } from '../test/live.ts'
import { newIntent, pairAt } from '../test/playing.ts'

type Someone = Guest & { readonly id: string }
let server: Running
let ada: Someone
let ben: Someone
let eve: Someone
let table = ''
beforeAll(async () => {
  server = await startServer()
  ada = await guest(server.url, 'Ada')
  ben = await guest(server.url, 'Ben')
  eve = await guest(server.url, 'Eve')
  table = await pairAt(ada, ben)
})
afterAll(() => server.close())

const refusal = (code: string) => ({ body: { refusal: { code } } })
const write = () => ({ move: 'x', seq: 0, intent: newIntent() })

test('a foreign seat is neither looked through nor played', async () => {
  expect(await ada.get(`/api/tables/${table}/now?seat=1`)).toMatchObject({ status: 403, ...refusal('not-your-seat') })
  const moved = await ada.post(`/api/tables/${table}/moves`, { ...write(), seat: 1 })
  expect(moved).toMatchObject({ status: 403, ...refusal('not-your-seat') })
  for (const path of ['prepared', 'standing'] as const) {
    const asked = path === 'prepared' ? { moves: [], seat: 1 } : { ids: [], seat: 1 }
    expect(await ada.put(`/api/tables/${table}/${path}`, asked)).toMatchObject({ status: 403 })
  }
})

test('a foreign table shows nothing of what goes on there, and takes nothing', async () => {
  for (const path of ['now', 'record', 'chat'])
    expect(await eve.get(`/api/tables/${table}/${path}`)).toMatchObject({ status: 403 })
  const asked = { moves: write(), undo: { seq: 0, intent: newIntent() }, concede: {}, chat: { text: 'x', intent: 'x' } }
  for (const [path, body] of Object.entries(asked))
    expect(await eve.post(`/api/tables/${table}/${path}`, body)).toMatchObject({ status: 403 })
  const line = lineTo(() => server.url, eve)
  expect(await line.line.call('now', { id: table })).toEqual({ refusal: { code: 'watch-forbidden' } })
  line.close()
})

test.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x', '1', '-'])('the guessed id %s is nobody’s', async (id) => {
  for (const path of ['', '/now', '/record'])
    expect(await eve.get(`/api/tables/${id}${path}`)).toMatchObject({ status: 404, ...refusal('table-unknown') })
  expect(await eve.get(`/api/people/${id}`)).toMatchObject({ status: 404 })
})

test('a page of another origin writes nothing and hears nothing', async () => {
  const origin = { origin: 'https://evil.example' }
  expect(await ada.post(`/api/tables/${table}/moves`, write(), origin)).toMatchObject({
    status: 403,
    ...refusal('origin-foreign'),
  })
  const socket = socketTo(server.url, { cookie: ada.cookie(), ...origin })
  const [error] = await once(socket, 'error')
  expect(error.message).toContain('403')
})

test('a token that was stolen is worth nothing after logging out everywhere', async () => {
  const zoe = await guest(server.url, 'Zoe')
  const { token } = (await zoe.post('/api/tokens', { label: 'bot', scope: 'play' })).body
  const cookie = zoe.cookie()
  const stolen = { authorization: `Bearer ${token}` }
  const [thief, other] = [visitor(server.url), visitor(server.url)]
  expect((await thief.get('/api/me', stolen)).status).toBe(200)
  const socket = socketTo(server.url)
  const { closed, heard } = frames(socket)
  socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', version: PROTOCOL, token })))
  await expect.poll(() => heard.length).toBe(1)
  await zoe.post('/api/logout', { everywhere: true })
  expect(await closed).toBe(4401)
  expect(await thief.get('/api/me', stolen)).toMatchObject({ status: 401, ...refusal('token-unknown') })
  expect(await other.get('/api/me', { cookie })).toMatchObject({ status: 401, ...refusal('who-are-you') })
})

const MARKUP = '<img src=x onerror=alert(1)>'

test('markup in names and chat stays text, and is never sent as a page', async () => {
  const odd = await guest(server.url, MARKUP)
  const id = await pairAt(ada, odd)
  const spoken = await odd.post(`/api/tables/${id}/chat`, { text: MARKUP, intent: 'one' })
  expect(spoken.status).toBeLessThan(300)
  for (const path of [`/api/tables/${id}`, `/api/tables/${id}/chat`, `/api/people/${odd.id}`]) {
    const answer = await ada.get(path)
    expect(JSON.stringify(answer.body)).toContain(MARKUP)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test.each(['https://10.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/', 'https://localhost/'])(
  'a webhook to %s is refused',
  async (webhook) => {
    expect(await eve.ask('PATCH', '/api/me', { webhook })).toMatchObject({ status: 400, ...refusal('endpoint-inner') })
  },
)

test('what is too large is refused, and the line is closed', async () => {
  const large = JSON.stringify({ text: 'x'.repeat(100_000), intent: 'x' })
  expect(await ada.post(`/api/tables/${table}/chat`, large)).toMatchObject({
    status: 413,
    ...refusal('body-too-large'),
  })
  const socket = socketTo(server.url, { cookie: ada.cookie() })
  const { closed } = frames(socket)
  socket.on('open', () => socket.send('x'.repeat(20_000)))
  expect(await closed).toBe(1009)
})

test('connections that never finish what they say keep nobody from playing, nor the server from closing', async () => {
  const own = await startServer()
  const port = Number(new URL(own.url).port)
  const halves = Array.from({ length: 200 }, (_, i) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      i % 2
        ? 'GET /api/me HT'
        : 'POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    )
    return socket
  })
  await Promise.all(halves.map((socket) => once(socket, 'connect')))
  const zoe = await guest(own.url, 'Zoe')
  expect((await zoe.get('/api/me')).status).toBe(200)
  const gone = halves.map((socket) => once(socket, 'close'))
  await own.close()
  await Promise.all(gone)
})
