// Hard cases, written from the rulebook and the §§ alone: where cards, crises, full zones and endings meet.
import { describe, expect, test } from 'vitest'
import { CRISES, EVOLUTIONS, PLANS, ROLES } from '../data.ts'
import { standing } from '../standing.ts'
import type { Luck, Position } from './bench.ts'
import { Bench, game, set, tileNames } from './bench.ts'

const [keep] = standing
const plan = (name: (typeof PLANS)[number]) => PLANS.indexOf(name)
/** Roles that have nothing to do after managing, and a study that is full. */
const quiet = {
  roles: [
    ['treasurer', 0],
    ['surveyor', 0],
    ['site-manager', 0],
  ],
  study: ['wind-park', 'cable-car', 'goods-yard'],
} as const satisfies Position
const storm: Luck = [['crises', 'storm-warning']]
/** Plays on as the standing answer says, as long as it says anything; gives how often it was asked. */
function keepOn(b: Bench, luck: Luck = []): number {
  let asked = 0
  for (let next = keep.answer(b.view(), b.legal()); next !== null; next = keep.answer(b.view(), b.legal())) {
    b.play(next, luck)
    asked++
  }
  return asked
}

describe('§3.6, §3.8 good plans once a crisis is turned up', () => {
  test('an expert sent to the storm by volunteers is in play: releasing becomes an option', () => {
    const held = { ...quiet, plans: [['volunteers']] } as const
    const without = new Bench({ ...held, plans: [] }).play('manage', storm)
    expect(without.happened('option')).toMatchObject([{ option: 1 }])
    const b = new Bench(held).play('manage', storm)
    expect(b.view()).toMatchObject({ crisis: CRISES.indexOf('storm-warning'), light: 1 })
    b.play(['plan volunteers', 'second urbanist crisis', 'done'])
    expect(b.legal()).toEqual(['option first', 'option second'])
    b.play('option first')
    expect(b.view()).toMatchObject({ light: 1, crisisExperts: [0, 0, 0, 0, 0] })
    expect(b.s.bag[2]).toBe(5)
  })

  test('a crisis that has all its experts before its effect still has its effect, and stays until the next managing', () => {
    const b = new Bench({ ...quiet, plans: [['volunteers', 'helping-hands']], zone: ['technologist'] })
    b.play('manage', storm)
    expect(b.legal()).toEqual(['plan helping-hands', 'plan volunteers', 'done'])
    b.play(['plan volunteers', 'second builder crisis', 'second urbanist crisis'])
    b.play('plan helping-hands')
    // One expert with one place to go: sent without a question. Then nothing is left to play.
    expect(b.view().crisisExperts).toEqual([0, 1, 1, 1, 0])
    b.play('option second')
    expect(b.view()).toMatchObject({ crisis: 0, light: 2 })
  })

  test('the last evolution may be opened between the crisis and its effect: the game is won before the last light', () => {
    const b = new Bench({
      ...quiet,
      plans: [['opening-party']],
      site: [['green-roofs', 'builder', 'urbanist']],
      indicators: [6, 6, 3, 5, 3],
      light: set.lastLight - 1,
      nuisances: { b1: 'energy' },
    })
    b.play(['manage', 'done'], [['crises', 'false-rumour']])
    b.play(['plan opening-party', 'inaugurate green-roofs b1'])
    expect(b.reason()).toBe('won')
    expect(b.happened('option')).toEqual([])
  })

  test('a good plan drawn between the crisis and its effect may be played there too', () => {
    const b = new Bench({ plans: [['fast-lane']], study: ['bicycle-lanes', 'wind-park'], light: 2 })
    b.play(['manage', 'done'], storm)
    b.play(['plan fast-lane', 'start bicycle-lanes none'], [['plans', 'emergency-drill']])
    expect(b.legal()).toEqual(['plan emergency-drill', 'done'])
    b.play('plan emergency-drill')
    expect(b.view()).toMatchObject({ crisis: null, light: 2 })
  })

  test('a plan of another player is not asked for', () => {
    const b = new Bench({ ...quiet, plans: [[], ['public-fund', 'emergency-drill']] }).play('manage', storm)
    expect(b.legal('block')).toHaveLength(5)
  })

  test('a marker taken off while the crisis lies open is no use: all come off anyway, and one goes on', () => {
    const b = new Bench({ ...quiet, blocked: ['choose', 'assign'], plans: [['special-permit']] })
    b.play(['manage', 'done'], storm)
    b.play(['plan special-permit', 'unblock choose'])
    expect(b.view().blocked).toEqual([false, false, false, false, false])
    expect(b.legal('block')).toHaveLength(5)
  })

  test('"Keep my good plans" goes through a whole managing without a stop, but for the option and the marker', () => {
    const b = new Bench({ ...quiet, plans: [['public-fund']], zone: ['urbanist'], crisis: ['flood'] })
    b.play('manage', [])
    expect(keepOn(b, storm)).toBe(2)
    expect(b.legal()).toEqual(['option first', 'option second'])
    b.play('option second')
    expect(keepOn(b)).toBe(1)
    expect(b.legal('block')).toHaveLength(5)
    b.play('block choose')
    expect(keepOn(b)).toBe(1)
    expect(b.view().toAct).toBe(1)
    expect(b.view().players[0].plans).toEqual([plan('public-fund')])
  })

  test('"Keep my good plans" does not end a turn in which a role could still be used', () => {
    const b = new Bench({
      ...quiet,
      plans: [['public-fund']],
      roles: [
        ['negotiator', 0],
        ['surveyor', 0],
      ],
    })
    b.play('manage', [])
    keepOn(b, storm)
    b.play('block choose')
    expect(b.legal()).toEqual(['role negotiator', 'plan public-fund', 'done'])
    expect(keep.answer(b.view(), b.legal())).toBeNull()
  })

  test('"Keep my good plans" leaves what a plan asks for to the player', () => {
    const b = new Bench({ plans: [['volunteers']], site: [['green-roofs'], ['wind-park']] })
    b.play(['plan volunteers', 'second builder green-roofs'])
    expect(b.legal()).toContain('done')
    expect(keep.answer(b.view(), b.legal())).toBeNull()
  })
})

