// §2: what lies on the table before the first turn.
import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../core/chance.ts'
import { NOBODY, PUBLIC } from '../../../core/game.ts'
import { chooseOptions } from '../../../core/options.ts'
import { TILE_COUNT, towerValue, UTILITIES } from '../data.ts'
import type { NeovilleEvent } from '../events.ts'
import type { NeovilleOptions } from '../options.ts'
import type { NeovilleView } from '../view.ts'
import { game } from './sketch.ts'

type Chosen = Parameters<typeof game.setup>[1]

function dealt(seats: number, seed: string, options: Partial<Chosen> = {}) {
  const s = game.blank()
  const told: NeovilleEvent[] = []
  const chosen = chooseOptions<NeovilleOptions>(game.options, options, seats) as Chosen
  game.setup(seats, chosen, seededChance(seed), s, (event: NeovilleEvent) => told.push(event))
  expect(game.invalid(s)).toBeNull()
  return { s, told, view: game.view(s, PUBLIC) }
}

const seeds = Array.from({ length: 40 }, (_, i) => `deal ${i}`)
const utilitiesOf = (view: NeovilleView, type: string) =>
  view.utilities.reduce((sum, left, design) => sum + (UTILITIES[design].type === type ? left : 0), 0)

describe('§2 setup', () => {
  test.each([
    [2, 20, [4, 6, 8, 10, 12], 5],
    [3, 24, [4, 5, 6, 8, 10, 12], 6],
    [4, 28, [4, 5, 6, 7, 8, 10, 12], 7],
  ])(
    '§2.1, §2.2 %i players: %i skyscrapers with the values %j, and %i utilities of each chosen type',
    (seats, count, values, each) => {
      for (const seed of seeds.slice(0, 10)) {
        const { view } = dealt(seats, seed)
        expect(view.towers).toHaveLength(count)
        expect([...new Set(view.towers.map(towerValue))].sort((a, b) => a - b)).toEqual(values)
        const counts = ['ecomobile', 'windmill', 'biodome'].map((type) => utilitiesOf(view, type))
        expect([...counts].sort()).toEqual([0, each, each])
        expect(view.types).toEqual([0, 1, 2].filter((type) => counts[type] > 0))
      }
    },
  )

  test('§2.2 the two types are drawn at random: all three pairs come', () => {
    expect(new Set(seeds.map((seed) => dealt(2, seed).view.types.join()))).toEqual(new Set(['0,1', '0,2', '1,2']))
  })

  test('§2.2 the pieces of a type are drawn at random from its 12, at most two of a design', () => {
    const draws = seeds.map((seed) => dealt(2, seed, { utilities: 'ecomobile-windmill' }).view.utilities)
    expect(new Set(draws.map((one) => one.join())).size).toBeGreaterThan(20)
    expect(Math.max(...draws.flat())).toBe(2)
  })

  test.each([
    ['ecomobile-windmill', [0, 1]],
    ['ecomobile-biodome', [0, 2]],
    ['windmill-biodome', [1, 2]],
  ] as const)('§2.2 the option utilities: %s', (utilities, types) => {
    for (const seed of seeds.slice(0, 5)) expect(dealt(3, seed, { utilities }).view.types).toEqual(types)
  })

  test('§2.3 the first player is drawn at random: every seat comes', () => {
    expect(new Set(seeds.map((seed) => dealt(4, seed).view.first))).toEqual(new Set([0, 1, 2, 3]))
  })

  test.each([0, 1, 2])('§2.3 the option first: seat %i begins', (first) => {
    for (const seed of seeds.slice(0, 5)) {
      const { s, told } = dealt(3, seed, { first })
      expect(game.toAct(s)).toBe(first)
      expect(told).toMatchObject([{ kind: 'setup', first }])
    }
  })

  test('§2.3 a first player who has no seat is refused', () => {
    expect(chooseOptions(game.options, { first: 2 }, 2)).toMatchObject({ code: 'option-value' })
    expect(chooseOptions(game.options, { utilities: 'all' }, 2)).toMatchObject({ code: 'option-value' })
  })

  test.each([2, 3, 4])(
    '§2.3 %i players: player k in turn order holds equity tile k, and the others are out',
    (seats) => {
      for (const seed of seeds.slice(0, 10)) {
        const { view } = dealt(seats, seed)
        for (let k = 0; k < seats; k++)
          expect(view.hands[(view.first + k) % seats][0]).toEqual({ tile: TILE_COUNT + k, known: true })
      }
    },
  )

  test.each([2, 3, 4])(
    '§2.4 %i players: four tiles in the market, two more in each hand, the others in the stack',
    (seats) => {
      const { s, view } = dealt(seats, 'deal')
      expect(new Set(view.market).size).toBe(4)
      expect(view.stack).toBe(TILE_COUNT - 4 - 2 * seats)
      const tiles = [
        ...view.market,
        ...s.stack.slice(0, view.stack),
        ...s.hand.filter((one) => one > 0).map((one) => one - 1),
      ]
      expect(tiles.sort((a, b) => a - b)).toEqual(Array.from({ length: TILE_COUNT + seats }, (_, tile) => tile))
    },
  )

  test('§2.4 the two tiles dealt are hidden from the others, the equity tile is not', () => {
    const { s } = dealt(2, 'deal')
    for (const viewer of [0, PUBLIC]) {
      const [equity, ...hidden] = game.view(s, viewer).hands[1]
      expect(equity?.tile).toBeGreaterThanOrEqual(TILE_COUNT)
      expect(hidden).toEqual([
        { tile: null, known: false },
        { tile: null, known: false },
      ])
    }
    expect(game.view(s, 1).hands[1].map((slot) => slot?.tile)).toEqual(Array.from(s.hand.slice(3, 6), (one) => one - 1))
  })

  test('§2 nobody has laid a tile or built, and round 1 begins', () => {
    const { s, view } = dealt(4, 'deal')
    expect(view.round).toBe(1)
    expect(view.phase).toBe('place')
    expect(view.cities.map(({ tiles, districts }) => [tiles, districts])).toEqual(
      Array.from({ length: 4 }, () => [[], []]),
    )
    expect(game.outcome(s)).toBeNull()
    expect(game.toAct(s)).not.toBe(NOBODY)
    expect(game.sheet(s).map(({ points, settled }) => ({ points, settled }))).toEqual(
      Array.from({ length: 8 }, () => ({ points: 0, settled: false })),
    )
  })
})
