// Good plans (§3.8).
import { describe, expect, test } from 'vitest'
import type { Plan } from '../data.ts'
import { PLANS } from '../data.ts'
import type { Position } from './bench.ts'
import { Bench } from './bench.ts'

describe('§3.8 good plans', () => {
  const USES: { readonly [P in Plan]: [Position, string[], (b: Bench) => void] } = {
    'helping-hands': [
      { zone: ['builder', 'urbanist', 'designer'], site: [['superblocks']] },
      ['plan helping-hands', 'assign builder superblocks', 'assign designer superblocks'],
      (b) => expect(b.view().site[0].experts).toEqual([1, 1, 0, 0, 0]),
    ],
    'job-fair': [{ zone: ['regulator'] }, ['plan job-fair'], (b) => expect(b.view().zone).toEqual([4, 0, 0, 0, 1])],
    'special-permit': [
      { blocked: ['choose', 'assign'] },
      ['plan special-permit', 'unblock assign'],
      (b) => expect(b.view().blocked).toEqual([true, false, false, false, false]),
    ],
    'opening-party': [
      { blocked: ['inaugurate'], site: [['green-roofs', 'builder', 'urbanist']] },
      ['plan opening-party', 'inaugurate green-roofs b3'],
      (b) => expect(b.view().built[9]).toBe(2),
    ],
    'fast-lane': [
      { blocked: ['start'], study: ['wind-park', 'cable-car'] },
      ['plan fast-lane', 'start wind-park none'],
      (b) => expect(b.view().site).toHaveLength(1),
    ],
    'calm-night': [{}, ['plan calm-night'], (b) => expect(b.view().study).toHaveLength(1)],
    'emergency-drill': [
      { crisis: ['flood', 'builder'] },
      ['plan emergency-drill'],
      (b) => expect(b.view()).toMatchObject({ crisis: null, light: 1, bag: [5, 5, 5, 5, 5] }),
    ],
    volunteers: [
      { site: [['green-roofs']], crisis: ['flood'] },
      ['plan volunteers', 'second builder crisis', 'second urbanist green-roofs'],
      (b) => expect(b.view()).toMatchObject({ crisisExperts: [0, 1, 0, 0, 0], bag: [5, 4, 4, 5, 5] }),
    ],
    'public-fund': [
      { indicators: [1, 3, 3, 3, 7] },
      ['plan public-fund', 'raise environment'],
      (b) => expect(b.view().indicators).toEqual([2, 3, 3, 3, 7]),
    ],
  }
  for (const [id, [position, played, check]] of Object.entries(USES))
    test(`§1.7 ${id} works, goes under its pile, and the turn goes on`, () => {
      const plan = PLANS.indexOf(id as Plan)
      const b = new Bench({ ...position, plans: [[id as Plan]] }).play(played)
      check(b)
      expect(b.view().plans.under).toEqual([plan])
      expect(b.view().players[0]).toMatchObject({ plans: [], silent: true })
      expect(b.view().toAct).toBe(0)
      expect(b.legal('manage')).toEqual(['manage'])
    })

  test('any number in one’s own turn, before the action and after it', () => {
    const b = new Bench({ plans: [['calm-night', 'job-fair', 'special-permit']] })
    b.play(['plan calm-night', 'plan job-fair', 'take none'])
    expect(b.legal()).toEqual(['plan special-permit', 'done'])
    b.play('plan special-permit')
    expect(b.view().toAct).toBe(1)
    expect(b.view().blocked).toEqual([false, false, false, false, false])
  })

  test('between the steps of managing', () => {
    const b = new Bench({
      light: 3,
      plans: [['calm-night', 'emergency-drill']],
      crisis: ['flood'],
      indicators: [4, 4, 4, 4, 4],
    })
    b.play('manage', [['crises', 'storm-warning']])
    // After the penalty of the flood, before the next crisis: nothing to settle.
    const { light } = b.view()
    expect(b.view().crisis).toBeNull()
    expect(b.legal()).toEqual(['plan calm-night', 'done'])
    b.play('done', [['crises', 'storm-warning']])
    // The storm lies open and has done nothing yet; both are of use.
    expect(b.view()).toMatchObject({ crisis: 0, light })
    expect(b.legal()).toEqual(['plan calm-night', 'plan emergency-drill', 'done'])
    b.play('done')
    // The storm has moved the light, and can still be settled.
    expect(b.view()).toMatchObject({ crisis: 0, light: light + 1 })
    expect(b.legal()).toEqual(['plan calm-night', 'plan emergency-drill', 'done'])
    b.play(['plan emergency-drill', 'done'])
    expect(b.view().crisis).toBeNull()
    expect(b.legal('block')).toHaveLength(5)
  })

  test('§3.6 a crisis settled before its effect does nothing at all', () => {
    const b = new Bench({ light: 3, plans: [['emergency-drill']] }).play('manage', [['crises', 'storm-warning']])
    expect(b.legal()).toEqual(['plan emergency-drill', 'done'])
    b.play('plan emergency-drill')
    expect(b.view()).toMatchObject({ crisis: null, light: 3, indicators: [3, 3, 3, 3, 3], crises: { under: [0] } })
    expect(b.happened('option')).toEqual([])
    expect(b.happened('no-option')).toEqual([])
    expect(b.legal('block')).toHaveLength(5)
  })

  test('§3.6 a plan played before the effect changes what the crisis finds', () => {
    const site = [['green-roofs', 'builder', 'urbanist']] as const
    const revealed = () =>
      new Bench({ plans: [['opening-party']], site }).play(['manage', 'done'], [['crises', 'storm-warning']])
    const before = revealed()
    expect(before.legal()).toEqual(['plan opening-party', 'done'])
    before.play(['plan opening-party', 'inaugurate green-roofs b1'])
    // No urbanist is left in play, so the light it is.
    expect(before.view().light).toBe(2)
    expect(before.legal('block')).toHaveLength(5)
    const after = revealed().play(['done', 'option first'])
    // The urbanist went with the storm: there is nothing left to inaugurate.
    expect(after.view().light).toBe(1)
    expect(after.legal('block')).toHaveLength(5)
  })

  test('§3.6 without a plan of use nobody is stopped there', () => {
    const b = new Bench({ plans: [['opening-party'], ['calm-night']] }).play('manage', [['crises', 'storm-warning']])
    expect(b.view().light).toBe(2)
    expect(b.legal('block')).toHaveLength(5)
  })

  test('never inside a pending choice, never in another’s turn, never another’s', () => {
    const b = new Bench({ plans: [['calm-night'], ['job-fair']] })
    expect(b.why('plan job-fair')).toBe('not-your-plan')
    b.play('aside')
    expect(b.why('plan calm-night')).toBe('not-now')
    expect(b.why('role planner')).toBe('not-now')
  })

  test('not without effect', () => {
    const study = ['wind-park', 'cable-car', 'river-port'] as const
    const b = new Bench({ plans: [['calm-night', 'opening-party']], zone: [], study })
    expect(b.why('plan calm-night')).toBe('no-effect')
    expect(b.why('plan opening-party')).toBe('no-effect')
  })

  test('whoever played one is silent until their next turn', () => {
    const b = new Bench({ plans: [['calm-night']] }).play(['plan calm-night', 'take none'])
    expect(b.view().players.map(({ silent }) => silent)).toEqual([true, false])
    b.play('draw').play(['keep', 'keep', 'keep', 'keep', 'keep'])
    expect(b.view().toAct).toBe(0)
    expect(b.view().players.map(({ silent }) => silent)).toEqual([false, false])
  })

  test('an option turns the silence off', () => {
    const b = new Bench({ plans: [['calm-night']], silence: false }).play('plan calm-night')
    expect(b.view().players[0].silent).toBe(false)
  })

  test('a good plan asks for at least one answer, then may be ended', () => {
    const b = new Bench({ plans: [['volunteers']], site: [['green-roofs'], ['wind-park']], crisis: ['smog'] })
    b.play('plan volunteers')
    expect(b.why('done')).toBe('must-first')
    b.play('second builder green-roofs')
    expect(b.why('second regulator green-roofs')).toBe('no-slot')
    b.play('done')
    expect(b.view().bag).toEqual([5, 4, 5, 5, 5])
  })

  test('§3.2 the fast lane brings the marks too', () => {
    const b = new Bench({ blocked: ['start'], plans: [['fast-lane']], study: ['pocket-parks'] }).play('plan fast-lane')
    expect(b.legal()).toEqual(['take none', 'leave', 'under'])
    b.play('leave')
    expect(b.legal('manage')).toEqual(['manage'])
  })

  test('§8 good plans come back in the order they went under', () => {
    const b = new Bench({
      study: ['bicycle-lanes'],
      light: 3,
      plans: [['calm-night', 'public-fund'], PLANS.filter((id) => id !== 'calm-night' && id !== 'public-fund')],
    })
    b.play(['plan public-fund', 'raise comfort', 'plan calm-night', 'start bicycle-lanes none'])
    expect(b.view().players[0].plans).toEqual([PLANS.indexOf('public-fund')])
  })
})
