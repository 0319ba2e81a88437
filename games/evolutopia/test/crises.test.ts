// Managing the crises (§3.6): every step, and every crisis of our set, managed and not.
import { describe, expect, test } from 'vitest'
import type { Crisis, Effect, Expert } from '../data.ts'
import { CRISES, EVOLUTIONS, EXPERTS, IN_ZONE, INDICATORS } from '../data.ts'
import { crisisNeeds } from '../names.ts'
import type { Position } from './bench.ts'
import { Bench, set } from './bench.ts'

/** Roles that are quiet while crises are managed. */
const quiet: Position = {
  roles: [
    ['treasurer', 0],
    ['surveyor', 0],
  ],
  study: ['wind-park', 'cable-car', 'goods-yard'],
}
const needed = (id: Crisis): Expert[] => {
  const needs = crisisNeeds(set, CRISES.indexOf(id))
  return EXPERTS.flatMap((expert, kind) => Array.from({ length: needs[kind] }, () => expert))
}

describe('§3.6 manage the crises', () => {
  test('(a) is left out the first time; (b) a crisis comes; (c) markers off, one action is blocked undone', () => {
    const b = new Bench({ ...quiet, blocked: ['choose', 'start'], zone: ['technologist'] })
    b.play('manage', [['crises', 'power-cut']])
    expect(b.happened('crisis-over')).toEqual([])
    expect(b.view().crisis).toBe(CRISES.indexOf('power-cut'))
    b.play('option first')
    expect(b.view().blocked).toEqual([false, false, false, false, false])
    expect(b.legal()).toEqual(['block choose', 'block start', 'block recruit', 'block assign', 'block inaugurate'])
    b.play('block assign')
    expect(b.view().blocked).toEqual([false, false, false, true, false])
    expect(b.view().toAct).toBe(1)
  })

  test('(a) managed: the experts return to the bag, the card goes under the pile, no penalty', () => {
    const b = new Bench({ ...quiet, crisis: ['flood', ...needed('flood')] }).play('manage', [['crises', 'brain-drain']])
    expect(b.s.bag[1]).toBe(5)
    expect(b.view().indicators).toEqual([3, 3, 3, 3, 3])
    expect(b.view().light).toBe(1)
    expect(b.view().crises.under).toEqual([CRISES.indexOf('flood')])
  })

  test('(a) not managed: the penalty, then the same', () => {
    const b = new Bench({ ...quiet, crisis: ['flood', 'builder'] }).play('manage', [['crises', 'brain-drain']])
    expect(b.s.bag[1]).toBe(5)
    expect(b.view()).toMatchObject({ indicators: [2, 3, 3, 3, 3], light: 2 })
    expect(b.view().crises.under).toEqual([CRISES.indexOf('flood')])
  })

  test('§7 storm warning with no neo-urbanist in play forces the crisis light', () => {
    const b = new Bench({ ...quiet, zone: ['designer'] }).play('manage', [['crises', 'storm-warning']])
    expect(b.view().light).toBe(2)
    expect(b.happened('option')).toMatchObject([{ option: 1, only: true }])
    expect(b.legal('option')).toEqual([])
    expect(b.legal('block')).toHaveLength(5)
  })

  test('§1.6 storm warning releases the neo-urbanists of zone and site to the bag', () => {
    const b = new Bench({ ...quiet, zone: ['urbanist', 'designer'], site: [['green-roofs', 'urbanist', 'builder']] })
    b.play('manage', [['crises', 'storm-warning']])
    expect(b.legal()).toEqual(['option first', 'option second'])
    b.play('option first')
    expect(b.happened('option')).toMatchObject([{ option: 0, only: false }])
    expect(b.happened('released')).toMatchObject([{ count: 2, from: [IN_ZONE, EVOLUTIONS.indexOf('green-roofs')] }])
    expect(b.s.bag[2]).toBe(5)
    expect(b.experts(b.s.zone)).toEqual(['designer'])
    expect(b.view().site[0].experts).toEqual([0, 1, 0, 0, 0])
    expect(b.view().light).toBe(1)
  })

  test('if neither option changes anything, nothing happens', () => {
    // By rules 6: by rules 7 a light is a price that can always be paid.
    const b = new Bench({ rules: 6, ...quiet, study: [] }).play('manage', [['crises', 'missing-materials']])
    expect(b.happened('no-option')).toHaveLength(1)
    expect(b.legal('block')).toHaveLength(5)
  })

  test('an option without effect is refused', () => {
    const empty = { ...quiet, zone: [], site: [] }
    const b = new Bench({ ...empty, light: 3 }).play('manage', [['crises', 'street-protest']])
    // No regulator to release: the price of the other option is paid without being asked.
    expect(b.happened('option')).toMatchObject([{ option: 1 }])
    expect(b.view().light).toBe(4)
    const able = new Bench({ ...quiet, zone: ['regulator'] }).play('manage', [['crises', 'street-protest']])
    expect(able.legal()).toEqual(['option first', 'option second'])
  })

  test('a blocked action cannot be blocked twice, and more markers come when an option says so', () => {
    const b = new Bench({ ...quiet, zone: ['designer'] }).play(['manage', 'option first'], [['crises', 'brain-drain']])
    b.play('block choose')
    expect(b.why('block choose')).toBe('already-blocked')
    b.play(['block start', 'block recruit'])
    expect(b.view().blocked).toEqual([true, true, true, false, false])
    expect(b.view().toAct).toBe(1)
  })

  test('§8 after the fifteenth crisis they come again in the order they went under', () => {
    const past = CRISES.slice(0, 14)
    const b = new Bench({
      ...quiet,
      indicators: [5, 5, 5, 5, 5],
      past,
      crisis: ['brain-drain', ...needed('brain-drain')],
    })
    b.play('manage')
    expect(b.view().crisis).toBe(0)
    expect(b.view().crises.under.at(-1)).toBe(14)
  })
})

