// Roles (§3.7) and their exchange of one who plays alone (§5).
import { describe, expect, test } from 'vitest'
import type { Role } from '../data.ts'
import { ROLES } from '../data.ts'
import type { Luck, Position } from './bench.ts'
import { Bench } from './bench.ts'

const role = (id: Role) => ROLES.indexOf(id)
/** By rules 6, where a headhunter and a coordinator may be used at any time, a trainer after any action. */
const bench = (p: Position) => new Bench({ rules: 6, ...p })

describe('§3.7 roles', () => {
  test('§7 two uses in a turn are refused', () => {
    const b = bench({ roles: [['headhunter', 0]], zone: ['designer'] }).play('role headhunter')
    expect(b.why('role headhunter')).toBe('role-used')
    b.play('take none')
    expect(b.view().toAct).toBe(1)
  })

  test('§7 the third use of a role unlocks the second; both are usable, still one a turn', () => {
    const b = bench({ roles: [['headhunter', 2]], zone: ['designer'], site: [['green-roofs']] })
    b.play('role headhunter', [
      ['roles', 'trainer'],
      ['experts', 'builder'],
    ])
    expect(b.view().players[0]).toMatchObject({ roles: [role('headhunter'), role('trainer')], uses: 3 })
    expect(b.why('role trainer')).toBe('role-used')
    const later = bench({ after: 'assign', roles: [['headhunter', 3, 'trainer']], zone: ['builder'] })
    expect(later.legal('role')).toEqual(['role headhunter', 'role trainer'])
    later.play(['role trainer', 'retrain builder designer'])
    expect(later.view().players[0].uses).toBe(3)
  })

  test('uses below three unlock nothing', () => {
    const b = bench({ roles: [['headhunter', 1]] }).play('role headhunter')
    expect(b.view().players[0]).toMatchObject({ roles: [role('headhunter')], uses: 2 })
  })

  test('§8 a second role is drawn from all roles nobody has seen', () => {
    const b = bench({
      roles: [
        ['headhunter', 2],
        ['surveyor', 0],
      ],
    })
    const unseen = b.view().roles.unseen
    expect(unseen).toHaveLength(8)
    b.play('role headhunter')
    expect(unseen).toContain(b.view().players[0].roles[1])
    expect(b.view().roles.unseen).toHaveLength(7)
  })

  test('a role is for its time and its owner, and must change something', () => {
    const b = bench({
      roles: [
        ['surveyor', 0],
        ['headhunter', 0],
      ],
      zone: ['designer'],
    })
    expect(b.why('role surveyor')).toBe('role-time')
    expect(b.why('role headhunter')).toBe('not-your-role')
    expect(bench({ after: 'assign', roles: [['trainer', 0]] }).why('role trainer')).toBe('no-effect')
    expect(bench({ after: 'assign', roles: [['site-manager', 0]] }).why('role site-manager')).toBe('role-time')
    expect(bench({ after: 'recruit', roles: [['treasurer', 0]] }).why('role treasurer')).toBe('role-time')
  })

  test('a turn with a usable role left ends explicitly, without one it ends by itself', () => {
    const b = bench({ roles: [['trainer', 0]], zone: ['designer'] }).play('take none')
    expect(b.view().toAct).toBe(0)
    expect(b.legal()).toEqual(['role trainer', 'done'])
    b.play('done')
    expect(b.view().toAct).toBe(1)
    const idle = bench({ roles: [['trainer', 0]] }).play('take none')
    expect(idle.view().toAct).toBe(1)
  })

  test('§5 the Tinkerer uses an open role of a neighbour; it counts as its user’s role use', () => {
    const b = bench({
      seats: 3,
      roles: [
        ['tinkerer', 2],
        ['headhunter', 1],
        ['surveyor', 0],
      ],
    })
    expect(b.why('role tinkerer')).toBe('role-time')
    expect(b.legal('role')).toEqual(['role headhunter'])
    b.play('role headhunter', [['roles', 'trainer']])
    expect(b.happened('role-used')).toMatchObject([{ lender: 1 }])
    expect(b.view().players[0]).toMatchObject({ roles: [role('tinkerer'), role('trainer')], uses: 3 })
    expect(b.view().players[1].uses).toBe(1)
    expect(b.why('role headhunter')).toBe('role-used')
    expect(
      bench({
        roles: [
          ['planner', 0],
          ['headhunter', 0],
        ],
      }).legal('role'),
    ).toEqual([])
  })

  test('§1.7 the Tinkerer borrows of its neighbours only, of the one before as of the one after', () => {
    const b = bench({
      seats: 4,
      roles: [
        ['tinkerer', 0],
        ['headhunter', 0],
        ['coordinator', 0],
        ['planner', 3, 'trainer'],
      ],
      zone: ['builder', 'urbanist'],
      site: [['green-roofs', 'builder'], ['electric-buses']],
    })
    expect(b.legal('role')).toEqual(['role headhunter'])
    expect(b.why('role coordinator')).toBe('not-your-role')
    b.play('take none')
    expect(b.legal('role')).toEqual(['role headhunter', 'role trainer'])
    b.play('role trainer')
    expect(b.happened('role-used')).toMatchObject([{ lender: 3 }])
  })

  test('the Tinkerer as second role borrows without counting', () => {
    const b = bench({
      roles: [
        ['planner', 3, 'tinkerer'],
        ['headhunter', 0],
      ],
    }).play('role headhunter')
    expect(b.view().players[0].uses).toBe(3)
  })

  // Every role in a position where it can be used, what is answered, and what it brings.
  const USES: { readonly [R in Exclude<Role, 'tinkerer'>]: [Position, string[], (b: Bench) => void] } = {
    'site-manager': [
      { zone: ['builder', 'urbanist', 'urbanist', 'urbanist'], site: [['green-roofs']] },
      ['draw', 'keep', 'role site-manager', 'assign builder green-roofs'],
      (b) => expect(b.view().site[0].experts).toEqual([0, 1, 0, 0, 0]),
    ],
    headhunter: [{ zone: [] }, ['role headhunter'], (b) => expect(b.view().zone).toEqual([1, 0, 0, 0, 0])],
    surveyor: [
      { zone: ['builder', 'urbanist', 'urbanist', 'urbanist'] },
      ['draw', 'keep', 'role surveyor'],
      (b) => expect(b.view().study).toHaveLength(1),
    ],
    planner: [
      { study: ['wind-park', 'cable-car'] },
      ['manage', 'option second', 'block choose', 'role planner', 'start cable-car none'],
      (b) => expect(b.view().site).toHaveLength(1),
    ],
    'first-aider': [
      {},
      ['manage', 'option second', 'block choose', 'role first-aider', 'second technologist crisis'],
      (b) => expect(b.view().crisisExperts).toEqual([0, 0, 0, 1, 0]),
    ],
    coordinator: [
      { site: [['green-roofs', 'builder'], ['cable-car']], crisis: ['flood'] },
      ['role coordinator', 'move builder green-roofs crisis'],
      (b) => expect(b.view().crisisExperts).toEqual([0, 1, 0, 0, 0]),
    ],
    trainer: [
      { zone: ['designer', 'designer'] },
      ['take none', 'role trainer', 'retrain designer regulator'],
      (b) => expect(b.view().zone).toEqual([1, 0, 0, 0, 1]),
    ],
    negotiator: [
      {},
      ['manage', 'option second', 'block assign', 'role negotiator'],
      (b) => expect(b.view().blocked).toEqual([false, false, false, false, false]),
    ],
    treasurer: [
      { site: [['green-roofs', 'builder', 'urbanist']], indicators: [2, 3, 3, 2, 1] },
      ['inaugurate green-roofs b1', 'role treasurer', 'shift mobility comfort'],
      (b) => expect(b.view().indicators).toEqual([3, 2, 4, 3, 1]),
    ],
  }
  /** Those that are others by rules 7. */
  const USES_7: Partial<typeof USES> = {
    headhunter: [
      { zone: ['builder'] },
      ['manage', 'option second', 'block choose', 'role headhunter'],
      (b) => expect(b.view().zone).toEqual([3, 1, 0, 0, 0]),
    ],
    coordinator: [
      { site: [['green-roofs', 'builder'], ['cable-car']] },
      ['manage', 'option second', 'block choose', 'role coordinator', 'move builder green-roofs crisis'],
      (b) => expect(b.view().crisisExperts).toEqual([0, 1, 0, 0, 0]),
    ],
    trainer: [
      { zone: ['designer', 'designer', 'builder', 'builder'] },
      ['draw', 'keep', 'role trainer', 'retrain designer regulator'],
      (b) => expect(b.view().zone).toEqual([2, 2, 0, 0, 1]),
    ],
    treasurer: [
      { site: [['green-roofs', 'builder', 'urbanist']], indicators: [2, 3, 3, 2, 1] },
      ['inaugurate green-roofs b1', 'role treasurer', 'shift mobility comfort'],
      (b) => expect(b.view().indicators).toEqual([3, 2, 4, 4, 1]),
    ],
  }
  const crisis: Luck = [['crises', 'fuel-shortage']]
  const cases = Object.entries(USES).flatMap(([id, use]) => [
    { id, rules: 6, use },
    { id, rules: 7, use: USES_7[id as keyof typeof USES] ?? use },
  ])
  for (const {
    id,
    rules,
    use: [position, played, check],
  } of cases)
    test(`§1.7 by rules ${rules} ${id} works`, () => {
      const b = new Bench({
        rules,
        ...position,
        roles: [
          [id as Role, 0],
          ['tinkerer', 0],
        ],
      }).play(played, crisis)
      check(b)
      expect(b.happened('role-used')).toHaveLength(1)
      expect(b.view().players[0].uses).toBe(1)
    })

  test('what a role asks for is refused where it does not fit', () => {
    const shift = bench({
      after: 'inaugurate',
      roles: [['treasurer', 0]],
      indicators: [1, 7, 3, 3, 3],
    }).play('role treasurer')
    expect(shift.why('shift environment comfort')).toBe('too-low')
    expect(shift.why('shift comfort mobility')).toBe('at-most')
    expect(shift.why('shift comfort comfort')).toBe('same')
    const move = bench({
      roles: [['coordinator', 0]],
      site: [['green-roofs', 'builder'], ['wind-park']],
      zone: ['designer', 'designer', 'designer', 'designer'],
    }).play('take none')
    move.play('role coordinator')
    expect(move.view().zone.reduce((a, n) => a + n)).toBe(5)
    const retrain = bench({ after: 'assign', roles: [['trainer', 0]], zone: ['designer', 'builder'] })
    retrain.play('role trainer')
    expect(retrain.why('retrain urbanist designer')).toBe('not-in-zone')
    expect(retrain.why('retrain designer designer')).toBe('same')
  })

  test('a move of an expert needs somebody there and an open slot', () => {
    const b = bench({
      roles: [['coordinator', 0]],
      site: [
        ['green-roofs', 'builder'],
        ['cable-car', 'designer'],
      ],
      zone: ['designer', 'designer', 'urbanist', 'urbanist', 'urbanist'],
    })
    b.play('role coordinator')
    // The only open slot for either is the builder's on the cable car: it is taken by itself.
    expect(b.view().site.map(({ experts }) => experts)).toEqual([
      [0, 0, 0, 0, 0],
      [1, 1, 0, 0, 0],
    ])
    const open = bench({
      roles: [['coordinator', 0]],
      site: [
        ['green-roofs', 'builder'],
        ['wind-park', 'urbanist'],
      ],
    })
    open.play('role coordinator')
    expect(open.why('move urbanist wind-park green-roofs')).toBe('legal')
    expect(open.why('move urbanist wind-park zone')).toBe('legal')
    expect(open.why('move urbanist green-roofs zone')).toBe('none-there')
    expect(open.why('move builder green-roofs wind-park')).toBe('no-slot')
    expect(open.why('move builder green-roofs green-roofs')).toBe('same')
  })
})

