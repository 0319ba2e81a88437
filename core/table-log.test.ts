// The table's log: undone as far as is fair, asked about any step, resumed as it was.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Entry } from './entries.ts'
import { entriesOf } from './entries.ts'
import type { AnyGame } from './game.ts'
import { NOBODY, PUBLIC } from './game.ts'
import { replay } from './record.ts'
import type { Moment } from './table.ts'
import { Table } from './table.ts'
import { everything, game, look, open, playOne, playTurns, resume, TestHouse } from './test/tables.ts'
import { playGame } from './testing.ts'

let house: TestHouse
let table: Table
beforeEach(async () => {
  house = new TestHouse()
  table = await open(house)
})

describe('undo', () => {
  test('takes back one’s own steps one by one', async () => {
    const start = look(table, 0)
    await playOne(table, 'place')
    const placed = look(table, 0)
    await playOne(table, 'skip')
    expect(await table.undo(0, 2)).toEqual({ seq: 3 })
    expect(look(table, 0)).toEqual({ ...placed, seq: 3 })
    expect(await table.undo(0, 3)).toEqual({ seq: 4 })
    expect(look(table, 0)).toEqual({ ...start, seq: 4 })
    expect(house.entries.slice(3)).toEqual([
      { seq: 3, kind: 'undo', seat: 0, time: 103 },
      { seq: 4, kind: 'undo', seat: 0, time: 104 },
    ])
    expect(table.record().steps).toEqual([])
    expect(table.times()).toEqual([])
  })

  test('has nothing to take back at the beginning', async () => {
    expect(await table.undo(0, 0)).toEqual({ refusal: { code: 'undo-nothing' } })
  })

  test('stops at a step that drew', async () => {
    await playTurns(table, 1)
    expect(look(table, 0).undoable).toBe(0)
    expect(await table.undo(0, table.seq)).toEqual({ refusal: { code: 'undo-barrier' } })
  })

  test('stops at another’s step, drawn or not', async () => {
    await playOne(table, 'place')
    expect(await table.undo(1, 1)).toEqual({ refusal: { code: 'undo-barrier' } })
    // In the last round nothing is drawn.
    await playOne(table, 'skip')
    await playOne(table, 'draw')
    await playTurns(table, 8)
    expect(look(table, 0).undoable).toBeGreaterThan(0)
    await playOne(table, 'place')
    expect(await table.undo(0, table.seq)).toEqual({ refusal: { code: 'undo-barrier' } })
    expect(await table.undo(1, table.seq)).toEqual({ seq: table.seq })
    expect(await table.undo(0, table.seq)).toEqual({ seq: table.seq })
  })

  test('takes nothing back of a game that is over', async () => {
    while (table.toAct !== NOBODY) await playTurns(table, 1)
    expect(look(table, 1).undoable).toBe(0)
    expect(await table.undo(1, table.seq)).toEqual({ refusal: { code: 'game-over' } })
  })

  test('that cannot be stored takes nothing back', async () => {
    await playOne(table, 'place')
    const before = everything(table)
    house.full = true
    expect(await table.undo(0, 1)).toEqual({ refusal: { code: 'not-stored' } })
    expect(everything(table)).toEqual(before)
  })

  test('that answers an older state is refused', async () => {
    await playOne(table, 'place')
    expect(await table.undo(0, 0)).toEqual({ refusal: { code: 'stale' } })
  })
})

describe('asking', () => {
  test('why not, with the reason and the nearest legal move', () => {
    const [move] = look(table, 0).choices
    expect(table.why(0, move)).toBeNull()
    expect(table.why(0, 'draw')).toMatchObject({ refusal: { code: 'not-draw-step' }, nearest: expect.any(String) })
    expect(table.why(1, move)).toEqual({ refusal: { code: 'not-your-turn' } })
    expect(table.why(0, 'take 999')).toMatchObject({ refusal: { code: 'move-value' } })
  })

  test('what a move would bring changes nothing', async () => {
    const [move] = look(table, 0).choices
    const before = everything(table)
    const promised = table.preview(0, move) as Moment
    expect(everything(table)).toEqual(before)
    await table.move(0, move, 0)
    const { step, view, sheet, outcome } = look(table, 0)
    expect(promised).toEqual({ step, view, sheet, outcome })
  })

  test('what is tried out before one’s turn is told as it will be, and can only be tried', async () => {
    const [move] = table.ahead(1)
    const before = everything(table)
    const { sheet } = table.preview(1, move) as Moment
    expect(await table.move(1, move, 0)).toEqual({ refusal: { code: 'not-your-turn' } })
    expect(table.why(1, move)).toEqual({ refusal: { code: 'not-your-turn' } })
    expect(table.preview(1, 'draw')).toMatchObject({ refusal: { code: 'not-draw-step' }, nearest: expect.any(String) })
    for (const stranger of [NOBODY, 2, 7])
      expect(table.preview(stranger, move)).toMatchObject({ refusal: { code: 'not-your-turn' } })
    expect(everything(table)).toEqual(before)
    await playTurns(table, 1)
    await table.move(1, move, table.seq)
    const mine = (lines: Moment['sheet']) => lines.filter(({ seat }) => seat === 1)
    expect(mine(look(table, 1).sheet)).toEqual(mine(sheet))
  })

  test('what luck would bring is refused, and no luck is used up', async () => {
    let draws = 0
    const counted = new TestHouse()
    counted.chance = {
      draw: (pile, items, n) => {
        draws++
        return house.chance.draw(pile, items, n)
      },
    }
    const other = await open(counted)
    await playOne(other, 'place')
    await playOne(other, 'skip')
    const before = draws
    expect(other.preview(0, 'draw')).toEqual({ refusal: { code: 'preview-luck' } })
    expect(other.preview(0, 'skip')).toMatchObject({ refusal: { code: 'not-build-step' } })
    expect(draws).toBe(before)
  })

  test('a preview passes on a fault of ours', () => {
    const [move] = look(table, 0).choices
    const faulty: AnyGame = {
      ...game,
      play: () => {
        throw new TypeError('a fault')
      },
    }
    expect(() => resume(house.entries, faulty).preview(0, move)).toThrow(TypeError)
  })

  test('how it stood after any step', async () => {
    const seen = [look(table, 1)]
    table.subscribe(1, (update) => seen.push(update))
    await playTurns(table, 2)
    for (const { step, view, sheet, outcome } of seen) expect(table.at(step, 1)).toEqual({ step, view, sheet, outcome })
    const last = seen.at(-1)?.step
    for (const step of [-1, 99, 0.5, Number.NaN])
      expect(table.at(step, 1)).toEqual({ refusal: { code: 'no-such-step', values: { step, last } } })
  })
})

