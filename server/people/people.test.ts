// Who one is, over real HTTP and on both stores.
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Running } from '../test/client.ts'
import { guest, startServer, visitor } from '../test/client.ts'
import { onBothStores } from '../test/stores.ts'

const PASSWORD = 'a long password'

onBothStores((ground) => {
  let server: Running
  beforeEach(async () => {
    // On SQLite the server must have the folder for itself.
    if (ground.kind === 'sqlite') await ground.store.close()
    server = await startServer(ground.place)
  })
  afterEach(async () => {
    await server.close()
  })
  const account = async (name: string) => {
    const someone = await guest(server.url, name)
    expect((await someone.ask('PATCH', '/api/me', { password: PASSWORD })).status).toBe(200)
    return someone
  }

  test('a guest is known again by the cookie, and only by it', async () => {
    const ada = await guest(server.url, '  Ada\u3000Lovelace ')
    const me = { id: ada.id, name: 'Ada Lovelace', account: false, locale: null, webhook: null }
    expect(await ada.get('/api/me')).toMatchObject({ status: 200, body: me })
    expect(await ada.post('/api/me', { name: 'Another' })).toMatchObject({
      status: 200,
      body: { id: ada.id, name: 'Ada Lovelace' },
    })
    const stranger = await visitor(server.url).get('/api/me')
    expect(stranger).toMatchObject({ status: 401, body: { refusal: { code: 'who-are-you' } } })
    expect((await visitor(server.url).get('/api/me', { cookie: 'ludopolis=guessed' })).status).toBe(401)
  })

  test('the cookie is out of reach of scripts, and the store does not hold it', async () => {
    const stranger = visitor(server.url)
    const set = (await stranger.post('/api/me', { name: 'Ada' })).headers.get('set-cookie') ?? ''
    expect(set).toMatch(/^ludopolis=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    await server.close()
    if (ground.kind === 'sqlite')
      Object.assign(ground, {
        store: await (await import('../store/open.ts')).openStore(ground.place, { alone: true }),
      })
    const secret = stranger.cookie().split('=')[1] ?? ''
    const stored = JSON.stringify(await ground.store.db.selectFrom('sessions').selectAll().execute())
    expect(stored).not.toContain(secret)
    expect(stored).toContain(createHash('sha256').update(secret).digest('hex'))
    if (ground.kind === 'sqlite') await ground.store.close()
    server = await startServer(ground.place)
    expect((await visitor(server.url).get('/api/me', { cookie: stranger.cookie() })).status).toBe(200)
  })

  test.each(['', ' ', '\u200b', 'a\u202eb', 'a\u0000b', 'x'.repeat(41), '…', '\u3164'])(
    '%j is no name',
    async (name) => {
      expect(await visitor(server.url).post('/api/me', { name })).toMatchObject({
        status: 400,
        body: { refusal: { code: 'name-bad' } },
      })
    },
  )

  test('markup in a name stays text', async () => {
    const name = '<img src=x onerror=1>'
    expect((await (await guest(server.url, name)).get('/api/me')).body.name).toBe(name)
  })

  test('a password makes a guest an account, which can log in elsewhere and change it', async () => {
    const ada = await account('Ada')
    expect((await ada.get('/api/me')).body.account).toBe(true)
    const elsewhere = await guest(server.url, 'Somebody')
    expect(await elsewhere.post('/api/login', { name: 'ADA', password: 'wrong' })).toMatchObject({
      status: 401,
      body: { refusal: { code: 'log-in-wrong' } },
    })
    const before = elsewhere.cookie()
    expect(await elsewhere.post('/api/login', { name: 'ａｄａ', password: PASSWORD })).toMatchObject({
      status: 200,
      body: { id: ada.id },
    })
    expect(elsewhere.cookie()).not.toBe(before)
    expect((await visitor(server.url).get('/api/me', { cookie: before })).status).toBe(401)

    const change = (current?: string) =>
      ada.ask('PATCH', '/api/me', { password: 'another password', ...(current === undefined ? {} : { current }) })
    expect(await change()).toMatchObject({ status: 403, body: { refusal: { code: 'password-wrong' } } })
    expect((await change('wrong')).status).toBe(403)
    expect((await change(PASSWORD)).status).toBe(200)
    // Who knew the old one is out.
    expect((await elsewhere.get('/api/me')).status).toBe(401)
    expect((await ada.get('/api/me')).status).toBe(200)
    expect((await elsewhere.post('/api/login', { name: 'Ada', password: PASSWORD })).status).toBe(401)
  })

  test('one sees where one is logged in, and logs out elsewhere', async () => {
    const ada = await account('Ada')
    const phone = visitor(server.url)
    await phone.post('/api/login', { name: 'Ada', password: PASSWORD })
    const sessions = (await phone.get('/api/sessions')).body
    expect(sessions).toHaveLength(2)
    const [other] = sessions.filter(({ here }: { here: boolean }) => !here)
    expect((await phone.ask('DELETE', '/api/sessions/nobody')).status).toBe(404)
    const ben = await account('Ben')
    expect((await ben.ask('DELETE', `/api/sessions/${other.id}`)).status).toBe(404)
    expect((await phone.ask('DELETE', `/api/sessions/${other.id}`)).status).toBe(204)
    expect((await ada.get('/api/me')).status).toBe(401)
    expect((await phone.get('/api/sessions')).body).toMatchObject([{ here: true }])
  })

  test('account names are unique whatever their case; guests’ are not', async () => {
    await account('Ada')
    const other = await guest(server.url, 'ADA')
    expect(await other.ask('PATCH', '/api/me', { password: PASSWORD })).toMatchObject({
      status: 409,
      body: { refusal: { code: 'name-taken' } },
    })
    expect((await other.get('/api/me')).body.account).toBe(false)
    expect((await other.ask('PATCH', '/api/me', { name: 'Ben', password: PASSWORD, locale: 'fr' })).body).toMatchObject(
      { name: 'Ben', account: true, locale: 'fr' },
    )
    expect((await other.ask('PATCH', '/api/me', { name: 'ada' })).status).toBe(409)
  })

  test('of many who want one name at once, one gets it', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => guest(server.url, 'Ada')))
    const got = await Promise.all(all.map((one) => one.ask('PATCH', '/api/me', { password: PASSWORD })))
    expect(got.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  test('logging out ends this session, everywhere all of them and the tokens', async () => {
    const ada = await account('Ada')
    const [second, third] = [visitor(server.url), visitor(server.url)]
    for (const one of [second, third]) await one.post('/api/login', { name: 'Ada', password: PASSWORD })
    const { body } = await ada.post('/api/tokens', { label: 'bot', scope: 'read' })
    const bearer = { authorization: `Bearer ${body.token}` }
    const stolen = second.cookie()
    expect((await second.post('/api/logout')).status).toBe(204)
    expect((await visitor(server.url).get('/api/me', { cookie: stolen })).status).toBe(401)
    expect((await visitor(server.url).get('/api/me', bearer)).status).toBe(200)
    expect((await third.post('/api/logout', { everywhere: true })).status).toBe(204)
    expect((await ada.get('/api/me')).status).toBe(401)
    expect((await visitor(server.url).get('/api/me', bearer)).status).toBe(401)
  })

  describe('tokens', () => {
    test('are shown once, listed without the secret, and end', async () => {
      const ada = await guest(server.url, 'Ada')
      const { body } = await ada.post('/api/tokens', { label: 'bot', scope: 'play' })
      const bearer = { authorization: `Bearer ${body.token}` }
      const anybody = visitor(server.url)
      expect((await anybody.get('/api/me', bearer)).body.id).toBe(ada.id)
      const listed = await ada.get('/api/tokens')
      expect(listed.body).toMatchObject([{ id: body.id, label: 'bot', scope: 'play' }])
      expect(JSON.stringify(listed.body)).not.toContain(body.token)
      const other = await guest(server.url, 'Ben')
      expect((await other.ask('DELETE', `/api/tokens/${body.id}`)).status).toBe(404)
      expect((await ada.ask('DELETE', `/api/tokens/${body.id}`)).status).toBe(204)
      expect(await anybody.get('/api/me', bearer)).toMatchObject({
        status: 401,
        body: { refusal: { code: 'token-unknown' } },
      })
    })

    test('are not for passwords, tokens or the account', async () => {
      const ada = await guest(server.url, 'Ada')
      const { body } = await ada.post('/api/tokens', { label: 'bot', scope: 'play' })
      const bearer = { authorization: `Bearer ${body.token}` }
      const anybody = visitor(server.url)
      const tried = [
        await anybody.ask('PATCH', '/api/me', { password: PASSWORD }, bearer),
        await anybody.ask('PATCH', '/api/me', { name: 'Eve' }, bearer),
        await anybody.post('/api/tokens', { label: 'more', scope: 'play' }, bearer),
        await anybody.get('/api/tokens', bearer),
        await anybody.ask('DELETE', `/api/tokens/${body.id}`, undefined, bearer),
        await anybody.post('/api/logout', {}, bearer),
      ]
      expect(tried.map(({ status, body }) => [status, body.refusal.code])).toEqual(
        tried.map(() => [403, 'token-scope']),
      )
    })
  })

  test('a wrong password cannot be tried for ever', async () => {
    await account('Ada')
    const thief = visitor(server.url)
    const statuses = []
    for (let i = 0; i < 11; i++)
      statuses.push((await thief.post('/api/login', { name: 'Ada', password: `guess ${i}` })).status)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(statuses[10]).toBe(429)
    const right = await thief.post('/api/login', { name: 'Ada', password: PASSWORD })
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(right.body.refusal).toMatchObject({ code: 'too-many' })
  })
})

test('sixty guests an hour may come from one address', async () => {
  const server = await startServer()
  const statuses = []
  for (let i = 0; i < 61; i++) statuses.push((await visitor(server.url).post('/api/me', { name: 'Ada' })).status)
  expect(statuses).toEqual([...Array(60).fill(201), 429])
  await server.close()
})