/** A position in which every effect of a crisis finds something. */
const rich: Position = {
  ...quiet,
  indicators: [5, 5, 5, 5, 5],
  light: 2,
  zone: ['designer', 'builder', 'urbanist', 'technologist', 'regulator'],
  site: [
    ['garden-quarter', 'designer', 'builder', 'urbanist', 'regulator'],
    ['smart-grid', 'technologist'],
  ],
}

/** Answers what an effect asks for, then says what has changed. */
function expectDone(b: Bench, effect: Effect): void {
  const v = b.view()
  switch (effect.do) {
    case 'change':
      expect(v.indicators[INDICATORS.indexOf(effect.indicator)]).toBe(5 + effect.by)
      break
    case 'lights':
      expect(v.light).toBe(2 + effect.by)
      break
    case 'release':
      expect(b.s.bag[EXPERTS.indexOf(effect.expert)]).toBe(5)
      break
    case 'clear':
      expect(v.zone).toEqual([0, 0, 0, 0, 0])
      break
    case 'dismiss':
      expect(v.zone.reduce((a, n) => a + n)).toBe(5 - effect.count)
      break
    case 'shelve':
      expect(effect.from === 'study' ? v.study : v.site).toHaveLength(effect.from === 'study' ? 2 : 1)
      break
    case 'block':
      expect(v.left).toBe(1 + effect.count)
      break
    default:
      throw new Error(`a crisis with ${effect.do} is not tested`)
  }
}

function answer(b: Bench): void {
  for (;;) {
    const [next] = b.legal().filter((text) => text.startsWith('dismiss') || text.startsWith('shelve'))
    if (next === undefined) return
    b.play(next)
  }
}

describe('§1.6 every crisis of our set', () => {
  for (const [crisis, id] of CRISES.entries()) {
    const { arrival, penalty } = set.crises[crisis]
    for (const [option, effects] of arrival.entries())
      test(`${id} arrives: option ${option + 1}`, () => {
        const b = new Bench(rich).play(['manage', `option ${option === 0 ? 'first' : 'second'}`], [['crises', id]])
        answer(b)
        for (const effect of effects) expectDone(b, effect)
        expect(b.legal('block')).toHaveLength(5)
      })

    test(`${id} is managed`, () => {
      const kinds = needed(id)
      const b = new Bench({ ...quiet, crisis: [id, ...kinds] }).play('manage')
      expect(b.events.find((event) => event.kind === 'crisis-over')).toMatchObject({ managed: true })
      expect(b.happened('to-bag')).toHaveLength(1)
    })

    test(`${id} is not managed`, () => {
      const [, ...some] = needed(id)
      const b = new Bench({ ...rich, zone: rich.zone ?? [], crisis: [id, ...some] })
      // The next crisis asks before it does anything, so that only the penalty shows.
      b.play('manage', [['crises', id === 'fuel-shortage' ? 'smog' : 'fuel-shortage']])
      expect(b.events.find((event) => event.kind === 'crisis-over')).toMatchObject({ managed: false })
      answer(b)
      for (const effect of penalty) expectDone(b, effect)
    })
  }
})
