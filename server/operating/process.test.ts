// The server as a process: it goes when it is told, and says nothing in its log that is somebody's own.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PROTOCOL } from '../../house/messages.ts'
import { openStore } from '../store/open.ts'
import { guest, visitor } from '../test/client.ts'
import { frames, socketTo } from '../test/live.ts'
import { pairAt, playOn } from '../test/playing.ts'
import type { Program } from '../test/process.ts'
import { buildProgram, freePort, newFolder, startProcess } from '../test/process.ts'

/** Long enough for a slow machine; the end of it is never reached. */
const PATIENCE = { timeout: 60_000, interval: 50 }

let program: Program
const folders: string[] = []
const folder = () => {
  const made = newFolder()
  folders.push(made)
  return made
}
beforeAll(async () => {
  program = await buildProgram()
})
afterAll(() => {
  program.remove()
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: sockets are told to come back, and the process ends well',
  async (signal) => {
    const server = await startProcess(program, { folder: folder(), port: await freePort() })
    const socket = socketTo(server.url)
    const { closed, heard } = frames(socket)
    socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', version: PROTOCOL })))
    await expect.poll(() => heard.length).toBe(1)
    const ended = server.stop(signal)
    expect(await closed).toBe(1012)
    expect(await ended).toBe(0)
  },
)

test('the log holds no cookie, token, password, chat, hand, or key of an unlisted table', async () => {
  const server = await startProcess(program, { folder: folder(), port: await freePort() }, { LUDOPOLIS_LOG: 'debug' })
  const [ada, ben] = [await guest(server.url, 'Ada Planted'), await guest(server.url, 'Ben')]
  await ada.ask('PATCH', '/api/me', { password: 'planted-password' })
  await visitor(server.url).post('/api/login', { name: 'Ada Planted', password: 'planted-guess' })
  const { token } = (await ada.post('/api/tokens', { label: 'planted-label', scope: 'play' })).body
  const id = await pairAt(ada, ben)
  await ada.post(`/api/tables/${id}/chat`, { text: 'planted words', intent: 'one' })
  await playOn(id, [ada, ben], 4)
  const { view } = (await ada.get(`/api/tables/${id}/now`)).body
  await visitor(server.url).get('/api/me', { authorization: `Bearer ${token}` })
  await visitor(server.url).get('/api/me', { authorization: 'Bearer planted-token' })
  await visitor(server.url).post(`/api/tables/${id}/moves?planted=query`, '{"planted":', { cookie: ada.cookie() })
  const socket = socketTo(server.url, { cookie: ada.cookie() })
  const { closed } = frames(socket)
  socket.on('open', () => {
    socket.send(JSON.stringify({ kind: 'hello', version: PROTOCOL, token }))
    socket.send(JSON.stringify({ n: 1, kind: 'chat', ask: { id, text: 'planted again' } }))
    socket.send('planted nonsense')
  })
  await closed
  expect(await server.stop('SIGTERM')).toBe(0)
  const said = server.said()
  expect(said.split('\n').length).toBeGreaterThan(20)
  expect(said).toContain('/api/tables/:id/moves')
  const secrets = [id, token, ada.cookie().split('=')[1] ?? '', ben.cookie().split('=')[1] ?? '', JSON.stringify(view)]
  for (const secret of [...secrets, 'planted', 'Planted']) expect(said).not.toContain(secret)
})

/** What a server that must not start says, and how it ends. */
async function refused(env: { readonly [name: string]: string }) {
  const child = program.run(['serve', '--locale', 'en'], { PORT: '0', ...env })
  let [out, err] = ['', '']
  child.stdout?.on('data', (chunk) => {
    out += chunk
  })
  child.stderr?.on('data', (chunk) => {
    err += chunk
  })
  const [code] = await once(child, 'close')
  return { code, out, err }
}

test.each([
  ['PORT', '99999'],
  ['LUDOPOLIS_METRICS_PORT', '-1'],
  ['LUDOPOLIS_LOG', 'loud'],
  ['LUDOPOLIS_ORIGIN', 'play.example.org'],
  ['LUDOPOLIS_PROXY', 'nobody'],
  ['LUDOPOLIS_BOT_THREADS', '0'],
  ['DATABASE_URL', 'mysql://ada:secret@db/x'],
  ['DATABASE_URL', 'postgres://ada:secret@127.0.0.1:1/x'],
])('%s=%s: one line, and no start', async (name, value) => {
  const { code, out, err } = await refused({ LUDOPOLIS_DATA: folder(), [name]: value })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^ludopolis: [^\n]+\n$/)
  expect(err).toContain(name)
  expect(err).not.toContain('secret')
})

