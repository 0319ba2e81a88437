// Clocks: whose time runs until when, by when the effective steps were played.
import { describe, expect, test } from 'vitest'
import type { Clock, Course } from '../clock.ts'
import { runningOf } from '../clock.ts'
import { ADA, BEN, kinds, open, openAgain, TestHost } from './hosting.ts'

const LIVE: Clock = { kind: 'live', turn: 60, reserve: 100 }
const DAYS: Clock = { kind: 'days', days: 2 }
const DAY = 86_400_000

/** Steps as [seat, second, begins a turn]. */
function course(toAct: number, steps: readonly (readonly [number, number, boolean?])[], back = 0): Course {
  return {
    begun: 0,
    steps: steps.map(([seat, at, turn = false]) => ({ seat, time: at * 1000, turn })),
    toAct,
    back: back * 1000,
  }
}
const until = (...given: Parameters<typeof runningOf>) => (runningOf(...given)?.until ?? Number.NaN) / 1000

describe('a live clock', () => {
  test('gives a turn and then the reserve', () => {
    expect(until(LIVE, 2, course(0, []))).toBe(160)
    expect(until(LIVE, 2, course(1, [[0, 50]]))).toBe(210)
  })

  test('takes from the reserve only what was more than the turn', () => {
    expect(runningOf(LIVE, 2, course(1, [[0, 90]]))?.reserve).toEqual([70_000, 100_000])
    expect(
      until(
        LIVE,
        2,
        course(0, [
          [0, 90],
          [1, 100],
        ]),
      ),
    ).toBe(100 + 60 + 70)
  })

  test('runs on through the steps of one turn', () => {
    expect(
      until(
        LIVE,
        2,
        course(0, [
          [0, 30],
          [0, 50],
        ]),
      ),
    ).toBe(160)
  })

  test('is renewed where one seat has two turns in a row', () => {
    expect(until(LIVE, 2, course(0, [[0, 30, true]]))).toBe(30 + 160)
  })

  test('is not renewed by an undo: the step that passed the turn on is no longer one', () => {
    const before = course(0, [])
    expect(until(LIVE, 2, course(1, [[0, 40]]))).toBe(200)
    expect(until(LIVE, 2, before)).toBe(160)
  })

  test('begins anew for who takes the seat back', () => {
    expect(until(LIVE, 2, course(0, [], 500))).toBe(500 + 160)
  })

  test('stands still at the end', () => {
    expect(runningOf(LIVE, 2, course(-1, [[0, 5]]))).toBeNull()
  })
})

describe('a clock of days', () => {
  test('gives so many days to each turn', () => {
    expect(runningOf(DAYS, 2, course(1, [[0, 10]]))).toMatchObject({ seat: 1, since: 10_000, until: 10_000 + 2 * DAY })
  })
})

describe('a while that counts for nobody', () => {
  test('is added to what is left', () => {
    expect(until(LIVE, 2, course(0, []), [{ from: 20_000, to: 50_000 }])).toBe(190)
    expect(until(LIVE, 2, course(0, []), [{ from: 500_000, to: 900_000 }])).toBe(160)
  })

  test('that lies in a turn that is over is not counted to it', () => {
    const gaps = [{ from: 10_000, to: 80_000 }]
    expect(runningOf(LIVE, 2, course(1, [[0, 100]]), gaps)?.reserve).toEqual([100_000, 100_000])
  })

  test('may follow from another that it prolongs the turn into', () => {
    const gaps = [
      { from: 150_000, to: 170_000 },
      { from: 175_000, to: 185_000 },
    ]
    expect(until(LIVE, 2, course(0, []), gaps)).toBe(190)
  })
})

describe('at a table', () => {
  test('who has no time left is stood in for, and can come back', async () => {
    const host = new TestHost()
    const table = await open(host, [ADA, BEN], { kind: 'live', turn: 10, reserve: 5 })
    await host.pass(14_999)
    expect(table.table.away(0)).toBeNull()
    await host.pass(1)
    expect(table.info().seats[0].away).toBe('stand-in')
    expect(table.table.toAct).toBe(1)
    expect(table.running()).toMatchObject({ seat: 1, reserve: [0, 5000] })
    await table.back('ada')
    expect(table.table.away(0)).toBeNull()
  })

  test('in two processes they are stood in for once', async () => {
    const [host, other] = [new TestHost(), new TestHost()]
    other.store.entries = (...asked) => host.store.entries(...asked)
    other.store.append = (...asked) => host.store.append(...asked)
    for (const one of [host, other]) one.think = () => new Promise(() => {})
    const table = await open(host, [ADA, BEN], { kind: 'live', turn: 10, reserve: 0 })
    const again = await openAgain(other, table.row)
    await Promise.all([host.pass(10_000), other.pass(10_000)])
    expect(kinds(host.store)).toEqual(['setup', 'seat'])
    expect([table.table.away(0), again.table.away(0)]).toEqual(['stand-in', 'stand-in'])
  })

  test('where nothing can be stored, they are stood in for when it can', async () => {
    const host = new TestHost()
    const table = await open(host, [ADA, BEN], { kind: 'live', turn: 10, reserve: 0 })
    host.store.full = true
    await host.pass(30_000)
    expect(table.table.away(0)).toBeNull()
    host.store.full = false
    await host.pass(2000)
    expect(table.table.away(0)).toBe('stand-in')
  })

  test('a process that leaves clocks to others stands in for nobody', async () => {
    const host = new TestHost()
    host.clocksElsewhere = true
    const table = await open(host, [ADA, BEN], { kind: 'live', turn: 10, reserve: 0 })
    await host.pass(60_000)
    expect(table.table.away(0)).toBeNull()
  })

  test('time does not run for a bot', async () => {
    const host = new TestHost()
    host.think = () => new Promise(() => {})
    const table = await open(host, [{ player: 'expert', name: 'Bot' }, ADA], { kind: 'live', turn: 1, reserve: 0 })
    await host.pass(60_000)
    expect(table.table.seq).toBe(0)
  })

  test('the clock is changed when all agree', async () => {
    const host = new TestHost()
    const table = await open(host, [ADA, BEN], { kind: 'days', days: 1 })
    const wish = { kind: 'clock', clock: null } as const
    await table.agree('ada', wish)
    expect(table.running()).not.toBeNull()
    await table.agree('ben', wish)
    expect(table.running()).toBeNull()
    expect(table.info().clock).toBeUndefined()
  })
})
