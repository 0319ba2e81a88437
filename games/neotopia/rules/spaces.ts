// Where an element may be placed (§3.2, and §3.7 for outer spaces).
import {
  CENTRE,
  highBit,
  lowBit,
  NEAR_HIGH,
  NEAR_LOW,
  ORDINARY_HIGH,
  ORDINARY_LOW,
  OUTER,
  OUTER_HIGH,
  OUTER_LOW,
} from '../geometry.ts'
import { CODE } from '../refusals.ts'
import type { NeotopiaState } from '../state.ts'
import { inSet, occupiedHigh, occupiedLow } from '../state.ts'

/** The spaces of the region read last that may take an element, ordinary and outer ones, as a set. */
export let openLow = 0
export let openHigh = 0

/** Reads where a region may take an element, ordinary or outer. */
export function readOpen(s: NeotopiaState, region: number): void {
  const takenLow = occupiedLow(s, region)
  const takenHigh = occupiedHigh(s, region)
  openLow = lowBit(CENTRE)
  openHigh = highBit(CENTRE)
  if ((takenLow | takenHigh) === 0) return
  let nearLow = 0
  let nearHigh = 0
  for (let rest = takenLow; rest !== 0; rest &= rest - 1) {
    const space = 31 - Math.clz32(rest & -rest)
    nearLow |= NEAR_LOW[space]
    nearHigh |= NEAR_HIGH[space]
  }
  for (let rest = takenHigh; rest !== 0; rest &= rest - 1) {
    const space = 63 - Math.clz32(rest & -rest)
    nearLow |= NEAR_LOW[space]
    nearHigh |= NEAR_HIGH[space]
  }
  openLow = nearLow & ~takenLow
  openHigh = nearHigh & ~takenHigh
}

/** Writes the spaces of a region that may take an element; gives their number. */
export function openSpaces(s: NeotopiaState, region: number, outer: boolean, into: Uint8Array): number {
  readOpen(s, region)
  let n = 0
  for (let rest = openLow & (outer ? OUTER_LOW : ORDINARY_LOW); rest !== 0; rest &= rest - 1)
    into[n++] = 31 - Math.clz32(rest & -rest)
  for (let rest = openHigh & (outer ? OUTER_HIGH : ORDINARY_HIGH); rest !== 0; rest &= rest - 1)
    into[n++] = 63 - Math.clz32(rest & -rest)
  return n
}

/** Whether a region can take one more ordinary element; where one is free, one is next to an element. */
export function hasRoom(s: NeotopiaState, region: number): boolean {
  return ((ORDINARY_LOW & ~occupiedLow(s, region)) | (ORDINARY_HIGH & ~occupiedHigh(s, region))) !== 0
}

export function hasOuterRoom(s: NeotopiaState, region: number): boolean {
  readOpen(s, region)
  return ((openLow & OUTER_LOW) | (openHigh & OUTER_HIGH)) !== 0
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
