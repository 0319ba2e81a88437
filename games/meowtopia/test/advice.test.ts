// The advice for bots: short lists of legal moves, better than chance; and farms compared but for where they lie.
import { describe, expect, test } from 'vitest'
import { greedyBot } from '../../../bots/greedy.ts'
import { randomBot } from '../../../bots/random.ts'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { MOST_MOVES, NOBODY } from '../../../core/game.ts'
import { farmKey, isSymmetric } from '../advice/canonical.ts'
import { SUPPLIES } from '../data.ts'
import { meowtopia } from '../index.ts'
import { Scene, variety } from './scene.ts'

const { game } = meowtopia
const list = new Int32Array(MOST_MOVES)
const promised = (scene: Scene) =>
  Array.from(list.subarray(0, game.advice.promising(scene.s, list)), (move) => game.moves.text(move))

describe('promising moves', () => {
  test('are at most twelve, legal and different, in every step of random games', () => {
    const bits = bitsFrom('promising')
    const s = game.blank()
    for (let i = 0; i < 24; i++) {
      game.setup(2 + (i % 3), variety(i), seededChance(`promising/${i}`), s)
      while (game.toAct(s) !== NOBODY) {
        const moves = Array.from(list.subarray(0, game.advice.promising(s, list)))
        expect(moves.length).toBeGreaterThan(0)
        expect(moves.length).toBeLessThanOrEqual(12)
        expect(new Set(moves).size).toBe(moves.length)
        for (const move of moves) expect(game.check(s, move)).toBe(0)
        for (let seat = 0; seat < s.seats; seat++) expect(Number.isFinite(game.advice.worth(s, seat))).toBe(true)
        const legal = game.legal(s, list)
        game.play(s, list[below(bits, legal)], seededChance(''))
      }
    }
  })

  test('leave out images of each other: the first field goes to an end or to a side', () => {
    const scene = new Scene(2)
    scene.play('take fields fields', 'send 1 0 0 0')
    expect(scene.legal()).toHaveLength(6)
    expect(promised(scene)).toHaveLength(2)
  })

  test('leave out images of each other: the first stick goes to an end or to a side', () => {
    const scene = new Scene(2)
    scene.play('take irrigation irrigation', 'send 1 0 0 0')
    expect(promised(scene)).toHaveLength(2)
  })

  test.each([false, true])('the first of them beats chance (side B: %s)', (sideB) => {
    const bits = bitsFrom('beats chance')
    const s = game.blank()
    let won = 0
    for (let i = 0; i < 30; i++) {
      game.setup(2 + (i % 3), { ...variety(i), sideB }, seededChance(`beats/${i}`), s)
      while (game.toAct(s) !== NOBODY) {
        if (game.toAct(s) === 0) game.advice.promising(s, list)
        else list[0] = list[below(bits, game.legal(s, list))]
        game.play(s, list[0], seededChance(''))
      }
      if (game.outcome(s)?.ranks[0] === 1) won++
    }
    expect(won).toBeGreaterThan(25)
  })
})

describe('casual players', () => {
  const TABLES = SUPPLIES.flatMap((supply) =>
    [false, true].flatMap((sideB) => [2, 3, 4].map((seats) => ({ seats, supply, sideB }))),
  )

  test.each(TABLES)(
    '§7 end a game of $seats by a field, a stick or a kitten ($supply, side B: $sideB)',
    async (table) => {
      // Greedy players are all alike: some random steps make the games differ.
      for (let i = 0; i < 4; i++) {
        const scene = new Scene(table.seats, { ...table, first: i % table.seats })
        const bits = bitsFrom(`casual/${i}`)
        const random = randomBot(bits)
        const bots = Array.from({ length: table.seats }, () => greedyBot(game as never, bits))
        for (let step = 0; game.toAct(scene.s) !== NOBODY; step++) {
          const seat = game.toAct(scene.s)
          const count = game.legal(scene.s, list)
          const bot = step < 12 ? random : bots[seat]
          game.play(
            scene.s,
            Number(bot.choose({ legal: list, count, view: () => game.view(scene.s, seat) })),
            seededChance(''),
          )
        }
        expect(game.outcome(scene.s)?.reason).not.toBe('rounds')
      }
    },
  )
})

describe('the worth of a position', () => {
  test('§8 at the end it is the score', () => {
    const scene = new Scene(2)
    scene.s.round = 40
    while (scene.phase !== 'over') scene.play(scene.legal()[0])
    const scores = game.outcome(scene.s)?.scores
    expect([0, 1].map((seat) => game.advice.worth(scene.s, seat))).toEqual(scores)
  })
})

describe('the key of a farm', () => {
  type Cells = readonly (readonly [east: number, south: number])[]
  const key = (cells: Cells, ...sticks: readonly (readonly [number, number, 'north' | 'west'])[]) => {
    const scene = new Scene(4).fields(0, ...cells)
    for (const [east, south, side] of sticks) scene.stick(0, east, south, side)
    return farmKey(scene.s, 0)
  }

  test('is the same for a farm that is shifted, turned or mirrored', () => {
    const corner = key([[0, 1]])
    for (const cell of [
      [0, -1],
      [1, 1],
      [1, -1],
    ] as const)
      expect(key([cell])).toBe(corner)
    expect(key([[2, 0]])).toBe(key([[-1, 0]]))
    expect(
      key([
        [2, 0],
        [3, 0],
        [3, 1],
      ]),
    ).toBe(
      key([
        [-1, 0],
        [-2, 0],
        [-2, 1],
      ]),
    )
  })

  test('does not depend on the order in which fields were laid', () => {
    expect(
      key([
        [2, 0],
        [0, 1],
      ]),
    ).toBe(
      key([
        [0, 1],
        [2, 0],
      ]),
    )
  })

  test('tells farms and sticks apart', () => {
    const keys = [
      key([]),
      key([[0, 1]]),
      key([[2, 0]]),
      key([], [0, 0, 'north']),
      key([], [0, 0, 'west']),
      key([
        [2, 0],
        [3, 0],
      ]),
      key([
        [2, 0],
        [-1, 0],
      ]),
      key([
        [2, 0],
        [2, 1],
      ]),
      key([
        [0, 1],
        [1, 1],
      ]),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('turns sticks with the farm', () => {
    expect(key([], [0, 0, 'north'])).toBe(key([], [1, 1, 'north']))
    expect(key([], [0, 0, 'west'])).toBe(key([], [2, 0, 'west']))
  })

  test('a farm is symmetric, or not', () => {
    expect(isSymmetric(new Scene(2).s, 0)).toBe(true)
    expect(isSymmetric(new Scene(2).fields(0, [2, 0], [2, 1]).s, 0)).toBe(false)
    expect(isSymmetric(new Scene(2).fields(0, [0, 1], [1, 1]).s, 0)).toBe(true)
  })
})
