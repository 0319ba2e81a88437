// Tables over real HTTP, on both stores: from making one to its record.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isRefusal } from '../../core/game.ts'
import { readRecord, replay } from '../../core/record.ts'
import { loadGame } from '../../games/index.ts'
import { checkLuck } from '../../house/luck.ts'
import { openStore } from '../store/open.ts'
import type { Guest, Running } from '../test/client.ts'
import { guest, startServer, visitor } from '../test/client.ts'
import { makeTable, newIntent, pairAt, playOn } from '../test/playing.ts'
import { onBothStores } from '../test/stores.ts'

type Someone = Guest & { readonly id: string }

onBothStores((ground) => {
  let server: Running
  let ada: Someone
  let ben: Someone
  beforeEach(async () => {
    // On SQLite the server must have the folder for itself.
    if (ground.kind === 'sqlite') await ground.store.close()
    server = await startServer(ground.place)
    ada = await guest(server.url, 'Ada')
    ben = await guest(server.url, 'Ben')
  })
  afterEach(() => server.close())

  const now = async (who: Guest, id: string) => (await who.get(`/api/tables/${id}/now`)).body
  /** The person to act, and the other. */
  const turn = async (id: string) =>
    (await now(ada, id)).choices.length > 0 ? ([ada, ben] as const) : ([ben, ada] as const)

  test('who shares a screen is called as asked for, after a rematch too, and is gone with whose screen it was', async () => {
    const seats = [{ player: 'me' }, { player: 'me', name: ' Cleo ' }, { player: 'open' }]
    const made = await ada.post('/api/tables', { game: 'neoville', seats, listed: false })
    expect(made.body).toMatchObject({ seats: [{ name: 'Ada' }, { id: ada.id, name: 'Cleo' }, { player: 'open' }] })
    const bad = [{ player: 'me' }, { player: 'me', name: '\u200d' }]
    expect(await ada.post('/api/tables', { game: 'neoville', seats: bad, listed: false })).toMatchObject({
      status: 400,
      body: { refusal: { code: 'name-bad' } },
    })
    const { id } = made.body
    await ben.post(`/api/tables/${id}/sit`, {})
    await ben.post(`/api/tables/${id}/concede`, {})
    await ada.post(`/api/tables/${id}/concede`, {})
    const again = await ben.post(`/api/tables/${id}/rematch`, {})
    expect(again.body.seats.map(({ name }: { name?: string }) => name)).toEqual(['Ada', 'Cleo', 'Ben'])
    expect((await ada.ask('DELETE', '/api/me')).status).toBe(204)
    expect(JSON.stringify((await ben.get(`/api/tables/${id}`)).body)).not.toContain('Cleo')
  })

  test('a whole game of two, and its record proves itself', async () => {
    const id = await makeTable(ada, 'neoville', ['me', 'open'])
    const waiting = await ada.get(`/api/tables/${id}`)
    expect(waiting.body).toMatchObject({
      state: 'waiting',
      seats: [{ player: 'person', id: ada.id, name: 'Ada', guest: true }, { player: 'open' }],
      listed: false,
      watch: false,
      toAct: null,
    })
    expect(await ada.get(`/api/tables/${id}/now`)).toMatchObject({
      status: 409,
      body: { refusal: { code: 'not-started' } },
    })
    expect((await ada.get(`/api/tables/${id}/record`)).status).toBe(403)
    expect(await ben.post(`/api/tables/${id}/sit`, { luck: 'beef' })).toMatchObject({
      status: 200,
      body: { state: 'playing' },
    })
    expect((await ada.get(`/api/tables/${id}/record`)).status).toBe(403)
    const steps = await playOn(id, [ada, ben])
    const over = (await ada.get(`/api/tables/${id}`)).body
    expect(over).toMatchObject({ state: 'over', steps, toAct: null })
    const text = JSON.stringify((await ben.get(`/api/tables/${id}/record`)).body)
    const record = readRecord(text)
    if (isRefusal(record)) throw new Error(record.code)
    const { game } = await loadGame('neoville')
    expect(replay(game, record, game.blank())).toBe(null)
    expect(record.luck).toMatchObject({ commit: waiting.body.luck.commit, seats: ['', 'beef'] })
    expect(checkLuck(game, record)).toBeTypeOf('number')
    expect(record.names).toEqual(['Ada', 'Ben'])
  })

  test('a table of a number of the rules that is no longer the newest is played by it', async () => {
    const { game, releases } = await loadGame('evolutopia')
    const { rules } = releases[0]!
    expect(rules).toBeLessThan(game.rules)
    const id = await makeTable(ada, 'evolutopia', ['me', 'open'])
    // As if the newer number had been released since.
    const store = await openStore(ground.place, { alone: false })
    await store.db.updateTable('tables').set({ rules }).where('id', '=', id).execute()
    await store.close()
    expect((await ben.post(`/api/tables/${id}/sit`)).status).toBe(200)
    expect(await playOn(id, [ada, ben], 3)).toBe(3)
    expect((await now(ada, id)).view).toMatchObject({ rules })
  })

  test('the host gives open seats to bots and opens them again; the last one taken starts the table', async () => {
    const id = await makeTable(ada, 'neoville', ['me', 'open', 'open'])
    const put = (who: Guest, seat: number, player: string) =>
      who.ask('PUT', `/api/tables/${id}/seats/${seat}`, { player })
    expect(await put(ben, 1, 'casual')).toMatchObject({ status: 403, body: { refusal: { code: 'not-host' } } })
    expect((await put(ada, 0, 'casual')).body).toMatchObject({ refusal: { code: 'seat-taken' } })
    expect((await put(ada, 5, 'casual')).body).toMatchObject({ refusal: { code: 'no-seat' } })
    expect((await put(ada, 1, 'genius')).status).toBe(400)
    expect((await put(ada, 1, 'casual')).body).toMatchObject({
      state: 'waiting',
      seats: [{}, { player: 'casual' }, {}],
    })
    expect((await put(ada, 1, 'open')).body).toMatchObject({ state: 'waiting', seats: [{}, { player: 'open' }, {}] })
    await put(ada, 1, 'novice')
    expect((await put(ada, 2, 'casual')).body).toMatchObject({ state: 'playing' })
    expect((await put(ada, 2, 'open')).body).toMatchObject({ refusal: { code: 'started-already' } })
  })

  test('whom the rules of a game silence is not heard in the chat', async () => {
    const id = await pairAt(ada, ben, 'evolutopia', { chat: 'phrases' })
    const say = (who: Guest) => who.post(`/api/tables/${id}/chat`, { text: 'hello' })
    expect((await say(ben)).status).toBe(201)
    const { game } = await loadGame('evolutopia')
    const silenced = vi.spyOn(game, 'silent').mockImplementation((_, seat) => seat === 1)
    expect(await say(ben)).toMatchObject({ status: 409, body: { refusal: { code: 'chat-silent' } } })
    expect((await say(ada)).status).toBe(201)
    silenced.mockRestore()
  })

  test('of many who want the last seat one gets it', async () => {
    const id = await makeTable(ada, 'neoville', ['me', 'open'])
    const many = await Promise.all(Array.from({ length: 5 }, (_, i) => guest(server.url, `Guest ${i}`)))
    const sat = await Promise.all(many.map((one) => one.post(`/api/tables/${id}/sit`)))
    expect(sat.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  test('a move that is sent twice is played once, also after a restart; its intent cannot mean another', async () => {
    const id = await pairAt(ada, ben)
    const [mover] = await turn(id)
    const { choices, seq } = await now(mover, id)
    const write = { move: choices[0], seq, intent: 'once' }
    const first = await mover.post(`/api/tables/${id}/moves`, write)
    expect(first).toMatchObject({ status: 200, body: { seq: seq + 1 } })
    expect(await mover.post(`/api/tables/${id}/moves`, write)).toMatchObject({ status: 200, body: first.body })
    const other = await mover.post(`/api/tables/${id}/moves`, { ...write, seq: seq + 1 })
    expect(other).toMatchObject({ status: 409, body: { refusal: { code: 'intent-reused' } } })
    await server.close()
    server = await startServer(ground.place)
    const again = visitor(server.url)
    const cookie = { cookie: mover.cookie() }
    expect(await again.post(`/api/tables/${id}/moves`, write, cookie)).toMatchObject({ status: 200, body: first.body })
    expect((await again.get(`/api/tables/${id}/now`, cookie)).body).toMatchObject({ seq: seq + 1, step: 1 })
  })

  test('of two moves for one step one is played, and who was late is told how things stand', async () => {
    const id = await pairAt(ada, ben)
    const [mover] = await turn(id)
    const { choices, seq } = await now(mover, id)
    const sent = await Promise.all(
      [0, 1].map((i) => mover.post(`/api/tables/${id}/moves`, { move: choices[i], seq, intent: newIntent() })),
    )
    const late = sent.find(({ status }) => status === 409)
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(late?.body).toMatchObject({ refusal: { code: 'stale' }, now: { seq: seq + 1 } })
  })

  test('refusals come in their order', async () => {
    const id = await pairAt(ada, ben)
    const eve = await guest(server.url, 'Eve')
    const [mover, other] = await turn(id)
    const { seq, choices } = await now(mover, id)
    const write = { move: choices[0], seq, intent: newIntent() }
    const path = `/api/tables/${id}/moves`
    const tried = [
      await visitor(server.url).post(path, { ...write, seq: 'x' }),
      await visitor(server.url).post(path, write),
      await eve.post('/api/tables/AAAAAAAAAAAAAAAAAAAAAA/moves', write),
      await eve.post(path, write),
      await other.post(path, { ...write, seat: (await now(mover, id)).seat }),
      await other.post(path, { ...write, intent: newIntent() }),
      await mover.post(path, { ...write, move: 'nonsense' }),
      await mover.post(path, { ...write, seq: seq + 9 }),
    ]
    expect(tried.map(({ status, body }) => [status, body.refusal.code])).toEqual([
      [400, 'bad-request'],
      [401, 'who-are-you'],
      [404, 'table-unknown'],
      [403, 'watch-forbidden'],
      [403, 'not-your-seat'],
      [409, 'not-your-turn'],
      [409, 'move-kind'],
      [409, 'stale'],
    ])
    expect(tried[6]?.body.nearest).toBeTypeOf('string')
  })

  test('the link of an unlisted table allows to look from outside and to sit, nothing more', async () => {
    const id = await pairAt(ada, ben)
    const eve = await guest(server.url, 'Eve')
    expect((await eve.get(`/api/tables/${id}`)).status).toBe(200)
    for (const what of ['now', 'record']) expect((await eve.get(`/api/tables/${id}/${what}`)).status).toBe(403)
    expect((await visitor(server.url).get(`/api/tables/${id}/now`)).status).toBe(403)
    expect(JSON.stringify((await eve.get('/api/tables')).body)).not.toContain(id)
    const watched = await pairAt(ada, ben, 'neoville', { listed: true })
    const seen = (await visitor(server.url).get(`/api/tables/${watched}/now`)).body
    expect(seen).toMatchObject({ seat: null, choices: [] })
    expect((await eve.get(`/api/tables/${watched}/now?seat=0`)).status).toBe(403)
    expect(
      (await eve.get('/api/tables?state=playing&game=neoville')).body.tables.map((one: { id: string }) => one.id),
    ).toEqual([watched])
    const own = (await ben.get('/api/tables?mine=true')).body.tables
    expect(own).toHaveLength(2)
    await now(ada, watched)
    const [latest] = (await eve.get('/api/tables')).body.tables
    expect(latest.seats.map((seat: { present: boolean }) => seat.present)).toEqual([true, false])
    expect((await visitor(server.url).get('/api/tables?mine=true')).status).toBe(401)
  })

  test('several seats of one screen are played by one person', async () => {
    const id = await makeTable(ada, 'meowtopia', ['me', 'me', 'open'])
    await ben.post(`/api/tables/${id}/sit`)
    expect((await ada.get(`/api/tables/${id}/now?seat=1`)).body.seat).toBe(1)
    expect((await ada.get(`/api/tables/${id}/now?seat=2`)).status).toBe(403)
    await playOn(id, [ada, ben], 12)
    const { toAct } = (await ada.get(`/api/tables/${id}`)).body
    expect((await now(toAct === 2 ? ben : ada, id)).seat).toBe(toAct)
  })

  test('the host starts with bots, which play to the end against a person', async () => {
    const id = await makeTable(ada, 'meowtopia', ['me', 'open', 'novice'])
    expect(await ben.post(`/api/tables/${id}/start`)).toMatchObject({
      status: 403,
      body: { refusal: { code: 'not-host' } },
    })
    const started = await ada.post(`/api/tables/${id}/start`, { bots: 'casual' })
    expect(started.body).toMatchObject({
      state: 'playing',
      seats: [{ id: ada.id }, { player: 'casual' }, { player: 'novice' }],
    })
    await playOn(id, [ada])
    expect((await ada.get(`/api/tables/${id}`)).body.state).toBe('over')
  })

  test('whose host has gone for good can be started by who sits there', async () => {
    const id = await makeTable(ada, 'meowtopia', ['open', 'open', 'open'])
    await ben.post(`/api/tables/${id}/sit`)
    const cleo = await guest(server.url, 'Cleo')
    expect((await ben.post(`/api/tables/${id}/start`)).status).toBe(403)
    expect((await ada.ask('DELETE', '/api/me')).status).toBe(204)
    expect((await cleo.post(`/api/tables/${id}/start`)).status).toBe(403)
    expect(await ben.post(`/api/tables/${id}/start`)).toMatchObject({ status: 200, body: { state: 'playing' } })
  })

  test('bots do not play among themselves', async () => {
    const id = await makeTable(ada, 'meowtopia', ['open', 'open'])
    expect(await ada.post(`/api/tables/${id}/start`)).toMatchObject({
      status: 409,
      body: { refusal: { code: 'nobody-plays' } },
    })
    expect((await ada.get(`/api/tables/${id}`)).body.state).toBe('waiting')
  })

  test('bots go on after a restart without being asked', async () => {
    const id = await makeTable(ada, 'meowtopia', ['me', 'casual'])
    await ada.post(`/api/tables/${id}/start`)
    await playOn(id, [ada], 4)
    await server.close()
    server = await startServer(ground.place)
    const cookie = { cookie: ada.cookie() }
    await expect
      .poll(async () => (await visitor(server.url).get(`/api/tables/${id}`, cookie)).body.toAct, { timeout: 60_000 })
      .toBe(0)
  })

  test('for who leaves a bot stands in, until they are back', async () => {
    const id = await pairAt(ada, ben)
    expect((await ben.post(`/api/tables/${id}/leave`)).status).toBe(204)
    expect((await ada.get(`/api/tables/${id}`)).body.seats[1]).toMatchObject({ id: ben.id, standIn: 'casual' })
    await playOn(id, [ada], 3)
    await expect.poll(async () => (await now(ada, id)).choices.length, { timeout: 60_000 }).toBeGreaterThan(0)
    expect((await ben.post(`/api/tables/${id}/sit`)).status).toBe(200)
    expect((await ada.get(`/api/tables/${id}`)).body.seats[1]).not.toHaveProperty('standIn')
    expect(await ben.post(`/api/tables/${id}/sit`)).toMatchObject({
      status: 409,
      body: { refusal: { code: 'started-already' } },
    })
  })

  test('who concedes leaves the other without an opponent, and the table is closed', async () => {
    const id = await pairAt(ada, ben)
    expect((await ben.post(`/api/tables/${id}/concede`)).status).toBe(204)
    const over = (await ada.get(`/api/tables/${id}`)).body
    expect(over).toMatchObject({
      state: 'over',
      outcome: null,
      ended: { why: 'conceded', by: 1 },
      seats: [{}, { conceded: true }],
    })
    expect(await now(ada, id)).toMatchObject({ state: 'over', ended: { why: 'conceded' } })
    expect((await ada.get(`/api/tables/${id}/record`)).status).toBe(200)
  })

  test('a new name is told at a table that is open, and a name that is gone leaves it, its record too', async () => {
    const id = await pairAt(ada, ben)
    await playOn(id, [ada, ben], 2)
    await ben.ask('PATCH', '/api/me', { name: 'Benno' })
    expect((await ada.get(`/api/tables/${id}`)).body.seats[1].name).toBe('Benno')
    await ben.ask('DELETE', '/api/me')
    expect((await ada.get(`/api/tables/${id}`)).body.seats[1]).not.toHaveProperty('name')
    expect((await ada.get(`/api/tables/${id}/record`)).body.names).toEqual(['Ada', '—'])
  })

  test('a table is stopped when all want it', async () => {
    const id = await pairAt(ada, ben)
    expect((await ada.post(`/api/tables/${id}/end`)).status).toBe(204)
    expect((await ben.get(`/api/tables/${id}`)).body).toMatchObject({
      state: 'playing',
      proposals: [{ wish: { kind: 'end' }, by: [ada.id] }],
    })
    expect((await ben.post(`/api/tables/${id}/end`)).status).toBe(204)
    expect((await ben.get(`/api/tables/${id}`)).body).toMatchObject({ state: 'over', ended: { why: 'agreed' } })
  })

  test('before the start it is told who has added to the luck, not what', async () => {
    const id = await makeTable(ada, 'neoville', ['me', 'open', 'open'])
    await ben.post(`/api/tables/${id}/sit`)
    const lucky = async () =>
      (await ada.get(`/api/tables/${id}`)).body.seats.map((seat: { lucky?: boolean }) => seat.lucky)
    expect(await lucky()).toEqual([false, false, undefined])
    const { body } = await ben.post(`/api/tables/${id}/luck`, { luck: 'cafe' })
    expect(JSON.stringify(body)).not.toContain('cafe')
    expect(await lucky()).toEqual([false, true, undefined])
  })

  test('a rematch seats the same people, once', async () => {
    const id = await pairAt(ada, ben)
    expect((await ada.post(`/api/tables/${id}/rematch`)).status).toBe(409)
    await ben.post(`/api/tables/${id}/concede`)
    const [one, two] = await Promise.all([ada.post(`/api/tables/${id}/rematch`), ben.post(`/api/tables/${id}/rematch`)])
    expect([one.status, two.status]).toEqual([201, 201])
    expect(one.body.id).toBe(two.body.id)
    expect(one.body).toMatchObject({ state: 'waiting', seats: [{ id: ada.id }, { id: ben.id }] })
  })

  describe('before the start', () => {
    test('a seat can be left, and an empty table goes', async () => {
      const id = await makeTable(ada, 'neoville', ['me', 'open', 'open'])
      await ben.post(`/api/tables/${id}/sit`, { seat: 2 })
      expect((await ben.post(`/api/tables/${id}/sit`)).body.refusal.code).toBe('seated-already')
      expect((await ada.post(`/api/tables/${id}/leave`)).status).toBe(204)
      expect((await ben.get(`/api/tables/${id}`)).body).toMatchObject({
        host: ben.id,
        seats: [{ player: 'open' }, { player: 'open' }, { id: ben.id }],
      })
      expect((await ben.post(`/api/tables/${id}/leave`)).status).toBe(204)
      expect((await ben.get(`/api/tables/${id}`)).status).toBe(404)
    })

    test('the host can close it', async () => {
      const id = await makeTable(ada, 'neoville', ['me', 'open'])
      expect((await ben.post(`/api/tables/${id}/end`)).status).toBe(403)
      expect((await ada.post(`/api/tables/${id}/end`)).status).toBe(204)
      expect((await ada.get(`/api/tables/${id}`)).status).toBe(404)
    })

    test('the same intent makes one table', async () => {
      const ask = { game: 'neoville', seats: [{ player: 'me' }, { player: 'open' }], listed: false, intent: 'evening' }
      const made = await Promise.all([1, 2, 3].map(() => ada.post('/api/tables', ask)))
      expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
      expect((await ada.post('/api/tables', { ...ask, listed: true })).body.refusal.code).toBe('intent-reused')
    })
  })

  test('own steps can be taken back once, and what was prepared goes with them', async () => {
    const id = await pairAt(ada, ben, 'meowtopia')
    // Until somebody has done a step that drew nothing and gave the turn to nobody.
    let [mover] = await turn(id)
    let [before, after] = [await now(mover, id), await now(mover, id)]
    while (after.undoable === 0) {
      ;[mover] = await turn(id)
      before = await now(mover, id)
      await mover.post(`/api/tables/${id}/moves`, { move: before.choices[0], seq: before.seq, intent: newIntent() })
      after = await now(mover, id)
    }
    await mover.put(`/api/tables/${id}/prepared`, { moves: ['nothing that is legal'] })
    const undo = { seq: after.seq, intent: newIntent() }
    const answer = await mover.post(`/api/tables/${id}/undo`, undo)
    expect(answer).toMatchObject({ status: 200, body: { seq: after.seq + 1 } })
    expect(await mover.post(`/api/tables/${id}/undo`, undo)).toMatchObject({ status: 200, body: answer.body })
    expect(await now(mover, id)).toMatchObject({ step: before.step, choices: before.choices })
  })

  test('a prepared move is played by itself, and nobody else knows of it', async () => {
    const id = await pairAt(ada, ben)
    const [mover, other] = await turn(id)
    const { choices } = await now(mover, id)
    expect((await other.put(`/api/tables/${id}/prepared`, { moves: ['planned'] })).status).toBe(204)
    expect(JSON.stringify((await mover.get(`/api/tables/${id}`)).body)).not.toContain('planned')
    expect((await mover.put(`/api/tables/${id}/prepared`, { moves: [choices[0]] })).status).toBe(204)
    await expect.poll(async () => (await now(mover, id)).step, { timeout: 60_000 }).toBe(1)
    const unknown = await other.put(`/api/tables/${id}/standing`, { ids: ['nonsense'] })
    expect(unknown).toMatchObject({ status: 400, body: { refusal: { code: 'standing-unknown' } } })
  })
})

describe('a table that cannot be', () => {
  let server: Running
  let ada: Someone
  beforeAll(async () => {
    server = await startServer()
    ada = await guest(server.url, 'Ada')
  })
  afterAll(() => server.close())

  test.each([
    [{ game: 'chess' }, 'game-unknown'],
    [{ seats: [{ player: 'me' }] }, 'seats-range'],
    [{ seats: [{ player: 'casual' }, { player: 'casual' }] }, 'nobody-plays'],
    [{ options: { nonsense: 1 } }, 'option-unknown'],
    [{ clock: { kind: 'live', turn: 1, reserve: 0 } }, 'bad-request'],
    [{ seats: [{ player: 'me' }, { player: 'god' }] }, 'bad-request'],
    [{ luck: 'XYZ' }, 'bad-request'],
    [{ intent: 'not ok' }, 'bad-request'],
  ])('is refused: %j', async (bad, code) => {
    const ask = { game: 'neoville', seats: [{ player: 'me' }, { player: 'open' }], listed: false, ...bad }
    expect(await ada.post('/api/tables', ask)).toMatchObject({ status: 400, body: { refusal: { code } } })
  })
})
