// What may be done on the board is what is offered.
import { expect, test } from 'vitest'
import { buildsOf } from '../board/desk.ts'
import { PLOTS } from '../data.ts'

test('every choice is on its plot, and nothing else is', () => {
  const builds = buildsOf(['build b2', 'build f6'])
  expect([...builds].map(([plot, move]) => [PLOTS[plot], move])).toEqual([
    ['b2', 'build b2'],
    ['f6', 'build f6'],
  ])
})
