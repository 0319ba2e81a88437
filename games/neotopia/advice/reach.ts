// How near a project is in a region: which elements its lies still miss, and where. All of it depends on the region's elements
// alone, so it is worked out once for a card in a slot.
import { bitCount } from '../geometry.ts'
import { LIE_WORDS, OUTER_BITS, WORD_LIES } from '../patterns.ts'
import { CARD_MAIN, CARD_SECOND } from '../rules/building.ts'
import { CARD_COUNT, ELEMENT_COUNT } from '../state.ts'
import { SETS } from '../versions.ts'
import { begunLies, blockedLies, MOST_WORDS, ordinary, outer, rulesOf, SLOT_COUNT, workedCards } from './slots.ts'

/** The classes of lies by what they miss, as numbers of main and of second elements; the last three share their spaces. */
const CLASS_MAIN = [1, 0, 2, 0, 1, 3, 2, 1]
const CLASS_SECOND = [0, 1, 0, 2, 1, 0, 1, 2]
const CLASSES = CLASS_MAIN.length
export const MISSING_MAIN = Uint8Array.from(CLASS_MAIN)
export const MISSING_SECOND = Uint8Array.from(CLASS_SECOND)
export const MISSING = Uint8Array.from(CLASS_MAIN, (main, kind) => main + CLASS_SECOND[kind])

/** What `classesOf` gives of the classes in which one element is missing. */
export const ONE_MAIN = 1
export const ONE_SECOND = 2
export const ONE_MISSING = ONE_MAIN | ONE_SECOND
/** Behind the classes: lies that miss four elements, and those that miss one on an outer space; others nobody asks about. */
const FAR = CLASSES
const OUTER = CLASSES + 1
const OTHER = CLASSES + 2
const FAR_BIT = 1 << FAR
/** Of what `foundIn` gives: one element on an outer space completes the project. */
export const ENDS_OUTSIDE = 1 << OUTER
const ALL_CLASSES = (1 << CLASSES) - 1
/** By number: the classes that miss no more elements. */
export const MISSING_AT_MOST = [0, 1, 2, 3].map((most) =>
  CLASS_MAIN.reduce((all, _, kind) => (MISSING[kind] <= most ? all | (1 << kind) : all), 0),
)

/** An entry has a word of bits, then a set of spaces for each class, of three words (of main, of second, outer ones of both): where. */
const SET_AT = Uint8Array.of(1, 4, 7, 10, 13, 16, 16, 16, 22, 19, 22)
const ENTRY = 25

const OUTER_ALL = (1 << OUTER_BITS) - 1
const MOST_MISSING = 5

/** By missing on the whole and of the main element, then the same with an outer space among them: the class. */
const CLASS_OF = new Uint8Array(2 * (MOST_MISSING + 1) ** 2).fill(OTHER)
const classAt = (missing: number, main: number, isOuter: number) =>
  (isOuter * (MOST_MISSING + 1) + missing) * (MOST_MISSING + 1) + main
for (let kind = 0; kind < CLASSES; kind++) CLASS_OF[classAt(MISSING[kind], CLASS_MAIN[kind], 0)] = kind
for (let main = 0; main <= 4; main++) CLASS_OF[classAt(4, main, 0)] = FAR
for (let main = 0; main <= 1; main++) CLASS_OF[classAt(1, main, 1)] = OUTER

/** By slot and card. */
const entries = new Int32Array(SLOT_COUNT * CARD_COUNT * ENTRY)

/** The number by which the readers below know a card in a slot. */
export function entryOf(slot: number, card: number): number {
  const entry = (slot * CARD_COUNT + card) * ENTRY
  const word = slot * 2 + (card >> 5)
  const bit = 1 << (card & 31)
  if ((workedCards[word] & bit) === 0) {
    workedCards[word] |= bit
    workOut(slot, card, entry)
  }
  return entry
}

/** Bits: the classes of which there is a lie, those behind them included. */
export const foundIn = (entry: number): number => entries[entry]
export const classesOf = (entry: number): number => foundIn(entry) & ALL_CLASSES
/** Whether four of five are missing at best. */
export const isFar = (entry: number): boolean => (foundIn(entry) & FAR_BIT) !== 0

const setAt = (entry: number, kind: number) => entry + SET_AT[kind]

/** Where elements are missing in the lies of a class: sets of ordinary spaces. */
export const mainsOf = (entry: number, kind: number): number => entries[setAt(entry, kind)]
export const secondsOf = (entry: number, kind: number): number => entries[setAt(entry, kind) + 1]

/** The outer spaces where one element completes the project. */
export const outerMains = (entry: number): number => entries[setAt(entry, OUTER) + 2] & OUTER_ALL
export const outerSeconds = (entry: number): number => entries[setAt(entry, OUTER) + 2] >> OUTER_BITS

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
function workOut(slot: number, card: number, entry: number): void {
  for (let at = entry; at < entry + ENTRY; at++) entries[at] = 0
  const { parts, first, sets } = SETS[rulesOf(slot)].lies
  const main = slot * ELEMENT_COUNT + CARD_MAIN[card]
  const second = slot * ELEMENT_COUNT + CARD_SECOND[card]
  const noMain = ~ordinary[main]
  const noSecond = ~ordinary[second]
  const noOuter = ~(outer[main] | (outer[second] << OUTER_BITS))
  const begin = sets.firstWord[card]
  const end = sets.firstWord[card + 1]
  for (let word = begin; word < end; word++) {
    const at = slot * MOST_WORDS + word
    for (let rest = begunLies[at] & ~blockedLies[at]; rest !== 0; rest &= rest - 1) {
      const lie = (first[card] + (word - begin) * WORD_LIES + 31 - Math.clz32(rest & -rest)) * LIE_WORDS
      addLie(entry, parts[lie] & noMain, parts[lie + 1] & noSecond, parts[lie + 2] & noOuter)
    }
  }
}

/** By a lie's outer spaces: how many they are, and how many of the main element. */
const OUTER_COUNT = Uint8Array.from({ length: 1 << (2 * OUTER_BITS) }, (_, spaces) => bitCount(spaces))
const OUTER_MAIN = Uint8Array.from(OUTER_COUNT, (_, spaces) => bitCount(spaces & OUTER_ALL))

/** Adds a lie to its class, given the spaces where elements are missing. No branches: the class is too random to predict. */
function addLie(entry: number, mains: number, seconds: number, outers: number): void {
  const missing = bitCount(mains | seconds) + OUTER_COUNT[outers]
  const main = bitCount(mains) + OUTER_MAIN[outers]
  const kind = CLASS_OF[classAt(missing, main, -outers >>> 31)]
  const at = setAt(entry, kind)
  entries[entry] |= 1 << kind
  entries[at] |= mains
  entries[at + 1] |= seconds
  entries[at + 2] |= outers
}
