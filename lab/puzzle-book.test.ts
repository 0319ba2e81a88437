// Which of the puzzles found are shipped, and how they are rated.
import { expect, test } from 'vitest'
import { loadGame } from '../games/index.ts'
import { bookFrom, casualShare, choose } from './puzzle-book.ts'
import type { Found, Solved } from './puzzles.ts'

const NOBODY_SOLVES: Solved = { novice: 0, casual: 0, quick: 0, skilled: 0 }
const ALL_SOLVE: Solved = { novice: 8, casual: 8, quick: 4, skilled: 4 }

const found = (check: string, solved: Solved, kind = 'build'): Found => ({
  check,
  solved,
  steps: 1,
  course: '',
  answer: [`${kind} a`],
  instead: 'skip',
  lead: 10,
  reason: { now: [], later: [], isEnd: false },
})
const many = (n: number, name: string, solved: Solved, kind?: string) =>
  Array.from({ length: n }, (_, i) => found(`${name}${i}`, solved, kind))

test('casual solves about two in five of those chosen, and none is chosen twice', () => {
  const all = [...many(50, 'hard', NOBODY_SOLVES), ...many(50, 'easy', ALL_SOLVE)]
  const chosen = choose([...all, ...all], 40)
  expect(new Set(chosen.map(({ check }) => check)).size).toBe(40)
  const share = chosen.reduce((sum, one) => sum + casualShare(one), 0) / chosen.length
  expect(share).toBeGreaterThan(0.35)
  expect(share).toBeLessThan(0.45)
})

test('where hard ones are few all of them are taken, and kinds that are rare too', () => {
  const chosen = choose(
    [...many(3, 'hard', NOBODY_SOLVES), ...many(50, 'easy', ALL_SOLVE), ...many(2, 'rare', ALL_SOLVE, 'wake')],
    10,
  )
  const checks = chosen.map(({ check }) => check)
  expect(checks.filter((check) => check.startsWith('hard'))).toHaveLength(3)
  expect(checks.filter((check) => check.startsWith('rare'))).toHaveLength(2)
})

test('what weaker bots solve less often is rated higher, and comes later in the book', async () => {
  const { game } = await loadGame('neoville')
  const middle: Solved = { ...NOBODY_SOLVES, skilled: 4, quick: 2 }
  const { puzzles, rules } = bookFrom(game, { seats: 2, options: {} }, [
    found('hard', NOBODY_SOLVES),
    found('easy', ALL_SOLVE),
    found('middle', middle),
  ])
  expect(puzzles.map(({ check }) => check)).toEqual(['easy', 'middle', 'hard'])
  const ratings = puzzles.map(({ rating }) => rating)
  expect(new Set(ratings).size).toBe(3)
  expect(rules).toBe(game.rules)
  for (const puzzle of puzzles) expect(puzzle).not.toHaveProperty('solved')
})
