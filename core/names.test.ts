// Words that bend before names and numbers, in the languages that have such words.
import { expect, test } from 'vitest'
import { of } from './messages/french.ts'
import { article, to } from './messages/italian.ts'

test('in French, « de » is cut short before a vowel', () => {
  expect(['Ben', 'Ada', 'Élif', 'Evolutopia'].map(of)).toEqual(['de Ben', 'd’Ada', 'd’Élif', 'd’Evolutopia'])
})

test('in Italian, «a» is drawn out before another a', () => {
  expect(['Ben', 'Ada', 'Elif'].map(to)).toEqual(['a Ben', 'ad Ada', 'a Elif'])
})

test('in Italian, an article is cut short before numbers that begin with a vowel', () => {
  const cut = ['1', '8', '11', '80', '8 nov', '11 novembre 2026']
  for (const number of cut) expect(article('del', number)).toBe(`dell’${number}`)
  for (const number of ['0', '2', '10', '12', '18', '21', '101', '1000'])
    expect(article('il', number)).toBe(`il ${number}`)
})
