// Choosing, starting and inaugurating (§3.1, §3.2, §3.5).
import { describe, expect, test } from 'vitest'
import { EVOLUTIONS } from '../data.ts'
import { Bench, tileNames } from './bench.ts'

describe('§3 a turn', () => {
  test('one action, then it is blocked and the next player is to act', () => {
    const b = new Bench({ seats: 3, top: 'green-roofs' }).play('take none')
    expect(b.view().blocked).toEqual([true, false, false, false, false])
    expect(b.view().toAct).toBe(1)
  })

  test('a blocked action is refused, and so is a second action', () => {
    const b = new Bench({ blocked: ['choose', 'recruit'], plans: [['calm-night']], light: 3, study: ['green-roofs'] })
    expect(b.why('take none')).toBe('blocked')
    expect(b.why('draw')).toBe('blocked')
    b.play('start green-roofs none')
    expect(b.why('draw')).toBe('acted')
    expect(b.why('manage')).toBe('acted')
  })

  test('with all five blocked, managing is compulsory', () => {
    const b = new Bench({ blocked: ['choose', 'start', 'recruit', 'assign', 'inaugurate'] })
    expect(b.legal()).toEqual(['manage'])
  })

  test('an action that can change nothing is not offered; if none can, managing is compulsory', () => {
    const b = new Bench({ blocked: ['choose', 'recruit'], zone: ['designer'], site: [['green-roofs']] })
    expect(b.legal()).toEqual(['manage'])
    expect(b.why('assign designer green-roofs')).toBe('no-slot')
    expect(b.why('inaugurate green-roofs b1')).toBe('incomplete')
    expect(b.why('done')).toBe('must-first')
  })

  test('play passes to the left, round the table', () => {
    const b = new Bench({ seats: 3, active: 2 }).play('take none')
    expect(b.view().toAct).toBe(0)
  })
})

describe('§3.1 choose', () => {
  test('the top evolution goes into study and the next is turned up', () => {
    const b = new Bench({ top: 'wind-park' }).play('take none', [['evolutions', 'cable-car']])
    expect(tileNames(b.view().study)).toEqual(['wind-park'])
    expect(EVOLUTIONS[b.view().top]).toBe('cable-car')
  })

  test('§7 at most three are set aside, then one must be taken; they go under the stack in their order', () => {
    const b = new Bench({ top: 'wind-park', under: ['smart-grid'] })
    b.play(
      ['aside', 'aside'],
      [
        ['evolutions', 'cable-car'],
        ['evolutions', 'goods-yard'],
      ],
    )
    expect(tileNames(b.view().aside)).toEqual(['wind-park', 'cable-car'])
    expect(b.legal()).toEqual(['take none', 'aside'])
    b.play('aside', [
      ['evolutions', 'river-port'],
      ['evolutions', 'solar-field'],
    ])
    // The fourth is taken by itself.
    expect(tileNames(b.view().study)).toEqual(['river-port'])
    expect(tileNames(b.view().stack.under)).toEqual(['smart-grid', 'wind-park', 'cable-car', 'goods-yard'])
    expect(EVOLUTIONS[b.view().top]).toBe('solar-field')
    expect(b.view().aside).toEqual([])
    expect(b.view().toAct).toBe(1)
  })

  test('§7 with three set aside and a full study, only what makes room is left to choose', () => {
    const b = new Bench({ study: ['wind-park', 'cable-car', 'goods-yard'] }).play(['aside', 'aside', 'aside'])
    expect(b.legal()).toEqual(['take wind-park', 'take cable-car', 'take goods-yard'])
    expect(b.why('aside')).toBe('aside-limit')
  })

  test('§7 study holds three: one of them goes under the stack, before those set aside', () => {
    const b = new Bench({ study: ['wind-park', 'cable-car', 'goods-yard'], top: 'river-port' })
    expect(b.why('take none')).toBe('room-needed')
    expect(b.why('take smart-grid')).toBe('not-in-study')
    b.play(['aside', 'take cable-car'], [['evolutions', 'solar-field']])
    expect(tileNames(b.view().study)).toEqual(['wind-park', 'goods-yard', 'solar-field'])
    expect(tileNames(b.view().stack.under)).toEqual(['cable-car', 'river-port'])
  })

  test('with room in study nothing may be put under the stack', () => {
    expect(new Bench({ study: ['wind-park'] }).why('take wind-park')).toBe('no-room-needed')
  })
})