describe('at the end', () => {
  test('nothing more can be played, and the record replays', async () => {
    await playTurns(table, 10)
    expect(table.toAct).toBe(NOBODY)
    for (const seat of [0, 1, NOBODY])
      expect(await table.move(seat, 'draw', table.seq)).toEqual({ refusal: { code: 'game-over' } })
    expect(look(table, 0)).toMatchObject({ choices: [], outcome: { reason: expect.any(String) } })
    const record = table.record()
    expect(record.outcome).toEqual(look(table, PUBLIC).outcome)
    expect(replay(game, record, game.blank())).toBeNull()
    expect(table.times()).toHaveLength(record.steps.length)
  })
})

describe('resuming', () => {
  test('gives the table as it was, undone steps and all', async () => {
    await playTurns(table, 3)
    await playOne(table, 'place')
    await table.undo(table.toAct, table.seq)
    await playOne(table, 'place')
    await playOne(table, 'skip')
    await table.undo(1, table.seq)
    const again = resume(JSON.parse(JSON.stringify(house.entries)))
    expect(everything(again)).toEqual(everything(table))
    await playOne(table, 'skip')
    await playOne(again, 'skip')
    expect(again.record()).toEqual(table.record())
  })

  test('takes a record for a log', () => {
    const record = playGame(game, 3, {}, 'resume')
    expect(resume(entriesOf(record)).record()).toEqual(record)
  })

  const move = (entry: Entry, more: object) => ({ ...entry, ...more })

  test.each<readonly [string, number, (entries: readonly Entry[]) => readonly unknown[]]>([
    ['that is empty', 0, () => []],
    ['without its setup', 0, (all) => all.slice(1)],
    ['with a setup that lost its draws', 0, ([setup]) => [{ ...setup, drew: null }]],
    ['with a wrong draw in the setup', 0, ([setup]) => [{ ...setup, drew: [['bag', 1]] }]],
    ['with a gap', 2, (all) => all.toSpliced(2, 1)],
    ['with an entry twice', 3, (all) => all.toSpliced(2, 0, all[2])],
    ['with a second setup', 1, ([setup]) => [setup, { ...setup, seq: 1 }]],
    ['with nothing for an entry', 1, ([setup]) => [setup, null]],
    ['with an unknown entry', 1, ([setup]) => [setup, { seq: 1, kind: 'dance' }]],
    ['with an illegal move', 1, ([setup, first]) => [setup, move(first, { move: 'draw' })]],
    ['with a move of the wrong seat', 1, ([setup, first]) => [setup, move(first, { seat: 1 })]],
    ['with a draw too many', 1, ([setup, first]) => [setup, move(first, { drew: [['stack', 1]] })]],
    ['with a draw too few', 3, (all) => [...all.slice(0, 3), move(all[3], { drew: [] })]],
    ['with an undo of nothing', 1, ([setup]) => [setup, { seq: 1, kind: 'undo', seat: 0, time: 0 }]],
    ['with an undo past a draw', 4, (all) => [...all, { seq: 4, kind: 'undo', seat: 0, time: 0 }]],
  ])('refuses a log %s, at entry %i', async (_, seq, damage) => {
    await playTurns(table, 1)
    expect(house.entries).toHaveLength(4)
    const refusal = { code: 'log-broken', values: { seq } }
    expect(Table.resume(game, damage(house.entries) as Entry[], house)).toEqual({ refusal })
  })

  test.each([
    [{ game: 'go' }, { code: 'record-game', values: { game: 'go', wanted: game.id } }],
    [{ rules: 99 }, { code: 'record-rules', values: { rules: 99, known: game.rules, game: game.id } }],
    [{ seats: 9 }, { code: 'seats-range', values: { seats: 9, least: 2, most: 4 } }],
    [{ options: null }, { code: 'options-not-object' }],
  ])('refuses a log of %o', (more, refusal) => {
    expect(Table.resume(game, [{ ...house.entries[0], ...more } as Entry], house)).toEqual({ refusal })
  })
})
