// The rules by § (README.md): evenings, endings and the score.
import { describe, expect, test } from 'vitest'
import { isBeyondBoard, isLastRound, partingOf, pointsPerUnfed } from '../facts.ts'
import { meowtopia } from '../index.ts'
import { MOST_FIELDS, MOST_SEATS } from '../state.ts'
import { kinds, Scene } from './scene.ts'

const { game } = meowtopia

/** Goes to the evening of seat 0: a tile is taken, nobody works. */
function toEvening(scene: Scene, tile = 'gold'): Scene {
  scene.play(`take ${tile} ${tile}`)
  if (scene.phase === 'send') scene.play('send 0 0 0 0')
  while (scene.phase === 'follow') scene.play(scene.legal().filter((text) => text.startsWith('pass'))[0])
  return scene
}

describe('§4.5 feeding', () => {
  test('§4.5, §9 three kittens, four irrigated fields: pays 2', () => {
    const scene = new Scene(2).workers(0, 3, 0).fields(0, [2, 0], [3, 0]).stick(0, 3, 0, 'west').stores(0, 5)
    expect(game.view(scene.s, 0).households[0]).toMatchObject({ irrigated: 4, bill: 2 })
    toEvening(scene).play('feed 0')
    expect(scene.s.food[0]).toBe(3)
  })

  test('§4.5 merchants eat too, and a field counts once however many sticks it has', () => {
    const scene = new Scene(2).merchant(0).merchant(0).stick(0, 0, 0, 'north').stick(0, 0, 0, 'west')
    expect(game.view(scene.s, 0).households[0].bill).toBe(2 * 4 - 2)
  })

  test('§4.5 a surplus is lost, and nothing is asked', () => {
    const scene = new Scene(2).fields(0, [2, 0], [3, 0], [4, 0], [5, 0]).stick(0, 3, 0, 'west').stick(0, 5, 0, 'west')
    scene.stores(0, 7)
    toEvening(scene)
    expect(scene.toAct).toBe(1)
    expect(scene.s.food[0]).toBe(7)
  })

  test('§4.5 only the active player feeds', () => {
    const scene = new Scene(2)
    toEvening(scene)
    const food = scene.s.food[1]
    scene.play('feed 0')
    // The other one's morning brings 1 food.
    expect(scene.s.food[1]).toBe(food + 1)
  })

  test('§4.5, §9 short by 3 food with 4 kittens: two unfed cost 6 points', () => {
    const scene = new Scene(2).workers(0, 4, 0).stores(0, 3)
    toEvening(scene)
    expect(game.view(scene.s, 0).households[0].bill).toBe(6)
    expect(scene.why('feed 1')).toBe('must-go-unfed')
    expect(scene.because('feed 1')).toEqual({ least: 2, bill: 6, food: 3 })
    expect(scene.play('feed 2')[0]).toEqual({ kind: 'fed', seat: 0, bill: 6, paid: 2, unfed: 2, points: -6 })
    expect([scene.s.food[0], scene.s.penalties[0]]).toEqual([1, 2])
  })

  test('§4.5, §9 short by 3 food with 4 kittens: one dismissed (+3 food) and all fed', () => {
    const scene = new Scene(2).workers(0, 4, 0).stores(0, 3)
    toEvening(scene).play('dismiss ginger awake')
    expect(game.view(scene.s, 0).households[0].bill).toBe(4)
    expect(scene.s.food[0]).toBe(6)
    scene.play('feed 0')
    expect([scene.s.food[0], scene.s.penalties[0], scene.s.supply[0]]).toEqual([2, 0, 3])
  })

  test('§4.5 unwilling: more may go unfed, up to half the bill rounded up, and the last one saves what is left', () => {
    const scene = new Scene(2).merchant(0).fields(0, [2, 0]).stick(0, 2, 0, 'west').stores(0, 20)
    toEvening(scene)
    expect(game.view(scene.s, 0).households[0].bill).toBe(3)
    expect(scene.why('feed 3')).toBe('too-many-unfed')
    scene.play('feed 2')
    expect([scene.s.food[0], scene.s.penalties[0]]).toEqual([20, 2])
  })

  test('§4.5, §9 short by 3 food with 4 kittens: one dismissed and one unfed is refused', () => {
    const scene = new Scene(2).workers(0, 4, 0).stores(0, 3)
    toEvening(scene).play('dismiss ginger awake')
    expect(scene.legal()).toEqual(['dismiss ginger awake', 'feed 0'])
    expect(scene.why('feed 1')).toBe('not-both')
    expect(scene.why('feed 2')).toBe('not-both')
  })

  test('§4.5 whoever dismisses goes on until everybody left can be fed', () => {
    const scene = new Scene(2).workers(0, 5, 0).stores(0, 0)
    toEvening(scene).play('dismiss ginger awake')
    expect(game.view(scene.s, 0)).toMatchObject({ parted: true, households: [{ food: 3, bill: 6 }, {}] })
    expect(scene.legal()).toEqual(['dismiss ginger awake'])
    expect(scene.why('feed 0')).toBe('dismiss-more')
    expect(scene.because('feed 0')).toEqual({ bill: 6, food: 3 })
    scene.play('dismiss ginger awake', 'feed 0')
    expect([scene.s.penalties[0], scene.s.awake[0], scene.s.food[0]]).toEqual([0, 3, 2])
  })

  test('§4.5 it is forgotten by the next evening', () => {
    const scene = new Scene(2).workers(0, 4, 0).stores(0, 3)
    toEvening(scene).play('dismiss ginger awake', 'feed 0')
    expect(scene.s.parted).toBe(0)
    toEvening(scene, 'food')
    expect(scene.toAct).toBe(1)
    expect(scene.why('feed 1')).toBe(null)
  })

  test('§4.5 a household that dismisses everybody but one worker is fed by its first two fields', () => {
    const scene = new Scene(2).workers(0, 2, 0).merchant(0).merchant(0).stores(0, 0).boxed()
    scene.s.food[1] += scene.s.foodLeft
    scene.s.foodLeft = 0
    toEvening(scene).play('retire ginger none 0', 'retire ginger none 0')
    expect(scene.s.food[0]).toBe(0)
    expect(scene.legal()).toEqual(['dismiss ginger awake'])
    scene.play('dismiss ginger awake')
    expect([scene.toAct, scene.s.penalties[0]]).toEqual([1, 0])
  })

  test('§4.5 a dismissed merchant takes its goods along', () => {
    const scene = new Scene(2).merchant(0, 0, 2, 4).merchant(0, 0, 1, 2).stores(0, 0, 0)
    scene.s.round = 5
    toEvening(scene)
    expect(scene.legal()).toContain('retire ginger food 2')
    const told = scene.play('retire ginger coin 4')
    expect(told[0]).toMatchObject({ kind: 'dismissed', was: 'merchant', good: 'coin', goods: 4, food: 3 })
    expect([scene.s.merchants[0], scene.s.merchantGoods[0], scene.s.coins[0], scene.s.supply[0]]).toEqual([1, 2, 0, 3])
  })

  test('§8 with a merchant goes what was sold to it, as the board says before', () => {
    const scene = new Scene(2).merchant(0, 0, 2, 4).merchant(0, 0, 1, 2).merchant(0).stores(0, 0, 0)
    scene.s.round = 5
    const view = game.view(toEvening(scene).s, 0)
    const lost = (move: string) => partingOf(view, move).points
    expect([lost('dismiss ginger awake'), lost('retire ginger none 0')]).toEqual([3, 3])
    expect([lost('retire ginger food 2'), lost('retire ginger coin 4')]).toEqual([3 + 2 * 2, 3 + 4 * 3])
    expect(lost('feed 0')).toBe(0)
  })

  test('§4.5 the food of a dismissal and the points of going unfed are told before, also where nobody can be dismissed', () => {
    const scene = new Scene(2).workers(0, 1, 0).merchant(0).stores(0, 0, 0)
    const view = game.view(toEvening(scene).s, 0)
    expect([pointsPerUnfed(view), partingOf(view, null)]).toEqual([-3, { food: 3, points: 3 }])
    expect(partingOf(view, 'dismiss ginger awake')).toEqual({ food: 0, points: 0 })
    const parting = partingOf(view, 'retire ginger none 0')
    expect(scene.play('retire ginger none 0')[0]).toMatchObject({ kind: 'dismissed', food: parting.food })
    // No more than the supply of the box has left.
    const boxed = new Scene(2).workers(0, 4, 0).stores(0, 3).boxed()
    toEvening(boxed).s.foodLeft = 1
    expect(partingOf(game.view(boxed.s, 0), 'dismiss ginger awake').food).toBe(1)
    expect(pointsPerUnfed(game.view(boxed.s, 0))).toBe(-3)
  })

  test('§4.5 the last worker cannot be dismissed, a merchant can', () => {
    const scene = new Scene(2).workers(0, 1, 0).merchant(0).stores(0, 0, 0)
    toEvening(scene)
    expect(scene.why('dismiss ginger awake')).toBe('last-worker')
    expect(scene.legal()).toEqual(['feed 1', 'retire ginger none 0'])
  })

  test('§4.5 the first two fields feed the last worker', () => {
    const scene = new Scene(2).workers(0, 1, 0).stores(0, 0)
    toEvening(scene)
    expect([scene.toAct, scene.s.penalties[0]]).toEqual([1, 0])
  })

  test('§4.5 as long as the fields feed everybody, nobody is dismissed', () => {
    const scene = new Scene(2).workers(0, 2, 0).stores(0, 0)
    toEvening(scene)
    expect(scene.legal()).toEqual(['dismiss ginger awake', 'feed 1'])
    expect(kinds(scene.play('dismiss ginger awake')).slice(0, 2)).toEqual(['dismissed', 'fed'])
    expect([scene.toAct, scene.s.food[0]]).toEqual([1, 3])
  })

  test('§6 a dismissed kitten goes back to its own family', () => {
    const scene = new Scene(2).workers(0, 5, 1).merchant(0, 1, 1, 2).stores(0, 9)
    scene.s.awake[1] = 1
    scene.s.supply[1]--
    scene.s.ending = 3
    scene.s.round = 5
    toEvening(scene)
    expect(scene.legal().filter((text) => !text.startsWith('feed'))).toEqual([
      'dismiss black awake',
      'dismiss ginger asleep',
      'dismiss ginger awake',
      'retire black food 2',
    ])
    expect(scene.s.supply[1]).toBe(2)
    scene.play('retire black food 2', 'dismiss black awake')
    expect([scene.s.supply[0], scene.s.supply[1]]).toEqual([0, 4])
  })
})

