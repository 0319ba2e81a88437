// How near a project is in a region: which elements its lies still miss, and where. All of it depends on the region's elements
// alone, so it is worked out once for a card in a slot.
import { bitCounts } from '../geometry.ts'
import type { LieSets } from '../patterns.ts'
import { OUTER_BITS, WORD_LIES } from '../patterns.ts'
import { CARD_MAIN, CARD_SECOND } from '../rules/building.ts'
import { CARD_COUNT, ELEMENT_COUNT } from '../state.ts'
import { SETS } from '../versions.ts'
import {
  almostCards,
  begunLies,
  CARD_WORDS,
  completeCards,
  endingCards,
  nearCards,
  ordinary,
  outer,
  rulesOf,
  SLOT_COUNT,
  workedCards,
  workedEnds,
} from './slots.ts'

/** The classes of lies by what they miss, as numbers of main and of second elements; the last three share their spaces. */
const CLASS_MAIN = [1, 0, 2, 0, 1, 3, 2, 1]
const CLASS_SECOND = [0, 1, 0, 2, 1, 0, 1, 2]
const CLASSES = CLASS_MAIN.length
export const MISSING_MAIN = Uint8Array.from(CLASS_MAIN)
export const MISSING_SECOND = Uint8Array.from(CLASS_SECOND)
export const MISSING = Uint8Array.from(CLASS_MAIN, (main, kind) => main + CLASS_SECOND[kind])

/** The elements of a project's colours that are there, as one number; of more than a class misses all are alike. */
export const supplyOf = (mains: number, seconds: number): number =>
  (Math.min(mains, ENOUGH) * (ENOUGH + 1) + Math.min(seconds, ENOUGH)) * CLASSES
const ENOUGH = 3

/** By such a number + class: missing * 4 + how many of the missing elements lack, as the tables of the weights are read. */
export const LACKS = new Uint8Array((ENOUGH + 1) ** 2 * CLASSES)
for (let mains = 0; mains <= ENOUGH; mains++)
  for (let seconds = 0; seconds <= ENOUGH; seconds++)
    for (let kind = 0; kind < CLASSES; kind++)
      LACKS[supplyOf(mains, seconds) + kind] =
        MISSING[kind] * 4 + Math.max(0, CLASS_MAIN[kind] - mains) + Math.max(0, CLASS_SECOND[kind] - seconds)

/** What `foundIn` gives of the classes in which one element is missing. */
export const ONE_MAIN = 1
export const ONE_SECOND = 2
const ONE_MISSING = ONE_MAIN | ONE_SECOND
/** Behind the classes: lies that miss four elements, or none; others nobody asks about. */
const FAR = CLASSES
const COMPLETE = CLASSES + 1
const OTHER = CLASSES + 2
const FAR_BIT = 1 << FAR
const COMPLETE_BIT = 1 << COMPLETE
const ALL_CLASSES = (1 << CLASSES) - 1
/** By number: the classes that miss no more elements. */
export const MISSING_AT_MOST = [0, 1, 2, 3].map((most) =>
  CLASS_MAIN.reduce((all, _, kind) => (MISSING[kind] <= most ? all | (1 << kind) : all), 0),
)

/**
 * An entry has a word of bits, then sets of spaces in pairs: where a main and where a second element is missing. Classes that miss
 * only one colour share a pair with those that miss as many of the other; the last pair holds what nobody asks about.
 */
const SET_AT = Uint8Array.of(1, 1, 3, 3, 5, 7, 7, 7, 9, 9, 9)
const ENTRY = 11

/** By how many main and second elements are missing, as `bitCounts` gives them: the class, and where its sets are. */
const CLASS_OF = new Uint8Array(256).fill(OTHER)
const classAt = (mains: number, seconds: number) => mains | (seconds << 4)
for (let kind = 0; kind < CLASSES; kind++) CLASS_OF[classAt(CLASS_MAIN[kind], CLASS_SECOND[kind])] = kind
for (let mains = 0; mains <= 4; mains++) CLASS_OF[classAt(mains, 4 - mains)] = FAR
CLASS_OF[classAt(0, 0)] = COMPLETE
const SET_OF = CLASS_OF.map((kind) => SET_AT[kind])

/** By slot and card. */
const entries = new Int32Array(SLOT_COUNT * CARD_COUNT * ENTRY)

/** The number by which the readers below know a card in a slot. */
export function entryOf(slot: number, card: number): number {
  const word = slot * CARD_WORDS + (card >> 5)
  const bit = 1 << (card & 31)
  if ((workedCards[word] & bit) === 0) workOut(slot, card, liesOf(slot))
  return (slot * CARD_COUNT + card) * ENTRY
}

/** Works out a set of cards, so that the sets of the slot have them; `word` is that of the set. */
export function reachFor(slot: number, word: number, cards: number): void {
  const lies = liesOf(slot)
  for (let rest = cards & ~workedCards[slot * CARD_WORDS + word]; rest !== 0; rest &= rest - 1)
    workOut(slot, lowestCard(word, rest), lies)
}

const liesOf = (slot: number): LieSets => SETS[rulesOf(slot)].lies.sets

/** The first card of a word of a set. */
export const lowestCard = (word: number, cards: number): number => word * 32 + 31 - Math.clz32(cards & -cards)

/** Bits: the classes of which there is a lie, those behind them included. */
export const foundIn = (entry: number): number => entries[entry]
export const classesOf = (entry: number): number => foundIn(entry) & ALL_CLASSES
/** Whether four of five are missing at best. */
export const isFar = (entry: number): boolean => (foundIn(entry) & FAR_BIT) !== 0

