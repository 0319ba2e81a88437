// Hard cases, written from the rulebook and the §§ alone: where phases, supplies and endings meet.
import { describe, expect, test } from 'vitest'
import { meowtopia } from '../index.ts'
import { MOST_SEATS } from '../state.ts'
import { Scene } from './scene.ts'

const { game } = meowtopia

/** The active seat takes a tile, sends nobody, and everybody passes. */
function idle(scene: Scene, tile = 'gold'): Scene {
  scene.play(`take ${tile} ${tile}`)
  if (scene.phase === 'send') scene.play('send 0 0 0 0')
  while (scene.phase === 'follow') scene.play(scene.legal().filter((text) => text.startsWith('pass'))[0])
  return scene
}

/** Somebody else owns all the food and coins of the box but these. */
function leave(scene: Scene, owner: number, food: number, coins = scene.s.coinsLeft): Scene {
  const { s } = scene
  s.food[owner] += s.foodLeft - food
  s.coins[owner] += s.coinsLeft - coins
  s.foodLeft = food
  s.coinsLeft = coins
  return scene
}

/** The last seat has laid all fields, and then all sticks, of the board but these. */
function leaveOnBoard(scene: Scene, fields: number, sticks = scene.s.sticksLeft): Scene {
  const { s } = scene
  const seat = s.seats - 1
  for (let east = 2; s.fieldsLeft > fields; east++) scene.fields(seat, [east, 0])
  for (let i = 0; s.sticksLeft > sticks; i++) scene.stick(seat, i >> 1, i & 1, 'north')
  return scene
}

const foodOf = ({ s }: Scene) => Array.from(s.food).slice(0, s.seats)
const coinsOf = ({ s }: Scene) => Array.from(s.coins).slice(0, s.seats)
/** The choice that leads on soonest: nobody is woken, sent or dismissed. */
function quickest(scene: Scene): string {
  const legal = scene.legal()
  const nothing = ['wake 0 0 0 0', 'close', 'send 0 0 0 0'].find((text) => legal.includes(text))
  return nothing ?? legal.find((text) => /^(pass|take|feed)/.test(text)) ?? legal[0]
}

const sendOne = (seat: number) => `send ${[0, 1, 2, 3].map((family) => (family === seat ? 1 : 0)).join(' ')}`

describe('§4.5 an evening of two ways', () => {
  test('all ways out of a bill that cannot be paid are offered at first, and no others', () => {
    const scene = new Scene(2).workers(0, 2, 1).merchant(0).stores(0, 1)
    idle(scene)
    // 4 kittens, 2 irrigated fields: 6 to pay with 1.
    expect(scene.legal()).toEqual(['dismiss ginger asleep', 'dismiss ginger awake', 'feed 3', 'retire ginger none 0'])
  })

  test('whoever could pay may still leave some hungry, and whoever dismissed then pays in full', () => {
    const rich = idle(new Scene(2).workers(0, 4, 0).stores(0, 20))
    expect(rich.legal()).toEqual(['dismiss ginger awake', 'feed 0', 'feed 1', 'feed 2', 'feed 3'])
    rich.play('dismiss ginger awake')
    expect(rich.legal()).toEqual(['dismiss ginger awake', 'feed 0'])
    rich.play('feed 0')
    expect([rich.s.food[0], rich.s.penalties[0]]).toEqual([20 + 3 - 4, 0])
  })

  test('the last of the bill may be a single food: leaving a kitten hungry saves only that', () => {
    // 3 kittens, 3 irrigated fields: 3 to pay with 2.
    const scene = new Scene(2).workers(0, 3, 0).fields(0, [2, 0]).stick(0, 2, 0, 'west').stores(0, 2)
    idle(scene)
    expect(scene.legal()).toEqual(['dismiss ginger awake', 'feed 1', 'feed 2'])
    scene.play('feed 1')
    expect([scene.s.food[0], scene.s.penalties[0]]).toEqual([1, 1])
  })

  test('keeping all costs no kitten and no goods, however many go hungry', () => {
    const scene = idle(new Scene(2).workers(0, 2, 0).merchant(0, 0, 2, 3).stores(0, 0))
    scene.play('feed 2')
    expect([scene.s.merchantGoods[0], scene.s.merchants[0], scene.s.awake[0]]).toEqual([3, 1, 2])
    expect(scene.s.penalties[0]).toBe(2)
  })

  test('a dismissal after which nothing is owed ends the evening without another question', () => {
    const scene = idle(new Scene(2).workers(0, 2, 0).stores(0, 1))
    scene.play('dismiss ginger awake')
    expect([scene.s.food[0], scene.toAct, scene.s.penalties[0]]).toEqual([4, 1, 0])
  })

  test('§1.2 out of an empty box a dismissal brings no food, only a smaller bill', () => {
    const scene = leave(new Scene(2).workers(0, 5, 0).stores(0, 2).boxed(), 1, 0)
    idle(scene)
    // 5 kittens, 2 irrigated fields: 8 to pay with 2; each dismissal saves 2.
    scene.play('dismiss ginger awake')
    expect(scene.why('feed 0')).toBe('dismiss-more')
    scene.play('dismiss ginger awake')
    expect(scene.why('feed 0')).toBe('dismiss-more')
    scene.play('dismiss ginger awake', 'feed 0')
    expect([scene.s.food[0], scene.s.awake[0], scene.s.penalties[0]]).toEqual([0, 2, 0])
    // What was paid went back to the box, and the other's morning took 1 of it.
    expect(scene.s.foodLeft).toBe(1)
  })

  test('§1.2 with 1 food left in the box a dismissal brings 1', () => {
    const scene = idle(leave(new Scene(2).workers(0, 4, 0).stores(0, 0).boxed(), 1, 2))
    // The one who passed took 1 of the 2.
    expect(scene.play('dismiss ginger awake')[0]).toMatchObject({ kind: 'dismissed', food: 1 })
    expect(scene.s.foodLeft).toBe(0)
  })

  test('a merchant hired today eats today, a kitten dismissed today does not', () => {
    const scene = new Scene(2).stores(0, 3, 1)
    scene.play('take recruit recruit', 'send 1 0 0 0', 'recruit ginger merchant', 'pass nobody')
    expect(game.view(scene.s, 0).households[0].bill).toBe(4)
    scene.play('retire ginger none 0')
    expect(game.view(scene.s, 0).households[0].bill).toBe(2)
  })
})

