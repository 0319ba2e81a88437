// Who is told of a turn, when, how often, and what.
import { createHmac } from 'node:crypto'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Guest, Running } from '../test/client.ts'
import { guest, startServer } from '../test/client.ts'
import type { Internet } from '../test/internet.ts'
import { openInternet } from '../test/internet.ts'
import { pairAt, playOn } from '../test/playing.ts'
import { PushDevice, senderOf } from '../test/push-device.ts'
import { onBothStores } from '../test/stores.ts'
import type { Notices } from './notices.ts'
import { startNotices } from './notices.ts'
import { loadVapid } from './push.ts'
import { findTurn } from './turns.ts'
import type { Wire } from './wire.ts'
import { makeWire } from './wire.ts'

type Someone = Guest & { readonly id: string }
const HOOK = 'https://hook.example/turn'

let internet: Internet
let server: Running
let ada: Someone
let ben: Someone
beforeEach(async () => {
  internet = await openInternet()
})
afterEach(() => internet.close())

async function open(place = {}): Promise<void> {
  server = await startServer(place, {}, { wire: makeWire(internet) })
  ada = await guest(server.url, 'Ada')
  ben = await guest(server.url, 'Ben')
}

test.each([
  ['https://10.0.0.1/', 'endpoint-inner'],
  ['https://inner.example/', 'endpoint-inner'],
  ['http://hook.example/', 'endpoint-bad'],
  ['https://nobody.example/', 'endpoint-unknown'],
])('a webhook at %s is refused', async (webhook, code) => {
  internet.names.set('inner.example', ['192.168.0.7'])
  await open()
  const keys = { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) }
  for (const answer of [
    await ada.ask('PATCH', '/api/me', { webhook }),
    await ada.post('/api/pushes', { endpoint: webhook, keys }),
  ])
    expect(answer).toMatchObject({ status: 400, body: { refusal: { code } } })
  expect(internet.connected).toEqual([])
  await server.close()
})

test('a token changes neither webhook nor devices', async () => {
  await open()
  const { body } = await ada.post('/api/tokens', { label: 'bot', scope: 'play' })
  const headers = { authorization: `Bearer ${body.token}`, cookie: '' }
  for (const [method, path, asked] of [
    ['PATCH', '/api/me', { webhook: HOOK }],
    ['POST', '/api/pushes', { endpoint: HOOK, keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } }],
    ['DELETE', '/api/pushes/x', undefined],
  ] as const)
    expect(await ada.ask(method, path, asked, headers)).toMatchObject({ status: 403 })
  await server.close()
})

