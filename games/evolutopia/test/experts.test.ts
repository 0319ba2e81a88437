// Recruiting and assigning experts (§3.3, §3.4).
import { describe, expect, test } from 'vitest'
import { Bench } from './bench.ts'

const names = (...kinds: string[]) => kinds.map((kind) => ['experts', kind] as const)

describe('§3.3 recruit', () => {
  test('experts are drawn one by one, kept or set aside, until five are in the zone', () => {
    const b = new Bench({ zone: ['designer', 'designer', 'designer'] }).play('draw', names('builder'))
    expect(b.legal()).toEqual(['keep', 'drop'])
    b.play('keep', names('urbanist'))
    expect(b.experts(b.s.zone)).toEqual(['designer', 'designer', 'designer', 'builder'])
    b.play('drop', names('regulator'))
    b.play('keep')
    expect(b.experts(b.s.zone)).toEqual(['designer', 'designer', 'designer', 'builder', 'regulator'])
    expect(b.s.bag).toEqual(new Uint8Array([2, 4, 5, 5, 4]))
    expect(b.view().toAct).toBe(1)
    expect(b.view().blocked[2]).toBe(true)
  })

  test('§7 at most three are set aside; what is drawn then is kept by itself', () => {
    const b = new Bench({ zone: ['designer', 'designer'] })
    b.play(['draw', 'drop', 'drop'], names('builder', 'builder', 'builder'))
    expect(b.s.dropped[1]).toBe(2)
    b.play('drop', names('urbanist', 'urbanist', 'regulator'))
    expect(b.happened('kept')).toHaveLength(3)
    expect(b.experts(b.s.zone)).toEqual(['designer', 'designer', 'urbanist', 'urbanist', 'regulator'])
    expect(b.s.bag[1]).toBe(5)
  })

  test('§7 laid-off experts do not count toward the three, and stay out of the bag meanwhile', () => {
    const b = new Bench({ zone: ['designer', 'designer', 'designer', 'designer', 'builder'] })
    expect(b.why('draw')).toBe('zone-full')
    b.play(['layoff designer', 'layoff designer', 'layoff designer', 'layoff designer'])
    expect(b.s.laidOff[0]).toBe(4)
    expect(b.s.bag[0]).toBe(1)
    b.play(['draw', 'drop', 'drop'], names('designer', 'builder', 'builder'))
    expect(b.s.bag[0]).toBe(0)
    expect(b.why('drop')).toBe('legal')
    b.play('drop', names('urbanist', 'urbanist', 'urbanist', 'urbanist'))
    expect(b.experts(b.s.zone)).toEqual(['builder', 'urbanist', 'urbanist', 'urbanist', 'urbanist'])
    expect(b.s.bag).toEqual(new Uint8Array([5, 4, 1, 5, 5]))
  })

  test('laying off everybody leads straight to the draw', () => {
    const b = new Bench({ zone: ['designer'] }).play('layoff designer', names('builder'))
    expect(b.legal()).toEqual(['keep', 'drop'])
    expect(b.why('layoff designer')).toBe('not-now')
  })

  test('an expert who is not in the zone cannot be laid off', () => {
    expect(new Bench({ zone: ['designer'] }).why('layoff builder')).toBe('not-in-zone')
  })

  test('if the bag is empty, the recruiting stops', () => {
    const b = new Bench({
      site: [
        ['garden-quarter', 'designer', 'builder', 'urbanist', 'regulator'],
        ['open-city-lab', 'designer', 'designer', 'technologist', 'regulator'],
        ['reed-bed-waterworks', 'builder', 'urbanist', 'technologist'],
      ],
      crisis: ['power-cut', 'builder', 'technologist'],
      zone: ['designer', 'designer', 'builder', 'builder', 'urbanist'],
    })
    b.play(['layoff designer', 'layoff designer', 'layoff builder', 'layoff builder', 'layoff urbanist'])
    expect(b.experts(b.s.bag)).toEqual([
      'urbanist',
      'technologist',
      'technologist',
      'regulator',
      'regulator',
      'regulator',
    ])
    b.play(['drop', 'drop', 'drop'])
    // Three more are left: kept by themselves, and that is all.
    expect(b.view().zone.reduce((a, n) => a + n)).toBe(4)
    expect(b.view().toAct).toBe(1)
    expect(b.s.bag.reduce((a, n) => a + n)).toBe(5 + 3)
  })
})

describe('§3.4 assign', () => {
  const site = [['garden-quarter'], ['green-roofs']] as const

  test('up to three experts to open slots of the right kind, on evolutions and on the crisis', () => {
    const b = new Bench({ site, zone: ['designer', 'builder', 'builder', 'urbanist', 'regulator'], crisis: ['flood'] })
    expect(b.why('assign designer green-roofs')).toBe('no-slot')
    expect(b.why('assign technologist green-roofs')).toBe('not-in-zone')
    expect(b.why('assign builder wind-park')).toBe('no-slot')
    b.play(['assign builder crisis', 'assign builder green-roofs'])
    expect(b.view().toAct).toBe(0)
    expect(b.legal('done')).toEqual(['done'])
    b.play('assign regulator garden-quarter')
    expect(b.view().toAct).toBe(1)
    expect(b.view().crisisExperts).toEqual([0, 1, 0, 0, 0])
    expect(b.view().site.map(({ experts }) => experts)).toEqual([
      [0, 0, 0, 0, 1],
      [0, 1, 0, 0, 0],
    ])
    expect(b.experts(b.s.zone)).toEqual(['designer', 'urbanist'])
  })

  test('fewer than three is enough, and it ends by itself when nobody fits', () => {
    const one = new Bench({ site, zone: ['designer', 'builder'] }).play(['assign designer garden-quarter', 'done'])
    expect(one.view().toAct).toBe(1)
    const forced = new Bench({ site: [['green-roofs']], zone: ['builder', 'builder'] }).play(
      'assign builder green-roofs',
    )
    expect(forced.view().toAct).toBe(1)
    expect(forced.view().blocked[3]).toBe(true)
  })

  test('without a crisis nobody can be assigned to it', () => {
    expect(new Bench({ site, zone: ['builder'] }).why('assign builder crisis')).toBe('no-slot')
  })

  test('a complete evolution stays on site, and a complete crisis stays on the table', () => {
    const b = new Bench({
      site: [['green-roofs', 'builder']],
      zone: ['urbanist', 'builder'],
      crisis: ['flood', 'urbanist', 'regulator'],
    })
    b.play(['assign urbanist green-roofs', 'assign builder crisis'])
    expect(b.view().site).toHaveLength(1)
    expect(b.view()).toMatchObject({ crisis: 5, crisisExperts: [0, 1, 1, 0, 1] })
  })
})
