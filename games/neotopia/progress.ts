// How a project stands in a region (§3.5): the ways to complete it that take the least.
import { DIRECTIONS } from './data.ts'
import { bitCount, OUTER_HIGH, OUTER_LOW, SPACE_COUNT, spacesOf } from './geometry.ts'
import { HIGH_BITS, LIE_WORDS } from './patterns.ts'
import { CARD_MAIN, CARD_SECOND, completeLie, isLastKind } from './rules/building.ts'
import type { NeotopiaState } from './state.ts'
import { highOf, lowOf, occupiedHigh, occupiedLow } from './state.ts'
import { SETS } from './versions.ts'

/** A space and the element that is wanted there. */
export type Want = readonly [space: number, element: number]

/** A way to complete a project: the spaces that have what they need, and what is missing. */
export interface Way {
  readonly have: readonly number[]
  readonly missing: readonly Want[]
}

export interface ProjectProgress {
  /** The last project built here is of the same kind. */
  readonly refused: boolean
  /** How many elements it takes at least; 0 where no way is left. */
  readonly missing: number
  /** The ways that take no more, and among these the fewest outer spaces; empty while nothing of the project is there. */
  readonly ways: readonly Way[]
}

const HIGH_ALL = (1 << HIGH_BITS) - 1

/** The lies of a card that nothing stands against and something is missing of: their numbers, and what is missing. */
const open = new Uint16Array(SPACE_COUNT * DIRECTIONS.length)
const lacksMain = new Int32Array(open.length)
const lacksSecond = new Int32Array(open.length)
const lacksHigh = new Int32Array(open.length)

/**
 * Where nothing is missing nothing can be built either: a project wants an element that completes it. Outer spaces take
 * permits (§3.6): what needs more of them than there are is no way.
 */
function findOpen(s: NeotopiaState, region: number, card: number, permits: number): number {
  const { words, first } = SETS[s.rules].lies
  const [main, second] = [CARD_MAIN[card], CARD_SECOND[card]]
  const [mainLow, secondLow] = [lowOf(s, region, main), lowOf(s, region, second)]
  const [mainHigh, secondHigh] = [highOf(s, region, main), highOf(s, region, second)]
  const [takenLow, takenHigh] = [occupiedLow(s, region), occupiedHigh(s, region)]
  const has = mainHigh | (secondHigh << HIGH_BITS)
  const other = (takenHigh & ~mainHigh) | ((takenHigh & ~secondHigh) << HIGH_BITS)
  let n = 0
  for (let lie = first[card]; lie < first[card + 1]; lie++) {
    const at = lie * LIE_WORDS
    if (((words[at] & takenLow & ~mainLow) | (words[at + 1] & takenLow & ~secondLow) | (words[at + 2] & other)) !== 0)
      continue
    lacksMain[n] = words[at] & ~mainLow
    lacksSecond[n] = words[at + 1] & ~secondLow
    lacksHigh[n] = words[at + 2] & ~has
    open[n] = lie
    if ((lacksMain[n] | lacksSecond[n] | lacksHigh[n]) !== 0 && outerLacking(n) <= permits) n++
  }
  return n
}

const lacking = (i: number) => bitCount(lacksMain[i]) + bitCount(lacksSecond[i]) + bitCount(lacksHigh[i])

function outerLacking(i: number): number {
  const high = lacksHigh[i] & (OUTER_HIGH | (OUTER_HIGH << HIGH_BITS))
  return bitCount((lacksMain[i] | lacksSecond[i]) & OUTER_LOW) + bitCount(high)
}

function wayOf(s: NeotopiaState, card: number, i: number): Way {
  const { words } = SETS[s.rules].lies
  const at = open[i] * LIE_WORDS
  const hasHigh = words[at + 2] & ~lacksHigh[i]
  const have = (words[at] & ~lacksMain[i]) | (words[at + 1] & ~lacksSecond[i])
  const wants = (low: number, high: number, element: number) =>
    spacesOf(low, high & HIGH_ALL).map((space): Want => [space, element])
  return {
    have: spacesOf(have, (hasHigh | (hasHigh >> HIGH_BITS)) & HIGH_ALL),
    missing: [
      ...wants(lacksMain[i], lacksHigh[i], CARD_MAIN[card]),
      ...wants(lacksSecond[i], lacksHigh[i] >> HIGH_BITS, CARD_SECOND[card]),
    ],
  }
}

export function progressOf(s: NeotopiaState, region: number, card: number, permits: number): ProjectProgress {
  const refused = isLastKind(s, region, card)
  const n = findOpen(s, region, card, permits)
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < n; i++) least = Math.min(least, lacking(i) * SPACE_COUNT + outerLacking(i))
  if (n === 0) return { refused, missing: 0, ways: [] }
  const missing = Math.floor(least / SPACE_COUNT)
  const ways: Way[] = []
  if (!refused && missing < SETS[s.rules].projects[card].cells.length)
    for (let i = 0; i < n; i++) if (lacking(i) * SPACE_COUNT + outerLacking(i) === least) ways.push(wayOf(s, card, i))
  return { refused, missing, ways }
}

/** The spaces that the project would be built from: a lie that is all there and uses this one. */
export function completeThrough(s: NeotopiaState, region: number, card: number, space: number): readonly number[] {
  const lie = completeLie(s, card, region, space)
  if (lie < 0) return []
  const { words } = SETS[s.rules].lies
  const at = lie * LIE_WORDS
  return spacesOf(words[at] | words[at + 1], (words[at + 2] | (words[at + 2] >> HIGH_BITS)) & HIGH_ALL)
}
