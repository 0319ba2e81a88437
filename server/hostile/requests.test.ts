// Thousands of seeded bad requests and frames against a running server: it answers each with a reason, and does not grow.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect } from 'vitest'
import { WebSocket } from 'ws'
import { PROTOCOL } from '../../house/messages.ts'
import type { Answer } from '../../scripts/hostile/faults.ts'
import { Found } from '../../scripts/hostile/faults.ts'
import type { Dice } from '../../scripts/hostile/hunt.ts'
import { hunt } from '../../scripts/hostile/hunt.ts'
import { CALLS } from '../live/calls.ts'
import type { Running } from '../test/client.ts'
import { guest, startServer } from '../test/client.ts'
import { pairAt } from '../test/playing.ts'

/** Of 5 000 tries in `npm test`, and of 50 000 in `npm run hostile`. */
const SHARE = process.env.LUDOPOLIS_HOSTILE === undefined ? 5000 / 150 : 50_000 / 20_000
/** What may be there at the end that was not after the first tenth, in bytes. */
const MOST_GROWTH = 32 * 1024 * 1024

interface Ground {
  readonly server: Running
  readonly cookies: readonly string[]
  readonly tables: readonly string[]
  readonly routes: readonly { readonly method: string; readonly path: string }[]
}

let ground: Ground
let tries = 0
let early = 0
const tenth = (5000 * (process.env.LUDOPOLIS_HOSTILE === undefined ? 1 : 10)) / 10

beforeAll(async () => {
  // Every request may come from another address, so that limits of one do not hide what lies behind them.
  const server = await startServer({}, { LUDOPOLIS_PROXY: '127.0.0.1' })
  const people = [
    await guest(server.url, 'Ada'),
    await guest(server.url, 'Ben'),
    await guest(server.url, 'Eve'),
  ] as const
  const tables = [await pairAt(people[0], people[1]), await pairAt(people[1], people[2], 'evolutopia')]
  const { paths } = (await people[0].get('/api/openapi.json')).body as { paths: { [path: string]: object } }
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  )
  expect(routes.length).toBeGreaterThan(30)
  ground = { server, cookies: people.map((one) => one.cookie()), tables, routes }
})
afterAll(async () => {
  expect((await fetch(`${ground.server.url}/healthz`)).status).toBe(200)
  if (tries > tenth) expect(heap() - early).toBeLessThan(MOST_GROWTH)
  await ground.server.close()
})

function heap(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

const BODIES: readonly unknown[] = [
  { name: 'Eve' },
  { name: 'Eve', password: 'long enough' },
  { game: 'neoville', seats: [{ player: 'me' }, { player: 'open' }], listed: false, intent: 'x' },
  { move: 'x', seq: 0, intent: 'x' },
  { seq: 1, intent: 'x', steps: 'all' },
  { wish: { kind: 'replace', seat: 0 } },
  { wish: { kind: 'clock', clock: { kind: 'live', turn: 30, reserve: 60 } } },
  { moves: ['x'], ids: ['x'] },
  { text: '<b onclick=x>hello</b>', intent: 'x' },
  { label: 'x', scope: 'read' },
  { luck: 'ff', seat: 1 },
  { endpoint: 'https://10.0.0.1/', keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } },
  { webhook: 'https://127.0.0.1/' },
  { everywhere: false },
]

function oddBody(dice: Dice): string | undefined {
  const body = dice.once(3) ? dice.value() : dice.tampered(dice.pick(BODIES))
  const text = dice.once(10) ? undefined : (JSON.stringify(body) ?? 'null')
  return text !== undefined && dice.once(6) ? dice.scratched(text) : text
}

function oddPath(dice: Dice, path: string): string {
  const filled = path.replace(/\{\w+\}/g, () =>
    dice.once(3)
      ? encodeURIComponent(dice.text(30).replace(/[\ud800-\udfff]/g, ''))
      : dice.pick([...ground.tables, 'x', '..', '%00']),
  )
  return dice.once(4)
    ? `${filled}?seat=${dice.below(20) - 5}&${encodeURIComponent(dice.pick(['cursor', 'mine', 'x']))}=1`
    : filled
}