describe('§5 solo', () => {
  const alone: Position = { seats: 1, roles: [['headhunter', 0]] }

  test('uses of the role are not counted and there is no second', () => {
    const b = bench(alone).play('role headhunter')
    expect(b.view().players[0]).toMatchObject({ roles: [role('headhunter')], uses: 0 })
  })

  test('§7 after each managing, after blocking, the role goes under the pile and one of two is kept', () => {
    const b = bench(alone).play(
      ['manage', 'option second', 'block choose'],
      [
        ['crises', 'fuel-shortage'],
        ['roles', 'trainer'],
        ['roles', 'negotiator'],
      ],
    )
    expect(b.legal()).toEqual(['adopt trainer', 'adopt negotiator'])
    expect(b.why('adopt headhunter')).toBe('not-offered')
    expect(b.view().roles.under).toEqual([role('headhunter')])
    b.play('adopt negotiator')
    expect(b.view().roles.under).toEqual([role('headhunter'), role('trainer')])
    // The new role can be used in this turn, if none was.
    expect(b.legal()).toEqual(['role negotiator', 'done'])
  })

  test('when all have been seen, roles come from under the pile in order', () => {
    const b = bench({ ...alone, indicators: [7, 7, 5, 5, 5] })
    for (let i = 0; i < 5; i++) {
      b.play(['manage'], [['crises', ['smog', 'fuel-shortage', 'transport-strike', 'storm-warning', 'brain-drain'][i]]])
      if (b.legal('option').length > 0) b.play(b.legal('option').at(-1) ?? '')
      while (b.legal('block').length > 0) b.play(b.legal('block')[0])
      const [first, second] = b.view().offer
      b.play(b.legal('adopt')[0])
      expect(b.view().roles.under.at(-1)).toBe(second)
      expect(b.view().players[0].roles).toEqual([first])
      if (b.legal('done').length > 0) b.play('done')
    }
    expect(b.view().roles.unseen).toEqual([])
    expect(b.view().roles.under).toHaveLength(8)
  })
})
