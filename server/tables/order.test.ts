// Which refusal comes first where there are several: the same over HTTP and over the socket, and the limit nearly last.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Guest, Running } from '../test/client.ts'
import { guest, startServer } from '../test/client.ts'
import { lineTo } from '../test/live.ts'
import { makeTable, pairAt } from '../test/playing.ts'

type Someone = Guest & { readonly id: string }

let server: Running
let people: readonly Someone[]
let id: string
/** Nobody may send another intent. */
let isSpent = false
beforeAll(async () => {
  const limiter = { take: (what: string) => (what === 'intents' && isSpent ? 3 : 0) }
  server = await startServer({}, {}, { limiter })
  people = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
  id = await pairAt(people[0] as Someone, people[1] as Someone)
})
afterAll(() => server.close())

interface Write {
  readonly table?: string
  readonly move: string
  readonly seq: number
  readonly intent: string
}

/** The code of the refusal, or 'done'. */
type Send = (who: Someone, write: Write) => Promise<string>

const overHttp: Send = async (who, { table = id, ...write }) => {
  const { body } = await who.post(`/api/tables/${table}/moves`, write)
  return body.refusal?.code ?? 'done'
}

const overSocket: Send = async (who, { table = id, ...write }) => {
  const live = lineTo(() => server.url, who)
  const answer = await live.line.call('move', { id: table, ...write })
  live.close()
  return 'refusal' in answer ? answer.refusal.code : 'done'
}

const nowOf = async (who: Someone) => (await who.get(`/api/tables/${id}/now`)).body

test.each([
  ['over HTTP', overHttp],
  ['over the socket', overSocket],
])('%s a spent limit hides neither what is wrong nor what was done', async (name, send) => {
  const nows = await Promise.all(people.map(nowOf))
  const seat = nows.findIndex(({ choices }) => choices.length > 0)
  const mover = people[seat] as Someone
  const { choices, seq } = nows[seat]
  const intent = `first-${name.replaceAll(' ', '-')}`
  const done = { move: choices[0], seq, intent }
  expect(await send(mover, done)).toBe('done')
  isSpent = true
  try {
    const next = await Promise.all(people.map(nowOf))
    const acting = next.findIndex(({ choices }) => choices.length > 0)
    const fresh = { move: next[acting].choices[0], seq: next[acting].seq, intent: `${intent}-2` }
    const [who, waits] = [people[acting] as Someone, people[1 - acting] as Someone]
    const stranger = await guest(server.url, 'Cleo')
    expect({
      'another table': await send(who, { ...fresh, table: 'nowhere' }),
      'not at this table': await send(stranger, fresh),
      'sent again': await send(mover, done),
      'sent again, otherwise': await send(mover, { ...done, move: 'draw 1' }),
      'too late': await send(who, { ...fresh, seq }),
      'not on turn': await send(waits, fresh),
      'a good move': await send(who, fresh),
    }).toEqual({
      'another table': 'table-unknown',
      'not at this table': 'watch-forbidden',
      'sent again': 'done',
      'sent again, otherwise': 'intent-reused',
      'too late': 'stale',
      'not on turn': 'not-your-turn',
      'a good move': 'too-many',
    })
  } finally {
    isSpent = false
  }
})

test('what is done before the start counts too, but only what is not refused anyway', async () => {
  const [ada, ben] = people as readonly [Someone, Someone]
  const waits = await makeTable(ada, 'neoville', ['me', 'open', 'open'])
  const codeOf = async (who: Someone, what: string, body: object = {}) =>
    (await who.post(`/api/tables/${what}`, body)).body?.refusal?.code ?? 'done'
  isSpent = true
  try {
    expect({
      'no such table': await codeOf(ben, 'nowhere/sit'),
      'not the host': await codeOf(ben, `${waits}/start`),
      'seated already': await codeOf(ada, `${waits}/sit`),
      'sitting down': await codeOf(ben, `${waits}/sit`),
      'adding to the luck': await codeOf(ada, `${waits}/luck`, { luck: 'beef' }),
      starting: await codeOf(ada, `${waits}/start`),
      leaving: await codeOf(ada, `${waits}/leave`),
      closing: await codeOf(ada, `${waits}/end`),
      'leaving a game': await codeOf(ada, `${id}/leave`),
      'giving up': await codeOf(ada, `${id}/concede`),
    }).toEqual({
      'no such table': 'table-unknown',
      'not the host': 'not-host',
      'seated already': 'seated-already',
      'sitting down': 'too-many',
      'adding to the luck': 'too-many',
      starting: 'too-many',
      leaving: 'too-many',
      closing: 'too-many',
      'leaving a game': 'too-many',
      'giving up': 'too-many',
    })
  } finally {
    isSpent = false
  }
})

test('nobody sits at more than fifty running tables; those who made them wait for others', async () => {
  const [ada, ben] = people as readonly [Someone, Someone]
  const cleo = await guest(server.url, 'Cleo')
  const ids = await Promise.all(Array.from({ length: 50 }, () => makeTable(cleo, 'neoville', ['open', 'open', 'open'])))
  const one = await makeTable(ada, 'neoville', ['me', 'open', 'open'])
  expect(await cleo.post(`/api/tables/${one}/sit`)).toMatchObject({
    status: 409,
    body: { refusal: { code: 'tables-many', values: { most: 50 } } },
  })
  expect((await cleo.post(`/api/tables/${ids[0]}/sit`)).status).toBe(200)
  expect((await cleo.post(`/api/tables/${ids[0]}/sit`, { seat: 1 })).status).toBe(200)
  await cleo.post(`/api/tables/${ids[1]}/end`)
  expect((await cleo.post(`/api/tables/${one}/sit`)).status).toBe(200)
  expect((await ben.post(`/api/tables/${one}/sit`)).status).toBe(200)
})
