// The socket: numbered calls, updates as patches, and a line that is lost and found.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PUBLIC } from '../../core/game.ts'
import { isRefused } from '../../core/table.ts'
import { CLOSED } from '../../house/live.ts'
import { PROTOCOL } from '../../house/messages.ts'
import type { TableTold } from '../../house/told.ts'
import type { Guest, Running } from '../test/client.ts'
import { guest, startServer, visitor } from '../test/client.ts'
import { frames, lineTo, socketTo, watch } from '../test/live.ts'
import { makeTable, newIntent, pairAt, playOn } from '../test/playing.ts'
import { onBothStores } from '../test/stores.ts'

const POLL = { timeout: 60_000 }

type Someone = Guest & { readonly id: string }

onBothStores((ground) => {
  let server: Running
  let ada: Someone
  let ben: Someone
  const open: { close(): void }[] = []
  beforeEach(async () => {
    // On SQLite the server must have the folder for itself.
    if (ground.kind === 'sqlite') await ground.store.close()
    server = await startServer(ground.place)
    ada = await guest(server.url, 'Ada')
    ben = await guest(server.url, 'Ben')
  })
  afterEach(async () => {
    for (const one of open.splice(0)) one.close()
    await server.close()
  })
  const line = (who?: Guest, token?: string) => {
    const made = lineTo(() => server.url, who, token)
    open.push(made)
    return made
  }
  const plain = async (
    hello: unknown = { kind: 'hello', version: PROTOCOL },
    headers: { [name: string]: string } = {},
  ) => {
    const socket = socketTo(server.url, headers)
    open.push(socket)
    const heard = frames(socket)
    await new Promise((resolve) => socket.once('open', resolve))
    socket.send(typeof hello === 'string' ? hello : JSON.stringify(hello))
    return { socket, ...heard }
  }

  test('whoever comes as nobody sees what spectators see, whatever their cookie says', async () => {
    const id = await pairAt(ada, ben, 'neoville', { watch: true })
    const hidden = await pairAt(ada, ben)
    const asNobody = async (table: string, seat: number | null) => {
      const { socket, heard } = await plain(
        { kind: 'hello', version: PROTOCOL, nobody: true },
        { cookie: ada.cookie() },
      )
      socket.send(JSON.stringify({ n: 1, kind: 'subscribe', ask: { id: table, seat } }))
      await expect.poll(() => heard.find(({ kind }) => kind === 'answer'), POLL).toBeDefined()
      return heard
    }
    const heard = await asNobody(id, null)
    expect(heard[0]).toMatchObject({ kind: 'hello', person: null })
    expect(heard.find(({ kind }) => kind === 'answer')).toMatchObject({ answer: { seat: null } })
    const own = await asNobody(id, 0)
    expect(own.find(({ kind }) => kind === 'answer')).toMatchObject({ answer: { refusal: { code: 'not-your-seat' } } })
    const closed = await asNobody(hidden, null)
    expect(closed.find(({ kind }) => kind === 'answer')).toMatchObject({
      answer: { refusal: { code: 'watch-forbidden' } },
    })
  })

  test('a whole game over sockets; every screen sees what the table says', async () => {
    const id = await pairAt(ada, ben)
    const lines = [line(ada), line(ben)]
    const screens = lines.map((one, seat) => watch(one, id, seat))
    const onlooker = watch(line(ada), id, PUBLIC)
    for (let steps = 0; ; steps++) {
      const views = await Promise.all(screens.map((screen) => screen.until((update) => update.step >= steps)))
      const seat = views.findIndex(({ choices }) => choices.length > 0)
      if (seat < 0) break
      const { choices, seq } = views[seat] as (typeof views)[number]
      const move = choices[steps % choices.length] as string
      const answer = await lines[seat]?.line.call('move', { id, move, seq })
      expect(answer).toEqual({ seq: seq + 1 })
    }
    for (const [seat, screen] of screens.entries()) {
      const who = seat === 0 ? ada : ben
      const { view, seq, outcome } = (await who.get(`/api/tables/${id}/now?seat=${seat}`)).body
      const seen = await screen.until((update) => update.seq >= seq)
      expect({ view: seen.view, seq: seen.seq, outcome: seen.outcome }).toEqual({ view, seq, outcome })
      expect(seen.past).toHaveLength(seen.step + 1)
    }
    expect((await onlooker.until(({ outcome }) => outcome !== null)).outcome).not.toBe(null)
  })

  test('after the first whole update only what changed is sent, unless all is asked for', async () => {
    const id = await pairAt(ada, ben)
    const subscribe = async (ask: object) => {
      const one = await plain(undefined, { cookie: ada.cookie() })
      one.socket.send(JSON.stringify({ n: 1, kind: 'subscribe', ask: { id, ...ask } }))
      await expect.poll(() => updatesOf(one).length, POLL).toBe(1)
      return one
    }
    const updatesOf = ({ heard }: Pick<ReturnType<typeof frames>, 'heard'>) =>
      heard.filter(({ kind }) => kind === 'update')
    const [changes, wholes] = [await subscribe({}), await subscribe({ whole: true })]
    await playOn(id, [ada, ben], 12)
    for (const one of [changes, wholes]) await expect.poll(() => updatesOf(one).length, POLL).toBe(13)
    const patches = updatesOf(changes)
    expect(patches[0]).toHaveProperty('whole')
    for (const [i, update] of patches.slice(1).entries())
      expect(update).toMatchObject({ base: patches[i]?.seq, seat: 0 })
    for (const update of updatesOf(wholes)) expect(update).toHaveProperty('whole')
    expect(JSON.stringify(patches).length).toBeLessThan(JSON.stringify(updatesOf(wholes)).length)
  })

  test('a line that is lost comes back, misses nothing, and plays nothing twice', async () => {
    const id = await pairAt(ada, ben)
    const adas = line(ada)
    const screen = watch(adas, id, 0)
    await screen.until(() => true)
    const first = server
    await server.close()
    await expect.poll(() => adas.state, POLL).toBe('lost')
    server = await startServer(ground.place, { PORT: new URL(first.url).port })
    const cookie = { cookie: ben.cookie() }
    const { body: now } = await visitor(server.url).get(`/api/tables/${id}/now`, cookie)
    const mover = now.choices.length > 0 ? ben : ada
    const { choices, seq } = (await visitor(server.url).get(`/api/tables/${id}/now`, { cookie: mover.cookie() })).body
    const write = { move: choices[0], seq, intent: newIntent() }
    await visitor(server.url).post(`/api/tables/${id}/moves`, write, { cookie: mover.cookie() })
    const seen = await screen.until((update) => update.seq === seq + 1)
    expect(seen.past).toHaveLength(2)
    if (mover === ada) expect(await adas.line.call('move', { id, ...write })).toEqual({ seq: seq + 1 })
    expect((await screen.until(() => true)).step).toBe(1)
  })

  describe('who gets in', () => {
    test.each([
      ['no greeting', { n: 1, kind: 'now', ask: {} }, CLOSED.badFrame],
      ['no JSON', 'nonsense', CLOSED.badFrame],
      ['an older page', { kind: 'hello', version: PROTOCOL - 1 }, CLOSED.reload],
      ['a guessed token', { kind: 'hello', version: PROTOCOL, token: 'guessed' }, CLOSED.unknown],
    ])('%s is sent away', async (_, hello, code) => {
      expect(await (await plain(hello)).closed).toBe(code)
    })

    test('a page of another origin does not', async () => {
      const socket = socketTo(server.url, { cookie: ada.cookie(), origin: 'https://evil.example' })
      open.push(socket)
      const said = await new Promise<string>((resolve) => socket.once('error', (error) => resolve(error.message)))
      expect(said).toContain('403')
    })

    test('who logs out everywhere is out', async () => {
      const [one, two] = [line(ada), line(ada)]
      await expect.poll(() => [one.state, two.state], POLL).toEqual(['open', 'open'])
      await ada.post('/api/logout', { everywhere: true })
      await expect.poll(() => [one.state, two.state], POLL).toEqual(['out', 'out'])
    })

    test('a new password ends other sessions, but not the programs that came with a token', async () => {
      const { token } = (await ada.post('/api/tokens', { label: 'bot', scope: 'play' })).body
      const elsewhere = visitor(server.url)
      await ada.ask('PATCH', '/api/me', { password: 'long enough' })
      await elsewhere.post('/api/login', { name: 'Ada', password: 'long enough' })
      const [other, bot] = [line(elsewhere), line(undefined, token)]
      await expect.poll(() => [other.state, bot.state], POLL).toEqual(['open', 'open'])
      await ada.ask('PATCH', '/api/me', { password: 'longer still', current: 'long enough' })
      await expect.poll(() => other.state, POLL).toBe('out')
      expect(bot.state).toBe('open')
    })

    test('a stranger sees no unlisted table and nobody another’s seat', async () => {
      const id = await pairAt(ada, ben)
      const eve = line(await guest(server.url, 'Eve'))
      const nobody = line()
      expect(await eve.line.call('now', { id })).toEqual({ refusal: { code: 'watch-forbidden' } })
      expect(await nobody.line.call('now', { id })).toEqual({ refusal: { code: 'watch-forbidden' } })
      expect(await eve.line.call('chats', { id })).toEqual({ refusal: { code: 'watch-forbidden' } })
      expect(await line(ben).line.call('now', { id, seat: 0 })).toEqual({ refusal: { code: 'not-your-seat' } })
      expect(await nobody.line.call('move', { id, move: 'x', seq: 0 })).toEqual({ refusal: { code: 'who-are-you' } })
      expect(await line(ada).line.call('record', { id })).toEqual({ refusal: { code: 'not-over' } })
    })

    test('a token that may only read plays nothing', async () => {
      const id = await pairAt(ada, ben)
      const { body } = await ada.post('/api/tokens', { label: 'eye', scope: 'read' })
      const eye = line(undefined, body.token)
      expect(isRefused(await eye.line.call('now', { id, seat: 0 }))).toBe(false)
      expect(await eye.line.call('leave', { id })).toEqual({ refusal: { code: 'token-scope' } })
      await ada.ask('DELETE', `/api/tokens/${body.id}`)
      await expect.poll(() => eye.state, POLL).toBe('out')
    })
  })

  test.each([
    ['a call nobody knows', { n: 7, kind: 'constructor', ask: {} }, { refusal: { code: 'call-unknown' } }],
    [
      'a call without a table',
      { n: 7, kind: 'now', ask: {} },
      { refusal: { code: 'bad-request', values: { field: 'id' } } },
    ],
    ['a table nobody knows', { n: 7, kind: 'now', ask: { id: 'x' } }, { refusal: { code: 'table-unknown' } }],
  ])('%s is answered with a reason', async (_, call, answer) => {
    const { socket, heard } = await plain(undefined, { cookie: ada.cookie() })
    socket.send(JSON.stringify(call))
    await expect.poll(() => heard.at(-1), POLL).toEqual({ kind: 'answer', n: 7, answer })
  })

  test.each([
    ['nonsense', () => 'nonsense', CLOSED.badFrame],
    ['a call without a number', () => '{"kind":"now"}', CLOSED.badFrame],
    ['bytes', () => Buffer.from([1, 2, 3]), CLOSED.badFrame],
    ['a frame of 17 KB', () => JSON.stringify({ n: 1, kind: 'x'.repeat(17_000), ask: null }), 1009],
  ])('%s closes the line and nothing else', async (_, frame, code) => {
    const { socket, closed } = await plain(undefined, { cookie: ada.cookie() })
    socket.send(frame())
    expect(await closed).toBe(code)
    expect((await ada.get('/api/me')).status).toBe(200)
  })

  test('who plays is told of steps by updates alone, of people who come, and of what else changes', async () => {
    const id = await pairAt(ada, ben)
    const { socket, heard } = await plain(undefined, { cookie: ada.cookie() })
    for (const [n, kind] of ['subscribe', 'follow'].entries()) socket.send(JSON.stringify({ n, kind, ask: { id } }))
    await expect.poll(() => heard.filter(({ kind }) => kind === 'answer').length, POLL).toBe(2)
    await expect.poll(() => heard.some(({ kind }) => kind === 'table'), POLL).toBe(true)
    const screen = watch(line(ben), id, 1)
    await screen.until(() => true)
    await expect
      .poll(
        () => heard.some(({ kind, present }) => kind === 'presence' && (present as string[]).includes(ben.id)),
        POLL,
      )
      .toBe(true)
    const tables = () => heard.filter(({ kind }) => kind === 'table').map(({ table }) => table as TableTold)
    const before = tables().length
    await playOn(id, [ada, ben], 6)
    await screen.until(({ step }) => step === 6)
    await ben.post(`/api/tables/${id}/leave`)
    await expect.poll(() => tables().at(-1)?.seats[1]?.standIn, POLL).toBe('casual')
    expect(tables().length - before).toBeLessThan(6)
    const updates = heard.filter(({ kind }) => kind === 'update').map(({ seq }) => seq as number)
    expect(updates.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  test('who follows a table that waits sees people come, and the start', async () => {
    const id = await makeTable(ada, 'neoville', ['me', 'open', 'open'])
    const { socket, heard } = await plain(undefined, { cookie: ada.cookie() })
    socket.send(JSON.stringify({ n: 1, kind: 'follow', ask: { id } }))
    await ben.post(`/api/tables/${id}/sit`)
    const last = () => heard.filter(({ kind }) => kind === 'table').at(-1)?.table
    await expect.poll(last, POLL).toMatchObject({ state: 'waiting', seats: [{ present: true }, { name: 'Ben' }, {}] })
    await ada.post(`/api/tables/${id}/start`)
    await expect.poll(last, POLL).toMatchObject({ state: 'playing' })
  })

  test('what is said is heard by those at the table, but not by who muted', async () => {
    const id = await pairAt(ada, ben, 'neoville', { listed: true })
    const eve = await guest(server.url, 'Eve')
    const hear = async (who: Guest) => {
      const one = await plain(undefined, { cookie: who.cookie() })
      one.socket.send(JSON.stringify({ n: 1, kind: 'subscribe', ask: { id } }))
      await expect.poll(() => one.heard.some(({ kind }) => kind === 'update'), POLL).toBe(true)
      return () =>
        one.heard.filter(({ kind }) => kind === 'chat').map(({ message }) => (message as { text: string }).text)
    }
    const [adas, bens, eves] = [await hear(ada), await hear(ben), await hear(eve)]
    const said = await ada.post(`/api/tables/${id}/chat`, { text: '<b>hello</b>', intent: 'a' })
    expect(said).toMatchObject({ status: 201, body: { n: 1, person: ada.id, text: '<b>hello</b>', seated: true } })
    expect((await ada.post(`/api/tables/${id}/chat`, { text: '<b>hello</b>', intent: 'a' })).body.n).toBe(1)
    await eve.post(`/api/tables/${id}/chat`, { text: 'look at the corner' })
    await expect.poll(eves, POLL).toEqual(['<b>hello</b>', 'look at the corner'])
    await ben.put(`/api/mutes/${ada.id}`, {})
    await ada.post(`/api/tables/${id}/chat`, { text: 'anybody?' })
    await expect.poll(adas, POLL).toEqual(['<b>hello</b>', 'anybody?'])
    await expect.poll(bens, POLL).toEqual(['<b>hello</b>'])
    expect((await ben.get(`/api/tables/${id}/chat`)).body).toEqual([])
    expect((await visitor(server.url).get(`/api/tables/${id}/chat`)).body).toHaveLength(3)
    expect((await ada.post(`/api/tables/${id}/chat`, { text: 'x'.repeat(501) })).body.refusal.code).toBe('chat-text')
  })

  test('where only phrases are allowed nothing else is said; notes are one’s own', async () => {
    const id = await pairAt(ada, ben, 'evolutopia', { chat: 'phrases' })
    expect((await ada.post(`/api/tables/${id}/chat`, { text: 'go north' })).body.refusal.code).toBe('chat-phrases')
    expect((await ada.post(`/api/tables/${id}/chat`, { text: 'thanks' })).status).toBe(201)
    expect((await ada.put(`/api/tables/${id}/notes`, { text: 'north' })).status).toBe(204)
    expect((await ada.get(`/api/tables/${id}/notes`)).body).toEqual({ text: 'north' })
    expect((await ben.get(`/api/tables/${id}/notes`)).body).toEqual({ text: '' })
  })
})
