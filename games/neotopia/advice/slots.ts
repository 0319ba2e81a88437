// The regions seen lately. Each set of elements that a region bore has a slot; what follows from the elements alone is kept by
// slot: here the open spaces, beside it how near projects are (reach.ts) and the groups (groups.ts).
import { ordinaryBits, outerBits } from '../geometry.ts'
import type { LieSets } from '../patterns.ts'
import { HIGH_BITS } from '../patterns.ts'
import { openHigh, openLow, readOpen } from '../rules/spaces.ts'
import type { NeotopiaState } from '../state.ts'
import { ELEMENT_COUNT, highOf, lowOf, REGION_COUNT } from '../state.ts'
import { RELEASES, SETS } from '../versions.ts'

/** Each region has slots of its own, so that the three of a position never push each other out. More leave the processor's cache. */
const SLOTS = 64
export const SLOT_COUNT = REGION_COUNT * SLOTS

const KEY = 5
/** Above the high words of the elements: the rules, whose set has the lies. */
const RULES_SHIFT = 4 * HIGH_BITS
const HIGHS = (1 << RULES_SHIFT) - 1
const HIGH_ALL = (1 << HIGH_BITS) - 1

/** The elements that a slot is about: four low words, and the four high ones in one with the rules. */
const keys = new Int32Array(SLOT_COUNT * KEY)
const isFilled = new Uint8Array(SLOT_COUNT)

/** Sets of cards have so many words. */
export const CARD_WORDS = 2
const cardSets = () => new Int32Array(SLOT_COUNT * CARD_WORDS)
/** By slot the cards that are worked out, and of these: those with a class of lies, those that miss one element, those complete. */
export const workedCards = cardSets()
export const nearCards = cardSets()
export const almostCards = cardSets()
export const completeCards = cardSets()
/** The same of outer spaces: the cards that are worked out, and of these those that one element there completes. */
export const workedEnds = cardSets()
export const endingCards = cardSets()
/** All are empty when a slot is filled again, as are the colours that are worked out. */
const CARD_SETS = [workedCards, nearCards, almostCards, completeCards, workedEnds, endingCards]
export const workedColours = new Uint8Array(SLOT_COUNT)

/** Spaces that may take an element: ordinary and outer ones, as sets. */
export const open = new Int32Array(SLOT_COUNT)
export const openOuter = new Int32Array(SLOT_COUNT)
/** By slot and colour: the spaces with its elements, ordinary and outer ones. */
export const ordinary = new Int32Array(SLOT_COUNT * ELEMENT_COUNT)
export const outer = new Int32Array(SLOT_COUNT * ELEMENT_COUNT)

/** By slot two sets of lies, word by word: those that have an element already, and those that one stands in the way of. */
const LIES_SIZE = 2 * Math.max(...RELEASES.map(({ rules }) => SETS[rules].lies.sets.words))
const lies = new Int32Array(SLOT_COUNT * LIES_SIZE)

/** The lies in a word of a set that have an element already, and none in the way. */
export function begunLies(slot: number, word: number): number {
  const at = slot * LIES_SIZE + word * 2
  return lies[at] & ~lies[at + 1]
}

/** By region: the slot that was asked for last. */
const last = Int32Array.from({ length: REGION_COUNT }, (_, region) => region * SLOTS)

export const rulesOf = (slot: number): number => keys[slot * KEY + 4] >> RULES_SHIFT
/** The spaces with an element of a colour, as a set. */
export const colourLow = (slot: number, colour: number): number => keys[slot * KEY + colour]
export const colourHigh = (slot: number, colour: number): number =>
  (keys[slot * KEY + 4] >> (colour * HIGH_BITS)) & HIGH_ALL

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
  ) {
    last[region] = slot
    return slot
  }
  key[0] = a
  key[1] = b
  key[2] = c
  key[3] = d
  key[4] = high
  readLies(last[region], slot)
  keys.set(key, at)
  isFilled[slot] = 1
  last[region] = slot
  fill(s, region, slot)
  return slot
}

const key = new Int32Array(KEY)

/** The sets of lies for the new key: those of another slot with the elements that came since, if it has no others. */
function readLies(from: number, slot: number): void {
  const { sets } = SETS[key[4] >> RULES_SHIFT].lies
  const goesOn = isPart(from)
  const to = slot * LIES_SIZE
  if (!goesOn) lies.fill(0, to, to + LIES_SIZE)
  else if (from !== slot) lies.copyWithin(to, from * LIES_SIZE, (from + 1) * LIES_SIZE)
  for (let colour = 0; colour < ELEMENT_COUNT; colour++) {
    const shift = colour * HIGH_BITS
    const low = goesOn ? key[colour] & ~keys[from * KEY + colour] : key[colour]
    const high = ((goesOn ? key[4] & ~keys[from * KEY + 4] : key[4]) >> shift) & HIGH_ALL
    for (let rest = low; rest !== 0; rest &= rest - 1) addElement(sets, to, 31 - Math.clz32(rest & -rest), colour)
    for (let rest = high; rest !== 0; rest &= rest - 1) addElement(sets, to, 63 - Math.clz32(rest & -rest), colour)
  }
}

/** Whether all elements of a slot are among those of the new key. */
function isPart(slot: number): boolean {
  const at = slot * KEY
  if (isFilled[slot] === 0 || keys[at + 4] >> RULES_SHIFT !== key[4] >> RULES_SHIFT) return false
  let others = 0
  for (let i = 0; i < KEY; i++) others |= keys[at + i] & ~key[i]
  return others === 0
}

function addElement({ words, effects }: LieSets, to: number, space: number, colour: number): void {
  const size = words * 2
  const from = (space * ELEMENT_COUNT + colour) * size
  for (let i = 0; i < size; i++) lies[to + i] |= effects[from + i]
}

function fill(s: NeotopiaState, region: number, slot: number): void {
  for (const sets of CARD_SETS) for (let word = 0; word < CARD_WORDS; word++) sets[slot * CARD_WORDS + word] = 0
  workedColours[slot] = 0
  readOpen(s, region)
  open[slot] = ordinaryBits(openLow, openHigh)
  openOuter[slot] = outerBits(openLow, openHigh)
  for (let colour = 0; colour < ELEMENT_COUNT; colour++) {
    const low = colourLow(slot, colour)
    const high = colourHigh(slot, colour)
    ordinary[slot * ELEMENT_COUNT + colour] = ordinaryBits(low, high)
    outer[slot * ELEMENT_COUNT + colour] = outerBits(low, high)
  }
}