const setAt = (entry: number, kind: number) => entry + SET_AT[kind]

/** Where elements are missing in the lies of a class: sets of ordinary spaces. */
export const mainsOf = (entry: number, kind: number): number => entries[setAt(entry, kind)]
export const secondsOf = (entry: number, kind: number): number => entries[setAt(entry, kind) + 1]

/** The three southernmost ordinary spaces: nets and weights were found with one that two elements complete counted twice. */
const TWICE = 7 << 28

/** Whether more than one space completes the project. */
export function hasManyEnds(entry: number): boolean {
  const mains = mainsOf(entry, 0)
  const seconds = secondsOf(entry, 1)
  const ends = mains | seconds
  return (ends & (ends - 1)) !== 0 || (mains & seconds & TWICE) !== 0
}

/** Goes through the lies that have at least one element already, and none in the way. */
function workOut(slot: number, card: number, lies: LieSets): void {
  const entry = (slot * CARD_COUNT + card) * ENTRY
  for (let at = entry; at < entry + ENTRY; at++) entries[at] = 0
  const main = slot * ELEMENT_COUNT + CARD_MAIN[card]
  const second = slot * ELEMENT_COUNT + CARD_SECOND[card]
  const noMain = ~ordinary[main]
  const noSecond = ~ordinary[second]
  const spaces = lies.ordinary
  const end = lies.firstOuterWord[card]
  let found = 0
  for (let word = lies.firstWord[card]; word < end; word++)
    for (let rest = begunLies(slot, word); rest !== 0; rest &= rest - 1) {
      const lie = lieOf(word, rest) * 2
      found |= addLie(entry, spaces[lie] & noMain, spaces[lie + 1] & noSecond)
    }
  // Lies that reach outer spaces count only where their elements are there.
  const outers = outer[main] | (outer[second] << OUTER_BITS)
  if (outers !== 0)
    for (let word = end; word < lies.firstWord[card + 1]; word++)
      for (let rest = begunLies(slot, word); rest !== 0; rest &= rest - 1) {
        const lie = lieOf(word, rest)
        if ((lies.outer[lie] & ~outers) === 0)
          found |= addLie(entry, spaces[lie * 2] & noMain, spaces[lie * 2 + 1] & noSecond)
      }
  entries[entry] = found
  noteCard(slot, card, found)
}

const lieOf = (word: number, lies: number) => word * WORD_LIES + 31 - Math.clz32(lies & -lies)

/** Adds a lie to its class, given the spaces where elements are missing; gives the class as a bit. */
function addLie(entry: number, mains: number, seconds: number): number {
  const missing = bitCounts(mains, seconds)
  const at = entry + SET_OF[missing]
  entries[at] |= mains
  entries[at + 1] |= seconds
  return 1 << CLASS_OF[missing]
}

function noteCard(slot: number, card: number, found: number): void {
  const word = slot * CARD_WORDS + (card >> 5)
  const bit = 1 << (card & 31)
  workedCards[word] |= bit
  nearCards[word] |= bit & filled(found & ALL_CLASSES)
  almostCards[word] |= bit & filled(found & ONE_MISSING)
  completeCards[word] |= bit & filled(found & COMPLETE_BIT)
}

/** All bits if there are any. */
const filled = (bits: number) => (bits | -bits) >> 31

/** By slot and card: the outer spaces where one element completes the project, those of the second element shifted. */
const ends = new Uint16Array(SLOT_COUNT * CARD_COUNT)
const OUTER_ALL = (1 << OUTER_BITS) - 1

/** Those of a set of cards that one element on an outer space completes; `word` is that of the set. */
export function endingOf(slot: number, word: number, cards: number): number {
  const at = slot * CARD_WORDS + word
  const lies = liesOf(slot)
  for (let rest = cards & ~workedEnds[at]; rest !== 0; rest &= rest - 1) {
    const card = lowestCard(word, rest)
    const found = findEnds(slot, card, lies)
    ends[slot * CARD_COUNT + card] = found
    if (found !== 0) endingCards[at] |= 1 << card
  }
  workedEnds[at] |= cards
  return endingCards[at] & cards
}

/** The outer spaces where one element of the main or of the second colour completes a project of `endingOf`. */
export const outerMains = (slot: number, card: number): number => ends[slot * CARD_COUNT + card] & OUTER_ALL
export const outerSeconds = (slot: number, card: number): number => ends[slot * CARD_COUNT + card] >> OUTER_BITS

/** Goes through the lies with outer spaces that miss one of these and nothing else. */
function findEnds(slot: number, card: number, lies: LieSets): number {
  const main = slot * ELEMENT_COUNT + CARD_MAIN[card]
  const second = slot * ELEMENT_COUNT + CARD_SECOND[card]
  const noOuter = ~(outer[main] | (outer[second] << OUTER_BITS))
  let found = 0
  for (let word = lies.firstOuterWord[card]; word < lies.firstWord[card + 1]; word++)
    for (let rest = begunLies(slot, word); rest !== 0; rest &= rest - 1) {
      const lie = lieOf(word, rest)
      const missing = (lies.ordinary[lie * 2] & ~ordinary[main]) | (lies.ordinary[lie * 2 + 1] & ~ordinary[second])
      const outers = lies.outer[lie] & noOuter
      if (missing === 0 && (outers & (outers - 1)) === 0) found |= outers
    }
  return found
}
