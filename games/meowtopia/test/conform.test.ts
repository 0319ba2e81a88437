// The laws of the contract, for every number of players, both sides of the tiles and both supplies.
import { describe, expect, test } from 'vitest'
import { conform } from '../../../core/conform.ts'
import { SUPPLIES } from '../data.ts'
import { meowtopia } from '../index.ts'

const games = Number(process.env.LUDOPOLIS_CONFORM_GAMES ?? 200)

const TABLES = SUPPLIES.flatMap((supply) => [false, true].map((sideB) => ({ supply, sideB })))

describe.each(TABLES)('supply: $supply, side B: $sideB', ({ supply, sideB }) => {
  test.each([2, 3, 4])('%i players', (seats) => {
    const steps = conform(meowtopia.game, {
      seats,
      options: { supply, sideB },
      games: Math.ceil(games / 6),
      seed: `meowtopia/${supply}/${sideB}`,
      longest: 40 * 4 * 60,
    })
    expect(steps).toBeGreaterThan(games)
  })
})

test('the host names the first player', () => {
  conform(meowtopia.game, { seats: 3, options: { first: 2 }, games: 5, seed: 'first', longest: 9600 })
})
