// Plurals and lists in each language.
import { expect, test } from 'vitest'
import { LOCALES, listing, minus, plural, signed, writtenAs } from './words.ts'

test.each([
  ['en', 0, 'tiles'],
  ['en', 1, 'tile'],
  ['en', 2, 'tiles'],
  ['en', 21, 'tiles'],
  ['fr', 0, 'tile'],
  ['fr', 1, 'tile'],
  ['fr', 2, 'tiles'],
  ['fr', 1_000_000, 'tiles'],
  ['pt', 0, 'tiles'],
  ['pt', 1, 'tile'],
  ['pt', 2, 'tiles'],
] as const)('in %s, %i goes with "%s"', (locale, n, form) => {
  expect(plural(locale)(n, 'tile', 'tiles')).toBe(form)
})

test.each([
  [0, 'плиток'],
  [1, 'плитка'],
  [2, 'плитки'],
  [5, 'плиток'],
  [11, 'плиток'],
  [21, 'плитка'],
  [101, 'плитка'],
] as const)('a language may have more forms than two: %i %s', (n, form) => {
  expect(plural('ru', ['one', 'few', 'many'])(n, 'плитка', 'плитки', 'плиток')).toBe(form)
})

test('a language with more forms than two gets all of them', () => {
  // @ts-expect-error: its classes are left out
  expect(plural('ru')(5, 'плитка', 'плитки')).toBe('плитки')
  // @ts-expect-error: a class is left out
  expect(plural('ru', ['one', 'few'])(2, 'плитка', 'плитки')).toBe('плитки')
  // @ts-expect-error: a form is left out
  expect(plural('ru', ['one', 'few', 'many'])(2, 'плитка', 'плитки')).toBe('плитки')
})

test.each([
  ['en', ['a'], 'a'],
  ['en', ['a', 'b'], 'a and b'],
  ['en', ['a', 'b', 'c'], 'a, b, and c'],
  ['fr', ['a', 'b'], 'a et b'],
  ['fr', ['a', 'b', 'c'], 'a, b et c'],
  ['it', ['Ada', 'Ben'], 'Ada e Ben'],
  ['it', ['Ada', 'Elif'], 'Ada ed Elif'],
  ['it', ['Ada', 'Ben', 'Elif'], 'Ada, Ben ed Elif'],
  ['it', ['Ada', 'Igor'], 'Ada e Igor'],
  ['es', ['Ada', 'Igor'], 'Ada e Igor'],
  ['es', ['agua', 'hierba'], 'agua y hierba'],
  ['es', ['Ada', 'Ben', 'Hilda'], 'Ada, Ben e Hilda'],
  ['pt', ['a', 'b', 'c'], 'a, b e c'],
  ['ru', ['a', 'b', 'c'], 'a, b и c'],
] as const)('in %s, %j is listed as "%s"', (locale, items, text) => {
  expect(listing(locale)(items)).toBe(text)
})

test('dates are written as in Portugal, not as in Brazil', () => {
  const day = new Intl.DateTimeFormat(writtenAs('pt'), { dateStyle: 'medium', timeZone: 'UTC' })
  expect(day.format(Date.UTC(2026, 10, 21))).toBe('21/11/2026')
  expect(writtenAs('ru')).toBe('ru')
})

test('numbers below zero have a minus, changes a sign', () => {
  expect([3, 0, -3].map(minus)).toEqual(['3', '0', '−3'])
  expect([3, 0, -3].map(signed)).toEqual(['+3', '0', '−3'])
})

test.each(LOCALES)('in %s, nothing is listed as nothing', (locale) => {
  expect(listing(locale)([])).toBe('')
})

test.each(['en', 'fr', 'de', 'it', 'es', 'pt', 'nl', 'ru'])(
  'in %s, lists read as the platform writes them',
  (locale) => {
    const platform = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' })
    for (const items of [['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
      expect(listing(locale)(items)).toBe(platform.format(items))
  },
)
