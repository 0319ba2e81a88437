// Every way a project can lie in a region (§3.5): all rotations at all places, looked up by card and space.
import type { Cell } from './data.ts'
import { CARDS, ELEMENTS, KINDS } from './data.ts'
import { highBit, lowBit, ordinaryBits, outerBits, patternSpaces, SPACE_COUNT, turned } from './geometry.ts'

/** The lies of all cards of a set; a lie is three words of bits. */
export interface Lies {
  /** By lie: the low words of the spaces of the main and of the second element, then the high words of both in one. */
  readonly words: Int32Array
  /** The lies of a card are numbered from first[card] to first[card + 1]. */
  readonly first: Uint16Array
  /** Those that include a space are through[i] from throughFirst[card * 37 + space] on to the next entry. */
  readonly through: Uint16Array
  readonly throughFirst: Uint32Array
  readonly sets: LieSets
  /** The same as `words`, with sets of ordinary spaces: those of the main and of the second element, then the outer ones of both. */
  readonly parts: Int32Array
}
/** How far the outer spaces of the second element are shifted. */
export const OUTER_BITS = 6
export const LIE_WORDS = 3

/** Sets of lies of all cards, one bit for each: those of a card begin with a word of their own. */
export interface LieSets {
  /** By card its first word; then how many words a set has. */
  readonly firstWord: Uint16Array
  readonly words: number
  /** By space * 4 + element, what an element there does to lies: it is the first or next of these, and in the way of those. */
  readonly furthers: Int32Array
  readonly blocks: Int32Array
}
/** Lies in a word of a set. */
export const WORD_LIES = 32
/** How far the high word of the second element is shifted. */
export const HIGH_BITS = 5

interface Lie {
  readonly spaces: readonly number[]
  readonly words: readonly [mainLow: number, secondLow: number, high: number]
}

function lieAt(cells: readonly Cell[], space: number): Lie | null {
  const spaces = patternSpaces(cells, space)
  if (!spaces) return null
  let [mainLow, secondLow, high] = [0, 0, 0]
  for (const [i, at] of spaces.entries()) {
    if (cells[i].second) secondLow |= lowBit(at)
    else mainLow |= lowBit(at)
    high |= highBit(at) << (cells[i].second ? HIGH_BITS : 0)
  }
  return { spaces, words: [mainLow, secondLow, high] }
}

/** Alike for patterns that a shift brings together. */
function shapeOf(cells: readonly Cell[]): string {
  const left = Math.min(...cells.map(({ q }) => q))
  const top = Math.min(...cells.map(({ r }) => r))
  return cells
    .map(({ q, r, second }) => `${q - left} ${r - top} ${second}`)
    .sort()
    .join()
}

/** A symmetrical pattern turned onto itself counts once. */
function liesOfCard(cells: readonly Cell[]): Lie[] {
  const turns = [0, 1, 2, 3, 4, 5].map((sixths) => turned(cells, sixths))
  const shapes = new Map(turns.map((shape) => [shapeOf(shape), shape]))
  const found: Lie[] = []
  for (let space = 0; space < SPACE_COUNT; space++)
    for (const shape of shapes.values()) {
      const lie = lieAt(shape, space)
      if (lie) found.push(lie)
    }
  return found
}

/** By card its cells. */
export function liesOf(cards: readonly (readonly Cell[])[]): Lies {
  const byCard = cards.map(liesOfCard)
  const first = new Uint16Array(cards.length + 1)
  const throughFirst = new Uint32Array(cards.length * SPACE_COUNT + 1)
  const through: number[] = []
  for (const [card, lies] of byCard.entries()) {
    first[card + 1] = first[card] + lies.length
    const at: number[][] = Array.from({ length: SPACE_COUNT }, () => [])
    for (const [i, { spaces }] of lies.entries()) for (const space of spaces) at[space].push(first[card] + i)
    for (const [space, found] of at.entries()) {
      through.push(...found)
      throughFirst[card * SPACE_COUNT + space + 1] = through.length
    }
  }
  const words = Int32Array.from(byCard.flat().flatMap((lie) => lie.words))
  return {
    words,
    first,
    through: Uint16Array.from(through),
    throughFirst,
    sets: setsOf(cards, byCard),
    parts: partsOf(words),
  }
}

function partsOf(words: Int32Array): Int32Array {
  const parts = new Int32Array(words.length)
  for (let lie = 0; lie < words.length; lie += LIE_WORDS) {
    const [mainLow, secondLow, high] = words.subarray(lie, lie + LIE_WORDS)
    const secondHigh = high >> HIGH_BITS
    parts[lie] = ordinaryBits(mainLow, high)
    parts[lie + 1] = ordinaryBits(secondLow, secondHigh)
    parts[lie + 2] = outerBits(mainLow, high) | (outerBits(secondLow, secondHigh) << OUTER_BITS)
  }
  return parts
}

function setsOf(cards: readonly (readonly Cell[])[], byCard: readonly (readonly Lie[])[]): LieSets {
  const firstWord = new Uint16Array(cards.length + 1)
  for (const [card, lies] of byCard.entries())
    firstWord[card + 1] = firstWord[card] + Math.ceil(lies.length / WORD_LIES)
  const words = firstWord[cards.length]
  const furthers = new Int32Array(SPACE_COUNT * ELEMENTS.length * words)
  const blocks = new Int32Array(furthers.length)
  for (const [card, cells] of cards.entries()) {
    const { main, second } = KINDS[CARDS[card].kind]
    for (const [i, { spaces }] of byCard[card].entries())
      for (const [at, space] of spaces.entries())
        for (let element = 0; element < ELEMENTS.length; element++) {
          const sets = element === (cells[at].second ? second : main) ? furthers : blocks
          const word = firstWord[card] + Math.floor(i / WORD_LIES)
          sets[(space * ELEMENTS.length + element) * words + word] |= 1 << (i % WORD_LIES)
        }
  }
  return { firstWord, words, furthers, blocks }
}
