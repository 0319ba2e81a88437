// Standing answers on the page: which one plays, and what a tab remembers of them.
import { expect, test } from 'vitest'
import type { Seen } from '../../core/game.ts'
import type { AnyWords, Preset } from '../../core/words.ts'
import { answerOf, readPresets } from '../presets.svelte.ts'

const view: Seen = { viewer: 0, toAct: 0 }
const preset = (id: string, stands: boolean, answer: string | null): Preset<Seen> => ({
  id,
  label: id,
  stands: () => stands,
  answer: () => answer,
})
const words = (...presets: readonly Preset<Seen>[]) => ({ presets }) as unknown as AnyWords

test('the first that is on, stands and has an answer plays', () => {
  const known = words(
    preset('gone', false, 'a'),
    preset('silent', true, null),
    preset('one', true, 'b'),
    preset('two', true, 'c'),
  )
  const asked = { view, choices: ['a', 'b', 'c'] }
  expect(answerOf(known, ['gone', 'silent', 'two', 'one'], asked)).toBe('b')
  expect(answerOf(known, ['two'], asked)).toBe('c')
  expect(answerOf(known, ['gone', 'silent'], asked)).toBe(null)
  expect(answerOf(known, [], asked)).toBe(null)
})

test('a game without standing answers leaves everything to its players', () => {
  expect(answerOf({} as AnyWords, ['one'], { view, choices: ['a'] })).toBe(null)
})

test.each([
  [null, {}],
  ['{', {}],
  ['7', {}],
  ['{"0":["food",3],"1":"pass"}', { 0: ['food'], 1: [] }],
])('%s is read as what makes sense of it', (text, on) => {
  expect(readPresets(text)).toEqual(on)
})
