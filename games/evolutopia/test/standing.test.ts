// The standing answer of who keeps good plans (§3.8).
import { expect, test } from 'vitest'
import { standing } from '../standing.ts'
import type { Position } from './bench.ts'
import { Bench } from './bench.ts'

const [keep] = standing
const answer = (b: Bench) => keep.answer(b.view(), b.legal())
const held: Position = { plans: [['public-fund']], roles: [['trainer', 0]] }

test('goes on after the action and between the steps of managing', () => {
  expect(answer(new Bench(held).play('take none'))).toBe('done')
  const managing = new Bench(held).play('manage')
  expect(managing.legal()).toEqual(['plan public-fund', 'done'])
  expect(answer(managing)).toBe('done')
})

test('is not stopped between a crisis turned up and its effect (§3.6)', () => {
  const revealed = new Bench(held).play(['manage', 'done'], [['crises', 'power-cut']])
  expect(revealed.view().crisis).not.toBeNull()
  expect(revealed.legal()).toEqual(['plan public-fund', 'done'])
  expect(answer(revealed)).toBe('done')
})

test('leaves the action, every pending choice and a role that could be used to the player', () => {
  expect(answer(new Bench(held))).toBeNull()
  const assigning = new Bench({
    ...held,
    zone: ['builder', 'urbanist', 'urbanist'],
    site: [['green-roofs'], ['bicycle-lanes']],
  }).play('assign builder green-roofs')
  expect(assigning.legal()).toContain('done')
  expect(answer(assigning)).toBeNull()
  const able = new Bench({ rules: 6, ...held, roles: [['headhunter', 0]], zone: [] }).play('take none')
  expect(able.legal()).toEqual(expect.arrayContaining(['role headhunter', 'plan public-fund', 'done']))
  expect(answer(able)).toBeNull()
})

test('stands while its player holds a plan', () => {
  expect(keep.stands(new Bench(held).view())).toBe(true)
  expect(keep.stands(new Bench({ plans: [[], ['public-fund']] }).view())).toBe(false)
})
