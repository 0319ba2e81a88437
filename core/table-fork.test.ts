// Games that begin in the middle: what a viewer may take away from a table, kept, resumed and replayed like any other.
import { describe, expect, test } from 'vitest'
import { entriesOf } from './entries.ts'
import type { GameRecord } from './record.ts'
import { readRecord, replay, writeRecord } from './record.ts'
import { isRefused } from './table.ts'
import { game, look, open, playTurns, resume, TestHouse } from './test/tables.ts'
import { RELEASES } from './test/toy/versions.ts'

async function forked(viewer: number, turns: number): Promise<{ record: GameRecord; before: ReturnType<typeof look> }> {
  const table = await open(new TestHouse())
  await playTurns(table, turns)
  const before = look(table, viewer)
  const record = table.imagined(before.step, viewer)
  if (isRefused(record)) throw new Error(record.refusal.code)
  return { record, before }
}

describe('a fork of a running game', () => {
  test('begins in a world that looks the same to the viewer', async () => {
    const { record, before } = await forked(0, 5)
    const after = look(resume(entriesOf(record)), 0)
    expect(after.view).toEqual(before.view)
    expect(after.choices).toEqual(before.choices)
    expect(after.sheet).toEqual(before.sheet)
  })

  test('takes no hidden tile along but by luck', async () => {
    const table = await open(new TestHouse())
    await playTurns(table, 4)
    const hidden = JSON.stringify(look(table, 1).view)
    const worlds = Array.from({ length: 12 }, () => {
      const record = table.imagined(look(table, 0).step, 0)
      if (isRefused(record)) throw new Error(record.refusal.code)
      return JSON.stringify(look(resume(entriesOf(record)), 1).view)
    })
    expect(new Set(worlds).size).toBeGreaterThan(1)
    expect(worlds.some((world) => world !== hidden)).toBe(true)
  })

  test('is played to its end, kept as a file, and replays', async () => {
    const { record } = await forked(1, 3)
    const table = resume(entriesOf(record))
    while (table.toAct >= 0) await playTurns(table, 1)
    const file = readRecord(writeRecord(table.record()))
    expect(file).toMatchObject({ position: record.position, outcome: table.record().outcome })
    expect(replay(game, file as GameRecord, game.blank())).toBeNull()
  })

  test('from a step that is not there is refused', async () => {
    const table = await open(new TestHouse())
    expect(table.imagined(99, 0)).toEqual({ refusal: { code: 'no-such-step', values: { step: 99, last: 0 } } })
  })
})

describe('a given position', () => {
  test.each([
    ['no object', 7, { code: 'position-not-object' }],
    ['without a field', { seats: 2 }, { code: 'position-field', values: { field: expect.any(String) } }],
  ])('%s is refused', async (_name, position, refusal) => {
    const { record } = await forked(0, 1)
    const broken = { ...record, position } as unknown as GameRecord
    expect(replay(game, broken, game.blank())).toEqual(refusal)
  })

  test('that the rules forbid is refused', async () => {
    const { record } = await forked(0, 1)
    const position = { ...record.position, stackCount: 3 }
    expect(replay(game, { ...record, position }, game.blank())).toMatchObject({ code: 'invalid-stack' })
  })

  test('by other rules than the game’s is refused', async () => {
    const { record } = await forked(0, 1)
    const position = { ...record.position, rules: RELEASES[0]?.rules }
    expect(replay(game, { ...record, position } as GameRecord, game.blank())).toEqual({
      code: 'record-field',
      values: { field: 'rules' },
    })
  })

  test('for another number of seats is refused', async () => {
    const { record } = await forked(0, 1)
    expect(replay(game, { ...record, seats: 3 }, game.blank())).toEqual({
      code: 'record-field',
      values: { field: 'seats' },
    })
  })
})
