// A server's tables and people, looked after from the command line while it runs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../server/people/secrets.ts'
import type { Guest, Running } from '../../server/test/client.ts'
import { guest, startServer } from '../../server/test/client.ts'
import { makeTable, pairAt, playOn } from '../../server/test/playing.ts'
import { newFolder } from '../../server/test/process.ts'
import { ludopolis } from './terminal.ts'

type Someone = Guest & { readonly id: string }
const folder = newFolder()
const env = { LUDOPOLIS_DATA: folder }
let server: Running
let ada: Someone
let ben: Someone
beforeAll(async () => {
  server = await startServer({ folder })
  ada = await guest(server.url, 'Ada')
  ben = await guest(server.url, 'Ben')
})
afterAll(() => server.close())

const admin = (...words: string[]) => ludopolis(['admin', ...words], { env })

test('tables are listed with who sits there', async () => {
  const id = await pairAt(ada, ben)
  await playOn(id, [ada, ben], 2)
  const { code, out } = await admin('tables')
  expect(code).toBe(0)
  expect(out).toMatch(new RegExp(`^  ${id}  .*  neoville  playing  2 +Ada \\(${ada.id}\\), Ben \\(${ben.id}\\)$`, 'm'))
  expect(JSON.parse((await admin('tables', '--json')).out)).toContainEqual(
    expect.objectContaining({ id, state: 'playing', listed: false }),
  )
})

test('a table that is closed is over for those who play there, and its record says so', async () => {
  const id = await pairAt(ada, ben)
  await playOn(id, [ada, ben], 2)
  expect(await admin('close', id)).toMatchObject({ code: 0, err: '' })
  expect((await ada.get(`/api/tables/${id}/now`)).body).toMatchObject({
    state: 'over',
    outcome: null,
    ended: { why: 'closed', by: null },
  })
  expect((await ada.get(`/api/tables/${id}/record`)).status).toBe(200)
  const again = await admin('close', id)
  expect(again).toMatchObject({ code: 1, out: '' })
  expect(again.err).toBe(`ludopolis: the game at table ${id} is over already.\n`)
})

test('a table that waits is closed by going', async () => {
  const id = await makeTable(ada, 'neoville', ['me', 'open'])
  expect((await admin('close', id)).code).toBe(0)
  expect((await ada.get(`/api/tables/${id}`)).status).toBe(404)
})

test('a table that is deleted is gone', async () => {
  const id = await pairAt(ada, ben)
  expect((await admin('delete', id)).code).toBe(0)
  for (const path of ['', '/now']) expect((await ada.get(`/api/tables/${id}${path}`)).status).toBe(404)
})

test('who is blocked is out at once and does not come back by the old ways', async () => {
  const eve = await guest(server.url, 'Eve')
  await eve.ask('PATCH', '/api/me', { password: 'long enough' })
  const { token } = (await eve.post('/api/tokens', { label: 'x', scope: 'play' })).body
  expect((await admin('block', 'eve')).code).toBe(0)
  expect((await eve.get('/api/me')).status).toBe(401)
  expect((await ada.get('/api/me', { authorization: `Bearer ${token}` })).status).toBe(401)
  const logIn = { name: 'Eve', password: 'long enough' }
  expect(await eve.post('/api/login', logIn)).toMatchObject({
    status: 403,
    body: { refusal: { code: 'person-blocked' } },
  })
  expect((await admin('unblock', eve.id)).code).toBe(0)
  expect((await eve.post('/api/login', logIn)).status).toBe(200)
})

test.each([
  [['admin', 'tidy'], /"?tidy/],
  [['admin', 'close'], /close/],
  [['admin', 'close', 'nothing'], /there is no table nothing\./],
  [['admin', 'delete', 'nothing'], /there is no table nothing\./],
  [['admin', 'block', 'nobody'], /nobody called nobody/],
  [['admin', 'close', 'nothing', '--locale', 'de'], /den Tisch nothing gibt es nicht\./],
])('%s is refused in a line', async (words, says) => {
  const ran = await ludopolis(words, { env })
  expect(ran).toMatchObject({ code: 1, out: '' })
  expect(ran.err).toMatch(says)
  expect(ran.err).toMatch(/^ludopolis: [^\n]+\n$/)
})

test('where no server has run there is nothing to look after, and nothing is made', async () => {
  const nowhere = join(newFolder(), 'data')
  for (const words of [['admin', 'tables'], ['ratings'], ['backup', join(folder, 'none.jsonl')]]) {
    const ran = await ludopolis(words, { env: { LUDOPOLIS_DATA: nowhere } })
    expect(ran).toEqual({ code: 1, out: '', err: `ludopolis: there is no database of a server in ${nowhere} yet.\n` })
  }
  expect(existsSync(nowhere)).toBe(false)
})

test('no id looks like a flag', () => {
  const ids = Array.from({ length: 3000 }, newId)
  expect(ids.filter((id) => id.startsWith('-'))).toEqual([])
})
