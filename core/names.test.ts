// Words that bend before names, in the languages that have such words.
import { expect, test } from 'vitest'
import { of } from './messages/french.ts'
import { to } from './messages/italian.ts'

test('in French, « de » is cut short before a vowel', () => {
  expect(['Ben', 'Ada', 'Élif', 'Evolutopia'].map(of)).toEqual(['de Ben', 'd’Ada', 'd’Élif', 'd’Evolutopia'])
})

test('in Italian, «a» is drawn out before another a', () => {
  expect(['Ben', 'Ada', 'Elif'].map(to)).toEqual(['a Ben', 'ad Ada', 'a Elif'])
})
