// The table: stored before shown, one move after the other, to each viewer their part.
import { beforeEach, describe, expect, test } from 'vitest'
import { liveChance } from './chance.ts'
import type { AnyGame, Seat, Viewer } from './game.ts'
import { NOBODY, PUBLIC } from './game.ts'
import { replay } from './record.ts'
import type { Update } from './table.ts'
import { Table } from './table.ts'
import { everything, game, look, OPTIONS, open, playOne, playTurns, resume, TestHouse } from './test/tables.ts'

let house: TestHouse
let table: Table
beforeEach(async () => {
  house = new TestHouse()
  table = await open(house)
})

describe('opening', () => {
  test('stores the deal before the table exists', () => {
    expect(house.notes).toEqual(['storing 0', 'stored 0'])
    expect(house.entries).toMatchObject([
      { seq: 0, kind: 'setup', game: game.id, rules: game.rules, seats: 2, options: OPTIONS, time: 100 },
    ])
    expect({ seats: table.seats, seq: table.seq, toAct: table.toAct }).toEqual({ seats: 2, seq: 0, toAct: 0 })
  })

  test.each([1, 5, 2.5, Number.NaN])('is refused with %d seats', async (seats) => {
    const other = new TestHouse()
    const refusal = { code: 'seats-range', values: { seats, least: 2, most: 4 } }
    expect(await Table.open(game, seats, {}, other)).toEqual({ refusal })
    expect(other.notes).toEqual([])
  })

  test.each([
    [null, 'options-not-object'],
    [{ colour: 'red' }, 'option-unknown'],
    [{ first: 2 }, 'option-value'],
  ])('is refused with the options %o', async (options, code) => {
    const other = new TestHouse()
    expect(await Table.open(game, 2, options, other)).toMatchObject({ refusal: { code } })
    expect(other.notes).toEqual([])
  })

  test('is refused when the deal cannot be stored', async () => {
    const other = new TestHouse()
    other.full = true
    expect(await Table.open(game, 2, {}, other)).toEqual({ refusal: { code: 'not-stored' } })
  })

  test('is refused when the options make an impossible position', async () => {
    const strict: AnyGame = { ...game, invalid: () => ({ code: 'invalid-turn' }) }
    const other = new TestHouse()
    expect(await Table.open(strict, 2, {}, other)).toEqual({ refusal: { code: 'invalid-turn' } })
    expect(other.notes).toEqual([])
  })

  test('deals with live luck too', async () => {
    const other = new TestHouse()
    other.chance = liveChance()
    await open(other, 4)
    expect(replay(game, { ...resume(other.entries).record(), outcome: null }, game.blank())).toBeNull()
  })
})

describe('a move', () => {
  test('is stored first and shown after', async () => {
    table.subscribe(PUBLIC, ({ seq }) => house.notes.push(`shown ${seq}`))
    const before = house.notes.length
    const playing = playOne(table, 'place')
    const move = await playing
    house.notes.push('acknowledged')
    expect(house.notes.slice(before)).toEqual(['storing 1', 'stored 1', 'shown 1', 'acknowledged'])
    expect(house.entries[1]).toEqual({ seq: 1, kind: 'move', seat: 0, move, drew: [], time: 101 })
  })

  test('is written down in its own words, however it was typed', async () => {
    const [move] = look(table, 0).choices
    expect(await table.move(0, `  ${move.toUpperCase().replaceAll(' ', '   ')} `, 0)).toEqual({ seq: 1 })
    expect(house.entries[1]).toMatchObject({ move })
  })

  test('that drew is written down with what came', async () => {
    await playOne(table, 'place')
    await playOne(table, 'skip')
    await playOne(table, 'draw')
    expect(house.entries[3]).toMatchObject({ move: 'draw', drew: [['stack', expect.any(Number)]] })
  })

  test.each<readonly [string, Seat, string, number, string]>([
    ['by the wrong seat', 1, 'draw', 0, 'not-your-turn'],
    ['by nobody', NOBODY, 'draw', 0, 'not-your-turn'],
    ['that is none', 0, 'dance', 0, 'move-kind'],
    ['that is not allowed now', 0, 'draw', 0, 'not-draw-step'],
    ['that answers an older state', 0, 'draw', -1, 'stale'],
    ['that answers a state to come', 0, 'draw', 1, 'stale'],
  ])('%s is refused and changes nothing', async (_, seat, text, seq, code) => {
    const before = everything(table)
    const heard: Update[] = []
    table.subscribe(PUBLIC, (update) => heard.push(update))
    expect(await table.move(seat, text, seq)).toMatchObject({ refusal: { code } })
    expect(everything(table)).toEqual(before)
    expect(heard).toHaveLength(1)
    expect(house.entries).toHaveLength(1)
  })

  test('that is mistyped is answered with the nearest legal one', async () => {
    const [move] = look(table, 0).choices
    expect(await table.move(0, move.replace('place', 'palce'), 0)).toMatchObject({
      refusal: { code: 'move-kind' },
      nearest: move,
    })
  })

  test('that cannot be stored was never played, and nobody hears of it', async () => {
    await playOne(table, 'place')
    await playOne(table, 'skip')
    const before = everything(table)
    const heard: Update[] = []
    table.subscribe(PUBLIC, (update) => heard.push(update))
    house.full = true
    expect(await table.move(0, 'draw', 2)).toEqual({ refusal: { code: 'not-stored' } })
    expect(everything(table)).toEqual(before)
    expect(heard).toHaveLength(1)
    house.full = false
    expect(await table.move(0, 'draw', 2)).toEqual({ seq: 3 })
    expect(heard).toHaveLength(2)
  })

  test('is one of two sent at once: the other comes too late', async () => {
    const [first, second] = look(table, 0).choices
    const answers = await Promise.all([table.move(0, first, 0), table.move(0, second, 0), table.undo(0, 0)])
    expect(answers).toEqual([{ seq: 1 }, { refusal: { code: 'stale' } }, { refusal: { code: 'stale' } }])
    expect(table.record().steps).toMatchObject([{ move: first }])
  })

  test('waits for the one before it', async () => {
    const [move] = look(table, 0).choices
    expect(await Promise.all([table.move(0, move, 0), table.move(0, 'skip', 1)])).toEqual([{ seq: 1 }, { seq: 2 }])
    expect(house.notes).toEqual(['storing 0', 'stored 0', 'storing 1', 'stored 1', 'storing 2', 'stored 2'])
  })

  test('goes on after a fault in the rules', async () => {
    let faulty = true
    const play: AnyGame['play'] = (...given) => {
      if (faulty) throw new TypeError('a fault')
      game.play(...given)
    }
    const other = await open(new TestHouse(), 2, { ...game, play })
    const [move] = look(other, 0).choices
    await expect(other.move(0, move, 0)).rejects.toThrow(TypeError)
    faulty = false
    expect(await other.move(0, move, 0)).toEqual({ seq: 1 })
  })
})

