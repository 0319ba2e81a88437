// Positions made by hand: conservation and sense (§1).
import { describe, expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { MOST_MOVES } from '../../../core/game.ts'
import { HOME } from '../grid.ts'
import { meowtopia } from '../index.ts'
import { MOST_FIELDS, MOST_MERCHANTS, shape } from '../state.ts'
import { Scene, variety } from './scene.ts'

const { game } = meowtopia

/** A field and an index of it, and the value put there. */
type Spot = readonly [field: string, index: number, value: number]

const NONSENSE: readonly (readonly [what: string, code: string, ...spots: readonly Spot[]])[] = [
  ['other rules', 'rules-draft', ['rules', 0, 1]],
  ['five seats', 'invalid-turn', ['seats', 0, 5]],
  ['a third side of the tiles', 'invalid-turn', ['variant', 0, 2]],
  ['round 41', 'invalid-turn', ['round', 0, 41]],
  ['an unknown phase', 'invalid-turn', ['phase', 0, 10]],
  ['a turn of nobody', 'invalid-turn', ['turn', 0, 3]],
  ['an actor out of turn', 'invalid-turn', ['actor', 0, 1]],
  ['pieces to place at a wrong time', 'invalid-turn', ['pending', 0, 1]],
  ['an action without a tile', 'invalid-turn', ['does', 0, 1]],
  ['a step without a choice', 'invalid-turn', ['phase', 0, 0]],
  ['a household without workers', 'invalid-household', ['awake', 0, 0]],
  ['a merchant that was never hired', 'invalid-household', ['merchantFamily', 0, 1]],
  ['a merchant with goods of no kind', 'invalid-household', ['merchants', 0, 1], ['merchantGoods', 0, 1]],
  [
    'a merchant with more goods than mornings',
    'invalid-household',
    ['merchants', 1, 1],
    ['supply', 1, 3],
    ['merchantGood', 12, 1],
    ['merchantGoods', 12, 1],
  ],
  ['a dismissal by day', 'invalid-turn', ['parted', 0, 1]],
  ['a third supply', 'invalid-turn', ['boxed', 0, 2]],
  ['food from nowhere', 'invalid-stock', ['foodLeft', 0, 1]],
  ['a box without food', 'invalid-stock', ['boxed', 0, 1], ['coinsLeft', 0, 17]],
  ['impossible riches', 'invalid-household', ['food', 1, 60000]],
  ['somebody at an empty seat', 'invalid-household', ['coins', 3, 1]],
  ['a seventh ginger kitten', 'invalid-kittens', ['awake', 0, 3]],
  ['a kitten abroad, but no end', 'invalid-ending', ['supply', 1, 3], ['awake', 1, 1]],
  ['a field apart', 'invalid-farm', ['fields', 0, 3], ['cells', 2, 5]],
  ['a field twice', 'invalid-farm', ['fields', 0, 3], ['cells', 2, HOME]],
  ['a stick that one field knows and the other does not', 'invalid-farm', ['water', 0, 0]],
  ['a stick too many', 'invalid-farm', ['sticks', 0, 2]],
  ['a field too many on the board', 'invalid-supply', ['fieldsLeft', 0, 20]],
  ['a stick too few on the board', 'invalid-supply', ['sticksLeft', 0, 21]],
  ['an end without a reason', 'invalid-ending', ['ending', 0, 1]],
  ['the round limit in round 1', 'invalid-ending', ['ending', 0, 4]],
  ['a tile taken before anybody took one', 'invalid-tiles', ['takers', 2, 2]],
  ['food on a tile in round 1', 'invalid-tiles', ['tileFood', 2, 1]],
]

describe('§1 what cannot be is refused', () => {
  test.each(NONSENSE)('%s: %s', (_, code, ...spots) => {
    const { s } = new Scene(3)
    expect(game.invalid(s)).toBe(null)
    const position = JSON.parse(JSON.stringify(shape.write(s)))
    for (const [field, index, value] of spots)
      if (typeof position[field] === 'number') position[field] = value
      else position[field][index] = value
    expect(shape.read(position, s)).toBe(null)
    expect(game.invalid(s)?.code).toBe(code)
  })

  test('most flipped bytes are found, and no position makes the check fail', () => {
    const bits = bitsFrom('flips')
    const list = new Int32Array(MOST_MOVES)
    const s = game.blank()
    let found = 0
    let flips = 0
    for (let i = 0; i < 60; i++) {
      game.setup(2 + (i % 3), variety(i), seededChance(`flips/${i}`), s)
      const steps = below(bits, 150)
      for (let step = 0; step < steps && game.toAct(s) >= 0; step++)
        game.play(s, list[below(bits, game.legal(s, list))], seededChance(''))
      for (let flip = 0; flip < 50; flip++) {
        const at = below(bits, s.bytes.length)
        const was = s.bytes[at]
        s.bytes[at] ^= 1 + below(bits, 255)
        if (game.invalid(s)) found++
        flips++
        s.bytes[at] = was
      }
      expect(game.invalid(s)).toBe(null)
    }
    expect(found / flips).toBeGreaterThan(0.9)
  })
})

describe('§1 what passes can be played', () => {
  test('§7 thirty fields and one more to lay', () => {
    const scene = new Scene(4, { sideB: true, first: 3 })
    scene.fields(0, ...Array.from({ length: 28 }, (_, i) => [(i % 14) + 2, Math.floor(i / 14)] as const))
    scene.s.ending = 1
    expect(scene.s.fields[0]).toBe(MOST_FIELDS)
    expect(game.invalid(scene.s)).toEqual({ code: 'invalid-farm', values: { seat: 0 } })
  })

  test('§7 thirteen kittens and one more to recruit', () => {
    const scene = new Scene(4).workers(0, 1, 0).stores(0, 20, 9)
    for (let i = 0; i < 12; i++) scene.merchant(0, Math.floor(i / 4), 0, 0)
    scene.s.ending = 3
    expect(scene.s.merchants[0]).toBe(MOST_MERCHANTS)
    expect(game.invalid(scene.s)).toEqual({ code: 'invalid-household', values: { seat: 0 } })
  })
})
