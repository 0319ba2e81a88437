// Kittens, merchants and places as messages are given them.
import { sum } from '../../core/lists.ts'
import type { ActionName, Counts, Crew, FarmCell, Gain, GoodName, NamedMerchant, Sold } from './data.ts'
import { FAMILIES } from './data.ts'
import { CENTRE, SIDES } from './grid.ts'
import type { FieldView, HouseholdView, MeowtopiaView, TileView } from './view.ts'

export const kittensIn = ({ awake, asleep, merchants }: HouseholdView): number =>
  sum(awake) + sum(asleep) + merchants.length
export const familyOf = (family: number) => FAMILIES[family]

export function crewOf(counts: Counts): Crew {
  return counts.flatMap((n, family) => (n === 0 ? [] : [{ family: familyOf(family), n }]))
}

export function merchantOf(family: number, good: GoodName, goods: number): NamedMerchant {
  return { family: familyOf(family), good, goods }
}

/** Who is sold one more: what lies there is of the same good, if anything does. */
export const buyerOf = (family: number, good: Sold, goods: number) =>
  merchantOf(family, goods === 0 ? 'none' : good, goods)

/** The sides with a stick, counted from the north clockwise. */
export const sidesIn = (sticks: number): readonly number[] => [...SIDES.keys()].filter((side) => (sticks >> side) & 1)

export const placeOf = (column: number, row: number): FarmCell => ({ east: column - CENTRE, south: row - CENTRE })

/** §1.3 what workers gain at once; null for what is placed. */
export function gainOf(food: number, coins: number): Gain | null {
  if (food > 0) return { good: 'food', n: food }
  return coins > 0 ? { good: 'coin', n: coins } : null
}

export const tileWith = ({ tiles }: MeowtopiaView, does: ActionName, others: ActionName): TileView | undefined =>
  tiles.find(({ actions }) => actions.includes(does) && actions.includes(others))

export const fieldThere = (fields: readonly FieldView[], east: number, south: number) =>
  fields.find((field) => field.east === east && field.south === south)
