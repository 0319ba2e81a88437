// The laws of the contract, for every number of players and both sides of the tiles.
import { describe, expect, test } from 'vitest'
import { conform } from '../../../core/conform.ts'
import { meowtopia } from '../index.ts'

const games = Number(process.env.LUDOPOLIS_CONFORM_GAMES ?? 200)

describe.each([false, true])('side B: %s', (sideB) => {
  test.each([2, 3, 4])('%i players', (seats) => {
    const steps = conform(meowtopia.game, {
      seats,
      options: { sideB },
      games: Math.ceil(games / 3),
      seed: `meowtopia/${sideB}`,
      longest: 40 * 4 * 60,
    })
    expect(steps).toBeGreaterThan(games)
  })
})

test('the host names the first player', () => {
  conform(meowtopia.game, { seats: 3, options: { first: 2 }, games: 5, seed: 'first', longest: 9600 })
})