test('a data folder that is a file, cannot be written, is in use, or holds something newer or foreign: one line', async () => {
  const base = folder()
  const newer = join(base, 'newer')
  const store = await openStore({ folder: newer }, { alone: true })
  const { sql } = await import('kysely')
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2999')`.execute(store.db)
  await store.close()
  writeFileSync(join(base, 'file'), '')
  mkdirSync(join(base, 'foreign'))
  writeFileSync(join(base, 'foreign/ludopolis.sqlite'), 'no database at all'.repeat(100))
  const used = join(base, 'used')
  const held = await openStore({ folder: used }, { alone: true })
  for (const [data, says] of [
    [newer, '9999-later'],
    [join(base, 'file'), 'cannot write'],
    [join(base, 'foreign'), 'damaged, or none of ours'],
    [used, 'another server uses'],
  ] as const) {
    const { code, out, err } = await refused({ LUDOPOLIS_DATA: data })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^ludopolis: [^\n]+\n$/)
    expect(err).toContain(says)
  }
  await held.close()
  if (process.getuid?.() === 0) return
  mkdirSync(join(base, 'locked'))
  chmodSync(join(base, 'locked'), 0o500)
  expect((await refused({ LUDOPOLIS_DATA: join(base, 'locked') })).err).toContain('cannot write')
})

test('a taken port, for the site or for the figures: one line that names it', async () => {
  const port = await freePort()
  const server = await startProcess(program, { folder: folder(), port })
  for (const name of ['PORT', 'LUDOPOLIS_METRICS_PORT']) {
    const { code, err } = await refused({ LUDOPOLIS_DATA: folder(), [name]: String(port) })
    expect(code).toBe(1)
    expect(err).toMatch(new RegExp(`^ludopolis: port ${port} is taken[^\n]+\n$`))
  }
  await server.stop('SIGTERM')
})

test('what a server costs can be measured', async () => {
  const child = program.run(['bench', 'evolutopia', '--server', '--tables', '3', '--json'])
  let out = ''
  child.stdout?.on('data', (chunk) => {
    out += chunk
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(0)
  const told = JSON.parse(out)
  expect(told.games.evolutopia.moves).toBeGreaterThan(50)
  expect(told.games.evolutopia.bytesPerStep).toBeGreaterThan(0)
  expect(told).toMatchObject({ tables: 3 })
  expect(told.durableMovesPerSecond).toBeGreaterThan(0)
})

/** The processes that this one has started. */
function childrenOf(pid: number | undefined): readonly number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([one = 0, parent]) => (parent === pid ? [one] : []))
}

test('a server that is measured does not outlive who measures it, not even when that is killed', async () => {
  const child = program.run(['bench', 'neoville', '--server', '--tables', '3'])
  await vi.waitUntil(() => childrenOf(child.pid).length > 0, PATIENCE)
  const [server = 0] = childrenOf(child.pid)
  child.kill('SIGKILL')
  await once(child, 'close')
  const isAlive = () => {
    try {
      return process.kill(server, 0)
    } catch {
      return false
    }
  }
  await vi.waitUntil(() => !isAlive(), PATIENCE)
})
