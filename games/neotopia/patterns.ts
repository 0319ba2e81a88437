// Every way a project can lie in a region (§3.5): all rotations at all places, looked up by card and space.
import type { Cell } from './data.ts'
import { CARDS, ELEMENTS, KINDS } from './data.ts'
import { highBit, lowBit, OUTER, ordinaryBits, outerBits, patternSpaces, SPACE_COUNT, turned } from './geometry.ts'

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
}
export const LIE_WORDS = 3

/** Sets of lies of all cards, one bit for each. Those of a card begin with a word of their own, and so do those with outer spaces. */
export interface LieSets {
  /** By card its first word, and the first of lies with outer spaces; then how many words a set has. */
  readonly firstWord: Uint16Array
  readonly firstOuterWord: Uint16Array
  readonly words: number
  /** By space * 4 + element two sets, word by word: the lies that an element there furthers, and those that it is in the way of. */
  readonly effects: Int32Array
  /** By bit the ordinary spaces of a lie as sets: those of the main and of the second element. */
  readonly ordinary: Int32Array
  /** By bit the outer spaces of both, those of the second shifted. */
  readonly outer: Uint16Array
}
/** Lies in a word of a set. */
export const WORD_LIES = 32
/** How far the outer spaces of the second element are shifted. */
export const OUTER_BITS = 6
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
    sets: setsOf(byCard),
  }
}

/** A lie and its bit in the sets. */
interface Numbered {
  readonly card: number
  readonly lie: Lie
  readonly bit: number
}

function setsOf(byCard: readonly (readonly Lie[])[]): LieSets {
  const firstWord = new Uint16Array(byCard.length + 1)
  const firstOuterWord = new Uint16Array(byCard.length)
  const numbered: Numbered[] = []
  let words = 0
  const number = (card: number, lies: readonly Lie[]) => {
    for (const [i, lie] of lies.entries()) numbered.push({ card, lie, bit: words * WORD_LIES + i })
    words += Math.ceil(lies.length / WORD_LIES)
  }
  const hasOuter = ({ spaces }: Lie) => spaces.some((space) => OUTER[space] === 1)
  for (const [card, lies] of byCard.entries()) {
    firstWord[card] = words
    const outer = lies.filter(hasOuter)
    number(
      card,
      lies.filter((lie) => !outer.includes(lie)),
    )
    firstOuterWord[card] = words
    number(card, outer)
  }
  firstWord[byCard.length] = words
  return { firstWord, firstOuterWord, words, effects: effectsOf(numbered, words), ...spacesOfLies(numbered, words) }
}

function effectsOf(numbered: readonly Numbered[], words: number): Int32Array {
  const effects = new Int32Array(SPACE_COUNT * ELEMENTS.length * words * 2)
  for (const { card, lie, bit } of numbered) {
    const { main, second } = KINDS[CARDS[card].kind]
    const [, secondLow, high] = lie.words
    for (const space of lie.spaces) {
      const isSecond = ((secondLow & lowBit(space)) | ((high >> HIGH_BITS) & highBit(space))) !== 0
      for (let element = 0; element < ELEMENTS.length; element++) {
        const blocks = element === (isSecond ? second : main) ? 0 : 1
        const word = (space * ELEMENTS.length + element) * words + Math.floor(bit / WORD_LIES)
        effects[word * 2 + blocks] |= 1 << (bit % WORD_LIES)
      }
    }
  }
  return effects
}

function spacesOfLies(numbered: readonly Numbered[], words: number): Pick<LieSets, 'ordinary' | 'outer'> {
  const ordinary = new Int32Array(words * WORD_LIES * 2)
  const outer = new Uint16Array(words * WORD_LIES)
  for (const { lie, bit } of numbered) {
    const [mainLow, secondLow, high] = lie.words
    const secondHigh = high >> HIGH_BITS
    ordinary[bit * 2] = ordinaryBits(mainLow, high)
    ordinary[bit * 2 + 1] = ordinaryBits(secondLow, secondHigh)
    outer[bit] = outerBits(mainLow, high) | (outerBits(secondLow, secondHigh) << OUTER_BITS)
  }
  return { ordinary, outer }
}
