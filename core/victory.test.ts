import { expect, test } from 'vitest'
import { victoryOf } from './victory.ts'

test('a victory is the winner’s, is shared by equals, and is whole for all who win together', () => {
  const by = (ranks: readonly number[], together = false) => ranks.map((_, seat) => victoryOf(ranks, seat, together))
  expect(by([2, 1, 3])).toEqual([0, 1, 0])
  expect(by([1, 3, 1])).toEqual([0.5, 0, 0.5])
  expect(by([1, 1], true)).toEqual([1, 1])
  expect(by([2, 2], true)).toEqual([0, 0])
})