describe('§1.2 both supplies', () => {
  test('box: a second worker at food is of no use when the first brings the last 2', () => {
    const scene = leave(new Scene(3).workers(0, 3, 0).boxed(), 1, 2)
    scene.play('take food food')
    expect(scene.because('send 2 0 0 0')).toEqual({ action: 'food', most: 1 })
    scene.play('send 1 0 0 0')
    // Nothing is left for a follower, so both others pass, and gain nothing.
    expect([scene.phase, ...foodOf(scene).slice(2)]).toEqual(['evening', 4])
  })

  test('box: the first follower takes the last coin, the next cannot follow', () => {
    const scene = leave(new Scene(3).boxed(), 0, 50, 1)
    scene.play('take gold gold', 'send 0 0 0 0', 'follow black')
    expect(coinsOf(scene).slice(1)).toEqual([2, 1])
    expect(scene.s.coinsLeft).toBe(0)
    expect(scene.why('follow grey')).not.toBe(null)
  })

  test('box: a coin paid to recruit can be earned again in the same round', () => {
    const scene = leave(new Scene(2).boxed(), 0, 60, 0)
    scene.play('take recruit recruit', 'send 1 0 0 0', 'recruit ginger worker', 'pass nobody', 'feed 0')
    expect(scene.s.coinsLeft).toBe(1)
    scene.play('take gold gold')
    expect(scene.legal()).toEqual(['send 0 0 0 0', 'send 0 1 0 0'])
  })

  test('box: the food on a tile is there for whoever takes it, though the box is empty', () => {
    const scene = new Scene(2)
    scene.s.tileFood[2] = 3
    leave(scene.boxed(), 1, 0)
    const [before] = foodOf(scene)
    scene.play('take gold gold')
    expect([foodOf(scene)[0], scene.s.foodLeft]).toEqual([before + 3, 0])
  })

  test('box: food sold to a merchant does not come back to the supply', () => {
    const scene = leave(new Scene(2).merchant(0).stores(0, 2).boxed(), 1, 0)
    scene.dawn()
    scene.play('sell ginger food 0')
    expect([foodOf(scene)[0], scene.s.foodLeft]).toEqual([1, 0])
  })

  test('unlimited: six workers bring 20 however much food the others hold', () => {
    const scene = new Scene(2).workers(0, 6, 0)
    scene.s.food[1] = 200
    scene.play('take food food', 'send 6 0 0 0')
    expect(foodOf(scene)[0]).toBe(25)
  })

  test('unlimited: a twenty-first coin is there', () => {
    const scene = new Scene(2).workers(0, 6, 0).stores(1, 4, 20)
    scene.play('take gold gold', 'send 6 0 0 0', 'follow black')
    expect(coinsOf(scene)).toEqual([7, 21])
  })
})

