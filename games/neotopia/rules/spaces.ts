// Where an element may be placed (§3.2, and §3.7 for outer spaces).
import {
  CENTRE,
  NEAR_HIGH,
  NEAR_LOW,
  ORDINARY_HIGH,
  ORDINARY_LOW,
  OUTER,
  OUTER_HIGH,
  OUTER_LOW,
  OUTER_SPACES,
} from '../geometry.ts'
import { CODE } from '../refusals.ts'
import type { NeotopiaState } from '../state.ts'
import { inSet, occupiedHigh, occupiedLow } from '../state.ts'

/** Writes the spaces of a region that may take an element; gives their number. */
export function openSpaces(s: NeotopiaState, region: number, outer: boolean, into: Uint8Array): number {
  const takenLow = occupiedLow(s, region)
  const takenHigh = occupiedHigh(s, region)
  if ((takenLow | takenHigh) === 0) {
    if (outer) return 0
    into[0] = CENTRE
    return 1
  }
  let low = (outer ? OUTER_LOW : ORDINARY_LOW) & ~takenLow
  let high = (outer ? OUTER_HIGH : ORDINARY_HIGH) & ~takenHigh
  let n = 0
  while (low !== 0) {
    const space = 31 - Math.clz32(low & -low)
    low &= low - 1
    if (((NEAR_LOW[space] & takenLow) | (NEAR_HIGH[space] & takenHigh)) !== 0) into[n++] = space
  }
  while (high !== 0) {
    const space = 63 - Math.clz32(high & -high)
    high &= high - 1
    if (((NEAR_LOW[space] & takenLow) | (NEAR_HIGH[space] & takenHigh)) !== 0) into[n++] = space
  }
  return n
}

/** Whether a region can take one more ordinary element; where one is free, one is next to an element. */
export function hasRoom(s: NeotopiaState, region: number): boolean {
  return ((ORDINARY_LOW & ~occupiedLow(s, region)) | (ORDINARY_HIGH & ~occupiedHigh(s, region))) !== 0
}

const scratch = new Uint8Array(OUTER_SPACES.length)
export function hasOuterRoom(s: NeotopiaState, region: number): boolean {
  return openSpaces(s, region, true, scratch) > 0
}

/** 0, or why this space may not take an element. */
export function spaceRefusal(s: NeotopiaState, region: number, space: number, outer: boolean): number {
  const low = occupiedLow(s, region)
  const high = occupiedHigh(s, region)
  if (inSet(low, high, space)) return CODE['space-taken']
  if (outer && OUTER[space] === 0) return CODE['space-not-outer']
  if (!outer && OUTER[space] === 1) return CODE['space-outer']
  if ((low | high) === 0) {
    if (outer) return CODE['space-apart']
    return space === CENTRE ? 0 : CODE['space-centre']
  }
  return ((NEAR_LOW[space] & low) | (NEAR_HIGH[space] & high)) === 0 ? CODE['space-apart'] : 0
}
