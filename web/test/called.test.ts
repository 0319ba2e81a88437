import { expect, test } from 'vitest'
import { nameIn } from '../called.ts'

test.each([
  ['fr', 'Player 1', 'Joueur 1'],
  ['en', 'Joueur 4', 'Player 4'],
  ['fr', 'Joueur 2', 'Joueur 2'],
  ['fr', 'Player One', 'Player One'],
  ['fr', 'Ada 2', 'Ada 2'],
  ['fr', 'Player 1 2', 'Player 1 2'],
] as const)('in %s %s is called %s', (locale, name, called) => {
  expect(nameIn(locale, name)).toBe(called)
})
