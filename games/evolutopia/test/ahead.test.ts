// Preparing the first step of a turn: everything lies open, so only what the others do meanwhile can stand in its way.
import { expect, test } from 'vitest'
import { lookAhead } from '../../../core/ahead.ts'
import { fatesAhead, playGame } from '../../../core/testing.ts'
import { evolutopia } from '../index.ts'
import type { EvolutopiaState } from '../state.ts'
import { NONE } from '../state.ts'

const { game } = evolutopia

test.each([2, 3, 5])('§3 with %i players: what does not fit any more says why', (seats) => {
  const fates = fatesAhead(game, seats, { level: '1' }, ['ahead a', 'ahead b', 'ahead c'])
  expect(fates.get('played')).toBeGreaterThan(50)
  // Every action that another does is blocked for the next.
  expect(fates.get('blocked')).toBeGreaterThan(20)
  expect([...fates.keys()].filter((fate) => ['', 'not-now', 'over'].includes(fate))).toEqual([])
})

test('§3 nothing can be prepared while something is half done', () => {
  let half = 0
  let between = 0
  playGame(game, 2, { level: '1' }, 'half done', (s, legal) => {
    const { pending, active, started } = s as EvolutopiaState
    const tried = lookAhead(game, game.view(s as EvolutopiaState, 1 - active))
    if (pending !== NONE || started > 0) {
      expect(tried).toBeNull()
      half++
    } else if (tried) between++
    return legal[legal.length >> 1]
  })
  expect(half).toBeGreaterThan(5)
  expect(between).toBeGreaterThan(5)
})
