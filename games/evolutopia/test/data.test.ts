// Proves the counts of §1 and the balance of our set.
import { describe, expect, test } from 'vitest'
import type { Effect } from '../data.ts'
import {
  ACTIONS,
  BLUE,
  CELL_COUNT,
  CRISES,
  CRISIS_COUNT,
  CRISIS_NEEDS,
  EVOLUTION_CHANGES,
  EVOLUTION_COUNT,
  EVOLUTION_MARK,
  EVOLUTION_NEEDS,
  EVOLUTIONS,
  EXPERTS,
  EXPERTS_OF_A_KIND,
  GREEN,
  INDICATORS,
  LAST_LIGHT,
  LEVEL_ROWS,
  LEVELS,
  NEIGHBOURS,
  NUISANCE_COUNT,
  nuisanceIndicator,
  PLAN_COUNT,
  PLANS,
  ROLE_COUNT,
  ROLES,
  SIDE,
} from '../data.ts'

const FIVE = [0, 1, 2, 3, 4]
const tiles = Array.from({ length: EVOLUTION_COUNT }, (_, tile) => tile)
const cost = (tile: number) => FIVE.reduce((sum, kind) => sum + EVOLUTION_NEEDS[tile * 5 + kind], 0)
const spread = (totals: readonly number[]) =>
  (Math.max(...totals) - Math.min(...totals)) / (totals.reduce((a, b) => a + b) / totals.length)
const distance = (a: number, b: number) =>
  Math.abs((a % SIDE) - (b % SIDE)) + Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE))

