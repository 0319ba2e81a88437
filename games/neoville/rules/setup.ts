// The setup (§2).
import type { Chance } from '../../../core/game.ts'
import type { Chosen } from '../../../core/options.ts'
import {
  COPIES,
  TILE_COUNT,
  TOWER_COUNT,
  towerValue,
  UTILITIES,
  UTILITIES_DRAWN,
  UTILITY_TYPES,
  VALUES_LEFT_OUT,
} from '../data.ts'
import type { NeovilleTell } from '../events.ts'
import type { NeovilleOptions } from '../options.ts'
import { options } from '../options.ts'
import type { NeovilleState } from '../state.ts'
import { HAND_SLOTS, MARKET_SLOTS } from '../state.ts'

/** Pairs of utility types, in the order of the option's values after 'random'. */
export const TYPE_PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const

/** As the state has them. */
export const typeBits = ([a, b]: readonly [number, number]): number => (1 << a) | (1 << b)

const EVERY_TYPE = [0, 1, 2] as const
const EVERY_SEAT = [0, 1, 2, 3] as const
const EVERY_TILE = Uint8Array.from({ length: TILE_COUNT }, (_, tile) => tile)

/** By number of players: 1 for each skyscraper in the game. */
const TOWERS_IN = {
  2: towersWithout(VALUES_LEFT_OUT[2]),
  3: towersWithout(VALUES_LEFT_OUT[3]),
  4: towersWithout(VALUES_LEFT_OUT[4]),
}

function towersWithout(values: readonly number[]): Uint8Array {
  return Uint8Array.from({ length: TOWER_COUNT }, (_, tower) => (values.includes(towerValue(tower)) ? 0 : 1))
}

/** The pieces of each type of utility in the box, by design. */
const BOXES = UTILITY_TYPES.map((type) =>
  Uint8Array.from(UTILITIES.flatMap((utility, i) => (utility.type === type ? new Array<number>(COPIES).fill(i) : []))),
)
const box = new Uint8Array(BOXES[0].length)

export const setupBy =
  (rules: number) =>
  (seats: number, chosen: Chosen<NeovilleOptions>, chance: Chance, s: NeovilleState, tell?: NeovilleTell): void => {
    s.bytes.fill(0)
    s.rules = rules
    s.seats = seats
    const count = seats as 2 | 3 | 4
    s.towerSupply.set(TOWERS_IN[count]) // §2.1
    const pair = options.utilities.values.indexOf(chosen.utilities) - 1
    const [a, b] = TYPE_PAIRS[pair < 0 ? chance.draw('utility types', EVERY_TYPE, 3) : pair] // §2.2
    s.types = typeBits([a, b])
    drawUtilities(s, a, UTILITIES_DRAWN[count], chance)
    drawUtilities(s, b, UTILITIES_DRAWN[count], chance)
    s.first = chosen.first ?? EVERY_SEAT[chance.draw('first player', EVERY_SEAT, seats)] // §2.3
    s.active = s.first
    s.stack.set(EVERY_TILE)
    s.stackCount = TILE_COUNT
    for (let slot = 0; slot < MARKET_SLOTS; slot++) s.market[slot] = fromStack(s, chance) // §2.4
    for (let k = 0; k < seats; k++) {
      const at = ((s.first + k) % seats) * HAND_SLOTS
      s.hand[at] = TILE_COUNT + k + 1
      s.known[at] = 1
      for (let slot = 1; slot < HAND_SLOTS; slot++) s.hand[at + slot] = fromStack(s, chance) + 1
    }
    tell?.({ kind: 'setup', first: s.first, types: [a, b] })
  }

function drawUtilities(s: NeovilleState, type: number, count: number, chance: Chance): void {
  box.set(BOXES[type])
  for (let left = box.length; left > box.length - count; left--) {
    const index = chance.draw(UTILITY_TYPES[type], box, left)
    s.utilitySupply[box[index]]++
    box[index] = box[left - 1]
  }
}

export function fromStack(s: NeovilleState, chance: Chance): number {
  const { stack } = s
  const index = chance.draw('stack', stack, s.stackCount)
  const tile = stack[index]
  s.stackCount--
  stack[index] = stack[s.stackCount]
  stack[s.stackCount] = 0
  return tile
}
