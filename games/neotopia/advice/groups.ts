// The groups of a colour in a region: the largest, and how much it would grow by one element more.
import { NEAR_HIGH, NEAR_LOW, ORDINARY_SPACES, ordinaryBits, SPACE_COUNT } from '../geometry.ts'
import { ELEMENT_COUNT, inSet } from '../state.ts'
import { colourHigh, colourLow, open, SLOT_COUNT, workedColours } from './slots.ts'

/** By slot and colour: the largest group, and the spaces where it would grow, as a set; by space besides: by how much. */
const largest = new Uint8Array(SLOT_COUNT * ELEMENT_COUNT)
const growLow = new Int32Array(SLOT_COUNT * ELEMENT_COUNT)
const growHigh = new Int32Array(SLOT_COUNT * ELEMENT_COUNT)
const growth = new Uint8Array(SLOT_COUNT * ELEMENT_COUNT * SPACE_COUNT)

export function largestGroup(slot: number, colour: number): number {
  if ((workedColours[slot] & (1 << colour)) === 0) workOutGroups(slot, colour)
  return largest[slot * ELEMENT_COUNT + colour]
}

// The others are to be asked after `largestGroup`, and about free spaces only.

/** The ordinary spaces where the largest group would grow. */
export const growsAt = (slot: number, colour: number): number =>
  ordinaryBits(growLow[slot * ELEMENT_COUNT + colour], growHigh[slot * ELEMENT_COUNT + colour])

export function growthAt(slot: number, colour: number, space: number): number {
  const at = slot * ELEMENT_COUNT + colour
  return inSet(growLow[at], growHigh[at], space) ? growth[at * SPACE_COUNT + space] : 0
}

/** How much the largest group would grow by an element on the best open space. */
export function bestGrowth(slot: number, colour: number): number {
  let best = 0
  for (let rest = open[slot]; rest !== 0; rest &= rest - 1)
    best = Math.max(best, growthAt(slot, colour, ORDINARY_SPACES[31 - Math.clz32(rest & -rest)]))
  return best
}

/** By space beside a group: the elements that would be joined there; 1 between one question and the next. */
const joined = new Uint8Array(SPACE_COUNT).fill(1)
/** The spaces beside the group that was found last, as a set, and its size. */
let besideLow = 0
let besideHigh = 0
let size = 0

function workOutGroups(slot: number, colour: number): void {
  workedColours[slot] |= 1 << colour
  const at = slot * ELEMENT_COUNT + colour
  let low = colourLow(slot, colour)
  let high = colourHigh(slot, colour)
  if ((low | high) === 0) {
    largest[at] = 0
    growLow[at] = -1
    growHigh[at] = -1
    growth.fill(1, at * SPACE_COUNT, (at + 1) * SPACE_COUNT)
    return
  }
  let most = 0
  let edgeLow = 0
  let edgeHigh = 0
  while ((low | high) !== 0) {
    findGroup(low, high)
    low &= ~groupLow
    high &= ~groupHigh
    edgeLow |= besideLow
    edgeHigh |= besideHigh
    if (size > most) most = size
    for (let rest = besideLow; rest !== 0; rest &= rest - 1) joined[31 - Math.clz32(rest & -rest)] += size
    for (let rest = besideHigh; rest !== 0; rest &= rest - 1) joined[63 - Math.clz32(rest & -rest)] += size
  }
  largest[at] = most
  growLow[at] = 0
  growHigh[at] = 0
  for (let rest = edgeLow; rest !== 0; rest &= rest - 1) {
    const space = 31 - Math.clz32(rest & -rest)
    if (joined[space] > most) growLow[at] |= 1 << space
    growth[at * SPACE_COUNT + space] = joined[space] - most
    joined[space] = 1
  }
  for (let rest = edgeHigh; rest !== 0; rest &= rest - 1) {
    const space = 63 - Math.clz32(rest & -rest)
    if (joined[space] > most) growHigh[at] |= 1 << (space - 32)
    growth[at * SPACE_COUNT + space] = joined[space] - most
    joined[space] = 1
  }
}

/** The group that was found last, as a set. */
let groupLow = 0
let groupHigh = 0

/** Finds the group of the first space of a set, and the spaces beside it. */
function findGroup(low: number, high: number): void {
  groupLow = low & -low
  groupHigh = low === 0 ? high & -high : 0
  besideLow = 0
  besideHigh = 0
  size = 0
  let edgeLow = groupLow
  let edgeHigh = groupHigh
  while ((edgeLow | edgeHigh) !== 0) {
    const space = edgeLow !== 0 ? 31 - Math.clz32(edgeLow & -edgeLow) : 63 - Math.clz32(edgeHigh & -edgeHigh)
    if (edgeLow !== 0) edgeLow &= edgeLow - 1
    else edgeHigh &= edgeHigh - 1
    size++
    besideLow |= NEAR_LOW[space]
    besideHigh |= NEAR_HIGH[space]
    const nearLow = NEAR_LOW[space] & low & ~groupLow
    const nearHigh = NEAR_HIGH[space] & high & ~groupHigh
    groupLow |= nearLow
    groupHigh |= nearHigh
    edgeLow |= nearLow
    edgeHigh |= nearHigh
  }
}
