// Proves the counts of §1 and the balance of our set.
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../core/game.ts'
import {
  ACTIONS,
  BLUE,
  CELL_COUNT,
  CRISES,
  CUSTOM,
  EVOLUTION_COUNT,
  EVOLUTIONS,
  EXPERTS,
  EXPERTS_OF_A_KIND,
  GREEN,
  INDICATORS,
  NEIGHBOURS,
  NUISANCE_COUNT,
  nuisanceIndicator,
  PLANS,
  ROLES,
  SIDE,
  TINKERER,
} from '../data.ts'
import { readSet } from '../set.ts'
import { set6 } from '../sets/6.ts'
import { RELEASES, SETS } from '../versions.ts'

const FIVE = [0, 1, 2, 3, 4]
const tiles = Array.from({ length: EVOLUTION_COUNT }, (_, tile) => tile)
const spread = (totals: readonly number[]) =>
  (Math.max(...totals) - Math.min(...totals)) / (totals.reduce((a, b) => a + b) / totals.length)
const distance = (a: number, b: number) =>
  Math.abs((a % SIDE) - (b % SIDE)) + Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE))

describe('§1 what there is', () => {
  test('§1.1 sixteen cells in a square, with two to four neighbours; ten nuisances, two an indicator', () => {
    expect(CELL_COUNT).toBe(16)
    expect(NEIGHBOURS.map((near) => near.length).sort()).toEqual([2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4])
    const counts = FIVE.map(
      (i) => Array.from({ length: NUISANCE_COUNT }, (_, n) => nuisanceIndicator(n)).filter((one) => one === i).length,
    )
    expect(counts).toEqual([2, 2, 2, 2, 2])
  })

  test('§1.2, §1.4, §1.8 five indicators, 25 experts of five kinds, five actions', () => {
    expect(INDICATORS).toHaveLength(5)
    expect(EXPERTS.length * EXPERTS_OF_A_KIND).toBe(25)
    expect(ACTIONS).toEqual(['choose', 'start', 'recruit', 'assign', 'inaugurate'])
  })

  test('§1.5, §1.6, §1.7 35 evolutions, 15 crises, nine good plans and ten roles, the Tinkerer among them, all different', () => {
    for (const [names, count] of [
      [EVOLUTIONS, 35],
      [CRISES, 15],
      [PLANS, 9],
      [ROLES, 10],
    ] as const) {
      expect(names).toHaveLength(count)
      expect(new Set<string>(names).size).toBe(count)
    }
    expect(ROLES[TINKERER]).toBe('tinkerer')
  })
})

describe.each(RELEASES)('§1 the set of rules $rules', ({ rules }) => {
  const set = SETS[rules]
  const { evolutionNeeds, evolutionCosts, evolutionChanges, evolutionMarks, crises, crisisNeeds } = set

  test('§1.3 the crisis track is the same whoever plays, and long enough to lose slowly', () => {
    expect(set.lastLight).toBeGreaterThanOrEqual(6)
  })

  test('§1.5 evolutions ask for 2 to 4 experts, at most 2.5 in the mean', () => {
    expect(Math.min(...evolutionCosts)).toBe(2)
    expect(Math.max(...evolutionCosts)).toBe(4)
    expect(evolutionCosts.reduce((a, b) => a + b) / EVOLUTION_COUNT).toBeLessThanOrEqual(2.5)
  })

  test('§1.5 changes are +1 or +2, some −1, and no evolution is without gain', () => {
    for (const tile of tiles) {
      const changes = FIVE.map((i) => evolutionChanges[tile * 5 + i])
      expect(Math.max(...changes)).toBeGreaterThan(0)
      expect(changes.every((by) => by >= -1 && by <= 2)).toBe(true)
    }
    expect(evolutionChanges.filter((by) => by === -1).length).toBeGreaterThanOrEqual(5)
  })

  test('§1.5 every expert and every indicator is needed about equally (spread at most 20 %)', () => {
    expect(
      spread(FIVE.map((kind) => tiles.reduce((sum, tile) => sum + evolutionNeeds[tile * 5 + kind], 0))),
    ).toBeLessThanOrEqual(0.2)
    expect(
      spread(FIVE.map((i) => tiles.reduce((sum, tile) => sum + Math.max(0, evolutionChanges[tile * 5 + i]), 0))),
    ).toBeLessThanOrEqual(0.2)
    expect(
      spread(FIVE.map((i) => tiles.filter((tile) => evolutionChanges[tile * 5 + i] > 0).length)),
    ).toBeLessThanOrEqual(0.2)
    const needed = FIVE.map((kind) => CRISES.reduce((sum, _, crisis) => sum + crisisNeeds[crisis * 5 + kind], 0))
    expect(spread(needed)).toBeLessThanOrEqual(0.2)
  })

  test('§1.5 some evolutions have the blue mark, some the green, most none', () => {
    const count = (mark: number) => tiles.filter((tile) => evolutionMarks[tile] === mark).length
    expect(count(BLUE)).toBeGreaterThanOrEqual(5)
    expect(count(GREEN)).toBeGreaterThanOrEqual(5)
    expect(count(BLUE) + count(GREEN)).toBeLessThan(EVOLUTION_COUNT * 0.6)
  })

  test('§1.5 the rulebook’s sample cost stands on a tile: one neo-urbanist and one builder', () => {
    expect(tiles.some((tile) => FIVE.map((kind) => evolutionNeeds[tile * 5 + kind]).join('') === '01100')).toBe(true)
  })

  test('§1.6 each crisis has two options on arrival, experts and a penalty', () => {
    for (const [crisis, { arrival, penalty }] of crises.entries()) {
      expect(arrival).toHaveLength(2)
      expect(FIVE.reduce((sum, kind) => sum + crisisNeeds[crisis * 5 + kind], 0)).toBeGreaterThan(0)
      expect(penalty.length).toBeGreaterThan(0)
    }
  })

  test('§1.6 the storm warning is as the rulebook shows it', () => {
    expect(crises[CRISES.indexOf('storm-warning')]).toMatchObject({
      arrival: [[{ do: 'release', expert: 'urbanist' }], [{ do: 'lights', by: 1 }]],
      penalty: [
        { do: 'lights', by: 1 },
        { do: 'change', indicator: 'environment', by: -1 },
      ],
    })
  })

  test('§1.6 the options of an arrival have no effect in common', () => {
    for (const [crisis, { arrival }] of crises.entries()) {
      const id = CRISES[crisis]
      const [first, second] = arrival.map((list) => list.map((effect) => effect.do))
      const [left, right] = arrival.map((list) => list.map((effect) => JSON.stringify(effect)))
      expect([id, left.filter((effect) => right.includes(effect))]).toEqual([id, []])
      expect([id, first.includes('lights') && second.includes('lights')]).toEqual([id, false])
    }
  })

  test('§1.6 a light is the price of one option or a penalty’s, never certain on arrival', () => {
    const lit = crises.filter(({ penalty }) => penalty.some((effect) => effect.do === 'lights'))
    expect(lit.length).toBeGreaterThan(CRISES.length / 2)
    for (const { arrival } of crises)
      expect(arrival.some((list) => list.every((effect) => effect.do !== 'lights'))).toBe(true)
  })

  test('§1.6 every indicator is threatened about equally', () => {
    const penalties = crises.map(({ penalty }) => penalty)
    const threats = INDICATORS.map(
      (indicator) =>
        penalties.flat().filter((effect) => effect.do === 'change' && effect.indicator === indicator).length,
    )
    expect(Math.max(...threats) - Math.min(...threats)).toBeLessThanOrEqual(1)
  })

  test('§2.5 2, 4, 5, 6 and 8 nuisances, none on the start cell; a custom layout has none', () => {
    expect(set.layouts.map(({ nuisances }) => nuisances.length)).toEqual([2, 4, 5, 6, 8, 0])
    for (const { start, nuisances } of set.layouts) expect(nuisances).not.toContain(start)
  })

  test('§2.5 harder layouts lie farther from the start', () => {
    const levels = set.layouts.slice(0, CUSTOM)
    const sums = levels.map(({ start, nuisances }) => nuisances.reduce((sum, cell) => sum + distance(start, cell), 0))
    expect(sums).toEqual([...sums].sort((a, b) => a - b))
    const means = sums.map((sum, level) => sum / levels[level].nuisances.length)
    expect(means).toEqual([...means].sort((a, b) => a - b))
  })
})