describe('§3.2 start', () => {
  test('an evolution moves from study to site', () => {
    const b = new Bench({ study: ['wind-park', 'cable-car'] })
    expect(b.why('start river-port none')).toBe('not-in-study')
    expect(b.why('start wind-park cable-car')).toBe('no-room-needed')
    b.play('start cable-car none')
    expect(tileNames(b.view().study)).toEqual(['wind-park'])
    expect(b.view().site.map(({ tile }) => EVOLUTIONS[tile])).toEqual(['cable-car'])
    expect(b.view().toAct).toBe(1)
  })

  test('§7 the site holds three: one goes under the stack, its experts to the zone or the bag', () => {
    const b = new Bench({
      study: ['wind-park'],
      site: [['green-roofs', 'builder', 'urbanist'], ['cable-car', 'designer'], ['river-port']],
      zone: ['regulator', 'regulator', 'regulator', 'regulator'],
    })
    expect(b.why('start wind-park none')).toBe('room-needed')
    expect(b.why('start wind-park goods-yard')).toBe('not-on-site')
    b.play('start wind-park green-roofs')
    expect(b.legal()).toEqual(['rescue builder', 'rescue urbanist', 'done'])
    expect(b.why('rescue designer')).toBe('none-loose')
    b.play('rescue urbanist')
    // The zone is full now: the builder goes to the bag by itself.
    expect(b.experts(b.s.zone)).toEqual(['urbanist', 'regulator', 'regulator', 'regulator', 'regulator'])
    expect(b.s.bag[1]).toBe(5)
    expect(b.view().site.map(({ tile }) => EVOLUTIONS[tile])).toEqual(['cable-car', 'river-port', 'wind-park'])
    expect(b.view().site[0].experts).toEqual([1, 0, 0, 0, 0])
    expect(tileNames(b.view().stack.under)).toEqual(['green-roofs'])
    expect(b.view().toAct).toBe(1)
  })

  test('experts of the evolution that made room may all go to the bag', () => {
    const b = new Bench({ study: ['wind-park'], site: [['green-roofs', 'builder'], ['cable-car'], ['river-port']] })
    b.play(['start wind-park green-roofs', 'done'])
    expect(b.s.zone).toEqual(new Uint8Array(5))
    expect(b.s.bag[1]).toBe(5)
  })

  test('§7 blue mark: the top evolution may be taken, left, or put under the stack', () => {
    const start = () => new Bench({ study: ['pocket-parks'], top: 'wind-park' }).play('start pocket-parks none')
    expect(start().legal()).toEqual(['take none', 'leave', 'under'])
    const taken = start().play('take none', [['evolutions', 'cable-car']])
    expect(tileNames(taken.view().study)).toEqual(['wind-park'])
    expect(EVOLUTIONS[taken.view().top]).toBe('cable-car')
    const left = start().play('leave')
    expect(left.view().study).toEqual([])
    expect(EVOLUTIONS[left.view().top]).toBe('wind-park')
    const under = start().play('under', [['evolutions', 'cable-car']])
    expect(tileNames(under.view().stack.under)).toEqual(['wind-park'])
    expect(EVOLUTIONS[under.view().top]).toBe('cable-car')
    for (const b of [taken, left, under]) {
      expect(b.view().toAct).toBe(1)
      expect(b.view().blocked).toEqual([false, true, false, false, false])
    }
  })

  test('§7 green mark: a good plan is drawn and lies open', () => {
    const b = new Bench({ study: ['bicycle-lanes'] }).play('start bicycle-lanes none', [['plans', 'special-permit']])
    expect(b.view().players[0].plans).toEqual([2])
    expect(b.view().plans.unseen).toHaveLength(8)
  })

  test('green mark with no good plan left: nothing', () => {
    const b = new Bench({
      study: ['bicycle-lanes'],
      plans: [
        [],
        [
          'helping-hands',
          'job-fair',
          'special-permit',
          'opening-party',
          'fast-lane',
          'calm-night',
          'emergency-drill',
          'volunteers',
          'public-fund',
        ],
      ],
    }).play('start bicycle-lanes none')
    expect(b.happened('plan-none')).toHaveLength(1)
    expect(b.view().players[0].plans).toEqual([])
  })

  test('the mark comes after the experts of the evolution that made room are placed', () => {
    const b = new Bench({ study: ['pocket-parks'], site: [['green-roofs', 'builder'], ['cable-car'], ['river-port']] })
    b.play('start pocket-parks green-roofs')
    expect(b.legal()).toEqual(['rescue builder', 'done'])
    b.play('done')
    expect(b.legal()).toEqual(['take none', 'leave', 'under'])
  })
})

