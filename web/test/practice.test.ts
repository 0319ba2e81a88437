// One's own rating at puzzles, runs, and what comes next.
import { expect, test } from 'vitest'
import type { Puzzle } from '../../bots/puzzle.ts'
import { after, nextPuzzle, readPractice } from '../puzzles/practice.ts'

const puzzle = (check: string, rating: number): Puzzle => ({
  check,
  rating,
  steps: 0,
  course: '',
  answer: [],
  instead: '',
  lead: 0,
  reason: { now: [], later: [], isEnd: false },
})
const fresh = readPractice(null)

test('a hard puzzle solved brings more than an easy one, and a missed one takes', () => {
  const [hard, easy] = [puzzle('h', 1600), puzzle('e', 800)]
  const gain = (one: Puzzle, solved: boolean) => after(fresh, one, solved).rating - fresh.rating
  expect(gain(hard, true)).toBeGreaterThan(gain(easy, true))
  expect(gain(easy, true)).toBeGreaterThan(0)
  expect(gain(easy, false)).toBeLessThan(gain(hard, false))
  expect(gain(hard, false)).toBeLessThan(0)
})

test('only the first try counts', () => {
  const one = puzzle('a', 1200)
  const missed = after(fresh, one, false)
  expect(after(missed, one, true)).toBe(missed)
})

test('a run ends with a miss, and the best is remembered', () => {
  const two = after(after(fresh, puzzle('a', 1200), true), puzzle('b', 1200), true)
  expect(two).toMatchObject({ streak: 2, best: 2 })
  expect(after(two, puzzle('c', 1200), false)).toMatchObject({ streak: 0, best: 2 })
})

test('next comes the untried puzzle nearest to the rating, then what was missed', () => {
  const [easy, near, hard] = [puzzle('e', 700), puzzle('n', 1180), puzzle('h', 2000)]
  const all = [easy, near, hard]
  expect(nextPuzzle(fresh, all, null)).toBe(near)
  expect(nextPuzzle({ ...fresh, tried: { n: true } }, all, near)).toBe(easy)
  expect(nextPuzzle({ ...fresh, tried: { n: true, e: true, h: false } }, all, near)).toBe(hard)
  expect(nextPuzzle({ ...fresh, tried: { n: true, e: true, h: true } }, all, near)).not.toBe(near)
  expect(nextPuzzle(fresh, [], null)).toBeNull()
})

test.each([null, '', '{', '[]', '7', '{"rating":"x","tried":{"a":1}}', '{"rating":1e9,"streak":-4}'])(
  'what was kept as %s is read without harm',
  (text) => {
    const { rating, streak, best, tried } = readPractice(text)
    expect(rating).toBeGreaterThanOrEqual(100)
    expect(rating).toBeLessThanOrEqual(3000)
    expect(streak).toBe(0)
    expect(best).toBe(0)
    expect(tried).toEqual({})
  },
)
