// Random games end early; these are played mostly by advice, so that the laws are held to late positions too.
import { describe, expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { MOST_MOVES, NOBODY } from '../../../core/game.ts'
import type { Chosen } from '../../../core/options.ts'
import { chooseOptions } from '../../../core/options.ts'
import { LEVELS } from '../data.ts'
import type { EvolutopiaOptions } from '../options.ts'
import { game } from './bench.ts'

const GAMES = 60
const PROBES = 100
const list = new Int32Array(MOST_MOVES)

describe('long games', () => {
  test.each([1, 2, 3, 4, 5])(
    'with %i seats keep every component, agree on what is legal, and show all there is',
    (seats) => {
      const ends = new Set<string>()
      let mostCrises = 0
      for (let number = 0; number < GAMES; number++) {
        const bits = bitsFrom(`long ${seats} ${number}`)
        const chance = seededChance(`long ${seats} ${number}`)
        const [s, world] = [game.blank(), game.blank()]
        const level = LEVELS[number % 5]
        game.setup(seats, chooseOptions(game.options, { level }, seats) as Chosen<EvolutopiaOptions>, chance, s)
        while (game.toAct(s) !== NOBODY) {
          expect(game.invalid(s)).toBeNull()
          const legal = new Set(list.subarray(0, game.legal(s, list)))
          for (let probe = 0; probe < PROBES; probe++) {
            const move = below(bits, game.moves.size)
            if ((game.check(s, move) === 0) !== legal.has(move)) expect(game.moves.text(move)).toBe('agreed on')
          }
          if (below(bits, 10) === 0) {
            const view = game.view(s, 0)
            game.imagine(view, chance, world)
            expect(game.view(world, 0)).toEqual(view)
          }
          const n = game.advice.promising(s, list)
          game.play(s, list[below(bits, 24) === 0 ? below(bits, n) : 0], chance)
          mostCrises = Math.max(mostCrises, s.crisesDrawn)
          // Lights go out again in every other game, so that it lasts.
          if (number % 2 === 0 && s.light > 3 && game.toAct(s) !== NOBODY) s.light = 2
        }
        expect(game.invalid(s)).toBeNull()
        ends.add(game.outcome(s)?.reason ?? '')
      }
      expect(ends).toContain('won')
      expect(ends).toContain('lost-indicator')
      // The pile of crises has been gone through at least once.
      expect(mostCrises).toBeGreaterThan(15)
    },
  )
})
