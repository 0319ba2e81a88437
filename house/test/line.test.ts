// A screen and a house with a line between them: calls, updates whole and patched, and a line that is lost.
import { describe, expect, test } from 'vitest'
import { PUBLIC } from '../../core/game.ts'
import type { Update } from '../../core/table.ts'
import { CallDesk } from '../call-desk.ts'
import type { Call, Port } from '../client.ts'
import { HouseLine } from '../client.ts'
import type { HostedTable } from '../hosted-table.ts'
import type { FromHouse, TableCalls } from '../messages.ts'
import { ADA, BEN, kinds, open, settle, TestHost } from './hosting.ts'

/** A line that carries text, as a socket does, and can be cut. */
function lineTo(table: HostedTable, person: string) {
  const sent: FromHouse[] = []
  let cut = false
  const port: Port<FromHouse, Call> = {
    onmessage: null,
    postMessage: (call) => {
      if (!cut) void answer(JSON.parse(JSON.stringify(call)))
    },
  }
  const connect = () =>
    new CallDesk({
      person,
      find: () => table,
      post: (message) => {
        sent.push(message)
        if (!cut) port.onmessage?.({ data: JSON.parse(JSON.stringify(message)) } as MessageEvent<FromHouse>)
      },
    })
  let desk = connect()
  async function answer({ n, kind, ask }: Call) {
    const here = desk
    const given = await here.handlers[kind as keyof TableCalls](ask as never)
    if (!cut && here === desk)
      port.onmessage?.({ data: { kind: 'answer', n, answer: given } } as MessageEvent<FromHouse>)
  }
  const line = new HouseLine<TableCalls>(port)
  return {
    line,
    sent,
    cut: () => {
      cut = true
      desk.close()
    },
    restore: () => {
      cut = false
      desk = connect()
      line.restored()
    },
  }
}

async function setUp() {
  const host = new TestHost()
  const table = await open(host, [ADA, BEN])
  const ada = lineTo(table, 'ada')
  const seen: Update[] = []
  ada.line.subscribe('t', 0, (update) => seen.push(update))
  await settle()
  const play = async (begins: string) => {
    const { choices, seq } = table.table.now(0)
    const move = choices.find((text) => text.startsWith(begins)) ?? ''
    return ada.line.call('move', { id: 't', move, seq })
  }
  return { host, table, ada, seen, play }
}

describe('updates', () => {
  test('come whole first and then as what has changed, and say the same', async () => {
    const { table, ada, seen, play } = await setUp()
    await play('place')
    await play('skip')
    await play('draw')
    await settle()
    const updates = ada.sent.filter(({ kind }) => kind === 'update')
    expect(updates.map((message) => 'whole' in message)).toEqual([true, false, false, false])
    expect(seen.at(-1)).toMatchObject(JSON.parse(JSON.stringify(table.table.now(0))))
  })

  test('are shared by all at one screen who look with the same eyes', async () => {
    const { ada, seen, play } = await setUp()
    await play('place')
    const late: Update[] = []
    const stop = ada.line.subscribe('t', 0, (update) => late.push(update))
    expect(late).toMatchObject([{ seq: 1, from: 0, past: [{ seat: -1 }, { seat: 0 }] }])
    stop()
    await play('skip')
    await settle()
    expect(late).toHaveLength(1)
    expect(seen.at(-1)?.seq).toBe(2)
    expect(ada.sent.filter(({ kind }) => kind === 'update')).toHaveLength(3)
  })

  test('are for one’s own eyes only', async () => {
    const { table } = await setUp()
    const { line } = lineTo(table, 'cleo')
    expect(await line.call('subscribe', { id: 't', seat: 0 })).toEqual({ refusal: { code: 'not-your-seat' } })
    expect(await line.call('now', { id: 't', seat: 1 })).toEqual({ refusal: { code: 'not-your-seat' } })
    expect(await line.call('at', { id: 't', seat: 0, step: 0 })).toEqual({ refusal: { code: 'not-your-seat' } })
    expect(await line.call('now', { id: 't' })).toMatchObject({ view: { viewer: PUBLIC } })
    expect(await line.call('own', { id: 't', seat: 0 })).toEqual({ refusal: { code: 'not-your-seat' } })
  })
})

describe('a line that is lost', () => {
  test('is restored without a gap, and gets of the past only what is new', async () => {
    const { table, ada, seen, play } = await setUp()
    await play('place')
    ada.cut()
    await table.move('ada', { move: 'skip', seq: 1 })
    await table.move('ada', { move: 'draw', seq: 2 })
    expect(seen.at(-1)?.seq).toBe(1)
    ada.restore()
    await settle()
    expect(seen.at(-1)).toMatchObject({ seq: 3, from: 2, past: [{ seat: 0 }, { seat: 0 }] })
  })

  test('tells nothing again to who knows it: what was picked meanwhile stays', async () => {
    const { ada, seen, play } = await setUp()
    await play('place')
    const heard = seen.length
    ada.cut()
    ada.restore()
    await settle()
    expect(ada.sent.filter(({ kind }) => kind === 'update')).toHaveLength(heard + 1)
    expect(seen).toHaveLength(heard)
    await play('skip')
    await settle()
    expect(seen.at(-1)?.seq).toBe(2)
  })

  test('sends again what was not answered, and it is done once', async () => {
    const { host, table, ada } = await setUp()
    const [move] = table.table.now(0).choices
    const answer = ada.line.call('move', { id: 't', move, seq: 0 })
    ada.cut()
    await settle()
    expect(kinds(host.store)).toEqual(['setup', 'move'])
    ada.restore()
    expect(await answer).toEqual({ seq: 1 })
    expect(kinds(host.store)).toEqual(['setup', 'move'])
  })
})

test('who asks is known by the line, whatever the message says', async () => {
  const { table } = await setUp()
  const { line } = lineTo(table, 'ben')
  const [move] = table.table.now(0).choices
  expect(await line.call('move', { id: 't', move, seq: 0, seat: 0 })).toEqual({ refusal: { code: 'not-your-seat' } })
  const forged = { id: 't', move, seq: 0, person: 'ada' } as { id: string; move: string; seq: number }
  expect(await line.call('move', forged)).toEqual({ refusal: { code: 'not-your-turn' } })
})
