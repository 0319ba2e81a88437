// Results become ratings in one order, and can be computed again.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../store/open.ts'
import type { Guest, Running } from '../test/client.ts'
import { guest, startServer } from '../test/client.ts'
import { makeTable, pairAt, playOn } from '../test/playing.ts'
import { onBothStores } from '../test/stores.ts'
import { ratingsAnew } from './anew.ts'
import type { RatedGame, Rating } from './rating.ts'
import { placesOf, rated } from './rating.ts'

const result = (...ranks: readonly (readonly [player: string, rank: number])[]): RatedGame => ({
  game: 'neoville',
  ranks: ranks.map(([player, rank], seat) => ({ seat, player, rank })),
})
const after = (given: RatedGame, before: readonly Rating[] = []) =>
  new Map(rated(given, (player) => before.find((one) => one.player === player)).map((one) => [one.player, one]))

test('who wins rises, who loses falls, and both are surer', () => {
  const ratings = after(result(['ada', 1], ['ben', 2]))
  expect(ratings.get('ada')).toMatchObject({ games: 1, wins: 1 })
  expect(ratings.get('ben')).toMatchObject({ games: 1, wins: 0 })
  expect(ratings.get('ada')?.mu).toBeGreaterThan(25)
  expect(ratings.get('ben')?.mu).toBeLessThan(25)
  expect(ratings.get('ben')?.sigma).toBeLessThan(25 / 3)
})

test('a bot at two seats gets the mean of both', () => {
  const ratings = after(result(['ada', 2], ['casual', 1], ['casual', 3]))
  expect(ratings.get('casual')).toMatchObject({ games: 1, wins: 1 })
  const apart = after(result(['ada', 2], ['one', 1], ['other', 3]))
  expect(ratings.get('casual')?.mu).toBe(((apart.get('one')?.mu ?? 0) + (apart.get('other')?.mu ?? 0)) / 2)
})

test('who had gone comes last', () => {
  const outcome = { ranks: [1, 2, 3], scores: [9, 8, 7], reason: 'x' }
  expect(placesOf(outcome, (seat) => seat === 0)).toEqual([3, 2, 3])
})

test('together the highest level that was won counts', () => {
  const won = { ...result(['ada', 1]), together: { level: 2 } }
  const lost = { ...result(['ada', 2]), together: { level: 5 } }
  const first = after(won)
  expect(first.get('ada')).toMatchObject({ games: 1, wins: 1, best: 2 })
  expect(after(lost, [...first.values()]).get('ada')).toMatchObject({ games: 2, wins: 1, best: 2 })
})

