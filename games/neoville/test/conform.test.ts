// The laws of the contract, held against random games of Neoville.
import { describe, expect, test } from 'vitest'
import { conform } from '../../../core/conform.ts'
import { neoville } from '../index.ts'

const games = Number(process.env.LUDOPOLIS_CONFORM_GAMES ?? 200)

describe('Neoville keeps the contract', () => {
  test.each([2, 3, 4])('%i seats', { timeout: 0 }, (seats) => {
    // 16 rounds of at most three steps
    const steps = conform(neoville.game, { seats, games, seed: 'neoville', longest: seats * 48 })
    expect(steps).toBeGreaterThan(games * seats * 31)
  })

  test.each([
    { first: 0, utilities: 'ecomobile-windmill' },
    { first: 1, utilities: 'ecomobile-biodome' },
    { first: 1, utilities: 'windmill-biodome' },
  ])('options %o', { timeout: 0 }, (options) => {
    conform(neoville.game, { seats: 2, options, games: Math.ceil(games / 5), seed: 'options', longest: 96 })
  })
})