describe('§3.8 silence', () => {
  test('whoever plays a plan in a managing is silent through the others’ turns, until their own begins', () => {
    const b = new Bench({ ...quiet, seats: 3, plans: [['public-fund']] }).play(['manage', 'done'], storm)
    b.play(['plan public-fund', 'raise comfort', 'block choose'])
    const silent = () => b.view().players.map((player) => player.silent)
    for (const turn of ['start wind-park none', 'draw']) {
      expect([b.view().toAct, silent()]).toEqual([turn === 'draw' ? 2 : 1, [true, false, false]])
      b.play(turn)
    }
    while (b.view().toAct === 2) b.play('keep')
    expect([b.view().toAct, silent()]).toEqual([0, [false, false, false]])
  })

  test('alone the silence ends with the next turn too', () => {
    const b = new Bench({ seats: 1, roles: [['surveyor', 0]], plans: [['calm-night']] }).play('plan calm-night')
    expect(b.view().players[0].silent).toBe(true)
    b.play('take none')
    expect(b.view().players[0].silent).toBe(false)
  })
})

describe('§3 blocked actions', () => {
  test('with all but inaugurate blocked and nothing complete, managing is all there is', () => {
    const b = new Bench({ blocked: ['choose', 'start', 'recruit', 'assign'], zone: ['designer'] })
    expect(b.legal()).toEqual(['manage'])
    expect(b.why('done')).toBe('must-first')
  })

  test('with all five blocked a special permit frees one, and it may be taken at once', () => {
    const blocked = ['choose', 'start', 'recruit', 'assign', 'inaugurate'] as const
    const b = new Bench({ blocked, plans: [['special-permit']] })
    expect(b.legal()).toEqual(['manage', 'plan special-permit'])
    b.play(['plan special-permit', 'unblock choose', 'take none'])
    expect(b.view().blocked).toEqual([true, true, true, true, true])
    expect(b.view().toAct).toBe(1)
  })

  test('what a card does is done though the action is blocked, and blocks nothing', () => {
    const b = new Bench({
      blocked: ['start', 'assign', 'inaugurate'],
      plans: [['opening-party', 'fast-lane', 'helping-hands']],
      site: [
        ['green-roofs', 'builder', 'urbanist'],
        ['wind-park', 'urbanist'],
      ],
      study: ['cable-car'],
      zone: ['technologist'],
    })
    b.play(['plan opening-party', 'inaugurate green-roofs b1', 'plan fast-lane', 'plan helping-hands'])
    b.play(b.legal('assign').slice(0, 1))
    expect(b.view().blocked).toEqual([false, true, false, true, true])
    expect(b.view().toAct).toBe(0)
    expect(b.legal('manage')).toEqual(['manage'])
  })

  test('an option that blocks two leaves two of the five free for the cycle', () => {
    const b = new Bench({ ...quiet }).play(['manage', 'option first'], [['crises', 'fuel-shortage']])
    b.play(['block choose', 'block start', 'block recruit'])
    expect(b.view().blocked.filter((on) => !on)).toHaveLength(2)
    expect(b.view().toAct).toBe(1)
  })

  test('the marker of managing may lie on the action the last player took', () => {
    const b = new Bench({ ...quiet, blocked: ['assign'] }).play('manage', storm)
    expect(b.legal('block')).toContain('block assign')
  })
})

