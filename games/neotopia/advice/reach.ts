// How near a project is in a region, and what else the region's elements decide: open spaces and groups. All of it
// depends on the elements alone, so it is kept in tables that are looked up by them.
import { bitCount, highBit, lowBit, NEAR_HIGH, NEAR_LOW, OUTER_HIGH, OUTER_LOW, SPACE_COUNT } from '../geometry.ts'
import { HIGH_BITS, LIE_WORDS } from '../patterns.ts'
import { CARD_MAIN, CARD_SECOND } from '../rules/building.ts'
import { openSpaces } from '../rules/spaces.ts'
import type { NeotopiaState } from '../state.ts'
import { CARD_COUNT, ELEMENT_COUNT, highOf, lowOf, REGION_COUNT } from '../state.ts'
import { SETS } from '../versions.ts'

/** Each region has slots of its own, so that the three of a position never push each other out. */
const SLOTS = 256
const KEY = 5
const HIGH_ALL = (1 << HIGH_BITS) - 1

/** Above the high words of the elements: the rules, whose set has the lies. */
const RULES_SHIFT = 4 * HIGH_BITS
const HIGHS = (1 << RULES_SHIFT) - 1

/** The elements that a slot is about: four low words, and the four high ones in one with the rules. */
const keys = new Int32Array(REGION_COUNT * SLOTS * KEY)
const isFilled = new Uint8Array(REGION_COUNT * SLOTS)
/** Two words of bits: the cards worked out. */
const worked = new Int32Array(REGION_COUNT * SLOTS * 2)
/** Bits: the colours whose groups are worked out. */
const grouped = new Uint8Array(REGION_COUNT * SLOTS)

/** Missing elements, main and second: one, one, two, two, one of each, then three in any mixture share their spaces. */
const CLASSES = 8
const SPACE_SETS = 6
const THREE = 5
const FAR_BIT = 1 << CLASSES
/** The outer spaces that alone are missing stand behind the sets. */
const OUTER_SET = SPACE_SETS
const SET_WORDS = 3
const ENTRY = 1 + (SPACE_SETS + 1) * SET_WORDS
const CLASS_MAIN = [1, 0, 2, 0, 1, 3, 2, 1]
const CLASS_SECOND = [0, 1, 0, 2, 1, 0, 1, 2]
export const MISSING_MAIN = Uint8Array.from(CLASS_MAIN)
export const MISSING_SECOND = Uint8Array.from(CLASS_SECOND)
/** By missing main * 3 + missing second. */
const CLASS_OF = new Int8Array(15).fill(-1)
for (let at = 0; at < CLASSES; at++) CLASS_OF[CLASS_MAIN[at] * 3 + CLASS_SECOND[at]] = at

const entries = new Int32Array(REGION_COUNT * SLOTS * CARD_COUNT * ENTRY)

/** Spaces that may take an element: ordinary and outer ones, as sets. */
export const openLow = new Int32Array(REGION_COUNT * SLOTS)
export const openHigh = new Int32Array(REGION_COUNT * SLOTS)
export const outerLow = new Int32Array(REGION_COUNT * SLOTS)
export const outerHigh = new Int32Array(REGION_COUNT * SLOTS)

const spaces = new Uint8Array(SPACE_COUNT)
let setLow = 0
let setHigh = 0
function toSet(n: number): void {
  setLow = 0
  setHigh = 0
  for (let i = 0; i < n; i++) {
    if (spaces[i] < 32) setLow |= 1 << spaces[i]
    else setHigh |= 1 << (spaces[i] - 32)
  }
}

export function isEmpty(slot: number): boolean {
  const at = slot * KEY
  return (keys[at] | keys[at + 1] | keys[at + 2] | keys[at + 3] | (keys[at + 4] & HIGHS)) === 0
}

/** The slot that holds what a region's elements mean; good until the next region of the same number is asked for. */
export function slotOf(s: NeotopiaState, region: number): number {
  const a = lowOf(s, region, 0)
  const b = lowOf(s, region, 1)
  const c = lowOf(s, region, 2)
  const d = lowOf(s, region, 3)
  const high =
    highOf(s, region, 0) |
    (highOf(s, region, 1) << HIGH_BITS) |
    (highOf(s, region, 2) << (2 * HIGH_BITS)) |
    (highOf(s, region, 3) << (3 * HIGH_BITS)) |
    (s.rules << RULES_SHIFT)
  let hash = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(c ^ Math.imul(d, 0xc2b2ae35), 0x27d4eb2f)
  hash = Math.imul(hash ^ (hash >>> 15) ^ high, 0x165667b1)
  const slot = region * SLOTS + ((hash ^ (hash >>> 16)) & (SLOTS - 1))
  const at = slot * KEY
  if (
    keys[at] === a &&
    keys[at + 1] === b &&
    keys[at + 2] === c &&
    keys[at + 3] === d &&
    keys[at + 4] === high &&
    isFilled[slot] === 1
  )
    return slot
  keys[at] = a
  keys[at + 1] = b
  keys[at + 2] = c
  keys[at + 3] = d
  keys[at + 4] = high
  isFilled[slot] = 1
  worked[slot * 2] = 0
  worked[slot * 2 + 1] = 0
  grouped[slot] = 0
  toSet(openSpaces(s, region, false, spaces))
  openLow[slot] = setLow
  openHigh[slot] = setHigh
  toSet(openSpaces(s, region, true, spaces))
  outerLow[slot] = setLow
  outerHigh[slot] = setHigh
  return slot
}

