import { expect, test } from 'vitest'
import { since } from '../home/since.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, 'now'],
  [59_000, 'now'],
  [-5 * MINUTE, 'now'],
  [2 * MINUTE, '2 minutes ago'],
  [59.6 * MINUTE, '1 hour ago'],
  [23 * HOUR, '23 hours ago'],
  [DAY, 'yesterday'],
  [6 * DAY, '6 days ago'],
  [45 * DAY, '2 months ago'],
  [364 * DAY, 'last year'],
  [800 * DAY, '2 years ago'],
])('%d milliseconds later it was "%s"', (gone, said) => {
  expect(since(1e12, 1e12 + gone, 'en')).toBe(said)
})

test('it is said in the language of the page', () => {
  expect(since(1e12, 1e12 + DAY, 'fr')).toBe('hier')
})