describe('§3.1–§3.4 full zones and the bag', () => {
  const full: Position = {
    study: ['pocket-parks', 'cable-car', 'goods-yard'],
    site: [['green-roofs', 'builder'], ['wind-park', 'urbanist', 'technologist'], ['smart-grid']],
  }

  test('a full site: the evolution that makes room goes under the stack before the blue mark is seen to', () => {
    const b = new Bench(full).play('start pocket-parks green-roofs')
    // Its expert first: to the zone or the bag.
    expect(b.legal()).toEqual(['rescue builder', 'done'])
    b.play('done')
    expect(b.legal()).toEqual(['take none', 'leave', 'under'])
    const { top } = b.view()
    b.play('under')
    expect(tileNames(b.view().stack.under)).toEqual(['green-roofs', EVOLUTIONS[top]])
    expect(b.s.bag[1]).toBe(5)
  })

  test('a full site and a full zone: its experts go to the bag without a question', () => {
    const b = new Bench({ ...full, zone: ['designer', 'designer', 'builder', 'regulator', 'regulator'] })
    b.play('start goods-yard wind-park')
    expect(b.view().zone).toEqual([2, 1, 0, 0, 2])
    expect([b.s.bag[2], b.s.bag[3], b.view().toAct]).toEqual([5, 5, 1])
  })

  test('one free place in the zone: one of two experts is saved', () => {
    const b = new Bench({ ...full, zone: ['designer', 'designer', 'builder', 'regulator'] })
    b.play('start goods-yard wind-park')
    expect(b.legal()).toEqual(['rescue urbanist', 'rescue technologist', 'done'])
    b.play('rescue technologist')
    expect([b.view().zone, b.s.bag[2], b.view().toAct]).toEqual([[2, 1, 0, 1, 1], 5, 1])
  })

  test('an evolution already complete may have to make room: its experts are not inaugurated', () => {
    const b = new Bench({ ...full, site: [['green-roofs', 'builder', 'urbanist'], ['wind-park'], ['smart-grid']] })
    b.play(['start goods-yard green-roofs', 'done'])
    expect(b.view().indicators).toEqual([3, 3, 3, 3, 3])
  })

  test('the tile just chosen is not the one that goes: only the three in study may', () => {
    const b = new Bench({ study: ['pocket-parks', 'cable-car', 'goods-yard'], top: 'smart-grid' })
    expect(b.legal('take')).toEqual(['take pocket-parks', 'take cable-car', 'take goods-yard'])
    expect(b.why('take smart-grid')).toBe('not-in-study')
    expect(b.why('take none')).toBe('room-needed')
  })

  test('recruiting with a full zone means laying off; then as many come as went', () => {
    const b = new Bench({ zone: ['designer', 'designer', 'designer', 'designer', 'designer'] })
    expect(b.why('draw')).toBe('zone-full')
    b.play(['layoff designer', 'draw'], [['experts', 'builder']])
    b.play('keep')
    expect([b.view().zone, b.view().toAct]).toEqual([[4, 1, 0, 0, 0], 1])
  })

  test('a laid-off expert cannot be drawn again in the same recruiting, a dropped one neither', () => {
    const b = new Bench({ zone: ['designer', 'designer', 'designer', 'designer', 'designer'] })
    b.play(['layoff designer', 'draw'], [['experts', 'builder']])
    expect(b.s.bag[0]).toBe(0)
    b.play('drop', [['experts', 'urbanist']])
    expect(b.s.bag[1]).toBe(4)
    b.play('keep')
    expect(Array.from(b.s.bag)).toEqual([1, 5, 4, 5, 5])
  })

  test('three of the same kind may go to three places, and a fourth never', () => {
    const b = new Bench({
      zone: ['urbanist', 'urbanist', 'urbanist', 'urbanist'],
      site: [['green-roofs'], ['wind-park'], ['superblocks']],
      crisis: ['flood'],
    })
    b.play(['assign urbanist green-roofs', 'assign urbanist crisis', 'assign urbanist wind-park'])
    expect([b.view().zone, b.view().toAct]).toEqual([[0, 0, 1, 0, 0], 1])
  })
})

