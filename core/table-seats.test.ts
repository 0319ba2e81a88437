// Entries that are no steps: who plays a seat, and the end without a result. And what another process stored.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Entry } from './entries.ts'
import { Conflict, entriesOf } from './entries.ts'
import { readRecord, replay, writeRecord } from './record.ts'
import type { Table, Update } from './table.ts'
import { everything, game, look, open, playOne, playTurns, resume, TestHouse } from './test/tables.ts'

let house: TestHouse
let table: Table
beforeEach(async () => {
  house = new TestHouse()
  table = await open(house)
})

describe('a seat entry', () => {
  test('takes a number but is no step, and nobody’s intent is stale by it', async () => {
    const [move] = look(table, 0).choices
    expect(await table.seat(1, 'stand-in')).toEqual({ seq: 1 })
    expect(look(table, 0)).toMatchObject({ seq: 1, step: 0 })
    expect(await table.move(0, move, 0)).toEqual({ seq: 2 })
    expect(await table.undo(0, 1)).toEqual({ refusal: { code: 'stale' } })
  })

  test('makes stale what a bot was about to play for who is back', async () => {
    await table.seat(0, 'stand-in')
    const [move] = look(table, 0).choices
    await table.seat(0, 'back')
    expect(await table.moveFor(0, move, 1)).toEqual({ refusal: { code: 'stale' } })
    expect(await table.moveFor(0, move, 2)).toEqual({ seq: 3 })
  })

  test('is told to who listens, with nothing new of the past', async () => {
    const heard: Update[] = []
    table.subscribe(1, (update) => heard.push(update))
    await table.seat(0, 'stand-in')
    expect(heard[1]).toMatchObject({ seq: 1, step: 0, from: 1, past: [] })
  })

  test('of one’s own seat stops undo; that of another does not', async () => {
    await playOne(table, 'place')
    await table.seat(1, 'stand-in')
    expect(look(table, 0).undoable).toBe(1)
    await table.seat(0, 'stand-in')
    await table.seat(0, 'back')
    expect(look(table, 0).undoable).toBe(0)
    await playOne(table, 'skip')
    expect(look(table, 0).undoable).toBe(1)
  })

  test.each([
    ['a seat that is not there', 7, 'stand-in', 'no-seat'],
    ['who is there already', 0, 'back', 'seat-as-it-is'],
  ] as const)('is refused for %s', async (_, seat, change, code) => {
    expect(await table.seat(seat, change)).toEqual({ refusal: { code } })
    expect(house.entries).toHaveLength(1)
  })

  test('is the last of a seat that has given up', async () => {
    await table.seat(0, 'conceded')
    for (const change of ['back', 'stand-in', 'conceded'] as const)
      expect(await table.seat(0, change)).toEqual({ refusal: { code: 'seat-conceded' } })
  })
})

describe('the end without a result', () => {
  test('closes the table for everybody, and stands in the record', async () => {
    await playTurns(table, 2)
    expect(await table.end({ why: 'agreed', by: 1 })).toMatchObject({ seq: table.seq })
    expect(look(table, 0)).toMatchObject({
      outcome: null,
      ended: { why: 'agreed', by: 1 },
      choices: [],
      undoable: 0,
    })
    expect([0, 1].map((seat) => table.ahead(seat))).toEqual([[], []])
    for (const answer of [
      table.move(0, 'draw', table.seq),
      table.undo(1, table.seq),
      table.seat(0, 'stand-in'),
      table.end({ why: 'closed', by: null }),
    ])
      expect(await answer).toEqual({ refusal: { code: 'game-over' } })
    const file = readRecord(writeRecord(table.record()))
    expect(file).toMatchObject({ outcome: null, ended: { why: 'agreed', by: 1 } })
    if ('code' in file) throw new Error(file.code)
    expect(replay(game, file, game.blank())).toBeNull()
    expect(look(resume(entriesOf(file)), 0)).toMatchObject({ ended: { why: 'agreed', by: 1 } })
  })

  test('is covered by the check of a record', async () => {
    await table.end({ why: 'closed', by: null })
    const forged = writeRecord(table.record()).replace('"closed"', '"agreed"')
    expect(readRecord(forged)).toEqual({ code: 'record-altered' })
    expect(readRecord(writeRecord(table.record()).replace('"closed"', '"bored"'))).toEqual({
      code: 'record-field',
      values: { field: 'ended' },
    })
  })
})

