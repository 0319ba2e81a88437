// What a set of Meowtopia must hold (§1.2, §5), and what the rules work out of it.
import type { Refusal } from '../../core/game.ts'
import { isRefusal } from '../../core/game.ts'
import { listOf, misfit, oneOf, partsOf, readShape, wholeNumber } from '../../core/set.ts'
import { ACTIONS, FAMILIES, START } from './data.ts'

/** What lies in the supply must fit its field of the state. */
const MOST_IN_BOX = 255
const TOKENS = wholeNumber(0, MOST_IN_BOX)

const SET = partsOf({
  secondActions: listOf(ACTIONS.length, oneOf(ACTIONS)),
  foodTokens: partsOf({ ones: TOKENS, twos: TOKENS, fives: TOKENS }),
  coins: wholeNumber(FAMILIES.length * START.coins, MOST_IN_BOX),
})

export interface MeowtopiaSet {
  /** By tile: its action, and the second one on side B. */
  readonly second: Uint8Array
  readonly foodInBox: number
  readonly coinsInBox: number
}

export function readSet(given: unknown): MeowtopiaSet | Refusal {
  const set = readShape(SET, given)
  if (isRefusal(set)) return set
  const second = Uint8Array.from(set.secondActions, (action) => ACTIONS.indexOf(action))
  const tile = second.findIndex((action, i) => !isSecond(second, i, action))
  if (tile >= 0) return misfit(`secondActions.${tile}`, '≠')
  const { ones, twos, fives } = set.foodTokens
  const foodInBox = ones + 2 * twos + 5 * fives
  if (foodInBox < FAMILIES.length * START.food || foodInBox > MOST_IN_BOX)
    return misfit('foodTokens', `${FAMILIES.length * START.food}..${MOST_IN_BOX}`)
  return { second, foodInBox, coinsInBox: set.coins }
}

/** Each action is second on one other tile, and no two tiles show the same two: a move names a tile by them. */
function isSecond(second: Uint8Array, tile: number, action: number): boolean {
  return action !== tile && second.indexOf(action) === tile && second[action] !== tile
}
