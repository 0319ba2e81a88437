// The conformance kit for every number of players, every level, and a custom layout.
import { describe, expect, test } from 'vitest'
import { conform } from '../../../core/conform.ts'
import { LEVELS } from '../data.ts'
import { evolutopia } from '../index.ts'

const GAMES = Number(process.env.LUDOPOLIS_CONFORM_GAMES ?? 200)

const CONFIGURATIONS = [1, 2, 3, 4, 5].flatMap((seats) => [
  ...LEVELS.map((level) => ({ seats, options: { level } })),
  {
    seats,
    options: { level: 'custom', start: [15], nuisances: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], silence: false, first: 0 },
  },
])

describe('Evolutopia keeps the contract', () => {
  test.each(CONFIGURATIONS)('with $seats seats and $options', ({ seats, options }) => {
    const games = Math.max(1, Math.round(GAMES / LEVELS.length))
    expect(
      conform(evolutopia.game, { seats, options, games, seed: `evolutopia ${seats}`, longest: 4000 }),
    ).toBeGreaterThan(0)
  })
})