describe('§4 at once', () => {
  test('a nuisance covered last wins though the indicators were high long before', () => {
    const b = new Bench({
      indicators: [6, 7, 6, 3, 3],
      nuisances: { b1: 'environment' },
      site: [['green-roofs', 'builder', 'urbanist']],
    })
    expect(b.reason()).toBeUndefined()
    expect(b.play('inaugurate green-roofs b1').reason()).toBe('won')
  })

  test('a price that takes the third indicator from 6 to 5 as the last nuisance goes does not win', () => {
    const b = new Bench({
      indicators: [6, 6, 3, 3, 3],
      nuisances: { b1: 'energy' },
      site: [['ring-metro', 'designer', 'technologist']],
    })
    b.play('inaugurate ring-metro b1')
    expect([b.view().indicators, b.reason()]).toEqual([[5, 7, 3, 4, 3], undefined])
  })

  test('a penalty that loses ends the managing: no crisis follows, nobody is asked', () => {
    const b = new Bench({ ...quiet, crisis: ['smog'], indicators: [2, 7, 7, 7, 7], light: 3 }).play('manage')
    expect(b.reason()).toBe('lost-indicator')
    expect([b.view().crisesDrawn, b.happened('crisis').length]).toEqual([1, 0])
  })

  test('both losses at once are told as that of the indicator', () => {
    const b = new Bench({ ...quiet, crisis: ['flood'], indicators: [1, 3, 3, 3, 3], light: set.lastLight - 1 })
    expect(b.play('manage').reason()).toBe('lost-indicator')
    expect(b.view().light).toBe(set.lastLight)
  })

  test('an indicator at 1 lets a team choose: the price in points would lose, the other option does not', () => {
    const b = new Bench({ ...quiet, indicators: [3, 1, 3, 3, 3] }).play('manage', [['crises', 'fuel-shortage']])
    expect(b.legal()).toEqual(['option first', 'option second'])
    expect(b.play('option second').reason()).toBe('lost-indicator')
  })

  test('the treasurer cannot take the last point, so nobody loses by a role', () => {
    const b = new Bench({
      roles: [['treasurer', 0]],
      indicators: [1, 3, 3, 3, 3],
      site: [['solar-field', 'designer', 'technologist']],
    })
    b.play(['inaugurate solar-field b1', 'role treasurer'])
    expect(b.why('shift environment mobility')).toBe('too-low')
    b.play('shift energy environment')
    expect(b.view().indicators).toEqual([2, 3, 3, 4, 3])
  })

  test('the treasurer may win by moving the point that was missing', () => {
    const b = new Bench({
      roles: [['treasurer', 0]],
      indicators: [7, 6, 3, 3, 5],
      nuisances: { b1: 'energy' },
      site: [['solar-field', 'designer', 'technologist']],
    })
    b.play(['inaugurate solar-field b1', 'role treasurer', 'shift environment economy'])
    expect(b.reason()).toBe('won')
  })

  test('the 46th crisis loses even if the 45th was managed, and plans may be played before it would come', () => {
    const b = new Bench({ ...quiet, past: CRISES, drawn: 45, plans: [['public-fund']] }).play('manage')
    expect(b.legal()).toEqual(['plan public-fund', 'done'])
    expect(b.play('done').reason()).toBe('lost-crisis-pile')
  })

  test('all win, all lose, whoever plays: five of them', () => {
    const b = new Bench({ seats: 5, active: 3, light: set.lastLight - 1, zone: [], study: quiet.study })
    b.play('manage', storm)
    expect(game.outcome(b.s)).toMatchObject({ ranks: [2, 2, 2, 2, 2], reason: 'lost-crisis-track' })
  })
})