onBothStores((ground) => {
  let server: Running
  beforeEach(async () => {
    // On SQLite the server must have the folder for itself.
    if (ground.kind === 'sqlite') await ground.store.close()
    server = await startServer(ground.place)
  })
  afterEach(() => server.close())

  const account = async (name: string) => {
    const someone = await guest(server.url, name)
    await someone.ask('PATCH', '/api/me', { password: 'a long password' })
    return someone
  }
  const ratingsOf = async (who: Guest & { readonly id: string }) =>
    (await who.get(`/api/people/${who.id}`)).body.ratings

  test('finished games of accounts and bots count, and are the same when computed anew', async () => {
    const [ada, ben] = [await account('Ada'), await account('Ben')]
    for (let i = 0; i < 2; i++) await playOn(await pairAt(ada, ben, 'neoville'), [ada, ben], undefined, `rated ${i}`)
    const withBot = await makeTable(ada, 'neoville', ['me', 'casual'])
    await ada.post(`/api/tables/${withBot}/start`)
    await playOn(withBot, [ada])
    const stopped = await pairAt(ada, ben, 'neoville')
    await ben.post(`/api/tables/${stopped}/concede`)
    await expect.poll(async () => (await ratingsOf(ada))[0]?.games, { timeout: 60_000 }).toBe(3)
    expect((await ratingsOf(ben))[0]).toMatchObject({ game: 'neoville', games: 2 })
    expect((await ada.get(`/api/people/${ada.id}`)).body).toMatchObject({
      name: 'Ada',
      guest: false,
      games: { neoville: 3 },
    })
    const profile = (await ada.get(`/api/people/${ada.id}`)).body
    expect(profile.course).toHaveLength(3)
    expect(profile.course.at(-1)).toMatchObject({ game: 'neoville', mu: profile.ratings[0].mu })
    expect(profile.reached).toMatchObject([{ game: 'neoville', games: 3, best: expect.any(Number), levels: [] }])
    expect((await ada.get(`/api/tables/${withBot}`)).body.rated).toEqual([
      { seat: 0, mu: profile.course[2].mu, sigma: profile.course[2].sigma, before: profile.course[1].mu },
    ])
    expect((await ada.get(`/api/tables/${stopped}`)).body.rated).toBeUndefined()
    const beside = await openStore(ground.place, { alone: false })
    const anew = await ratingsAnew(beside.db)
    expect(anew).toMatchObject({ results: 3, withoutRecord: 0, same: true })
    expect(anew.ratings.map(({ player }) => player)).toEqual(expect.arrayContaining([ada.id, ben.id]))
    await beside.db.updateTable('ratings').set({ mu: 30 }).where('player', '=', ada.id).execute()
    expect((await ratingsAnew(beside.db)).same).toBe(false)
    await beside.close()
  })

  test('guests are not rated, but their games are counted', async () => {
    const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
    await playOn(await pairAt(ada, ben, 'neoville'), [ada, ben])
    await expect
      .poll(async () => (await ada.get(`/api/people/${ben.id}`)).body.games, { timeout: 60_000 })
      .toEqual({ neoville: 1 })
    expect(await ratingsOf(ada)).toEqual([])
    expect((await ada.get(`/api/people/${ada.id}`)).body).toMatchObject({ course: [], reached: [{ games: 1 }] })
  })

  test('levels that were won together are told, each once', async () => {
    const ada = await guest(server.url, 'Ada')
    const store = await openStore(ground.place, { alone: false })
    for (const [level, rank] of [
      ['discovery', 1],
      ['2', 1],
      ['2', 1],
      ['3', 2],
    ] as const) {
      const id = await makeTable(ada, 'evolutopia', ['me', 'casual'], { options: { level } })
      const outcome = JSON.stringify({ ranks: [rank, rank], scores: [0, 0], reason: 'x' })
      await store.db.updateTable('tables').set({ state: 'over', outcome }).where('id', '=', id).execute()
    }
    await store.close()
    const [reached] = (await ada.get(`/api/people/${ada.id}`)).body.reached
    expect({ ...reached, levels: reached.levels.toSorted() }).toEqual({
      game: 'evolutopia',
      games: 4,
      wins: 3,
      best: null,
      levels: ['2', 'discovery'],
    })
  })

  test('who goes for good leaves no name behind, and bots play on', async () => {
    const [ada, ben, eve] = [await account('Ada'), await account('Ben'), await account('Eve')]
    const playing = await makeTable(ada, 'neoville', ['me', 'open', 'open'])
    for (const one of [ben, eve]) await one.post(`/api/tables/${playing}/sit`)
    const waiting = await makeTable(ben, 'neoville', ['me', 'open', 'open'])
    await eve.post(`/api/tables/${waiting}/sit`)
    await ada.get(`/api/tables/${playing}/now`)
    expect((await eve.ask('DELETE', '/api/me')).status).toBe(204)
    expect((await eve.get('/api/me')).status).toBe(401)
    expect((await ada.get(`/api/people/${eve.id}`)).status).toBe(404)
    const seen = (await ada.get(`/api/tables/${playing}`)).body
    expect(seen).toMatchObject({ state: 'playing', seats: [{}, {}, { player: 'person', conceded: true }] })
    expect((await ben.get(`/api/tables/${waiting}`)).body.seats[1]).toEqual({ player: 'open' })
    await playOn(playing, [ada, ben])
    const record = await ada.get(`/api/tables/${playing}/record`)
    for (const told of [seen, record.body]) expect(JSON.stringify(told)).not.toMatch(/Eve/)
  })
})
