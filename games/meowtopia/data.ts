// The components of Meowtopia (§1–§4): families, actions, supplies and the values of the score.

/** Each seat plays the family of its number; the coats are our own. */
export const FAMILIES = ['ginger', 'black', 'grey', 'white'] as const
export type Family = (typeof FAMILIES)[number]
export const FAMILY_SIZE = 6

export const ACTIONS = ['food', 'irrigation', 'gold', 'recruit', 'fields'] as const
export type ActionName = (typeof ACTIONS)[number]
export const FOOD = 0
export const IRRIGATION = 1
export const GOLD = 2
export const RECRUIT = 3
export const FIELDS = 4

/** §4.4 why somebody can only pass: nobody is awake, a recruit cannot be paid, or the action is of no use. */
export type Unable = 'awake' | 'coin' | 'use'

/** What becomes of a recruit. */
export const ROLES = ['worker', 'merchant'] as const

/** §4.2 what merchants take. */
export const SOLD = ['food', 'coin'] as const
/** What can be gained, and sold to a merchant. */
export type Sold = (typeof SOLD)[number]
/** What lies on a merchant. */
export const GOODS = ['none', ...SOLD] as const
export type GoodName = (typeof GOODS)[number]
export const NO_GOOD = 0
export const FOOD_GOOD = 1
export const COIN_GOOD = 2

/** §1.1 on the common board, by number of players. */
export const FIELDS_ON_BOARD = [0, 0, 22, 25, 30] as const
export const STICKS_ON_BOARD = [0, 0, 22, 25, 28] as const
export const FIELDS_IN_BOX = 34
export const STICKS_IN_BOX = 32

/** §1.2 */
export const SUPPLIES = ['box', 'unlimited'] as const

/** §2 what each player starts with. */
export const START = { kittens: 2, fields: 2, sticks: 1, food: 4, coins: 1 } as const

/** §4.3 */
export const MOST_WORKERS = 6
export const FOOD_LADDER = [0, 2, 5, 8, 12, 16, 20] as const

/** §1.2, §4.3 what this many workers bring of the food left. */
export const foodFor = (workers: number, left: number): number => Math.min(FOOD_LADDER[workers] ?? 0, left)

/** §4.5 */
export const MEAL = 2
export const DISMISSAL_FOOD = 3

/** §7 */
export const LAST_ROUND = 40
export const roundsAfter = (round: number): number => LAST_ROUND - round
/** From here on everybody is told that the rounds are limited. */
const LATE_ROUND = 36
export const isLate = (round: number): boolean => round >= LATE_ROUND
export const ENDINGS = ['none', 'fields', 'sticks', 'kitten', 'rounds'] as const
export type EndingName = Exclude<(typeof ENDINGS)[number], 'none'>
export const NO_ENDING = 0
export const LAST_FIELD = 1
export const LAST_STICK = 2
export const FOREIGN_KITTEN = 3
export const ROUND_LIMIT = 4

/** §8 */
export const POINTS = { kitten: 3, soldCoin: 3, soldFood: 2, coin: 1, penalty: -3 } as const
export const FOOD_PER_POINT = 2
/** Of this many kittens that went unfed; never −0, which the log would tell. */
export const penaltyOf = (unfed: number): number => (unfed === 0 ? 0 : unfed * POINTS.penalty)

// What messages are given: each language names a thing by itself, in the case and with the article that its sentence needs.

/** How many of each family. */
export type Counts = readonly number[]
/** Kittens by family, without the families that have none. */
export type Crew = readonly { readonly family: Family; readonly n: number }[]
export interface Gain {
  readonly good: Sold
  readonly n: number
}
export interface NamedMerchant {
  readonly family: Family
  readonly good: GoodName
  readonly goods: number
}
/** A merchant who has just bought one, and how many that makes. */
export interface Sale extends NamedMerchant {
  readonly good: Sold
}
/** Where a field lies, counted from the first one. */
export interface FarmCell {
  readonly east: number
  readonly south: number
}