describe('§3.7, §5 roles', () => {
  test('the second role unlocked by the third use is not usable in the same turn, but in the next', () => {
    const roles = [
      ['negotiator', 2],
      ['surveyor', 0],
    ] as const
    const b = new Bench({ ...quiet, roles, plans: [['public-fund']] })
    b.play(['manage', 'done', 'done', 'done', 'block choose'], storm)
    b.play('role negotiator', [['roles', 'headhunter']])
    expect(b.view().players[0].roles).toEqual([ROLES.indexOf('negotiator'), ROLES.indexOf('headhunter')])
    expect(b.why('role headhunter')).toBe('role-used')
    // The other one has a turn; then both roles are of use after the next managing.
    b.play(['done', 'start wind-park none', 'manage', 'done', 'done'], [['crises', 'false-rumour']])
    b.play(['option first', 'done', 'block choose'])
    expect(b.legal('role')).toEqual(['role headhunter', 'role negotiator'])
  })

  test('alone: the role kept in an exchange after managing is of use at once, the one given back is not', () => {
    const b = new Bench({ seats: 1, roles: [['surveyor', 0]] }).play('manage', storm)
    b.play('block choose', [
      ['roles', 'first-aider'],
      ['roles', 'treasurer'],
    ])
    expect(b.legal()).toEqual(['adopt first-aider', 'adopt treasurer'])
    b.play('adopt first-aider')
    expect(b.legal()).toEqual(['role first-aider', 'done'])
    expect(b.why('role surveyor')).toBe('not-your-role')
  })

  test('alone: a role is exchanged in every managing, used or not, three uses or more', () => {
    const b = new Bench({ seats: 1, roles: [['surveyor', 0]] })
    for (const crisis of ['fuel-shortage', 'smog', 'brain-drain']) {
      b.play(['manage', 'option first'], [['crises', crisis]])
      while (b.legal('block').length > 0) b.play(b.legal('block')[0])
      expect(b.view().offer).toHaveLength(2)
      b.play(b.legal('adopt')[0])
      if (b.legal().includes('done')) b.play('done')
      expect(b.view().players[0]).toMatchObject({ uses: 0 })
      expect(b.view().players[0].roles).toHaveLength(1)
    }
  })

  test('the Tinkerer between two neighbours may use the role of either, once a turn', () => {
    const b = new Bench({
      seats: 3,
      active: 1,
      roles: [
        ['negotiator', 0],
        ['tinkerer', 2],
        ['headhunter', 0],
      ],
      study: quiet.study,
      plans: [[], ['public-fund']],
    })
    b.play(['manage', 'done', 'done', 'done', 'block choose'], storm)
    expect(b.legal('role')).toEqual(['role headhunter', 'role negotiator'])
    b.play('role headhunter', [['roles', 'surveyor']])
    // It was the Tinkerer's third use, so the second role is turned up; the lender's uses stay.
    expect(b.view().players[1].roles).toHaveLength(2)
    expect(b.view().players[2].uses).toBe(0)
    expect(b.why('role negotiator')).toBe('role-used')
  })
})
