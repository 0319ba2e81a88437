// What the advice lists must not change when it is made quicker: digests of what plainer code listed before. Other weights list
// something else; then these are to be recorded again.
import { expect, test } from 'vitest'
import { listed } from '../../../core/testing.ts'
import { neoville } from '../index.ts'

test.each([
  [2, 2804, '6d28826286809e75'],
  [3, 4110, 'ddd47c6bff313c84'],
  [4, 5296, '2a595f39689b7a05'],
])('with %i players all %i lists are as they were', (seats, decisions, digest) => {
  expect(listed(neoville.game, seats, { first: null, utilities: 'random' })).toEqual({ decisions, digest })
})