describe('§7 endings', () => {
  test.each([0, 1, 2])(
    '§3 triggered on turn %i of three, the round is played to its end, with no food for tiles',
    (turn) => {
      const scene = leaveOnBoard(new Scene(3), 9, 1)
      while (scene.toAct < turn) idle(scene, scene.toAct === 0 ? 'gold' : 'food').play('feed 0')
      const tiles = Array.from(scene.s.tileFood)
      const events = scene.play('take irrigation irrigation', sendOne(turn))
      events.push(...scene.play(scene.legal()[0]))
      expect(events).toContainEqual({ kind: 'triggered', seat: turn, ending: 'sticks' })
      while (scene.phase !== 'over') events.push(...scene.play(quickest(scene)))
      expect(events.filter(({ kind }) => kind === 'turn')).toHaveLength(2 - turn)
      expect(scene.s.round).toBe(1)
      expect(Array.from(scene.s.tileFood)).toEqual(tiles)
    },
  )

  test('a follower may be the one who takes the last stick', () => {
    const scene = leaveOnBoard(new Scene(2), 9, 1)
    scene.play('take irrigation irrigation', 'send 0 0 0 0', 'follow black')
    expect(scene.s.ending).toBe(0)
    const told = scene.play(scene.legal()[0])
    expect(told).toContainEqual({ kind: 'triggered', seat: 1, ending: 'sticks' })
  })

  test('a follower who has all six kittens recruits a seventh of the active player’s family and triggers the end', () => {
    const scene = new Scene(2).workers(1, 6, 0).stores(1, 4, 1)
    scene.play('take recruit recruit', 'send 0 0 0 0', 'follow black')
    expect(scene.legal()).toEqual(['recruit ginger merchant', 'recruit ginger worker'])
    const told = scene.play('recruit ginger worker')
    expect(told).toContainEqual({ kind: 'triggered', seat: 1, ending: 'kitten' })
    expect([scene.s.awake[MOST_SEATS], scene.s.supply[0]]).toEqual([1, 3])
  })

  test('two recruits with one kitten of one’s own left: the second is of another family', () => {
    const scene = new Scene(2).workers(0, 5, 0).stores(0, 9, 2)
    scene.play('take recruit recruit', 'send 2 0 0 0')
    expect(scene.why('recruit black worker')).toBe('own-first')
    scene.play('recruit ginger worker')
    expect(scene.s.ending).toBe(0)
    expect(scene.legal()).toEqual(['recruit black merchant', 'recruit black worker'])
  })

  test('a family whose kittens another player took is empty too: its owner recruits elsewhere, though he has five', () => {
    const scene = new Scene(3).workers(0, 5, 0).stores(0, 4, 1)
    // Black took the sixth ginger kitten, so the end has been triggered.
    scene.s.supply[0] = 0
    scene.s.awake[1 * MOST_SEATS] = 1
    scene.s.ending = 3
    scene.play('take recruit recruit', 'send 1 0 0 0')
    expect(scene.legal()).toEqual([
      'recruit black merchant',
      'recruit black worker',
      'recruit grey merchant',
      'recruit grey worker',
    ])
  })

  test('past the last field: six workers lay six fields though the board has two', () => {
    const scene = leaveOnBoard(new Scene(2).workers(0, 6, 0), 2)
    scene.play('take fields fields', 'send 6 0 0 0')
    for (let east = 2; east < 8; east++) scene.play(`field e${east} 0`)
    expect([scene.s.fields[0], scene.s.fieldsLeft, scene.phase]).toEqual([8, 0, 'follow'])
  })

  test('round 39 goes on to round 40, and 40 is the last', () => {
    const scene = new Scene(2)
    scene.s.round = 39
    while (scene.s.round === 39) scene.play(quickest(scene))
    expect([scene.s.round, scene.phase]).toEqual([40, 'take'])
    while (scene.phase !== 'over') scene.play(quickest(scene))
    expect([scene.s.round, game.outcome(scene.s)?.reason]).toEqual([40, 'rounds'])
  })

  test('what is triggered in round 40 is the reason, not the round', () => {
    const scene = leaveOnBoard(new Scene(2), 9, 1)
    scene.s.round = 40
    scene.play('take irrigation irrigation', 'send 1 0 0 0')
    scene.play(scene.legal()[0])
    while (scene.phase !== 'over') scene.play(quickest(scene))
    expect(game.outcome(scene.s)?.reason).toBe('sticks')
  })

  test('what is triggered first is the reason, whatever comes after it in the same round', () => {
    const scene = leaveOnBoard(new Scene(2), 1, 1)
    scene.play('take fields fields', 'send 1 0 0 0', 'field 0 n1', 'pass nobody', 'feed 0')
    const told = scene.play('take irrigation irrigation', 'send 0 1 0 0')
    told.push(...scene.play(scene.legal()[0]))
    expect(told.filter(({ kind }) => kind === 'triggered')).toEqual([])
    while (scene.phase !== 'over') scene.play(quickest(scene))
    expect(game.outcome(scene.s)?.reason).toBe('fields')
  })
})