describe('the reader of sets', () => {
  const given = (change: (set: typeof set6) => object) => readSet({ ...set6, ...change(set6) })
  const { crises, roles, levels, plans, evolutions } = set6

  test('takes our own', () => {
    expect(isRefusal(readSet(set6))).toBe(false)
  })

  test.each([
    ['a track of nothing', () => ({ lastLight: 0 }), 'lastLight'],
    ['a part too many', () => ({ weather: 'fine' }), 'weather'],
    [
      'an expert nobody knows',
      () => ({ crises: { ...crises, smog: { ...crises.smog, needs: 'DX' } } }),
      'crises.smog.needs',
    ],
    [
      'an effect nobody knows',
      () => ({ crises: { ...crises, smog: { ...crises.smog, penalty: 'rain 2' } } }),
      'crises.smog.penalty',
    ],
    [
      'one option',
      () => ({ crises: { ...crises, smog: { ...crises.smog, arrival: ['clear'] } } }),
      'crises.smog.arrival',
    ],
    [
      'a crisis that helps',
      () => ({ crises: { ...crises, smog: { ...crises.smog, arrival: ['clear', 'raise'] } } }),
      'crises.smog.arrival.1',
    ],
    [
      'two decisions at once',
      () => ({ crises: { ...crises, smog: { ...crises.smog, penalty: 'dismiss 1, shelve site' } } }),
      'crises.smog.penalty',
    ],
    ['a plan that is missing', () => ({ plans: { ...plans, volunteers: undefined } }), 'plans.volunteers'],
    [
      'a second borrower',
      () => ({ roles: { ...roles, trainer: { when: 'after', effect: 'borrow' } } }),
      'roles.trainer.effect',
    ],
    [
      'a time nobody knows',
      () => ({ roles: { ...roles, trainer: { when: 'never', effect: 'retrain' } } }),
      'roles.trainer.when',
    ],
    [
      'a change that is none',
      () => ({ evolutions: { ...evolutions, superblocks: { ...evolutions.superblocks, changes: 'e+0' } } }),
      'evolutions.superblocks.changes',
    ],
    [
      'a nuisance on the start cell',
      () => ({ levels: { ...levels, '1': { start: 5, nuisances: [1, 4, 5, 9] } } }),
      'levels.1',
    ],
    ['too few nuisances', () => ({ levels: { ...levels, '1': { start: 5, nuisances: [1] } } }), 'levels.1.nuisances'],
  ])('refuses %s, and says where', (_, change, at) => {
    expect(given(change)).toMatchObject({ code: 'set-part', values: { at } })
  })
})
