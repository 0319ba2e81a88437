// What is no position: conservation of every component (§1, §8), and sense of every field.
import { describe, expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { copyState, MOST_MOVES, NOBODY } from '../../../core/game.ts'
import type { Chosen } from '../../../core/options.ts'
import { chooseOptions } from '../../../core/options.ts'
import type { EvolutopiaOptions } from '../options.ts'
import type { EvolutopiaState } from '../state.ts'
import { Bench, game } from './bench.ts'

const NONSENSE: readonly (readonly [what: string, code: string, spoil: (s: EvolutopiaState) => void])[] = [
  ['a sixth player', 'invalid-head', (s) => (s.seats = 6)],
  ['a tile twice', 'invalid-evolutions', (s) => s.studyCount++],
  ['a tile gone', 'invalid-evolutions', (s) => s.unseenCount--],
  ['a crisis twice', 'invalid-crises', (s) => (s.crisis = s.crisisUnseen[0] + 1)],
  ['crises not counted', 'invalid-crises', (s) => (s.crisesDrawn = 3)],
  ['a plan held and in the pile', 'invalid-plans', (s) => (s.planOwner[0] = 1)],
  ['a plan of nobody', 'invalid-plans', (s) => (s.planOwner[0] = 5)],
  ['a role twice', 'invalid-roles', (s) => (s.secondRole[0] = s.firstRole[1])],
  ['three uses without a second role', 'invalid-roles', (s) => (s.uses[0] = 3)],
  ['a sixth designer', 'invalid-experts', (s) => s.bag[0]++],
  ['six in the zone', 'invalid-experts', (s) => (s.zone[0] = 6)],
  ['an expert where none is needed', 'invalid-experts', (s) => (s.siteExperts[0] = 1)],
  ['a nuisance on the start tile', 'invalid-start', (s) => (s.nuisances[s.start] = 9)],
  ['a nuisance twice', 'invalid-territory', (s) => s.nuisances.set([9, 9])],
  ['an indicator at 8', 'invalid-tracks', (s) => (s.indicators[0] = 8)],
  ['no light', 'invalid-tracks', (s) => (s.light = 0)],
  ['an indicator at 0 and no end', 'invalid-end', (s) => (s.indicators[0] = 0)],
  ['an end without reason', 'invalid-end', (s) => (s.reason = 1)],
  ['an unknown phase', 'invalid-pending', (s) => (s.phase = 77)],
  ['something unknown pending', 'invalid-pending', (s) => (s.pending = 99)],
  ['an action done before the turn', 'invalid-pending', (s) => (s.did = 2)],
  ['actions to block without a crisis', 'invalid-loose-ends', (s) => (s.toBlock = 1)],
]

describe('invalid', () => {
  test.each(NONSENSE)('%s', (_what, code, spoil) => {
    const b = new Bench({ seats: 2, site: [['green-roofs']] })
    spoil(b.s)
    expect(game.invalid(b.s)?.code).toBe(code)
  })

  test('an evolution away from the others', () => {
    const b = new Bench({ built: { b1: 'wind-park' } })
    b.s.built.copyWithin(15, 1, 2)
    b.s.built[1] = 0
    expect(game.invalid(b.s)?.code).toBe('invalid-territory')
  })

  test('a flipped byte is nearly always found', () => {
    const bits = bitsFrom('flip')
    const list = new Int32Array(MOST_MOVES)
    const copy = game.blank()
    let [flips, missed] = [0, 0]
    for (let number = 0; number < 40; number++) {
      const seats = 1 + (number % 5)
      const chance = seededChance(`flip ${number}`)
      const s = game.blank()
      game.setup(seats, chooseOptions(game.options, {}, seats) as Chosen<EvolutopiaOptions>, chance, s)
      while (game.toAct(s) !== NOBODY) {
        copyState(s, copy)
        const at = below(bits, copy.bytes.length)
        copy.bytes[at] ^= 1 + below(bits, 255)
        flips++
        if (game.invalid(copy) === null) missed++
        game.play(s, list[below(bits, game.legal(s, list))], chance)
      }
    }
    expect(flips).toBeGreaterThan(1000)
    expect(missed / flips).toBeLessThan(0.03)
  })
})
