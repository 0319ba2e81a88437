// Preparing which tile to take: it waits while waking, selling and following are asked, and is dropped if another takes the tile.
import { expect, test } from 'vitest'
import { isToCome, lookAhead } from '../../../core/ahead.ts'
import { fatesAhead } from '../../../core/testing.ts'
import { meowtopia } from '../index.ts'
import { Scene, variety } from './scene.ts'

const { game } = meowtopia

test.each([2, 3, 4])('§4.3 with %i players: dropped is only a tile that another took', (seats) => {
  for (const i of [0, 1]) {
    const fates = fatesAhead(game, seats, variety(i), [`ahead ${i}`])
    expect(fates.get('played')).toBeGreaterThan(30)
    // Some learn it when they are asked something else before their turn.
    const mayHappen = ['played', 'tile-taken', 'not-now']
    expect([...fates.keys()].filter((fate) => !mayHappen.includes(fate))).toEqual([])
  }
})

test('§4.4 who is asked whether to follow keeps the tile that they prepared', () => {
  const scene = new Scene(2)
  const [first = ''] = lookAhead(game, game.view(scene.s, 1))?.choices ?? []
  expect(first).toMatch(/^take /)
  expect(isToCome(game, game.view(scene.s, 1), first)).toBe(true)
  expect(isToCome(game, game.view(scene.s, 1), 'pass nobody')).toBe(false)
})