function oddHeaders(dice: Dice, hasBody: boolean): { [name: string]: string } {
  return {
    'x-forwarded-for': `203.0.${dice.below(256)}.${dice.below(256)}`,
    ...(dice.once(5) ? {} : { cookie: dice.once(8) ? 'ludopolis=guessed' : dice.pick(ground.cookies) }),
    ...(hasBody ? { 'content-type': dice.once(8) ? 'text/html' : 'application/json' } : {}),
    ...(dice.once(12) ? { origin: 'https://evil.example' } : {}),
    ...(dice.once(20) ? { authorization: `Bearer ${dice.pick(['', 'x', 'ludopolis_x'])}` } : {}),
  }
}

hunt('the server over HTTP', SHARE * 0.8, async (dice) => {
  if (++tries === tenth) early = heap()
  const { method, path } = dice.pick(ground.routes)
  // Nobody goes for good here: the others need somebody to be.
  if ((method === 'DELETE' && path === '/api/me') || path === '/api/logout') return 'stopped'
  const body = method === 'GET' ? undefined : oddBody(dice)
  const asked = oddPath(dice, path)
  const headers = oddHeaders(dice, body !== undefined)
  const answer = await fetch(ground.server.url + asked, { method, headers, ...(body === undefined ? {} : { body }) })
  const text = await answer.text()
  const about = `${method} ${asked} ${body?.slice(0, 200)} → ${answer.status} ${text.slice(0, 200)}`
  if (answer.status >= 500) throw new Found('wrong answer', about)
  if (answer.status < 400) return 'accepted'
  const isApi = /^\/api(\/|$)/.test(new URL(asked, 'http://x').pathname)
  if (isApi && typeof JSON.parse(text).refusal?.code !== 'string') throw new Found('wrong answer', about)
  return 'refused'
})

const FIELDS: { readonly [field: string]: unknown } = {
  seat: 0,
  seq: 0,
  move: 'x',
  step: 1,
  ids: [],
  moves: ['x'],
  text: 'x',
  since: 0,
  after: 0,
  wish: { kind: 'end' },
}

/** What this call takes, of a table that is there. */
function askFor(dice: Dice, kind: string): object {
  const fields = Object.hasOwn(CALLS, kind) ? Object.keys(CALLS[kind as keyof typeof CALLS].shape) : []
  const known = fields.filter(
    (field) => field in FIELDS && (!['seat', 'since', 'after'].includes(field) || dice.once(2)),
  )
  return { id: dice.pick(ground.tables), ...Object.fromEntries(known.map((field) => [field, FIELDS[field]])) }
}

hunt('the server’s socket', SHARE * 0.2, async (dice): Promise<Answer> => {
  tries++
  const headers = { cookie: dice.pick(ground.cookies), 'x-forwarded-for': `203.0.${dice.below(256)}.1` }
  const socket = new WebSocket(`${ground.server.url.replace('http', 'ws')}/api/live`, { headers })
  const hello = dice.once(6)
    ? dice.tampered({ kind: 'hello', version: PROTOCOL })
    : { kind: 'hello', version: PROTOCOL }
  const kind = dice.pick([...Object.keys(CALLS), 'x', '__proto__'])
  const call = { n: 1, kind, ask: askFor(dice, kind) }
  const frame = dice.once(8)
    ? dice.scratched(JSON.stringify(call))
    : JSON.stringify(dice.once(2) ? dice.tampered(call) : call)
  socket.on('open', () => {
    socket.send(JSON.stringify(hello))
    socket.send(frame)
  })
  const answer = await new Promise<Answer>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', (code) =>
      code === 1006 || code === 1011
        ? reject(new Found('wrong answer', `closed with ${code}: ${frame}`))
        : resolve('refused'),
    )
    socket.on('message', (data) => {
      const told = JSON.parse(String(data))
      if (told.kind !== 'answer') return
      const code = told.answer?.refusal?.code
      if (code === 'server-error') reject(new Found('wrong answer', `${frame} → ${code}`))
      resolve(code === undefined ? 'accepted' : 'refused')
    })
  })
  socket.terminate()
  return answer
})
