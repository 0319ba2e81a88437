// The components (§1) and the bounds that follow from them.

import { describe, expect, test } from 'vitest'
import {
  ACTIONS,
  FAMILIES,
  FAMILY_SIZE,
  FIELDS_IN_BOX,
  FIELDS_ON_BOARD,
  FOOD_LADDER,
  START,
  STICKS_IN_BOX,
  STICKS_ON_BOARD,
} from '../data.ts'
import { CENTRE, WIDTH } from '../grid.ts'
import { readSet } from '../set.ts'
import { set2 } from '../sets/2.ts'
import { MOST_FIELDS, MOST_GAINED, MOST_KITTENS, MOST_MERCHANTS, MOST_STICKS, shape } from '../state.ts'
import { setOf } from '../versions.ts'
import { Scene } from './scene.ts'

describe('§1 components', () => {
  test('§1.1 four families of six kittens', () => {
    expect(FAMILIES).toHaveLength(4)
    expect(FAMILY_SIZE).toBe(6)
  })

  test.each([
    [2, 22, 22],
    [3, 25, 25],
    [4, 30, 28],
  ])('§1.1 %i players: %i fields and %i sticks on the board, of 34 and 32', (seats, fields, sticks) => {
    expect([FIELDS_ON_BOARD[seats], STICKS_ON_BOARD[seats]]).toEqual([fields, sticks])
    expect([FIELDS_IN_BOX, STICKS_IN_BOX]).toEqual([34, 32])
  })

  test('§1.2 only the families of the players are in play', () => {
    expect(Array.from(new Scene(2).s.supply)).toEqual([4, 4, 0, 0])
    expect(Array.from(new Scene(3).s.supply)).toEqual([4, 4, 4, 0])
  })

  test('§1.3 five actions', () => {
    expect(ACTIONS).toEqual(['food', 'irrigation', 'gold', 'recruit', 'fields'])
  })

  test('§5 on side B each action stands on two tiles, never twice on one', () => {
    const second = [...setOf(2).second]
    const shown = second.flatMap((one, first) => [first, one])
    for (const [action] of ACTIONS.entries()) expect(shown.filter((one) => one === action)).toHaveLength(2)
    for (const [first, one] of second.entries()) expect(one).not.toBe(first)
  })

  test('§9 the food ladder is 2, 5, 8, 12, 16, 20', () => {
    expect(FOOD_LADDER).toEqual([0, 2, 5, 8, 12, 16, 20])
  })
})

describe('§7 the bounds of a household', () => {
  // Before the last round begins a field and a stick at least lie on the board and nobody has a foreign kitten; in one
  // round a tile is taken once, so that a player acts six times on their own turn and once more by following on side B.
  test.each([2, 3, 4])('§7 %i players: nobody can have more fields or sticks than there is room for', (seats) => {
    const others = seats - 1
    const fields = FIELDS_ON_BOARD[seats] - others * START.fields - 1 + MOST_GAINED
    const sticks = STICKS_ON_BOARD[seats] - others * START.sticks - 1 + MOST_GAINED
    expect(fields).toBeLessThanOrEqual(MOST_FIELDS)
    expect(sticks).toBeLessThanOrEqual(MOST_STICKS)
  })

  test('§7 a line of all the fields, in any direction, stays inside the grid with its edges', () => {
    const reach = MOST_FIELDS - START.fields
    expect(CENTRE - reach - 1).toBeGreaterThanOrEqual(0)
    expect(CENTRE + 1 + reach + 1).toBeLessThan(WIDTH)
  })

  test('§7 a household has at most its own six and what one round brings, and one worker', () => {
    expect(MOST_KITTENS).toBe(FAMILY_SIZE + MOST_GAINED)
    expect(MOST_MERCHANTS).toBe(MOST_KITTENS - 1)
  })

  test('§7 side B reaches the bound: thirty fields in one line, the last seven in the last round', () => {
    const scene = new Scene(4, { sideB: true, first: 3 })
    const line = Array.from({ length: 21 }, (_, i) => [i + 2, 0] as const)
    scene.fields(0, ...line).workers(0, 6, 0)
    expect(scene.s.fieldsLeft).toBe(1)
    scene.play(
      'take recruit fields',
      'send 0 0 0 0',
      'follow ginger',
      'field e23 0',
      'pass nobody',
      'pass nobody',
      'feed 0',
    )
    expect(scene.toAct).toBe(0)
    scene.workers(0, 6, 0).dawn()
    scene.play('take fields food', 'send 6 0 0 0')
    for (let east = 24; east < 30; east++) scene.play(`field e${east} 0`)
    expect(scene.s.fields[0]).toBe(MOST_FIELDS)
  })

  test('the state is small', () => {
    expect(shape.size).toBeLessThan(1024)
  })
})

describe('a set of one’s own', () => {
  const given = (change: object) => readSet({ ...set2, ...change })
  const pairs = (...secondActions: readonly string[]) => ({ secondActions })

  test('with other pairs, other tokens and more coins is read', () => {
    const other = { ...pairs('gold', 'recruit', 'fields', 'food', 'irrigation'), coins: 30 }
    expect(given({ ...other, foodTokens: { ones: 20, twos: 10, fives: 4 } })).toEqual({
      second: Uint8Array.from([2, 3, 4, 0, 1]),
      foodInBox: 60,
      coinsInBox: 30,
    })
  })

  test.each([
    ['a tile with one action twice', pairs('food', 'gold', 'recruit', 'fields', 'irrigation'), 'secondActions.0'],
    ['an action on three tiles', pairs('irrigation', 'gold', 'fields', 'fields', 'food'), 'secondActions.3'],
    ['two tiles with the same two', pairs('irrigation', 'food', 'recruit', 'fields', 'gold'), 'secondActions.0'],
    ['an action that there is not', pairs('sleep', 'gold', 'recruit', 'fields', 'food'), 'secondActions.0'],
    ['too few pairs', pairs('irrigation'), 'secondActions'],
    ['less food than four players begin with', { foodTokens: { ones: 1, twos: 1, fives: 1 } }, 'foodTokens'],
    ['more food than can be counted', { foodTokens: { ones: 255, twos: 1, fives: 0 } }, 'foodTokens'],
    ['a part that there is not', { cats: 9 }, 'cats'],
    ['no coins', { coins: 0 }, 'coins'],
  ])('%s is refused where it stands', (_, change, at) => {
    expect(given(change)).toMatchObject({ code: 'set-part', values: { at } })
  })
})