describe('§3.5 inaugurate', () => {
  const ready = { site: [['green-roofs', 'builder', 'urbanist']] } as const

  test('experts to the bag, changes applied, the tile placed next to the start tile', () => {
    const b = new Bench({ ...ready, indicators: [3, 3, 3, 3, 3] }).play('inaugurate green-roofs b1')
    expect(b.s.bag).toEqual(new Uint8Array([5, 5, 5, 5, 5]))
    expect(b.view().indicators).toEqual([4, 3, 3, 5, 3])
    expect(b.view().built[1]).toBe(EVOLUTIONS.indexOf('green-roofs'))
    expect(b.view().site).toEqual([])
    expect(b.view().blocked[4]).toBe(true)
  })

  test('§7 diagonal placement is refused; so are taken cells and cells far off', () => {
    const b = new Bench({ ...ready, built: { c2: 'wind-park' } })
    expect(b.why('inaugurate green-roofs a1')).toBe('not-next-to')
    expect(b.why('inaugurate green-roofs a3')).toBe('not-next-to')
    expect(b.why('inaugurate green-roofs d4')).toBe('not-next-to')
    expect(b.why('inaugurate green-roofs b2')).toBe('cell-taken')
    expect(b.why('inaugurate green-roofs c2')).toBe('cell-taken')
    expect(b.legal('inaugurate')).toEqual(
      ['b1', 'c1', 'a2', 'd2', 'b3', 'c3'].map((cell) => `inaugurate green-roofs ${cell}`),
    )
  })

  test('§7 a nuisance refuses an evolution without a gain in its indicator', () => {
    const b = new Bench({ ...ready, nuisances: { b1: 'mobility', a2: 'energy' } })
    expect(b.why('inaugurate green-roofs b1')).toBe('nuisance-gain')
    b.play('inaugurate green-roofs a2')
    expect(b.view().nuisances[4]).not.toBeNull()
    expect(b.view().built[4]).toBe(EVOLUTIONS.indexOf('green-roofs'))
  })

  test('a loss in the nuisance’s indicator is no gain', () => {
    const b = new Bench({
      site: [['wind-park', 'urbanist', 'technologist']],
      nuisances: { b1: 'comfort', a2: 'economy' },
    })
    expect(b.why('inaugurate wind-park b1')).toBe('nuisance-gain')
    expect(b.why('inaugurate wind-park a2')).toBe('legal')
  })

  test('the printed gain counts even if the track is at 7, and indicators stop there', () => {
    const b = new Bench({ ...ready, nuisances: { b1: 'energy', d4: 'comfort' }, indicators: [7, 3, 3, 7, 3] })
    b.play('inaugurate green-roofs b1')
    expect(b.view().indicators).toEqual([7, 3, 3, 7, 3])
  })

  test('without any legal cell it cannot be inaugurated', () => {
    const b = new Bench({ ...ready, start: 'a1', nuisances: { b1: 'mobility', a2: 'economy' } })
    expect(b.legal('inaugurate')).toEqual([])
  })

  test('an incomplete evolution is refused, and one that is not on site', () => {
    const b = new Bench({ site: [['green-roofs', 'builder']], study: ['wind-park'] })
    expect(b.why('inaugurate green-roofs b1')).toBe('incomplete')
    expect(b.why('inaugurate wind-park b1')).toBe('not-on-site')
  })

  test('only evolutions of its own place give up their experts', () => {
    const b = new Bench({
      site: [
        ['green-roofs', 'builder', 'urbanist'],
        ['cable-car', 'designer', 'technologist'],
      ],
    })
    b.play('inaugurate green-roofs b1')
    expect(b.view().site).toEqual([{ tile: EVOLUTIONS.indexOf('cable-car'), experts: [1, 0, 0, 1, 0] }])
  })
})