describe('§6 mixed households', () => {
  test('§6 waking and sending name the families', () => {
    const scene = new Scene(2).workers(0, 0, 2).stores(0, 2)
    scene.s.asleep[1] = 1
    scene.s.supply[1]--
    scene.s.ending = 3
    scene.dawn()
    expect(scene.legal()).toEqual(['wake 0 0 0 0', 'wake 0 1 0 0', 'wake 1 0 0 0', 'wake 1 1 0 0', 'wake 2 0 0 0'])
    scene.play('wake 1 1 0 0', 'take gold gold')
    expect(scene.legal()).toEqual(['send 0 0 0 0', 'send 0 1 0 0', 'send 1 0 0 0', 'send 1 1 0 0'])
    scene.play('send 0 1 0 0')
    expect([scene.s.awake[0], scene.s.awake[1], scene.s.asleep[1]]).toEqual([1, 0, 1])
  })
})

describe('§7 end', () => {
  test('§7 a view tells how many workers at an action bring it, until it is coming', () => {
    const scene = new Scene(2).workers(0, 5, 0).stores(0, 20, 2)
    const told = () => meowtopia.game.view(scene.s, 0).households[0].endsWith
    expect(told()).toEqual({ fields: scene.s.fieldsLeft, irrigation: scene.s.sticksLeft, recruit: 2 })
    scene.play('take recruit recruit', 'send 2 0 0 0', 'recruit ginger worker')
    expect(told().recruit).toBe(1)
    scene.play('recruit black merchant')
    expect(told()).toEqual({})
  })

  test('§7 a board is told of the last round, and of more to be laid than it has left, by the rules', () => {
    const scene = new Scene(2)
    const view = () => meowtopia.game.view(scene.s, 0)
    const { fieldsLeft, sticksLeft } = scene.s
    expect([fieldsLeft, fieldsLeft + 1].map((n) => isBeyondBoard(view(), 'fields', n))).toEqual([false, true])
    expect([sticksLeft, sticksLeft + 1].map((n) => isBeyondBoard(view(), 'irrigation', n))).toEqual([false, true])
    expect(isBeyondBoard(view(), 'food', 99)).toBe(false)
    const last = (round: number, ending: number) => {
      Object.assign(scene.s, { round, ending })
      return isLastRound(view())
    }
    expect([last(1, 0), last(39, 0), last(40, 0), last(1, 1), last(1, 3)]).toEqual([false, false, true, true, true])
  })

  test('§7, §9 recruiting the seventh kitten triggers the end', () => {
    const scene = new Scene(2).workers(0, 5, 0).stores(0, 20, 2)
    scene.play('take recruit recruit', 'send 2 0 0 0', 'recruit ginger worker')
    expect(scene.s.ending).toBe(0)
    expect(kinds(scene.play('recruit black merchant'))).toEqual(['recruited', 'triggered'])
    expect(scene.s.ending).toBe(3)
  })

  test('§7, §9 the last field triggers it, and followers still get theirs', () => {
    const scene = new Scene(2).fields(1, ...Array.from({ length: 17 }, (_, i) => [i + 2, 0] as const))
    scene.play('take fields fields', 'send 1 0 0 0')
    expect(kinds(scene.play('field 0 s1'))).toEqual(['field', 'triggered'])
    expect([scene.s.fieldsLeft, scene.s.ending]).toEqual([0, 1])
    scene.play('follow black', 'field 0 s1')
    expect([scene.s.fields[1], scene.s.fieldsLeft]).toEqual([20, 0])
  })

  test('§7, §9 the last stick triggers it, and followers still get theirs', () => {
    const scene = new Scene(2).fields(1, ...Array.from({ length: 9 }, (_, i) => [i + 2, 0] as const))
    for (let east = 0; east < 10; east++) scene.stick(1, east, 0, 'north').stick(1, east, 1, 'north')
    scene.s.sticksLeft = 1
    scene.s.sticks[1]--
    scene.s.water[MOST_FIELDS + 9] &= ~4
    scene.play('take irrigation irrigation', 'send 1 0 0 0')
    expect(kinds(scene.play('stick 0 0 north'))).toEqual(['stick', 'triggered'])
    expect([scene.s.sticksLeft, scene.s.ending]).toEqual([0, 2])
    scene.play('follow black', 'stick e9 s1 north')
    expect(scene.s.sticksLeft).toBe(0)
  })

  test('§7 the round is finished, then the game is over', () => {
    const scene = new Scene(3, { first: 1 }).workers(1, 6, 0).stores(1, 30, 1)
    scene.play('take recruit recruit', 'send 0 1 0 0', 'recruit grey worker')
    while (scene.phase !== 'over') scene.play(scene.legal().sort(byCalm)[0])
    expect([scene.s.round, scene.s.turn]).toEqual([1, 2])
    expect(game.outcome(scene.s)?.reason).toBe('kitten')
    expect(game.toAct(scene.s)).toBe(-1)
    expect(scene.why('take food food')).toBe('game-over')
  })

  test('§7 nothing triggered by the end of round 40: the game ends there', () => {
    const scene = new Scene(2)
    scene.s.round = 40
    const told = []
    while (scene.phase !== 'over') told.push(...scene.play(scene.legal().sort(byCalm)[0]))
    expect(scene.s.round).toBe(40)
    expect(game.outcome(scene.s)?.reason).toBe('rounds')
    expect(told).toContainEqual({ kind: 'ended', ending: 'rounds' })
  })

  test('§7 in the end each awake kitten, merchants too, gives its owner 1 food', () => {
    const scene = new Scene(2).workers(0, 2, 1).merchant(0).stores(0, 40, 0)
    scene.s.round = 40
    scene.dawn()
    const told = []
    while (scene.phase !== 'over') told.push(...scene.play(scene.legal().sort(byCalm)[0]))
    const awake = scene.s.awake[0] + 1
    expect(told).toContainEqual({ kind: 'awake', seat: 0, food: awake })
    expect(told).toContainEqual({ kind: 'awake', seat: 1, food: scene.s.awake[MOST_SEATS + 1] })
  })
})

