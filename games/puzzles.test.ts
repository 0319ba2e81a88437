// The puzzles that are shipped: every one opens by the rules, its answer can be played, and there are enough of them, from easy
// to hard, in little room.
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { KeptBook, Puzzle } from '../bots/puzzle.ts'
import { bookOf, openPuzzle, recordOf, writeBook } from '../bots/puzzle.ts'
import { reasonSentences, reviewMessages } from '../bots/review-words.ts'
import { isRefusal } from '../core/game.ts'
import { LOCALES } from '../core/words.ts'
import { GAME_IDS, loadGame } from './index.ts'

const ENOUGH = 60
const MOST_KILOBYTES = 10

const fileOf = (id: string) => new URL(`./${id}/puzzles.json`, import.meta.url)
const textOf = (id: string) => readFileSync(fileOf(id), 'utf8')
/** A new game has none yet: they are found in games of bots. */
const PUZZLING = GAME_IDS.filter((id) => existsSync(fileOf(id)))

test.each(PUZZLING)('the puzzles of %s open, can be answered, and say why', async (id) => {
  const text = textOf(id)
  const kept = JSON.parse(text) as KeptBook
  const book = bookOf(kept)
  expect(writeBook(book)).toBe(text)
  expect(book.puzzles.length).toBeGreaterThanOrEqual(ENOUGH)
  expect(new Set(book.puzzles.map(({ check }) => check)).size).toBe(book.puzzles.length)
  expect(gzipSync(text).length / 1024).toBeLessThanOrEqual(MOST_KILOBYTES)
  const module = await loadGame(id, book.rules)
  if (isRefusal(module)) throw new Error(module.code)
  const { game } = module
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, book.seats)
  for (const locale of LOCALES) {
    const [words, m] = await Promise.all([module.words(locale, names), reviewMessages(locale)])
    for (const puzzle of book.puzzles) {
      const s = openPuzzle(game, book, puzzle)
      if (isRefusal(s)) throw new Error(`${puzzle.check}: ${s.code}`)
      expect(puzzle.answer.length).toBeGreaterThan(0)
      expect(puzzle.instead).not.toBe(puzzle.answer[0])
      const { reason } = puzzle
      expect(reason.now.length + reason.later.length).toBeGreaterThan(0)
      for (const sentence of reasonSentences(reason, game.toAct(s), game.cooperative, words, names, locale, m))
        expect(sentence).not.toMatch(/undefined|NaN/)
    }
  }
})

test.each(PUZZLING)('the ratings of the puzzles of %s go from easy to hard', (id) => {
  const ratings = (JSON.parse(textOf(id)) as KeptBook).puzzles.map(({ rating }) => rating)
  expect(ratings).toEqual([...ratings].sort((a, b) => a - b))
  expect((ratings.at(-1) ?? 0) - (ratings[0] ?? 0)).toBeGreaterThan(200)
})

test('a puzzle that was damaged is refused', async () => {
  const [id] = PUZZLING as [(typeof GAME_IDS)[number]]
  const { game } = await loadGame(id)
  const book = bookOf(JSON.parse(textOf(id)) as KeptBook)
  const [first] = book.puzzles as readonly [Puzzle]
  expect(recordOf(game, book, { ...first, course: '%' })).toMatchObject({ code: 'record-altered' })
  expect(recordOf(game, book, { ...first, course: `${first.course.slice(0, -2)}AA` })).toHaveProperty('code')
  expect(openPuzzle(game, book, { ...first, answer: ['nonsense'] })).toHaveProperty('code')
})
