// The map of one region (§1.2): 37 spaces named by row and place, and their sets as two words of bits.
import type { Cell } from './data.ts'
import { STEPS } from './data.ts'

const RADIUS = 3
const ROWS = 'abcdefg'

interface Space {
  readonly name: string
  readonly q: number
  readonly r: number
}

/** Row by row from the north; a row counts its spaces from the west. */
const MAP: readonly Space[] = Array.from(ROWS).flatMap((row, index) => {
  const r = index - RADIUS
  const west = Math.max(-RADIUS, -RADIUS - r)
  const length = 2 * RADIUS + 1 - Math.abs(r)
  return Array.from({ length }, (_, i) => ({ name: `${row}${i + 1}`, q: west + i, r }))
})

export const SPACES: readonly string[] = MAP.map((space) => space.name)
export const SPACE_COUNT = MAP.length

const distance = (q: number, r: number) => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2

const SIDE = 2 * RADIUS + 1
const BY_PLACE = new Int8Array(SIDE * SIDE).fill(-1)
for (const [space, { q, r }] of MAP.entries()) BY_PLACE[(q + RADIUS) * SIDE + r + RADIUS] = space

/** The space at these coordinates, or -1 off the map. */
export function spaceAt(q: number, r: number): number {
  return Math.abs(q) > RADIUS || Math.abs(r) > RADIUS ? -1 : BY_PLACE[(q + RADIUS) * SIDE + r + RADIUS]
}

export const SPACE_Q: readonly number[] = MAP.map((space) => space.q)
export const SPACE_R: readonly number[] = MAP.map((space) => space.r)

/** §3.5: a pattern turned by this many sixths of a circle. */
export function turned(cells: readonly Cell[], turns: number): readonly Cell[] {
  return turns === 0 ? cells : turned(cells, turns - 1).map((cell) => ({ ...cell, q: -cell.r, r: cell.q + cell.r }))
}

/** The spaces of a pattern with its first cell on a space; null if it leaves the map. */
export function patternSpaces(cells: readonly Cell[], space: number): number[] | null {
  const spaces: number[] = []
  for (const { q, r } of cells) {
    const at = spaceAt(SPACE_Q[space] + q, SPACE_R[space] + r)
    if (at < 0) return null
    spaces.push(at)
  }
  return spaces
}

export const CENTRE = spaceAt(0, 0)

/** §1.2: 1 for the corners, which take only what new building permits bring. */
export const OUTER = Uint8Array.from(MAP, ({ q, r }) =>
  distance(q, r) === RADIUS && [q, r, q + r].includes(0) ? 1 : 0,
)

export const NEIGHBOURS: readonly (readonly number[])[] = MAP.map(({ q, r }) =>
  STEPS.map(([dq, dr]) => spaceAt(q + dq, r + dr)).filter((space) => space >= 0),
)

// A set of spaces is a low word (spaces 0 to 31) and a high word (32 to 36).
export const lowBit = (space: number): number => (space < 32 ? 1 << space : 0)
export const highBit = (space: number): number => (space < 32 ? 0 : 1 << (space - 32))

export function bitCount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The sizes of two small sets at once, four bits each: the second above the first. */
export function bitCounts(one: number, other: number): number {
  let n = one - ((one >>> 1) & 0x55555555)
  let m = other - ((other >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333)
  n = (n + (n >>> 4)) & 0x0f0f0f0f
  m = (m + (m >>> 4)) & 0x0f0f0f0f
  return Math.imul(n | (m << 4), 0x01010101) >>> 24
}

/** The ordinary spaces, whose sets fit into one word, and the outer ones. */
export const ORDINARY_SPACES = Uint8Array.from(MAP.keys()).filter((space) => OUTER[space] === 0)
export const OUTER_SPACES = Uint8Array.from(MAP.keys()).filter((space) => OUTER[space] === 1)
/** The ordinary spaces of a set, packed into one word: the six outer ones are left out, and the bits between them close up. */
export const ordinaryBits = (low: number, high: number): number =>
  ((low >>> 1) & 0x3) |
  ((low >>> 2) & 0x1ffc) |
  ((low >>> 3) & 0x3e000) |
  ((low >>> 4) & 0xffc0000) |
  ((high & 0x1) << 28) |
  ((high & 0xc) << 27)
export const outerBits = (low: number, high: number): number =>
  (low & 0x1) |
  ((low >>> 2) & 0x2) |
  ((low >>> 13) & 0x4) |
  ((low >>> 18) & 0x8) |
  ((high << 3) & 0x10) |
  ((high << 1) & 0x20)

/** The spaces of a set. */
export function spacesOf(low: number, high: number): number[] {
  const spaces: number[] = []
  for (let rest = low; rest !== 0; rest &= rest - 1) spaces.push(31 - Math.clz32(rest & -rest))
  for (let rest = high; rest !== 0; rest &= rest - 1) spaces.push(63 - Math.clz32(rest & -rest))
  return spaces
}

const union = (spaces: readonly number[], bit: (space: number) => number) =>
  spaces.reduce((set, space) => set | bit(space), 0)

const spacesWith = (outer: number) => SPACES.map((_, space) => space).filter((space) => OUTER[space] === outer)
export const ORDINARY_LOW = union(spacesWith(0), lowBit)
export const ORDINARY_HIGH = union(spacesWith(0), highBit)
export const OUTER_LOW = union(spacesWith(1), lowBit)
export const OUTER_HIGH = union(spacesWith(1), highBit)
export const NEAR_LOW = Int32Array.from(NEIGHBOURS, (near) => union(near, lowBit))
export const NEAR_HIGH = Int32Array.from(NEIGHBOURS, (near) => union(near, highBit))