const CALM = ['pass', 'close', 'wake 0', 'send 0 0 0 0', 'feed', 'take']
const calm = (text: string) => CALM.findIndex((start) => text.startsWith(start)) + 1 || 99
const byCalm = (a: string, b: string) => calm(a) - calm(b) || (a < b ? -1 : 1)

describe('§8 score', () => {
  test('§8 the sheet, line by line', () => {
    const scene = new Scene(2).workers(0, 2, 1).merchant(0, 0, 2, 4).merchant(0, 0, 1, 3).stores(0, 7, 5)
    scene.stick(0, 0, 0, 'north')
    scene.s.penalties[0] = 2
    const lines = game.sheet(scene.s).filter((line) => line.seat === 0)
    expect(lines.map(({ line, points }) => [line, points])).toEqual([
      ['kittens', 15],
      ['sticks', 3],
      ['sold-coins', 12],
      ['sold-food', 6],
      ['coins', 5],
      ['food', 3],
      ['penalties', -6],
    ])
    expect(lines.every((line) => !line.settled)).toBe(true)
  })

  test('§8 the highest score wins, ties share', () => {
    const scene = new Scene(3)
    scene.s.round = 40
    while (scene.phase !== 'over') scene.play(scene.legal().sort(byCalm)[0])
    scene.stores(0, 10, 4).stores(1, 11, 4).stores(2, 0, 0)
    const outcome = game.outcome(scene.s)
    expect(outcome?.ranks).toEqual([1, 1, 3])
    expect(outcome?.scores[0]).toBe(outcome?.scores[1])
  })
})
