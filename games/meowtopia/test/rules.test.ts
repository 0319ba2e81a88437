// The rules by § (README.md): setup, rounds and mornings.

import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../core/chance.ts'
import { PUBLIC } from '../../../core/game.ts'
import { pointsOf } from '../facts.ts'
import { meowtopia } from '../index.ts'
import { kinds, Scene, variety } from './scene.ts'

describe('§2 setup', () => {
  test.each([
    [2, 18, 20],
    [3, 19, 22],
    [4, 22, 24],
  ])('§2 %i players: %i fields and %i sticks remain on the board', (seats, fields, sticks) => {
    const { s } = new Scene(seats)
    expect([s.fieldsLeft, s.sticksLeft]).toEqual([fields, sticks])
  })

  test('§2 each player has two awake workers, two irrigated fields with a stick between, 4 food and 1 coin', () => {
    const v = meowtopia.game.view(new Scene(3, { first: 1 }).s, PUBLIC)
    for (const seat of [0, 2]) {
      const home = v.households[seat]
      expect(home.awake[seat]).toBe(2)
      expect(home).toMatchObject({ food: 4, coins: 1, sticks: 1, irrigated: 2, merchants: [], penalties: 0 })
      expect(home.fields).toEqual([
        { east: 0, south: 0, sticks: 2, watered: true },
        { east: 1, south: 0, sticks: 8, watered: true },
      ])
    }
  })

  test('§2 the first player is drawn, every seat can be', () => {
    const firsts = new Set<number>()
    const s = meowtopia.game.blank()
    for (let i = 0; i < 50; i++) {
      meowtopia.game.setup(3, { ...variety(i), sideB: false }, seededChance(`first/${i}`), s)
      firsts.add(s.first)
    }
    expect([...firsts].sort()).toEqual([0, 1, 2])
  })

  test('§2 the host may choose the first player, and nothing is drawn', () => {
    expect(new Scene(4, { first: 3 }).toAct).toBe(3)
  })
})

/** A whole turn in which nobody works and everybody is fed. */
function idleTurn(scene: Scene, tile: string): void {
  scene.play(`take ${tile} ${tile}`)
  if (scene.phase === 'send') scene.play('send 0 0 0 0')
  while (scene.phase === 'follow') scene.play(scene.legal().filter((text) => text.startsWith('pass'))[0])
  if (scene.phase === 'evening') scene.play(scene.legal().filter((text) => text.startsWith('feed'))[0])
}

describe('§3 round', () => {
  test('§3 turns go clockwise from the first player', () => {
    const scene = new Scene(3, { first: 1 })
    const order = [scene.toAct]
    idleTurn(scene, 'food')
    order.push(scene.toAct)
    idleTurn(scene, 'gold')
    order.push(scene.toAct)
    expect(order).toEqual([1, 2, 0])
  })

  test('§3 at the end of a round untaken tiles get 1 food, all come back, the first-player tile moves left', () => {
    const scene = new Scene(2)
    idleTurn(scene, 'food')
    idleTurn(scene, 'gold')
    expect(Array.from(scene.s.tileFood)).toEqual([0, 1, 0, 1, 1])
    expect(Array.from(scene.s.takers)).toEqual([0, 0, 0, 0, 0])
    expect([scene.s.round, scene.s.first, scene.toAct]).toEqual([2, 1, 1])
  })

  test('§3 a tile is taken once a round', () => {
    const scene = new Scene(2)
    idleTurn(scene, 'food')
    expect(scene.why('take food food')).toBe('tile-taken')
    expect(scene.because('take food food')).toEqual({ seat: 0 })
  })

  test('§6 food on tiles accumulates over rounds, and whoever takes the tile gains it', () => {
    const scene = new Scene(2)
    for (let round = 0; round < 2; round++) {
      idleTurn(scene, 'food')
      idleTurn(scene, 'gold')
      scene.stores(0, 20).stores(1, 20)
    }
    expect(scene.s.tileFood[4]).toBe(2)
    const told = scene.play('take fields fields')
    expect(told[0]).toMatchObject({ kind: 'took', food: 2 })
    expect(scene.s.food[0]).toBe(22)
    expect(scene.s.tileFood[4]).toBe(0)
  })
})

