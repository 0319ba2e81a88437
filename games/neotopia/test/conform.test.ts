// The laws of the contract, on random games of every number of players and both ways to get a colour.
import { describe, expect, it } from 'vitest'
import { conform } from '../../../core/conform.ts'
import { neotopia } from '../index.ts'

const games = Number(process.env.LUDOPOLIS_CONFORM_GAMES ?? 200)
/** 56 projects can be drawn and 100 elements placed, each with a build and a turn's end, and 24 tokens used. */
const LONGEST = 600

describe('conformance', () => {
  for (const seats of [2, 3, 4])
    for (const colours of ['seated', 'chosen'])
      it(`holds with ${seats} players, colours ${colours}`, () => {
        const options = { colours, first: colours === 'chosen' ? seats - 1 : null }
        const share = Math.ceil(games / 6)
        expect(
          conform(neotopia.game, { seats, options, games: share, seed: `neotopia-${colours}`, longest: LONGEST }),
        ).toBeGreaterThan(share * 30)
      })
})
