// Standing answers: which one plays.
import { expect, test } from 'vitest'
import type { AnyGame, Seen, StandingAnswer } from '../../core/game.ts'
import { answerOf, offeredTo } from '../standing.ts'

const view: Seen = { viewer: 0, toAct: 0 }
const one = (id: string, stands: boolean, answer: string | null): StandingAnswer<Seen> => ({
  id,
  stands: () => stands,
  answer: () => answer,
})
const gameOf = (...standing: readonly StandingAnswer<Seen>[]) => ({ standing }) as unknown as AnyGame
const known = gameOf(one('gone', false, 'a'), one('silent', true, null), one('one', true, 'b'), one('two', true, 'c'))

test('the first that is on, stands and has an answer plays', () => {
  const asked = { view, choices: ['a', 'b', 'c'] }
  expect(answerOf(known, ['gone', 'silent', 'two', 'one'], asked)).toBe('b')
  expect(answerOf(known, ['two'], asked)).toBe('c')
  expect(answerOf(known, ['gone', 'silent'], asked)).toBe(null)
  expect(answerOf(known, [], asked)).toBe(null)
})

test('those that stand are offered, in their order', () => {
  expect(offeredTo(known, view)).toEqual(['silent', 'one', 'two'])
})

test('a game without standing answers leaves everything to its players', () => {
  expect(answerOf({} as AnyGame, ['one'], { view, choices: ['a'] })).toBe(null)
  expect(offeredTo({} as AnyGame, view)).toEqual([])
})
