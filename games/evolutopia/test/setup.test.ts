// The setup (§2) and the options that shape it.
import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../core/chance.ts'
import { isRefusal } from '../../../core/game.ts'
import { chooseOptions } from '../../../core/options.ts'
import { isRefused, Table } from '../../../core/table.ts'
import { CUSTOM, nuisanceIndicator, ROLES } from '../data.ts'
import type { EvolutopiaEvent } from '../events.ts'
import { evolutopia } from '../index.ts'
import { game, set } from './bench.ts'

function setUp(seats: number, options: object, seed = 'setup', told: EvolutopiaEvent[] = []) {
  const chosen = chooseOptions(game.options, options, seats)
  if (isRefusal(chosen)) throw new Error(chosen.code)
  const s = game.blank()
  game.setup(seats, chosen, seededChance(seed), s, (event: EvolutopiaEvent) => told.push(event))
  return game.view(s, 0)
}

describe('§2 setup', () => {
  test('§2.1 two evolutions in study, one on site without experts, the top of the stack open', () => {
    const v = setUp(2, {})
    expect(v.study).toHaveLength(2)
    expect(v.site).toHaveLength(1)
    expect(v.site[0].experts).toEqual([0, 0, 0, 0, 0])
    expect(v.stack.unseen).toHaveLength(35 - 4)
    expect([...v.study, v.site[0].tile, ...v.stack.unseen]).not.toContain(v.top)
  })

  test('§2.2 three experts in the zone, the others in the bag', () => {
    const v = setUp(2, {})
    expect(v.zone.reduce((a, b) => a + b)).toBe(3)
    expect(v.zone.map((n, kind) => n + v.bag[kind])).toEqual([5, 5, 5, 5, 5])
  })

  test.each([
    ['discovery', 3, 2, 2],
    ['1', 2, 1, 4],
    ['2', 2, 1, 5],
    ['3', 2, 1, 6],
    ['4', 2, 1, 8],
  ])(
    '§2.3, §2.5, §7 level %s: indicators at %i, crisis at light %i, %i nuisances',
    (level, points, light, nuisances) => {
      const v = setUp(3, { level })
      expect(v.indicators).toEqual([points, points, points, points, points])
      expect(v.light).toBe(light)
      const laid = v.nuisances.flatMap((nuisance, cell) => (nuisance === null ? [] : [cell]))
      expect(laid).toHaveLength(nuisances)
      expect(laid).toEqual([...set.layouts[v.level].nuisances].sort((a, b) => a - b))
      expect(v.start).toBe(set.layouts[v.level].start)
      expect(v.blocked).toEqual([false, false, false, false, false])
    },
  )

  test('§2.4 each player has one role face up; the second is not known to anybody, undealt ones lie with it', () => {
    const v = setUp(5, {})
    expect(v.players.map(({ roles }) => roles.length)).toEqual([1, 1, 1, 1, 1])
    expect(new Set(v.players.flatMap(({ roles }) => roles)).size).toBe(5)
    expect(v.roles.unseen).toHaveLength(5)
    expect(v.crises.unseen).toHaveLength(15)
    expect(v.crisis).toBeNull()
    expect(v.plans.unseen).toHaveLength(9)
  })

  test('§2.5 which nuisance lies where is luck', () => {
    const kinds = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      setUp(2, {}, seed)
        .nuisances.filter((one) => one !== null)
        .map(nuisanceIndicator)
        .join(),
    )
    expect(new Set(kinds).size).toBeGreaterThan(1)
  })

  test('§2.5 a custom layout: any start cell, up to ten nuisances', () => {
    const v = setUp(2, { level: 'custom', start: [15], nuisances: [0, 3, 9] })
    expect(v.level).toBe(CUSTOM)
    expect(v.start).toBe(15)
    expect(v.nuisances.flatMap((one, cell) => (one === null ? [] : [cell]))).toEqual([0, 3, 9])
    const eleven = { level: 'custom', nuisances: [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11] }
    expect(isRefusal(chooseOptions(game.options, eleven, 2))).toBe(true)
    expect(isRefusal(chooseOptions(game.options, { start: [0, 1] }, 2))).toBe(true)
    expect(isRefusal(chooseOptions(game.options, { start: [16] }, 2))).toBe(true)
  })

  test.each([
    ['chosen', { start: [15], nuisances: [0, 15] }, 'd4'],
    ['not chosen', { nuisances: [5] }, 'b2'],
  ])('§2.5 no table opens with a nuisance on a start cell that was %s', async (_how, layout, cell) => {
    const house = { luck: () => seededChance('layout'), store: { append: async () => {} }, now: () => 0 }
    const answer = await Table.open(game, 2, { level: 'custom', ...layout }, house)
    if (!isRefused(answer)) throw new Error('the table was opened')
    const words = await evolutopia.words('en', ['Ada', 'Ben'])
    expect(words.refusal(answer.refusal)).toBe(`No nuisance may lie on the start tile (cell ${cell}).`)
  })

  test('§2.6 the first player is luck, or the table’s choice', () => {
    const firsts = Array.from({ length: 20 }, (_, i) => setUp(4, {}, `first ${i}`).first)
    expect(new Set(firsts).size).toBeGreaterThan(2)
    expect(setUp(4, { first: 3 }).toAct).toBe(3)
  })

  test('the setup is told', () => {
    const told: EvolutopiaEvent[] = []
    setUp(2, {}, 'told', told)
    expect(told.map(({ kind }) => kind)).toEqual(['nuisance', 'nuisance', 'dealt', 'top', 'role', 'role', 'turn'])
  })
})

describe('§5 solo setup', () => {
  test('no role is offered whose time would come only after it has been exchanged', () => {
    const offered = new Set(Array.from({ length: 200 }, (_, i) => setUp(1, {}, `first role ${i}`).offer).flat())
    expect([...offered].map((role) => ROLES[role]).sort()).toEqual(['site-manager', 'surveyor', 'trainer', 'treasurer'])
  })

  test('those roles lie in the pile: they can be used at once after an exchange', () => {
    const { roles, offer } = setUp(1, {})
    const late = set.roles.flatMap(({ when }, role) => (when === 'managed' ? [role] : []))
    expect(late).toHaveLength(5)
    expect(roles.unseen).toEqual(expect.arrayContaining(late))
    expect(offer).toHaveLength(2)
  })

  test('two roles are offered, never the Tinkerer; the other goes under the pile', () => {
    for (let i = 0; i < 20; i++) {
      const v = setUp(1, {}, `solo ${i}`)
      expect(v.offer).toHaveLength(2)
      expect([...v.offer, ...v.roles.unseen]).not.toContain(0)
      expect(v.roles.unseen).toHaveLength(7)
      expect(v.players[0].roles).toEqual([])
    }
  })
})