describe('subscribers', () => {
  test('get the whole past at once, then every change, until they leave', async () => {
    await playOne(table, 'place')
    const updates: Update[] = []
    const leave = table.subscribe(1, (update) => updates.push(update))
    expect(updates).toMatchObject([{ seq: 1, step: 1, from: 0, past: [{ seat: NOBODY }, { seat: 0 }] }])
    await playOne(table, 'skip')
    expect(updates[1]).toMatchObject({ seq: 2, step: 2, from: 2, past: [{ seat: 0, events: [{ kind: 'skipped' }] }] })
    leave()
    await playOne(table, 'draw')
    expect(updates).toHaveLength(2)
  })

  test('can put the past together from what they get, undone steps too', async () => {
    let past: Update['past'] = []
    table.subscribe(0, (update) => {
      past = [...past.slice(0, update.from), ...update.past]
      expect(past).toHaveLength(update.step + 1)
    })
    await playOne(table, 'place')
    await playOne(table, 'skip')
    await table.undo(0, 2)
    await table.undo(0, 3)
    await playTurns(table, 3)
    expect(past).toEqual(look(table, 0).past)
  })

  test('hear only their part of what is told', async () => {
    await playOne(table, 'place')
    await playOne(table, 'skip')
    await playOne(table, 'draw')
    const drawn = house.entries.flatMap((entry) => (entry.kind === 'move' ? entry.drew : []))[0][1]
    const drew = (viewer: Viewer) => look(table, viewer).past[3].events[0]
    expect(drew(0)).toEqual({ kind: 'drew', seat: 0, slot: expect.any(Number), house: drawn })
    for (const viewer of [1, PUBLIC]) expect(drew(viewer)).toEqual({ kind: 'drew', seat: 0, slot: expect.any(Number) })
  })

  test('see with their own eyes', () => {
    for (const viewer of [PUBLIC, 0, 1]) expect(look(table, viewer).view).toEqual(expect.objectContaining({ viewer }))
    const hidden = JSON.stringify(look(table, 1).view)
    expect(hidden).not.toBe(JSON.stringify({ ...look(table, 0).view, viewer: 1 }))
  })

  test('get what they may try out only before their turn, made of what they see', async () => {
    const tries = () => [0, 1, PUBLIC].map((viewer) => table.ahead(viewer).length > 0)
    expect(tries()).toEqual([false, true, false])
    const ahead = table.ahead(1)
    await playTurns(table, 1)
    expect(tries()).toEqual([true, false, false])
    expect(look(table, 1).choices).toEqual(ahead)
    const { ahead: _, ...without } = game
    const other = resume(house.entries, without)
    expect([0, 1, PUBLIC].map((viewer) => other.ahead(viewer))).toEqual([[], [], []])
  })

  test('get choices only when they are to act, and a chance to undo only of their own steps', async () => {
    expect([0, 1, PUBLIC].map((viewer) => look(table, viewer).choices.length > 0)).toEqual([true, false, false])
    await playOne(table, 'place')
    await playOne(table, 'skip')
    expect([0, 1, PUBLIC].map((viewer) => look(table, viewer).undoable)).toEqual([2, 0, 0])
  })
})