describe('§4.1–§4.4 mornings and followers', () => {
  test('one asleep is free even without food; of two asleep none wakes without it', () => {
    const one = new Scene(2).workers(0, 1, 1).stores(0, 0)
    one.dawn()
    expect(one.legal()).toEqual(['wake 0 0 0 0', 'wake 1 0 0 0'])
    const two = new Scene(2).workers(0, 1, 2).stores(0, 1)
    two.dawn()
    expect(two.legal()).toEqual(['wake 0 0 0 0', 'wake 1 0 0 0'])
    two.play('wake 1 0 0 0')
    expect(two.s.food[0]).toBe(0)
  })

  test('food paid for waking cannot be sold: selling comes after', () => {
    const scene = new Scene(2).workers(0, 0, 2).merchant(0, 0, 1, 1).stores(0, 2, 3)
    scene.dawn()
    scene.play('wake 2 0 0 0')
    // No food is left, and the merchant takes no coins any more: nothing is asked.
    expect(scene.phase).toBe('take')
  })

  test('two merchants may sell different goods, each one unit a morning', () => {
    const scene = new Scene(2).merchant(0).merchant(0).stores(0, 2, 2)
    scene.dawn()
    scene.play('sell ginger food 0')
    expect(scene.legal()).toEqual(['close', 'sell ginger coin 0', 'sell ginger food 0'])
    scene.play('sell ginger coin 0')
    expect([scene.phase, scene.s.food[0], scene.s.coins[0]]).toEqual(['take', 2, 1])
  })

  test('merchants are never sent: of one worker and two merchants only the worker goes', () => {
    const scene = new Scene(2).workers(0, 1, 0).merchant(0).merchant(0).stores(0, 0, 0)
    scene.play('take food food')
    expect(scene.legal()).toEqual(['send 0 0 0 0', 'send 1 0 0 0'])
  })

  test('a follower at recruiting without a coin can only pass, on side B too', () => {
    const scene = new Scene(2, { sideB: true }).stores(1, 4, 0)
    scene.play('take gold recruit', 'send 0 0 0 0')
    expect([scene.phase, scene.toAct, scene.s.food[1]]).toEqual(['evening', 0, 5])
  })

  test('on side B a follower may go for gold though the active player has no coin to recruit with', () => {
    const scene = new Scene(2, { sideB: true }).stores(0, 4, 0).stores(1, 4, 1)
    scene.play('take recruit gold')
    // No coin to recruit with: nobody can be sent, but the follower may go for gold.
    expect([scene.phase, scene.toAct]).toEqual(['follow', 1])
    scene.play('follow black')
    expect(coinsOf(scene)).toEqual([0, 2])
  })

  test('a follower at irrigation with no free edge can only pass', () => {
    const scene = new Scene(2)
    for (const [east, south, side] of [
      [0, 0, 'north'],
      [0, 0, 'west'],
      [0, 1, 'north'],
      [1, 0, 'north'],
      [1, 1, 'north'],
      [2, 0, 'west'],
    ] as const)
      scene.stick(1, east, south, side)
    scene.play('take irrigation irrigation', 'send 0 0 0 0')
    expect([scene.phase, scene.s.food[1]]).toEqual(['evening', 5])
  })

  test('with four players everybody follows in turn order after the active one, round the table', () => {
    const scene = new Scene(4, { first: 2 })
    scene.play('take gold gold', 'send 0 0 1 0')
    const order: number[] = []
    while (scene.phase === 'follow') {
      order.push(scene.toAct)
      scene.play(scene.legal().filter((text) => text.startsWith('follow'))[0])
    }
    expect(order).toEqual([3, 0, 1])
  })
})

describe('§8 points and ties', () => {
  test('an odd food is worth nothing, and awake kittens can make it even', () => {
    const scene = new Scene(2)
    scene.s.round = 40
    while (scene.phase !== 'over') scene.play(quickest(scene))
    const [food] = foodOf(scene)
    const line = game.sheet(scene.s).find(({ seat, line }) => seat === 0 && line === 'food')
    expect(line?.points).toBe(Math.floor(food / 2))
  })

  test('three share, and the one below is fourth', () => {
    const scene = new Scene(4)
    scene.s.phase = 9
    scene.stores(0, 4, 5).stores(1, 4, 5).stores(2, 4, 5).stores(3, 4, 4)
    expect(game.outcome(scene.s)?.ranks).toEqual([1, 1, 1, 4])
  })
})