/** The number by which the readers below know a card in a slot. */
export function entryOf(slot: number, card: number): number {
  const entry = (slot * CARD_COUNT + card) * ENTRY
  const word = slot * 2 + (card >> 5)
  const bit = 1 << (card & 31)
  if ((worked[word] & bit) === 0) {
    worked[word] |= bit
    workOut(slot, card, entry)
  }
  return entry
}

/** Bits: the classes of which there is a lie. */
export function classesOf(entry: number): number {
  return entries[entry] & (FAR_BIT - 1)
}

/** Whether four of five are missing at best. */
export function isFar(entry: number): boolean {
  return (entries[entry] & FAR_BIT) !== 0
}

const setAt = (entry: number, kind: number) => entry + 1 + Math.min(kind, THREE) * SET_WORDS

/** Where elements are missing in the lies of a class: sets of spaces. */
export const mainLow = (entry: number, kind: number): number => entries[setAt(entry, kind)]
export const secondLow = (entry: number, kind: number): number => entries[setAt(entry, kind) + 1]
export const mainHigh = (entry: number, kind: number): number => entries[setAt(entry, kind) + 2] & HIGH_ALL
export const secondHigh = (entry: number, kind: number): number => entries[setAt(entry, kind) + 2] >> HIGH_BITS

const outerAt = (entry: number) => entry + 1 + OUTER_SET * SET_WORDS
/** The outer spaces where one element completes the project. */
export const outerMainLow = (entry: number): number => entries[outerAt(entry)]
export const outerSecondLow = (entry: number): number => entries[outerAt(entry) + 1]
export const outerMainHigh = (entry: number): number => entries[outerAt(entry) + 2] & HIGH_ALL
export const outerSecondHigh = (entry: number): number => entries[outerAt(entry) + 2] >> HIGH_BITS

/** Whether more than one space completes the project. */
export function hasManyEnds(entry: number): boolean {
  const first = setAt(entry, 0)
  const second = setAt(entry, 1)
  const low = entries[first] | entries[second + 1]
  const high = entries[first + 2] | entries[second + 2]
  return low === 0 ? (high & (high - 1)) !== 0 : (low & (low - 1)) !== 0 || high !== 0
}

function workOut(slot: number, card: number, entry: number): void {
  entries.fill(0, entry, entry + ENTRY)
  const key = slot * KEY
  const main = CARD_MAIN[card]
  const second = CARD_SECOND[card]
  const highs = keys[key + 4]
  const takenLow = keys[key] | keys[key + 1] | keys[key + 2] | keys[key + 3]
  const takenHigh = (highs | (highs >> HIGH_BITS) | (highs >> (2 * HIGH_BITS)) | (highs >> (3 * HIGH_BITS))) & HIGH_ALL
  const hasMainLow = keys[key + main]
  const hasSecondLow = keys[key + second]
  const hasMainHigh = (highs >> (main * HIGH_BITS)) & HIGH_ALL
  const hasSecondHigh = (highs >> (second * HIGH_BITS)) & HIGH_ALL
  const lacksMainHigh = ~hasMainHigh & HIGH_ALL
  const lacksSecondHigh = ~hasSecondHigh & HIGH_ALL
  const hasHigh = hasMainHigh | (hasSecondHigh << HIGH_BITS)
  const otherMainLow = takenLow & ~hasMainLow
  const otherSecondLow = takenLow & ~hasSecondLow
  const otherHigh = (takenHigh & lacksMainHigh) | ((takenHigh & lacksSecondHigh) << HIGH_BITS)
  const { words, first } = SETS[highs >> RULES_SHIFT].lies
  const to = first[card + 1] * LIE_WORDS
  for (let at = first[card] * LIE_WORDS; at < to; at += LIE_WORDS) {
    const allMain = words[at]
    const allSecond = words[at + 1]
    const allHigh = words[at + 2]
    // Nothing of it is there, or something else is.
    if (((allMain & hasMainLow) | (allSecond & hasSecondLow) | (allHigh & hasHigh)) === 0) continue
    if (((allMain & otherMainLow) | (allSecond & otherSecondLow) | (allHigh & otherHigh)) !== 0) continue
    const mHigh = allHigh & lacksMainHigh
    const sHigh = (allHigh >> HIGH_BITS) & lacksSecondHigh
    const mLow = allMain & ~hasMainLow
    const sLow = allSecond & ~hasSecondLow
    const lacksMain = bitCount(mLow) + bitCount(mHigh)
    const lacksSecond = (sLow | sHigh) === 0 ? 0 : bitCount(sLow) + bitCount(sHigh)
    const missing = lacksMain + lacksSecond
    if (missing === 0) continue
    const isOuter = (((mLow | sLow) & OUTER_LOW) | ((mHigh | sHigh) & OUTER_HIGH)) !== 0
    if (isOuter) {
      if (missing === 1) add(outerAt(entry), mLow, sLow, mHigh, sHigh)
      continue
    }
    if (missing === 4) {
      entries[entry] |= FAR_BIT
      continue
    }
    const kind = CLASS_OF[lacksMain * 3 + lacksSecond]
    entries[entry] |= 1 << kind
    add(setAt(entry, kind), mLow, sLow, mHigh, sHigh)
  }
}