describe('a log with such entries', () => {
  test('is resumed as it was', async () => {
    await playOne(table, 'place')
    await table.seat(1, 'stand-in')
    await table.undo(0, table.seq)
    await table.seat(1, 'back')
    await playTurns(table, 3)
    await table.seat(0, 'conceded')
    await table.end({ why: 'conceded', by: 0 })
    const again = resume(JSON.parse(JSON.stringify(house.entries)))
    expect(everything(again)).toEqual(everything(table))
    expect([again.away(0), again.away(1), again.ended]).toEqual(['conceded', null, { why: 'conceded', by: 0 }])
  })

  test.each<readonly [string, object]>([
    ['a change that is none', { kind: 'seat', seat: 0, change: 'nap' }],
    ['a seat that is not there', { kind: 'seat', seat: 9, change: 'stand-in' }],
    ['a return of who was there', { kind: 'seat', seat: 0, change: 'back' }],
    ['an end for no reason', { kind: 'end', why: 'bored', by: null }],
  ])('is refused with %s', (_, entry) => {
    expect(() => resume([...house.entries, { seq: 1, time: 0, ...entry } as Entry])).toThrow('log-broken')
  })
})

describe('what another process stored', () => {
  test('is taken in and told, once', async () => {
    const other = resume(house.entries)
    const heard: Update[] = []
    other.subscribe(1, (update) => heard.push(update))
    await playTurns(table, 1)
    await table.seat(0, 'stand-in')
    for (const entry of [...house.entries, ...house.entries]) expect(await other.apply(entry)).toBe(true)
    expect(heard.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4])
    expect(everything(other)).toEqual(everything(table))
  })

  test('is refused where one is missing between', async () => {
    const other = resume(house.entries)
    await playTurns(table, 1)
    expect(await other.apply(house.entries[2])).toBe(false)
    expect(other.seq).toBe(0)
  })

  test('makes stale what was sent for the same number', async () => {
    house.store.append = () => Promise.reject(new Conflict())
    const [move] = look(table, 0).choices
    expect(await table.move(0, move, 0)).toEqual({ refusal: { code: 'stale' } })
    expect(table.seq).toBe(0)
  })
})

describe('who comes back with a number', () => {
  test('gets of the past what is new, undone steps and all', async () => {
    let past = look(table, 1).past
    await playOne(table, 'place')
    await playOne(table, 'skip')
    const known = table.seq
    past = look(table, 1).past
    await table.undo(0, table.seq)
    await playOne(table, 'skip')
    await playOne(table, 'draw')
    const heard: Update[] = []
    table.subscribe(1, (update) => heard.push(update), known)
    expect(heard[0].from).toBe(2)
    expect([...past.slice(0, heard[0].from), ...heard[0].past]).toEqual(look(table, 1).past)
  })

  test('that is the latest gets nothing of it', async () => {
    await playTurns(table, 2)
    const heard: Update[] = []
    table.subscribe(1, (update) => heard.push(update), table.seq)
    expect(heard[0].past).toEqual([])
  })
})

test('who looks with the same eyes is shown the same, worked out once', async () => {
  let views = 0
  const view: typeof game.view = (...given) => {
    views++
    return game.view(...given)
  }
  const counted = { ...game, view }
  const other = await open(new TestHouse(), 2, counted)
  const heard: Update[] = []
  for (let i = 0; i < 4; i++) other.subscribe(0, (update) => heard.push(update))
  expect(views).toBe(1)
  await playOne(other, 'place')
  expect(views).toBe(2)
  expect(heard[7]).toBe(heard[4])
  expect(other.now(0)).toBe(other.now(0))
})
