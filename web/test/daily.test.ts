// The deal of the day on the page: its history, its calendar and the text to share, without a browser.
import { describe, expect, test } from 'vitest'
import { monthAfter, weeksOf } from '../daily/calendar.ts'
import type { DealHistory } from '../daily/history.ts'
import {
  keyOf,
  NO_HISTORY,
  readHistory,
  streak,
  withGames,
  withReached,
  withResult,
  withStart,
} from '../daily/history.ts'
import { en } from '../daily/messages/en.ts'
import { fr } from '../daily/messages/fr.ts'
import { shareText } from '../daily/share.ts'
import type { Saved } from '../protocol.ts'

const KEY = keyOf('2026-11-16', 'neoville')
const LOST = { ranks: [2, 1], scores: [71, 80], reason: 'end' }
const WON = { ranks: [1, 2], scores: [90, 80], reason: 'end' }

describe('the history', () => {
  test('keeps the first result of a day and no later one', () => {
    const begun = withStart(NO_HISTORY, KEY, 5)
    const lost = withResult(begun, KEY, LOST, 9)
    expect(lost.tries[KEY]).toEqual({ began: 5, score: 71, won: false, against: 80 })
    expect(withResult(lost, KEY, WON, 10)).toBe(lost)
    expect(withStart(lost, KEY, 11)).toBe(lost)
  })

  test('is read as it was written', () => {
    const whole = withReached(withResult(NO_HISTORY, KEY, WON, 9), KEY, { expert: 95, field: [60, 70, 71, 80, 90] })
    expect(readHistory(JSON.stringify(whole))).toEqual(whole)
  })

  test.each([null, '', '{', '[]', '{"tries":4}', '7'])('of %j is empty', (text) => {
    expect(readHistory(text)).toEqual(NO_HISTORY)
  })

  test('a damaged row takes no other with it', () => {
    const good = { began: 5, score: 71, won: false }
    const rows = {
      [KEY]: good,
      '2026-11-31/neoville': good,
      '2026-11-15/chess': good,
      '2026-11-14/neoville': { began: 5, score: 'many', won: true },
      '2026-11-13/neoville': null,
      '2026-11-12/neoville': { began: 5, score: 7 },
    }
    const reached = { [KEY]: { expert: 1, field: [2, null] }, '2026-11-15/neoville': { expert: 1, field: [2] } }
    expect(readHistory(JSON.stringify({ tries: rows, reached }))).toEqual({
      tries: { [KEY]: good },
      reached: { '2026-11-15/neoville': { expert: 1, field: [2] } },
    })
  })

  test('takes in what was finished while the page was closed, and no practice', () => {
    const saved: Saved = {
      id: 'x',
      game: 'neoville',
      rules: 5,
      seats: [],
      options: {},
      started: 3,
      changed: 4,
      over: true,
      result: { ...LOST, together: false },
      deal: { day: '2026-11-16' },
    }
    const practice: Saved = {
      ...saved,
      result: { ...WON, together: false },
      deal: { day: '2026-11-16', practice: true },
    }
    const { result: _, ...begun } = { ...saved, game: 'neotopia' }
    expect(withGames(NO_HISTORY, [practice, saved, begun]).tries).toEqual({
      [KEY]: { began: 3, score: 71, won: false, against: 80 },
      '2026-11-16/neotopia': { began: 3 },
    })
  })

  test('counts days in a row, and today need not be played yet', () => {
    const played = (...days: readonly string[]): DealHistory =>
      days.reduce((all, day) => withResult(all, keyOf(day, 'neoville'), WON, 0), NO_HISTORY)
    expect(streak(played('2026-11-14', '2026-11-15', '2026-11-16'), '2026-11-16')).toBe(3)
    expect(streak(played('2026-11-14', '2026-11-15'), '2026-11-16')).toBe(2)
    expect(streak(played('2026-11-13', '2026-11-14'), '2026-11-16')).toBe(0)
    expect(streak(played('2026-02-28', '2026-03-01'), '2026-03-01')).toBe(2)
    expect(streak(withStart(NO_HISTORY, KEY, 1), '2026-11-16')).toBe(0)
  })
})

describe('the calendar', () => {
  test('begins its weeks on Monday', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]?.[0]).toBe('2026-11-30')
    expect(weeks.every((week) => week.length === 7)).toBe(true)
  })

  test('knows leap years', () => {
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
    expect(weeksOf('2027-02').flat().filter(Boolean)).toHaveLength(28)
  })

  test('goes from month to month over the year', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01')
    expect(monthAfter('2026-01', -1)).toBe('2025-12')
  })
})

describe('the text to share', () => {
  const shared = {
    site: 'Ludopolis',
    game: 'Neoville',
    day: '2026-11-16',
    together: false,
    result: { score: 76, won: true, against: 60 },
    reached: { expert: 95, field: [50, 60, 70, 72, 80] },
    address: 'https://example.org/#/daily/2026-11-16',
  }

  test('tells how far one came beside the bots', () => {
    expect(shareText(shared, en)).toBe(
      [
        'Ludopolis · Neoville · 2026-11-16',
        '🏆 76 points (won, 76–60)',
        '🟩🟩🟩🟩🟩🟩🟩🟩⬜⬜',
        '🤖 Expert 95 · middle of bots 70',
        'https://example.org/#/daily/2026-11-16',
      ].join('\n'),
    )
  })

  test('is short before the bots have played, and never full of more squares than there are', () => {
    expect(shareText({ ...shared, reached: null }, fr).split('\n')).toEqual([
      'Ludopolis · Neoville · 2026-11-16',
      '🏆 76 points (gagné, 76–60)',
      'https://example.org/#/daily/2026-11-16',
    ])
    const bar = (score: number) => shareText({ ...shared, result: { score } }, en).split('\n')[2]
    expect([bar(200), bar(-3), bar(95)]).toEqual(['🟩'.repeat(10), '⬜'.repeat(10), '🟩'.repeat(10)])
  })

  test('tells of a game that all win or lose together only that', () => {
    const reached = { expert: 1, field: [0, 0, 1, 1, 0] }
    const told = shareText(
      { ...shared, game: 'Evolutopia', together: true, result: { score: 0, won: false }, reached },
      en,
    )
    expect(told.split('\n').slice(1, 3)).toEqual(['🌧️ lost', '🤖 3 of 6 bots won'])
  })
})
