// What the advice lists must not change when it is made quicker: digests of what plainer code listed before. Other weights list
// something else; then these are to be recorded again.
import { expect, test } from 'vitest'
import { listed } from '../../../core/testing.ts'
import { neotopia } from '../index.ts'

test.each([
  [2, 4149, '0da434f948117bd6'],
  [3, 5045, '7ab730503856f794'],
  [4, 5869, '7788ac5b4e6771d3'],
])('with %i players all %i lists are as they were', (seats, decisions, digest) => {
  expect(listed(neotopia.game, seats, { first: null, colours: 'seated' })).toEqual({ decisions, digest })
})