describe('§1 components', () => {
  test('§1.1 sixteen cells in a square, with two to four neighbours; ten nuisances, two an indicator', () => {
    expect(CELL_COUNT).toBe(16)
    expect(NEIGHBOURS.map((near) => near.length).sort()).toEqual([2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4])
    const counts = FIVE.map(
      (i) => Array.from({ length: NUISANCE_COUNT }, (_, n) => nuisanceIndicator(n)).filter((one) => one === i).length,
    )
    expect(counts).toEqual([2, 2, 2, 2, 2])
  })

  test('§1.2, §1.3, §1.4, §1.8 five indicators, seven lights, 25 experts of five kinds, five actions', () => {
    expect(INDICATORS).toHaveLength(5)
    expect(LAST_LIGHT).toBe(7)
    expect(EXPERTS.length * EXPERTS_OF_A_KIND).toBe(25)
    expect(ACTIONS).toEqual(['choose', 'start', 'recruit', 'assign', 'inaugurate'])
  })

  test('§1.5 35 different evolutions of 2 to 4 experts, at most 2.5 in the mean', () => {
    expect(new Set(EVOLUTIONS).size).toBe(35)
    const costs = tiles.map(cost)
    expect(Math.min(...costs)).toBe(2)
    expect(Math.max(...costs)).toBe(4)
    expect(costs.reduce((a, b) => a + b) / 35).toBeLessThanOrEqual(2.5)
  })

  test('§1.5 changes are +1 or +2, some −1, and no evolution is without gain', () => {
    for (const tile of tiles) {
      const changes = FIVE.map((i) => EVOLUTION_CHANGES[tile * 5 + i])
      expect(Math.max(...changes)).toBeGreaterThan(0)
      expect(changes.every((by) => by >= -1 && by <= 2)).toBe(true)
    }
    expect(EVOLUTION_CHANGES.filter((by) => by === -1).length).toBeGreaterThanOrEqual(5)
  })

  test('§1.5 every expert and every indicator is needed about equally (spread at most 20 %)', () => {
    expect(
      spread(FIVE.map((kind) => tiles.reduce((sum, tile) => sum + EVOLUTION_NEEDS[tile * 5 + kind], 0))),
    ).toBeLessThanOrEqual(0.2)
    expect(
      spread(FIVE.map((i) => tiles.reduce((sum, tile) => sum + Math.max(0, EVOLUTION_CHANGES[tile * 5 + i]), 0))),
    ).toBeLessThanOrEqual(0.2)
    expect(
      spread(FIVE.map((i) => tiles.filter((tile) => EVOLUTION_CHANGES[tile * 5 + i] > 0).length)),
    ).toBeLessThanOrEqual(0.2)
    const crises = FIVE.map((kind) => CRISES.reduce((sum, _, crisis) => sum + CRISIS_NEEDS[crisis * 5 + kind], 0))
    expect(spread(crises)).toBeLessThanOrEqual(0.2)
  })

  test('§1.5 some evolutions have the blue mark, some the green, most none', () => {
    const count = (mark: number) => tiles.filter((tile) => EVOLUTION_MARK[tile] === mark).length
    expect(count(BLUE)).toBeGreaterThanOrEqual(5)
    expect(count(GREEN)).toBeGreaterThanOrEqual(5)
    expect(count(BLUE) + count(GREEN)).toBeLessThan(EVOLUTION_COUNT * 0.6)
  })

  test('§1.5 the rulebook’s sample cost stands on a tile: one neo-urbanist and one builder', () => {
    expect(tiles.some((tile) => FIVE.map((kind) => EVOLUTION_NEEDS[tile * 5 + kind]).join('') === '01100')).toBe(true)
  })

  test('§1.6 15 different crises, each with two options on arrival, experts and a penalty', () => {
    expect(new Set(CRISES.map(({ id }) => id)).size).toBe(15)
    expect(CRISIS_COUNT).toBe(15)
    for (const { arrival, needs, penalty } of CRISES) {
      expect(arrival).toHaveLength(2)
      expect(needs.length).toBeGreaterThan(0)
      expect(penalty.length).toBeGreaterThan(0)
    }
  })

  test('§1.6 the storm warning is as the rulebook shows it', () => {
    expect(CRISES[0]).toMatchObject({
      id: 'storm-warning',
      arrival: [[{ do: 'release', expert: 'urbanist' }], [{ do: 'lights', by: 1 }]],
      penalty: [
        { do: 'lights', by: 1 },
        { do: 'change', indicator: 'environment', by: -1 },
      ],
    })
  })

  test('§1.6 the options of an arrival have no effect in common', () => {
    for (const { id, arrival } of CRISES) {
      const [first, second] = arrival.map((list: readonly Effect[]) => list.map((effect) => effect.do))
      const [left, right] = arrival.map((list: readonly Effect[]) => list.map((effect) => JSON.stringify(effect)))
      expect([id, left.filter((effect) => right.includes(effect))]).toEqual([id, []])
      expect([id, first.includes('lights') && second.includes('lights')]).toEqual([id, false])
    }
  })

  test('§1.6 a light is the price of one option or a penalty’s, never certain on arrival', () => {
    const lit = CRISES.filter(({ penalty }) => penalty.some((effect: Effect) => effect.do === 'lights'))
    expect(lit.length).toBeGreaterThan(CRISIS_COUNT / 2)
    for (const { arrival } of CRISES)
      expect(arrival.some((list: readonly Effect[]) => list.every((effect) => effect.do !== 'lights'))).toBe(true)
  })

  test('§1.6 every indicator is threatened about equally', () => {
    const penalties: readonly (readonly Effect[])[] = CRISES.map(({ penalty }) => penalty)
    const threats = INDICATORS.map(
      (indicator) =>
        penalties.flat().filter((effect) => effect.do === 'change' && effect.indicator === indicator).length,
    )
    expect(Math.max(...threats) - Math.min(...threats)).toBeLessThanOrEqual(1)
  })

  test('§1.6 in a list of effects at most one asks for a choice, and that one last', () => {
    const asking = ['dismiss', 'shelve']
    for (const { arrival, penalty } of CRISES)
      for (const list of [...arrival, penalty] as readonly (readonly Effect[])[])
        expect(list.slice(0, -1).some((effect) => asking.includes(effect.do))).toBe(false)
  })

  test('§1.7 nine good plans and ten roles, the Tinkerer among them, all different', () => {
    expect(PLAN_COUNT).toBe(9)
    expect(new Set(PLANS.map(({ id }) => id)).size).toBe(9)
    expect(ROLE_COUNT).toBe(10)
    expect(new Set(ROLES.map(({ id }) => id)).size).toBe(10)
    expect(ROLES[0].id).toBe('tinkerer')
  })
})

describe('§2.5 layouts', () => {
  test('2, 4, 5, 6 and 8 nuisances, none on the start cell', () => {
    expect(LEVEL_ROWS.slice(0, 5).map(({ nuisances }) => nuisances.length)).toEqual([2, 4, 5, 6, 8])
    expect(LEVEL_ROWS).toHaveLength(LEVELS.length)
    for (const { start, nuisances } of LEVEL_ROWS) {
      expect(nuisances).not.toContain(start)
      expect(new Set(nuisances).size).toBe(nuisances.length)
    }
  })

  test('harder layouts lie farther from the start', () => {
    const sums = LEVEL_ROWS.slice(0, 5).map(({ start, nuisances }) =>
      nuisances.reduce((sum, cell) => sum + distance(start, cell), 0),
    )
    expect(sums).toEqual([...sums].sort((a, b) => a - b))
    const means = sums.map((sum, level) => sum / LEVEL_ROWS[level].nuisances.length)
    expect(means).toEqual([...means].sort((a, b) => a - b))
  })
})
