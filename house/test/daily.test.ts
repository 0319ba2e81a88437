// The deal of the day: what follows from the date, and what one player's choices change of another's luck.
import { describe, expect, test } from 'vitest'
import { readBot } from '../../bots/index.ts'
import { moveFor } from '../../bots/thinker.ts'
import { isRefusal } from '../../core/game.ts'
import type { Drawing } from '../../core/table.ts'
import { GAME_IDS, loadGame } from '../../games/index.ts'
import { dayLuck, dealOf } from '../daily.ts'
import type { Standard } from '../daily-bots.ts'
import { FIELD, median, playDeal } from '../daily-bots.ts'
import { dayOf, FIRST_DAY, gamesOn, isDay, isDealt } from '../days.ts'
import type { Think } from '../host.ts'

const NOON = Date.parse('2026-11-16T12:00:00Z')

describe('a day', () => {
  test('is the same everywhere in the world', () => {
    expect(dayOf(Date.parse('2026-11-16T23:59:59+12:00'))).toBe('2026-11-16')
    expect(dayOf(Date.parse('2026-11-16T23:59:59-05:00'))).toBe('2026-11-17')
  })

  test.each(['2026-11-31', '2026-1-1', 'today', '', '2026-11-16T00:00', '2026-13-01'])('is not "%s"', (text) => {
    expect(isDay(text)).toBe(false)
  })

  test('has deals from the first day on, until today', () => {
    expect(['2026-10-31', FIRST_DAY, '2026-11-16', '2026-11-17'].map((day) => isDealt(day, NOON))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test('has a deal of every game, another game first each day', () => {
    const firsts = GAME_IDS.map((_, i) => gamesOn(`2026-11-1${i}`)[0])
    expect([...firsts].sort()).toEqual([...GAME_IDS].sort())
    expect([...gamesOn(FIRST_DAY)].sort()).toEqual([...GAME_IDS].sort())
  })
})

describe('the luck of a day', () => {
  const luck = dayLuck({ seed: 'a day' })
  const ITEMS = Array.from({ length: 20 }, (_, i) => i)
  const draw = (seat: number | null, before: Drawing['before'], items = ITEMS, pile = 'stack') =>
    items[luck(0, { seat, before }).draw(pile, items, items.length)]
  const step = (seat: number, item: number, pile = 'stack') => ({ seat, drew: [[pile, item]] as const })

  test('is a seat’s own: how often others drew changes nothing', () => {
    const first = draw(0, [])
    expect(draw(0, [step(1, 3), step(1, 4), step(1, 5)])).toBe(first)
    expect(draw(0, [step(0, 3)])).not.toBe(first)
    expect(draw(0, [step(0, 3, 'other')])).toBe(first)
  })

  test('stays as it is when others take away other things', () => {
    const first = draw(0, []) as number
    const others = ITEMS.filter((item) => item !== first)
    for (const gone of others)
      expect(
        draw(
          0,
          [],
          ITEMS.filter((item) => item !== gone),
        ),
      ).toBe(first)
    expect(draw(0, [], others)).not.toBe(first)
  })

  test('does not depend on how things lie in memory', () => {
    expect(draw(0, [], [...ITEMS].reverse())).toBe(draw(0, []))
  })

  test('goes on where it was when a table is opened again', () => {
    const chance = luck(0, { seat: 0, before: [] })
    const drawn = [0, 1, 2].map(() => ITEMS[chance.draw('stack', ITEMS, ITEMS.length)] as number)
    expect(
      draw(
        0,
        drawn.slice(0, 2).map((item) => step(0, item)),
      ),
    ).toBe(drawn[2])
  })

  test('is fair: every thing comes about as often, and what is there twice twice as often', () => {
    const counts = new Map<number, number>()
    const [n, items] = [6000, [7, 8, 9, 9]]
    for (let day = 0; day < n; day++) {
      const chance = dayLuck({ seed: `day ${day}` })(0, { seat: 0, before: [] })
      const item = items[chance.draw('bag', items, items.length)] as number
      counts.set(item, (counts.get(item) ?? 0) + 1)
    }
    // Five standard deviations of a fair draw are 168 and 194.
    for (const [item, wanted] of [
      [7, n / 4],
      [8, n / 4],
      [9, n / 2],
    ] as const)
      expect(Math.abs((counts.get(item) ?? 0) - wanted)).toBeLessThan(170)
  })
})

describe.each(GAME_IDS)('a deal of %s', (id) => {
  const think: Think = async (job) => {
    const module = await loadGame(id, job.rules)
    const spec = readBot(job.bot)
    if (isRefusal(module) || isRefusal(spec)) throw new Error('no such job')
    return moveFor(module.game, job, spec)
  }
  const by = async (standard: Standard, signal = new AbortController().signal) => {
    const newest = await loadGame(id)
    // Quick bots all round: who thinks is no matter here, that they think alike is.
    const deal = { ...dealOf(newest, '2026-11-16'), players: ['person', 'casual'] as const }
    return playDeal(newest.at(deal.rules).game, deal, standard, think, signal)
  }

  test('is played by the number of its day', async () => {
    const newest = await loadGame(id)
    const released = newest.releases.find(({ rules }) => rules === dealOf(newest, '2026-11-16').rules)
    expect((released?.from ?? '9') <= '2026-11-16').toBe(true)
  })

  test('ends for equal bots the same each time', async () => {
    const [casual, again] = [await by({ level: 'casual', nth: 1 }), await by({ level: 'casual', nth: 1 })]
    expect(casual).not.toBeNull()
    expect(again).toEqual(casual)
  })

  test('can be called off', async () => {
    const stop = new AbortController()
    stop.abort()
    expect(await by({ level: 'novice', nth: 1 }, stop.signal)).toBeNull()
  })
})

test('the middle of the field is that of its scores', () => {
  expect(median([9, 1, 5, 7, 3])).toBe(5)
  expect(median([1, 2])).toBe(1.5)
  expect(FIELD.length % 2).toBe(1)
})
