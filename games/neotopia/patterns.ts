// Every way a project can lie in a region (§3.5): all rotations at all places, looked up by card and space.
import type { Cell } from './data.ts'
import { CARDS } from './data.ts'
import { highBit, lowBit, patternSpaces, SPACE_COUNT, turned } from './geometry.ts'

interface Lie {
  readonly spaces: readonly number[]
  /** Spaces of the main and of the second element, as sets. */
  readonly mainLow: number
  readonly mainHigh: number
  readonly secondLow: number
  readonly secondHigh: number
}

function lieAt(cells: readonly Cell[], space: number): Lie | null {
  const spaces = patternSpaces(cells, space)
  if (!spaces) return null
  let [mainLow, mainHigh, secondLow, secondHigh] = [0, 0, 0, 0]
  for (let i = 0; i < spaces.length; i++) {
    const at = spaces[i]
    if (cells[i].second) {
      secondLow |= lowBit(at)
      secondHigh |= highBit(at)
    } else {
      mainLow |= lowBit(at)
      mainHigh |= highBit(at)
    }
  }
  return { spaces, mainLow, mainHigh, secondLow, secondHigh }
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
function liesOf(cells: readonly Cell[]): Lie[] {
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

const byCard = CARDS.map((card) => liesOf(card.cells))
const all = byCard.flat()

export const MAIN_LOW = Int32Array.from(all, (lie) => lie.mainLow)
export const MAIN_HIGH = Uint8Array.from(all, (lie) => lie.mainHigh)
export const SECOND_LOW = Int32Array.from(all, (lie) => lie.secondLow)
export const SECOND_HIGH = Uint8Array.from(all, (lie) => lie.secondHigh)

/** The lies of a card are numbered from LIES_FROM[card] to LIES_FROM[card + 1]. */
export const LIES_FROM = new Uint16Array(CARDS.length + 1)
/** Those that include a space are LIES[i] from THROUGH_FROM[card * 37 + space] on to the next entry. */
export const THROUGH_FROM = new Uint32Array(CARDS.length * SPACE_COUNT + 1)

const through: number[] = []
for (const [card, lies] of byCard.entries()) {
  const first = LIES_FROM[card]
  LIES_FROM[card + 1] = first + lies.length
  const at: number[][] = Array.from({ length: SPACE_COUNT }, () => [])
  for (const [i, { spaces }] of lies.entries()) for (const space of spaces) at[space].push(first + i)
  for (const [space, found] of at.entries()) {
    through.push(...found)
    THROUGH_FROM[card * SPACE_COUNT + space + 1] = through.length
  }
}
export const LIES = Uint16Array.from(through)
