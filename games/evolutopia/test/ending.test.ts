// The end (§4): at once, a loss before a win, all together.
import { describe, expect, test } from 'vitest'
import { CRISES } from '../data.ts'
import type { Position } from './bench.ts'
import { Bench, game, set } from './bench.ts'

const quiet: Position = {
  roles: [
    ['treasurer', 0],
    ['surveyor', 0],
  ],
  study: ['wind-park', 'cable-car', 'goods-yard'],
}
const ready = { site: [['green-roofs', 'builder', 'urbanist']] } as const

describe('§4 the end', () => {
  test('won: three indicators at 6 or more and the last nuisance covered', () => {
    const b = new Bench({ ...ready, seats: 3, indicators: [5, 6, 2, 5, 1], nuisances: { b1: 'energy' } })
    b.play('inaugurate green-roofs b1')
    expect(b.view().toAct).toBe(-1)
    expect(game.outcome(b.s)).toEqual({ ranks: [1, 1, 1], scores: [1, 1, 1], reason: 'won' })
    expect(b.legal()).toEqual([])
    expect(b.why('manage')).toBe('over')
  })

  test('not won while a nuisance is uncovered, nor with two indicators', () => {
    const nuisance = new Bench({ ...ready, indicators: [6, 6, 6, 6, 6], nuisances: { b1: 'energy', d4: 'comfort' } })
    expect(nuisance.play('inaugurate green-roofs b1').reason()).toBeUndefined()
    const two = new Bench({ ...ready, indicators: [5, 3, 3, 5, 3], nuisances: { b1: 'energy' } })
    expect(two.play('inaugurate green-roofs b1').reason()).toBeUndefined()
  })

  test('won at once by a good plan too', () => {
    const b = new Bench({
      plans: [['public-fund']],
      indicators: [6, 6, 5, 3, 3],
      nuisances: { b1: 'energy' },
      built: { b1: 'green-roofs' },
    })
    expect(b.play(['plan public-fund', 'raise comfort']).reason()).toBe('won')
  })

  test('lost: an indicator is 0', () => {
    const b = new Bench({ ...quiet, crisis: ['power-cut'], indicators: [3, 3, 3, 1, 3] }).play('manage')
    expect(game.outcome(b.s)).toEqual({ ranks: [2, 2], scores: [0, 0], reason: 'lost-indicator' })
  })

  test('lost: the crisis reaches the last light', () => {
    const b = new Bench({ ...quiet, light: set.lastLight - 1 }).play('manage', [['crises', 'storm-warning']])
    expect(b.reason()).toBe('lost-crisis-track')
  })

  test.each([1, 2, 3, 4, 5])('§1.3 the last light is the same one with %i players', (seats) => {
    const roles = [['site-manager', 0]] as const
    const storm = (light: number) =>
      new Bench({ ...quiet, seats, roles, light }).play('manage', [['crises', 'storm-warning']])
    expect(storm(set.lastLight - 2).reason()).toBeUndefined()
    expect(storm(set.lastLight - 1).reason()).toBe('lost-crisis-track')
  })

  test('lost: the 46th crisis would come; the 45th still does', () => {
    const b = new Bench({ ...quiet, past: CRISES, drawn: 45 })
    expect(b.play('manage').reason()).toBe('lost-crisis-pile')
    const before = new Bench({ ...quiet, past: CRISES, drawn: 44, indicators: [5, 5, 5, 5, 5] })
    before.play('manage')
    expect(before.reason()).toBeUndefined()
    expect(before.view().crisesDrawn).toBe(45)
  })

  test('§7 a change that makes one indicator 0 and another 6 loses', () => {
    const b = new Bench({
      site: [['ring-metro', 'designer', 'technologist']],
      indicators: [1, 4, 6, 6, 3],
      nuisances: { b1: 'mobility' },
    })
    b.play('inaugurate ring-metro b1')
    expect(b.view().indicators).toEqual([0, 6, 6, 7, 3])
    expect(b.reason()).toBe('lost-indicator')
  })

  test('a penalty comes as one: light and indicator change together before the end is looked for', () => {
    const b = new Bench({ ...quiet, crisis: ['flood'], light: 2, indicators: [1, 3, 3, 3, 3] }).play('manage')
    expect(b.view()).toMatchObject({ indicators: [0, 3, 3, 3, 3], light: 3 })
  })

  test('a full territory is not itself a loss', () => {
    const tiles = [
      'urban-forest',
      'night-trams',
      'quiet-quarter',
      'solar-field',
      'workshop-yard',
      'car-free-centre',
      'ring-metro',
      'bathing-lake',
      'repair-cafes',
      'goods-yard',
      'river-port',
      'superblocks',
      'shared-garage',
      'timber-towers',
      'harvest-boats',
    ] as const
    const cells = ['a1', 'b1', 'c1', 'd1', 'a2', 'c2', 'd2', 'a3', 'b3', 'c3', 'd3', 'a4', 'b4', 'c4', 'd4']
    const built = Object.fromEntries(cells.map((cell, i) => [cell, tiles[i]]))
    const b = new Bench({ ...ready, built, nuisances: {} })
    expect(b.legal('inaugurate')).toEqual([])
    expect(b.play('take none').reason()).toBeUndefined()
  })

  test('nothing more happens after the end', () => {
    const b = new Bench({
      ...quiet,
      crisis: ['power-cut'],
      indicators: [3, 3, 3, 1, 3],
      plans: [['calm-night']],
      light: 3,
    })
    b.play('manage')
    expect(b.events.at(-1)).toEqual({ kind: 'over', reason: 'lost-indicator' })
    expect(b.view().crisesDrawn).toBe(1)
  })
})

test('every line of the score is better the more it has: lights are left, nuisances are covered', () => {
  const b = new Bench({ ...ready, light: 4, nuisances: { b1: 'energy', d4: 'comfort' } })
  const of = (name: string) => game.sheet(b.s).find(({ seat, line }) => seat === 0 && line === name)?.points
  expect([of('light'), of('nuisances')]).toEqual([set.lastLight - 4, 0])
  b.play('inaugurate green-roofs b1')
  expect([of('light'), of('nuisances')]).toEqual([set.lastLight - 4, 1])
})
