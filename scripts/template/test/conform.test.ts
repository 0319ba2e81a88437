// The laws of the contract, held against random games of Sample.
import { expect, test } from 'vitest'
import { conform } from '../../../core/conform.ts'
import { sample } from '../index.ts'
import { housesWith } from '../set.ts'
import { setOf } from '../versions.ts'

const games = Number(process.env.LUDOPOLIS_CONFORM_GAMES ?? 200)

test.each([2, 3, 4])('%i seats keep the contract', { timeout: 0 }, (seats) => {
  const longest = housesWith(setOf(sample.game.rules), seats)
  const steps = conform(sample.game, { seats, games, seed: 'sample', longest })
  expect(steps).toBe(games * longest)
})

test('whoever is chosen begins', { timeout: 0 }, () => {
  conform(sample.game, { seats: 3, options: { first: 1 }, games: Math.ceil(games / 5), seed: 'first', longest: 30 })
})
