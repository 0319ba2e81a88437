// §1.2 the supply of the box: what is gained, paid and lost, and nothing beyond it.
import { describe, expect, test } from 'vitest'
import { meowtopia } from '../index.ts'
import { setOf } from '../versions.ts'
import { kinds, Scene } from './scene.ts'

const { game } = meowtopia
const stock = ({ s }: Scene) => [s.foodLeft, s.coinsLeft]

/** Gives the second player all food of the supply but this much. */
function leaveFood(scene: Scene, food: number): Scene {
  scene.s.food[1] += scene.s.foodLeft - food
  scene.s.foodLeft = food
  return scene
}

function leaveCoins(scene: Scene, coins: number): Scene {
  scene.s.coins[1] += scene.s.coinsLeft - coins
  scene.s.coinsLeft = coins
  return scene
}

describe('§1.2 the supply of the box', () => {
  test.each([2, 3, 4])('§1.2, §2 %i players take 4 food and 1 coin each; who begins rested takes 1 more', (seats) => {
    const scene = new Scene(seats, { supply: 'box' })
    expect(setOf(2)).toMatchObject({ foodInBox: 96, coinsInBox: 20 })
    expect(stock(scene)).toEqual([96 - 4 * seats - 1, 20 - seats])
    expect(game.view(scene.s, 0).stock).toEqual({ food: 96 - 4 * seats - 1, coins: 20 - seats })
  })

  test('§1.2 unlimited: nothing is counted, nothing runs out', () => {
    const scene = new Scene(2, { supply: 'unlimited' }).workers(0, 6, 0)
    expect(game.view(scene.s, 0).stock).toBe(null)
    scene.play('take food food', 'send 6 0 0 0')
    expect([scene.s.food[0], ...stock(scene)]).toEqual([25, 0, 0])
  })

  test('§1.2 who would gain more food gains what is left', () => {
    const scene = leaveFood(new Scene(2).workers(0, 6, 0).boxed(), 6)
    const told = scene.play('take food food', 'send 3 0 0 0')
    expect(told[1]).toMatchObject({ kind: 'sent', food: 6 })
    expect([scene.s.food[0], scene.s.foodLeft]).toEqual([11, 0])
  })

  test('§1.2, §4.3 nobody is sent for food or coins that are not there', () => {
    const food = leaveFood(new Scene(2).workers(0, 6, 0).boxed(), 6)
    food.play('take food food')
    expect(food.because('send 4 0 0 0')).toEqual({ action: 'food', most: 3 })
    const gold = leaveCoins(new Scene(2).workers(0, 6, 0).boxed(), 2)
    gold.play('take gold gold')
    expect(gold.because('send 3 0 0 0')).toEqual({ action: 'gold', most: 2 })
    gold.play('send 2 0 0 0')
    expect([gold.s.coins[0], gold.s.coinsLeft]).toEqual([3, 0])
  })

  test('§1.2, §4.4 with none left nobody can follow, and passing brings nothing', () => {
    const scene = leaveFood(new Scene(2).boxed(), 0)
    const food = scene.s.food[1]
    const told = scene.play('take food food')
    expect(kinds(told)).toEqual(['took', 'sent', 'passed'])
    expect(told[2]).toEqual({ kind: 'passed', seat: 1, wakes: null, food: 0, unable: 'use' })
    expect([scene.s.food[1], scene.phase]).toEqual([food, 'evening'])
  })

  test('§1.2, §4.1 with none left a rested household gains nothing', () => {
    const scene = leaveFood(new Scene(2).boxed(), 0)
    const told = scene.dawn()
    expect(told[0]).toEqual({ kind: 'rested', seat: 0, food: 0 })
  })

  test('§1.2 what is paid for waking, feeding and recruiting goes back', () => {
    const scene = new Scene(2).workers(0, 1, 2).stores(0, 9, 2).boxed()
    scene.dawn()
    const [food, coins] = stock(scene)
    scene.play('wake 2 0 0 0', 'take recruit recruit', 'send 1 0 0 0', 'recruit ginger worker', 'pass nobody')
    expect(stock(scene)).toEqual([food + 2 - 1, coins + 1])
    scene.play('feed 0')
    // The other one's morning brings 1 food.
    expect(scene.s.foodLeft).toBe(food + 2 - 1 + 6 - 1)
  })

  test('§1.2, §4.2 what lies on merchants stays there; a dismissed one gives its goods back first', () => {
    const scene = leaveFood(new Scene(2).merchant(0, 0, 1, 2).stores(0, 1, 0).boxed(), 0)
    scene.dawn()
    scene.play('sell ginger food 2')
    expect(scene.s.foodLeft).toBe(0)
    scene.play('take gold gold', 'send 0 0 0 0', 'pass nobody')
    const told = scene.play('retire ginger food 3')
    expect(told[0]).toMatchObject({ kind: 'dismissed', goods: 3, food: 3 })
    expect(scene.s.food[0]).toBe(3)
  })

  test('§1.2, §3 tiles that nobody took get food as long as there is some', () => {
    const scene = leaveFood(new Scene(2).stores(0, 0).boxed(), 2)
    const told = scene.play('take gold gold', 'send 0 0 0 0', 'pass nobody', 'feed 1')
    expect(scene.s.foodLeft).toBe(0)
    told.push(...scene.play('take fields fields', 'send 0 0 0 0'))
    told.push(...scene.play('pass nobody', 'feed 1'))
    expect(told).toContainEqual({ kind: 'left', tiles: [['food'], ['irrigation'], ['recruit']], food: 0 })
  })

  test('§1.2, §7 at the end awake kittens bring food beyond the box', () => {
    const scene = leaveFood(new Scene(2).boxed(), 0)
    scene.s.round = 40
    while (scene.phase !== 'over') scene.play(scene.legal().filter((text) => !/^(feed 0|send [1-9])/.test(text))[0])
    const { s } = scene
    expect(s.food[0] + s.food[1] + s.foodLeft + s.tileFood.reduce((sum, food) => sum + food, 0)).toBeGreaterThan(96)
    expect(game.invalid(s)).toBe(null)
  })
})