describe('§4.1 waking', () => {
  test('§4.1, §9 nobody asleep: 1 food, and no question', () => {
    const scene = new Scene(2).stores(0, 4)
    expect(kinds(scene.dawn())).toEqual(['rested'])
    expect(scene.s.food[0]).toBe(5)
    expect(scene.phase).toBe('take')
  })

  test('§4.1, §9 one asleep: it may wake for free', () => {
    const scene = new Scene(2).workers(0, 1, 1).stores(0, 0)
    scene.dawn()
    expect(scene.legal()).toEqual(['wake 0 0 0 0', 'wake 1 0 0 0'])
    scene.play('wake 1 0 0 0')
    expect([scene.s.awake[0], scene.s.asleep[0], scene.s.food[0]]).toEqual([2, 0, 0])
  })

  test('§4.1, §9 two asleep: each costs 1 food', () => {
    const scene = new Scene(2).workers(0, 0, 2).stores(0, 1)
    scene.dawn()
    expect(scene.legal()).toEqual(['wake 0 0 0 0', 'wake 1 0 0 0'])
    expect(scene.why('wake 2 0 0 0')).toBe('wake-cost')
    scene.play('wake 1 0 0 0')
    expect([scene.s.awake[0], scene.s.asleep[0], scene.s.food[0]]).toEqual([1, 1, 0])
  })

  test('§4.1, §9 three asleep: none, some or all, at 1 food each', () => {
    const scene = new Scene(2).workers(0, 1, 3).stores(0, 7)
    scene.dawn()
    expect(scene.legal()).toEqual(['wake 0 0 0 0', 'wake 1 0 0 0', 'wake 2 0 0 0', 'wake 3 0 0 0'])
    scene.play('wake 3 0 0 0')
    expect([scene.s.awake[0], scene.s.asleep[0], scene.s.food[0]]).toEqual([4, 0, 4])
  })

  test('§4.1 two asleep and no food: nobody can wake, and there is no question', () => {
    const scene = new Scene(2).workers(0, 0, 2).stores(0, 0)
    expect(scene.dawn()).toMatchObject([{ kind: 'woke', kittens: [0, 0, 0, 0], paid: 0 }])
    expect(scene.phase).toBe('take')
  })

  test('§4.1 waking is never compulsory', () => {
    const scene = new Scene(2).workers(0, 1, 1)
    scene.dawn()
    scene.play('wake 0 0 0 0')
    expect(scene.s.asleep[0]).toBe(1)
  })

  test('§4.1 merchants do not count as asleep or awake workers', () => {
    const scene = new Scene(2).workers(0, 1, 1).merchant(0).stores(0, 0, 0)
    scene.dawn()
    expect(scene.legal()).toEqual(['wake 0 0 0 0', 'wake 1 0 0 0'])
  })
})

describe('§4.2 selling', () => {
  test('§4.2 an empty merchant takes food or a coin', () => {
    const scene = new Scene(2).merchant(0).stores(0, 3, 2)
    scene.dawn()
    expect(scene.legal()).toEqual(['close', 'sell ginger coin 0', 'sell ginger food 0'])
    scene.play('sell ginger coin 0')
    expect([scene.s.coins[0], scene.s.merchantGood[0], scene.s.merchantGoods[0]]).toEqual([1, 2, 1])
    expect(scene.phase).toBe('take')
  })

  test('§4.2 a merchant takes only the kind it took first', () => {
    const scene = new Scene(2).merchant(0, 0, 1, 1).stores(0, 3, 2)
    scene.dawn()
    expect(scene.legal()).toEqual(['close', 'sell ginger food 1'])
    expect(scene.why('sell ginger coin 1')).toBe('no-merchant')
  })

  test('§4.2 each merchant receives one unit a turn', () => {
    const scene = new Scene(2).merchant(0, 0, 2, 1).merchant(0).stores(0, 3, 5)
    scene.s.round = 2
    scene.dawn()
    scene.play('sell ginger coin 1')
    expect(scene.why('sell ginger coin 2')).toBe('merchant-served')
    scene.play('sell ginger coin 0')
    expect(scene.phase).toBe('take')
    expect(scene.s.coins[0]).toBe(3)
  })

  test('§4.2 two merchants that are alike are one choice', () => {
    const scene = new Scene(2).merchant(0).merchant(0).stores(0, 3, 0)
    scene.dawn()
    expect(scene.legal()).toEqual(['close', 'sell ginger food 0'])
  })

  test('§8 the points of sales are told before, one by one and all together', () => {
    const scene = new Scene(2).merchant(0, 0, 2, 1).merchant(0).stores(0, 3, 5)
    scene.s.round = 2
    scene.dawn()
    const points = (...sales: readonly string[]) => pointsOf(meowtopia.game.view(scene.s, 0), ...sales)
    expect([points('sell ginger coin 1'), points('sell ginger food 0')]).toEqual([3, 2])
    expect(points('sell ginger coin 1', 'sell ginger food 0')).toBe(5)
    expect([points(), points('sell ginger food 1')]).toEqual([0, 0])
  })

  test('§4.2 selling is not compulsory, and nothing can be sold that is not there', () => {
    const scene = new Scene(2).merchant(0).stores(0, 3, 0)
    scene.dawn()
    expect(scene.why('sell ginger coin 0')).toBe('no-goods')
    scene.play('close')
    expect(scene.phase).toBe('take')
  })

  test('§4.2 nothing to sell: no question', () => {
    const scene = new Scene(2).merchant(0, 0, 2, 1).workers(0, 1, 1).stores(0, 3, 0)
    scene.dawn()
    scene.play('wake 1 0 0 0')
    expect(scene.phase).toBe('take')
  })

  test('§4.2 a merchant hired on the own turn sells from the next turn on', () => {
    const scene = new Scene(2)
    scene.play('take recruit recruit', 'send 1 0 0 0', 'recruit ginger merchant', 'pass nobody')
    expect(scene.phase).toBe('evening')
    scene.play('feed 0')
    idleTurn(scene, 'food')
    idleTurn(scene, 'gold')
    expect(scene.toAct).toBe(0)
    expect(scene.phase).toBe('sell')
  })

  test('§4.2 a merchant hired by following sells on the own next turn, in the same round', () => {
    const scene = new Scene(2)
    scene.play('take recruit recruit', 'send 0 0 0 0', 'follow black', 'recruit black merchant', 'feed 0')
    expect([scene.toAct, scene.phase, scene.s.round]).toEqual([1, 'wake', 1])
    scene.play('wake 0 0 0 0')
    expect(scene.phase).toBe('sell')
  })

  test('§4.1, §4.2 waking comes before selling', () => {
    const scene = new Scene(2).workers(0, 0, 2).merchant(0).stores(0, 1, 0)
    scene.dawn()
    expect(scene.why('sell ginger food 0')).toBe('not-now')
    scene.play('wake 1 0 0 0')
    expect(scene.phase).toBe('take')
  })
})