onBothStores((ground) => {
  let now = 0
  let present = new Set<string>()
  let notices: Notices
  let wire: Wire
  let secret = ''
  let table = ''
  beforeEach(async () => {
    if (ground.kind === 'sqlite') await ground.store.close()
    await open(ground.place)
    secret = (await ada.ask('PATCH', '/api/me', { webhook: HOOK })).body.webhookSecret
    table = await pairAt(ben, ada)
    await playOn(table, [ada, ben], 3)
    while ((await ben.get(`/api/tables/${table}/now`)).body.choices.length > 0) await playOn(table, [ben], 1)
    await server.close()
    // The server is closed: its store is looked at and its notices are sent from here.
    const { openStore } = await import('../store/open.ts')
    const store = ground.kind === 'sqlite' ? await openStore(ground.place, { alone: true }) : ground.store
    Object.assign(ground, { store })
    now = store.now()
    wire = makeWire(internet)
    // What is asked at the start finds everybody there.
    present = new Set([ada.id, ben.id])
    notices = startNotices({
      store: { ...store, now: () => now },
      presence: { at: async () => present },
      wire: { check: wire.check, post: (...sent) => wire.post(...sent) },
      vapid: await loadVapid(store.db, { origin: undefined }),
      log: pino({ level: 'silent' }),
    })
    await notices.round()
    await store.db.deleteFrom('notices').execute()
    present = new Set()
    internet.heard.splice(0)
    internet.connected.splice(0)
  })
  afterEach(() => notices.stop())

  const tell = async () => {
    await notices.consider(table)
    await notices.round()
  }

  test('a turn is told once, signed, and without anything of the game', async () => {
    expect(await findTurn(ground.store.db, table)).toMatchObject({ person: ada.id, game: 'neoville' })
    for (let i = 0; i < 3; i++) await tell()
    expect(internet.heard).toHaveLength(1)
    const [{ body, headers, url }] = internet.heard as [(typeof internet.heard)[number]]
    expect({ url, body: JSON.parse(String(body)) }).toEqual({
      url: '/turn',
      body: { kind: 'turn', table, game: 'neoville' },
    })
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['ludopolis-signature'])) ?? []
    expect(signature).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
  })

  test('a turn that a server did not live to tell is told by the next one', async () => {
    notices.stop()
    const { store } = ground
    const next = startNotices({
      store: { ...store, now: () => now },
      presence: { at: async () => present },
      wire,
      vapid: await loadVapid(store.db, { origin: undefined }),
      log: pino({ level: 'silent' }),
    })
    await expect.poll(() => internet.heard).toHaveLength(1)
    next.stop()
  })

  test('who looks at the table is not told, then or later', async () => {
    present.add(ada.id)
    await tell()
    present.clear()
    await tell()
    expect(internet.heard).toEqual([])
  })

  test('a turn that is over by the time of sending is not told', async () => {
    await notices.consider(table)
    await ground.store.db.updateTable('tables').set({ turn: null }).where('id', '=', table).execute()
    await notices.round()
    expect(internet.heard).toEqual([])
  })

  test('a notice that fails is tried again, later and later, and at last given up', async () => {
    internet.answer = (response) => response.writeHead(500).end()
    await tell()
    const waits: number[] = []
    for (let tries = 1; tries < 12; tries++) {
      const { due } = await ground.store.db.selectFrom('notices').select('due').executeTakeFirstOrThrow()
      if (due === Number.MAX_SAFE_INTEGER) break
      waits.push(due - now)
      await notices.round()
      expect(internet.heard).toHaveLength(tries)
      now = due
      await notices.round()
    }
    expect(waits).toEqual([30_000, 120_000, 480_000, 1_920_000, 7_680_000])
    now += 10 ** 9
    await notices.round()
    expect(internet.heard).toHaveLength(6)
  })

  test('a name that has moved to an inner address is not connected to', async () => {
    internet.names.set('hook.example', ['127.0.0.1'])
    await tell()
    expect(internet.connected).toEqual([])
    expect(internet.heard).toEqual([])
  })

  test('of two processes one sends', async () => {
    await notices.consider(table)
    const { store } = ground
    const other = startNotices({
      store: { ...store, now: () => now },
      presence: { at: async () => present },
      wire,
      vapid: await loadVapid(store.db, { origin: undefined }),
      log: pino({ level: 'silent' }),
    })
    await Promise.all([notices.round(), other.round()])
    other.stop()
    expect(internet.heard).toHaveLength(1)
  })

  test('a device is told in a way that only it can read, signed with the key that it knows', async () => {
    const [device, other] = [new PushDevice(), new PushDevice()]
    const { db } = ground.store
    await db.updateTable('people').set({ webhook: null, locale: 'fr' }).execute()
    const endpoint = 'https://hook.example/push'
    const keys = JSON.stringify(device.keys)
    await db.insertInto('pushes').values({ id: 'device', person: ada.id, endpoint, keys, created: 1 }).execute()
    await tell()
    const [heard] = internet.heard
    expect(heard).toMatchObject({ url: '/push', headers: { 'content-encoding': 'aes128gcm' } })
    const body = heard?.body ?? Buffer.of()
    expect(String(body)).not.toContain(table)
    expect(JSON.parse(device.read(body))).toEqual({
      kind: 'turn',
      table,
      game: 'neoville',
      words: 'C’est à vous de jouer à Neoville.',
    })
    expect(() => other.read(body)).toThrow()
    const { publicKey } = await loadVapid(db, { origin: undefined })
    const authorization = String(heard?.headers.authorization)
    expect(senderOf(authorization, publicKey)).toMatchObject({ aud: 'https://hook.example' })
    expect(senderOf(authorization, other.keys.p256dh)).toBeNull()
  })

  test('a device that is gone is forgotten', async () => {
    const { db } = ground.store
    const keys = JSON.stringify(new PushDevice().keys)
    const row = { id: 'device', person: ada.id, endpoint: 'https://hook.example/push', keys, created: 1 }
    await db.insertInto('pushes').values(row).execute()
    internet.answer = (response) => response.writeHead(410).end()
    await tell()
    expect(await db.selectFrom('pushes').selectAll().execute()).toEqual([])
  })
})

test('play goes on while a webhook hangs', async () => {
  await open()
  await ada.ask('PATCH', '/api/me', { webhook: HOOK })
  internet.answer = () => {}
  const table = await pairAt(ben, ada)
  expect(await playOn(table, [ada, ben], 20)).toBe(20)
  await server.close()
})
