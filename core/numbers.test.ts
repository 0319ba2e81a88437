// Numbers as a language writes them.
import { expect, test } from 'vitest'
import { numbersIn } from './numbers.ts'

test.each([
  ['en', '1.5', '−2.00', '+0.3', '64%', '63.5%'],
  ['fr', '1,5', '−2,00', '+0,3', '64\u202f%', '63,5\u202f%'],
  ['de', '1,5', '−2,00', '+0,3', '64\u00a0%', '63,5\u00a0%'],
])('numbers in %s', (locale, ...told) => {
  const { plain, fixed, signed, percent } = numbersIn(locale)
  const all = [plain(1.5), fixed(-2, 2), signed(0.26, 1), percent(0.635), percent(0.635, 1)]
  expect(all.map((one) => one.replace('\u00a0%', locale === 'fr' ? '\u202f%' : '\u00a0%'))).toEqual(told)
})

test('thousands are parted where that is asked for, and nothing has no sign', () => {
  expect(numbersIn('en').plain(12345)).toBe('12345')
  expect(numbersIn('en', true).plain(12345)).toBe('12,345')
  expect(numbersIn('en').signed(0, 1)).toBe('0')
  // As in Portugal: in Brazil a point parts the thousands.
  expect(numbersIn('pt', true).plain(12345)).toBe('12\u00a0345')
})
