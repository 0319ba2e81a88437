// The rules by § (README.md): the day, in base game and variant.
import { describe, expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { copyState, MOST_MOVES, NOBODY } from '../../../core/game.ts'
import { meowtopia } from '../index.ts'
import { TAKE } from '../state.ts'
import { kinds, Scene, variety } from './scene.ts'

describe('§4.3 actions', () => {
  test('§4.3 taking a tile is compulsory, and its food is gained even if nobody is sent', () => {
    const scene = new Scene(2)
    expect(scene.legal()).toEqual(
      ['food', 'irrigation', 'gold', 'recruit', 'fields'].map((a) => `take ${a} ${a}`).sort(),
    )
    scene.s.round = 4
    scene.s.tileFood[2] = 3
    const food = scene.s.food[0]
    scene.play('take gold gold', 'send 0 0 0 0')
    expect(scene.s.food[0]).toBe(food + 3)
    expect(scene.s.coins[0]).toBe(1)
  })

  test.each([
    [1, 2],
    [2, 5],
    [3, 8],
    [4, 12],
    [5, 16],
    [6, 20],
  ])('§4.3, §9 food: %i workers bring %i', (workers, food) => {
    const scene = new Scene(2).workers(0, 6, 0).stores(0, 0)
    const told = scene.play('take food food', `send ${workers} 0 0 0`)
    expect(scene.s.food[0]).toBe(food)
    expect(told[1]).toMatchObject({ kind: 'sent', food })
    expect([scene.s.awake[0], scene.s.asleep[0]]).toEqual([6 - workers, workers])
  })

  test('§1.2 food, coins and points may pass 255', () => {
    const scene = new Scene(2).workers(0, 6, 0).stores(0, 250, 300)
    scene.play('take food food', 'send 6 0 0 0')
    expect(scene.s.food[0]).toBe(270)
    const points = meowtopia.game.sheet(scene.s).filter((line) => line.seat === 0)
    expect(points.reduce((sum, line) => sum + line.points, 0)).toBe(18 + 2 + 300 + 135)
  })

  test('§4.3 gold: one coin each', () => {
    const scene = new Scene(2).workers(0, 3, 0)
    scene.play('take gold gold', 'send 3 0 0 0')
    expect(scene.s.coins[0]).toBe(4)
  })

  test('§4.3 six workers at most', () => {
    const scene = new Scene(2).workers(0, 6, 0)
    // The seventh worker is of the other family, as after the end was triggered.
    scene.s.awake[1] = 1
    scene.s.supply[1]--
    scene.s.ending = 3
    scene.play('take gold gold')
    expect(scene.why('send 6 1 0 0')).toBe('six-at-most')
    expect(scene.why('send 6 0 0 0')).toBe(null)
    expect(scene.why('send 5 1 0 0')).toBe(null)
  })

  test('§4.3 only awake workers are sent', () => {
    const scene = new Scene(2).workers(0, 1, 1)
    scene.dawn()
    scene.play('wake 0 0 0 0', 'take gold gold')
    expect(scene.why('send 2 0 0 0')).toBe('not-awake')
    expect(scene.because('send 2 0 0 0')).toEqual({ family: 'ginger', awake: 1 })
  })

  test('§4.3 with nobody awake the tile is taken and the others go on', () => {
    const scene = new Scene(2).workers(0, 0, 2).stores(0, 0)
    scene.dawn()
    expect(kinds(scene.play('take gold gold'))).toEqual(['took', 'sent'])
    expect([scene.toAct, scene.phase]).toEqual([1, 'follow'])
  })

  test('§4.3 fields: each is laid at once beside one of your own', () => {
    const scene = new Scene(2)
    scene.play('take fields fields', 'send 2 0 0 0')
    expect(scene.legal()).toHaveLength(6)
    expect(scene.why('field 0 0')).toBe('cell-taken')
    expect(scene.why('field e1 s2')).toBe('cell-apart')
    expect(scene.why('field w1 n1')).toBe('cell-apart')
    scene.play('field e1 s1')
    expect(scene.toAct).toBe(0)
    scene.play('field e1 s2')
    expect(scene.s.fields[0]).toBe(4)
    expect(scene.s.fieldsLeft).toBe(16)
    expect(scene.toAct).toBe(1)
  })

  test('§4.3, §9 a field laid next to an existing stick is irrigated at once', () => {
    const scene = new Scene(2).stick(0, 0, 0, 'north')
    scene.play('take fields fields', 'send 2 0 0 0')
    expect(scene.play('field 0 n1')).toMatchObject([{ kind: 'field', irrigated: true, points: 1 }])
    expect(scene.play('field e1 n1')).toMatchObject([{ kind: 'field', irrigated: false, points: 0 }])
    expect(meowtopia.game.view(scene.s, 0).households[0].irrigated).toBe(3)
  })

  test('§4.3 irrigation: a stick lies on an edge of one or two of your fields, where none lies', () => {
    const scene = new Scene(2)
    scene.play('take irrigation irrigation', 'send 1 0 0 0')
    expect(scene.legal()).toEqual(
      [
        'stick 0 0 north',
        'stick 0 0 west',
        'stick 0 s1 north',
        'stick e1 0 north',
        'stick e1 s1 north',
        'stick e2 0 west',
      ].sort(),
    )
    expect(scene.why('stick e1 0 west')).toBe('edge-taken')
    expect(scene.why('stick e3 0 west')).toBe('edge-apart')
    scene.play('stick e2 0 west')
    expect([scene.s.sticks[0], scene.s.sticksLeft]).toEqual([2, 19])
  })

  test('§4.3, §9 a stick between two fields waters both and scores 2, at the rim 1', () => {
    const scene = new Scene(2).fields(0, [2, 0])
    const line = () => meowtopia.game.sheet(scene.s).find(({ seat, line }) => seat === 0 && line === 'sticks')?.points
    expect(line()).toBe(2)
    scene.play('take irrigation irrigation', 'send 2 0 0 0')
    expect(scene.play('stick e2 0 west')).toMatchObject([{ kind: 'stick', points: 2 }])
    expect(line()).toBe(4)
    expect(scene.play('stick e2 s1 north')).toMatchObject([{ kind: 'stick', points: 1, side: 2 }])
    expect(line()).toBe(5)
    expect(meowtopia.game.view(scene.s, 0).households[0].irrigated).toBe(3)
  })

  test('§4.3 only as many workers go to irrigation as there are free edges; to fill them all needs no question', () => {
    const scene = new Scene(2).workers(0, 4, 0)
    scene.stick(0, 0, 0, 'north').stick(0, 0, 0, 'west').stick(0, 0, 1, 'north').stick(0, 1, 0, 'north')
    scene.play('take irrigation irrigation')
    expect(scene.why('send 3 0 0 0')).toBe('no-use')
    expect(scene.because('send 3 0 0 0')).toEqual({ action: 'irrigation', most: 2 })
    expect(kinds(scene.play('send 2 0 0 0'))).toEqual(['sent', 'stick', 'stick'])
    expect([scene.toAct, scene.s.sticks[0]]).toEqual([1, 7])
  })

  test('§4.3 recruit: one coin each, a worker or a merchant, awake', () => {
    const scene = new Scene(2).stores(0, 9, 2)
    scene.play('take recruit recruit', 'send 2 0 0 0')
    expect(scene.legal()).toEqual(['recruit ginger merchant', 'recruit ginger worker'])
    scene.play('recruit ginger worker', 'recruit ginger merchant')
    expect([scene.s.awake[0], scene.s.asleep[0], scene.s.merchants[0]]).toEqual([1, 2, 1])
    expect([scene.s.coins[0], scene.s.supply[0]]).toEqual([0, 2])
  })

  test('§4.3 new kittens cannot work in this action: the number sent is fixed before', () => {
    const scene = new Scene(2).stores(0, 9, 5)
    scene.play('take recruit recruit', 'send 2 0 0 0', 'recruit ginger worker', 'recruit ginger worker')
    expect([scene.toAct, scene.s.awake[0]]).toEqual([1, 2])
  })

  test('§4.3 not more workers than coins, nor than kittens left', () => {
    const scene = new Scene(2).workers(0, 4, 0).stores(0, 9, 2)
    scene.play('take recruit recruit')
    expect(scene.why('send 3 0 0 0')).toBe('no-use')
    const last = new Scene(2).workers(0, 6, 0).workers(1, 5, 0).stores(0, 9, 9)
    last.play('take recruit recruit')
    expect(last.legal()).toEqual(['send 0 0 0 0', 'send 1 0 0 0'])
  })

  test('§4.3 with none left anywhere recruiting is impossible', () => {
    const scene = new Scene(2).workers(0, 6, 0).workers(1, 6, 0).stores(0, 9, 9).stores(1, 9, 9)
    const told = scene.play('take recruit recruit')
    expect(kinds(told).slice(0, 3)).toEqual(['took', 'sent', 'passed'])
  })

  test('§4.3 another family only when your own supply is empty', () => {
    const scene = new Scene(3).workers(0, 5, 0).stores(0, 9, 3)
    scene.play('take recruit recruit', 'send 2 0 0 0')
    expect(scene.why('recruit black worker')).toBe('own-first')
    scene.play('recruit ginger worker')
    expect(scene.why('recruit ginger worker')).toBe('no-kitten')
    expect(scene.legal()).toEqual([
      'recruit black merchant',
      'recruit black worker',
      'recruit grey merchant',
      'recruit grey worker',
    ])
    scene.play('recruit grey worker')
    expect(scene.s.awake[2]).toBe(1)
    expect(scene.s.supply[2]).toBe(3)
  })

  test('§4.3 a player may go past the last field, the rest come from those set aside', () => {
    const scene = new Scene(2).workers(0, 6, 0)
    scene.s.fieldsLeft = 2
    scene.fields(1, ...Array.from({ length: 16 }, (_, i) => [i + 2, 0] as const))
    scene.s.fieldsLeft = 2
    scene.play('take fields fields', 'send 4 0 0 0', 'field 0 s1', 'field 0 s2', 'field 0 s3', 'field 0 s4')
    expect([scene.s.fields[0], scene.s.fieldsLeft]).toEqual([6, 0])
  })
})

describe('§4.4 following', () => {
  test('§4.4, §9 following sends exactly one awake worker and does the action once: food gives 2', () => {
    const scene = new Scene(3)
    scene.play('take food food', 'send 2 0 0 0')
    expect(scene.toAct).toBe(1)
    expect(scene.legal()).toEqual(['follow black', 'pass nobody'])
    const told = scene.play('follow black')
    expect(told[0]).toMatchObject({ kind: 'followed', kittens: [0, 1, 0, 0], food: 2 })
    expect(scene.s.food[1]).toBe(6)
    expect([scene.s.awake[5], scene.s.asleep[5]]).toEqual([1, 1])
    expect(scene.toAct).toBe(2)
  })

  test('§4.4 following is possible even if the active player sent nobody', () => {
    const scene = new Scene(2)
    scene.play('take gold gold', 'send 0 0 0 0', 'follow black')
    expect(scene.s.coins[1]).toBe(2)
  })

  test('§4.4 passing wakes one sleeping worker for free', () => {
    const scene = new Scene(2).workers(1, 1, 1).stores(1, 0)
    scene.play('take gold gold', 'send 0 0 0 0')
    expect(scene.why('pass nobody')).toBe('somebody-sleeps')
    scene.play('pass black')
    expect(scene.s.food[1]).toBe(0)
    expect([scene.s.awake[5], scene.s.asleep[5]]).toEqual([2, 0])
  })

  test('§4.4, §9 passing with all awake gains 1 food', () => {
    const scene = new Scene(2)
    scene.play('take gold gold', 'send 0 0 0 0')
    const told = scene.play('pass nobody')
    expect(told[0]).toMatchObject({ kind: 'passed', wakes: null, food: 1, unable: null })
    expect(scene.s.food[1]).toBe(5)
  })

  test('§4.4 with nobody awake passing is told, not asked', () => {
    const scene = new Scene(2).workers(1, 0, 2)
    const told = scene.play('take gold gold', 'send 0 0 0 0')
    expect(told).toContainEqual({ kind: 'passed', seat: 1, wakes: 1, food: 0, unable: 'awake' })
    expect(scene.toAct).toBe(0)
  })

  test.each([
    ['base', false, 'take recruit recruit'],
    ['side B', true, 'take gold recruit'],
  ])('§4.4 a follower who cannot do the action can only pass (%s)', (_, sideB, take) => {
    const scene = new Scene(2, { sideB }).stores(1, 4, 0)
    const told = scene.play(take, 'send 0 0 0 0')
    expect(told).toContainEqual({ kind: 'passed', seat: 1, wakes: null, food: 1, unable: 'coin' })
  })

  test('§4.4 a follower lays their own field, out of turn, and then the next one is asked', () => {
    const scene = new Scene(3)
    scene.play('take fields fields', 'send 0 0 0 0', 'follow black')
    expect([scene.toAct, scene.phase]).toEqual([1, 'field'])
    scene.play('field e2 0')
    expect([scene.toAct, scene.phase]).toEqual([2, 'follow'])
    expect(scene.s.fields[1]).toBe(3)
  })

  test('§6 where the families differ, a pass names who wakes and a follower who is sent', () => {
    const scene = new Scene(2).workers(1, 1, 1)
    scene.s.awake[4] = 1
    scene.s.asleep[4] = 1
    scene.s.supply[0] -= 2
    scene.s.ending = 3
    scene.play('take gold gold', 'send 0 0 0 0')
    expect(scene.legal()).toEqual(['follow black', 'follow ginger', 'pass black', 'pass ginger'])
  })

  test('§4.4, §6 nobody awake, but two families asleep: the pass is a choice', () => {
    const scene = new Scene(2).workers(1, 0, 1)
    scene.s.asleep[4] = 1
    scene.s.supply[0]--
    scene.s.ending = 3
    scene.play('take gold gold', 'send 0 0 0 0')
    expect(scene.legal()).toEqual(['pass black', 'pass ginger'])
    expect(scene.why('follow black')).toBe('not-awake')
  })

  test('§4.4 an action that cannot be done is refused to a follower by name', () => {
    const scene = new Scene(2).workers(1, 1, 1).stores(1, 4, 0)
    scene.s.asleep[4] = 1
    scene.s.supply[0]--
    scene.s.ending = 3
    scene.play('take recruit recruit', 'send 0 0 0 0')
    expect(scene.why('follow black')).toBe('cannot-follow')
    expect(scene.legal()).toEqual(['pass black', 'pass ginger'])
  })
})

describe('§4 choices', () => {
  test('§4 nobody is asked without a choice, and no two choices have the same effect', () => {
    const { game } = meowtopia
    const bits = bitsFrom('choices')
    const list = new Int32Array(MOST_MOVES)
    const s = game.blank()
    const after = game.blank()
    for (let i = 0; i < 60; i++) {
      game.setup(2 + (i % 3), variety(i), seededChance(`choices/${i}`), s)
      while (game.toAct(s) !== NOBODY) {
        const count = game.legal(s, list)
        expect(count).toBeGreaterThan(1)
        const effects = new Set<string>()
        for (let at = 0; at < count; at++) {
          game.play(copyState(s, after), list[at], seededChance(''))
          effects.add(after.bytes.join())
        }
        // With no food left to put on tiles it may not matter which of them is taken.
        if (s.phase !== TAKE || s.boxed === 0 || s.foodLeft > 0) expect(effects.size).toBe(count)
        game.play(s, list[below(bits, count)], seededChance(''))
      }
    }
  })
})

describe('§5 side B', () => {
  test('§5 the active player names one of the two actions of a tile', () => {
    const scene = new Scene(2, { sideB: true })
    expect(scene.legal()).toHaveLength(10)
    expect(scene.why('take food food')).toBe('no-tile')
    expect(scene.why('take food gold')).toBe('no-tile')
    scene.play('take irrigation food')
    expect(scene.s.takers[0]).toBe(1)
    expect(scene.phase).toBe('send')
  })

  test('§5, §9 the follower does the other action', () => {
    const scene = new Scene(2, { sideB: true })
    scene.play('take gold irrigation', 'send 2 0 0 0')
    expect(scene.s.coins[0]).toBe(3)
    scene.play('follow black')
    expect([scene.toAct, scene.phase]).toEqual([1, 'stick'])
    scene.play('stick 0 0 north')
    expect([scene.s.sticks[1], scene.s.coins[1]]).toEqual([2, 1])
  })

  test('§5 the action is named also when sending nobody', () => {
    const scene = new Scene(2, { sideB: true })
    scene.play('take fields food', 'send 0 0 0 0', 'follow black')
    expect(scene.s.food[1]).toBe(6)
  })

  test('§5 with everybody asleep the two ways of taking a tile are one move', () => {
    const scene = new Scene(2, { sideB: true }).workers(0, 0, 2).workers(1, 0, 2).stores(0, 0)
    scene.dawn()
    expect(scene.legal()).toHaveLength(5)
    expect(scene.why('take irrigation food')).toBe('either-way')
    expect(scene.because('take irrigation food')).toEqual({ action: 'food' })
    scene.play('take food irrigation')
    expect(scene.phase).toBe('evening')
  })

  test('§5 a tile taken for either of its actions is gone', () => {
    const scene = new Scene(2, { sideB: true })
    scene.play('take fields food', 'send 0 0 0 0', 'pass nobody', 'feed 0')
    expect(scene.why('take food fields')).toBe('tile-taken')
    expect(scene.legal()).toHaveLength(8)
  })
})