function add(at: number, mLow: number, sLow: number, mHigh: number, sHigh: number): void {
  entries[at] |= mLow
  entries[at + 1] |= sLow
  entries[at + 2] |= mHigh | (sHigh << HIGH_BITS)
}

/** By slot and colour: the largest group; by space besides: how much it would grow by an element there. */
const largest = new Uint8Array(REGION_COUNT * SLOTS * ELEMENT_COUNT)
const growth = new Uint8Array(REGION_COUNT * SLOTS * ELEMENT_COUNT * SPACE_COUNT)
const mostGrowth = new Uint8Array(REGION_COUNT * SLOTS * ELEMENT_COUNT)

export function largestGroup(slot: number, colour: number): number {
  if ((grouped[slot] & (1 << colour)) === 0) workOutGroups(slot, colour)
  return largest[slot * ELEMENT_COUNT + colour]
}

/** Only for open spaces, and after `largestGroup`. */
export function growthAt(slot: number, colour: number, space: number): number {
  return growth[(slot * ELEMENT_COUNT + colour) * SPACE_COUNT + space]
}

/** How much the largest group would grow by an element on the best open space. */
export function bestGrowth(slot: number, colour: number): number {
  if ((grouped[slot] & (1 << colour)) === 0) workOutGroups(slot, colour)
  return mostGrowth[slot * ELEMENT_COUNT + colour]
}

/** By space beside a group: the elements that would be joined there. */
const joined = new Uint8Array(SPACE_COUNT)

function workOutGroups(slot: number, colour: number): void {
  grouped[slot] |= 1 << colour
  let low = keys[slot * KEY + colour]
  let high = (keys[slot * KEY + 4] >> (colour * HIGH_BITS)) & HIGH_ALL
  joined.fill(1)
  let most = 0
  while ((low | high) !== 0) {
    let edgeLow = low & -low
    let edgeHigh = low === 0 ? high & -high : 0
    low &= ~edgeLow
    high &= ~edgeHigh
    let besideLow = 0
    let besideHigh = 0
    let size = 0
    while ((edgeLow | edgeHigh) !== 0) {
      const space = edgeLow !== 0 ? 31 - Math.clz32(edgeLow & -edgeLow) : 63 - Math.clz32(edgeHigh & -edgeHigh)
      if (edgeLow !== 0) edgeLow &= edgeLow - 1
      else edgeHigh &= edgeHigh - 1
      size++
      besideLow |= NEAR_LOW[space]
      besideHigh |= NEAR_HIGH[space]
      edgeLow |= NEAR_LOW[space] & low
      edgeHigh |= NEAR_HIGH[space] & high
      low &= ~NEAR_LOW[space]
      high &= ~NEAR_HIGH[space]
    }
    if (size > most) most = size
    for (let rest = besideLow; rest !== 0; rest &= rest - 1) joined[31 - Math.clz32(rest & -rest)] += size
    for (let rest = besideHigh; rest !== 0; rest &= rest - 1) joined[63 - Math.clz32(rest & -rest)] += size
  }
  const at = slot * ELEMENT_COUNT + colour
  largest[at] = most
  let best = 0
  for (let space = 0; space < SPACE_COUNT; space++) {
    const grows = joined[space] > most ? joined[space] - most : 0
    growth[at * SPACE_COUNT + space] = grows
    if (grows > best && ((openLow[slot] & lowBit(space)) | (openHigh[slot] & highBit(space))) !== 0) best = grows
  }
  mostGrowth[at] = best
}
