// How near a project is in a region: which elements its lies still miss, and where. All of it depends on the region's elements
// alone, so it is worked out once for a card in a slot.
import { bitCount, OUTER_HIGH, OUTER_LOW } from '../geometry.ts'
import { HIGH_BITS, LIE_WORDS, WORD_LIES } from '../patterns.ts'
import { CARD_MAIN, CARD_SECOND } from '../rules/building.ts'
import { CARD_COUNT } from '../state.ts'
import { SETS } from '../versions.ts'
import { begunLies, blockedLies, colourHigh, colourLow, MOST_WORDS, rulesOf, SLOT_COUNT, workedCards } from './slots.ts'

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

/** An entry has a word of bits, then a set of spaces for each class, of three words (low for main and second, high for both): where. */
const SET_AT = Uint8Array.of(1, 4, 7, 10, 13, 16, 16, 16, 22, 19, 22)
const ENTRY = 25

const HIGH_ALL = (1 << HIGH_BITS) - 1
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

/** Where elements are missing in the lies of a class that there is: sets of spaces. */
export const mainLow = (entry: number, kind: number): number => entries[setAt(entry, kind)]
export const secondLow = (entry: number, kind: number): number => entries[setAt(entry, kind) + 1]
export const mainHigh = (entry: number, kind: number): number => entries[setAt(entry, kind) + 2] & HIGH_ALL
export const secondHigh = (entry: number, kind: number): number => entries[setAt(entry, kind) + 2] >> HIGH_BITS

const outerAt = (entry: number) => setAt(entry, OUTER)
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

/** Goes through the lies that something is there of and nothing lies in the way of. */
function workOut(slot: number, card: number, entry: number): void {
  for (let at = entry; at < entry + ENTRY; at++) entries[at] = 0
  const { words, first, sets } = SETS[rulesOf(slot)].lies
  const main = CARD_MAIN[card]
  const second = CARD_SECOND[card]
  const noMainLow = ~colourLow(slot, main)
  const noSecondLow = ~colourLow(slot, second)
  const noHigh = ~(colourHigh(slot, main) | (colourHigh(slot, second) << HIGH_BITS))
  const begin = sets.firstWord[card]
  const end = sets.firstWord[card + 1]
  for (let word = begin; word < end; word++) {
    const at = slot * MOST_WORDS + word
    for (let rest = begunLies[at] & ~blockedLies[at]; rest !== 0; rest &= rest - 1) {
      const lie = (first[card] + (word - begin) * WORD_LIES + 31 - Math.clz32(rest & -rest)) * LIE_WORDS
      addLie(entry, words[lie] & noMainLow, words[lie + 1] & noSecondLow, words[lie + 2] & noHigh)
    }
  }
}

/** By the high word of a lie: how many spaces are in it, and how many of the main element. */
const HIGH_COUNT = Uint8Array.from({ length: 1 << (2 * HIGH_BITS) }, (_, high) => bitCount(high))
const HIGH_MAIN = Uint8Array.from(HIGH_COUNT, (_, high) => bitCount(high & HIGH_ALL))

/** Puts a lie that lacks the elements in these sets of spaces to its class. Which class cannot be foretold, so nothing branches. */
function addLie(entry: number, mainLow: number, secondLow: number, high: number): void {
  const low = mainLow | secondLow
  const missing = bitCount(low) + HIGH_COUNT[high]
  const main = bitCount(mainLow) + HIGH_MAIN[high]
  const outer = (low & OUTER_LOW) | ((high | (high >> HIGH_BITS)) & OUTER_HIGH)
  const kind = CLASS_OF[classAt(missing, main, (outer | -outer) >>> 31)]
  const at = setAt(entry, kind)
  entries[entry] |= 1 << kind
  entries[at] |= mainLow
  entries[at + 1] |= secondLow
  entries[at + 2] |= high
}
