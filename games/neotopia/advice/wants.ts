// What the projects in hand want: by region, element and space what an element there counts for.
import { ORDINARY_SPACES } from '../geometry.ts'
import { CARD_MAIN, CARD_SECOND, isLastKind } from '../rules/building.ts'
import type { NeotopiaState } from '../state.ts'
import { ELEMENT_COUNT, REGION_COUNT } from '../state.ts'
import { gainOf, hand, held, seen, slots, within } from './look.ts'
import {
  classesOf,
  entryOf,
  LACKS,
  lowestCard,
  MISSING_MAIN,
  MISSING_SECOND,
  mainsOf,
  secondsOf,
  supplyOf,
} from './reach.ts'
import { CARD_WORDS, isEmpty, nearCards, open } from './slots.ts'
import { ELEMENT_PART, ELEMENT_SCALE, WEIGHTS } from './weights.ts'

const SPACES = ORDINARY_SPACES.length
/** By region and element: the ordinary spaces where an element counts; by these besides: for how much. */
export const wanted = new Int32Array(REGION_COUNT * ELEMENT_COUNT)
const values = new Float64Array(wanted.length * SPACES)
export const wantedAt = (at: number, number: number): number => values[at * SPACES + number]

/** Notes what the projects in hand want in the regions, with this many actions at once; after `reachForHand`. */
export function wantForHand(s: NeotopiaState, actions: number): void {
  wanted.fill(0)
  values.fill(0)
  for (let region = 0; region < REGION_COUNT; region++)
    if (isEmpty(slots[region])) wantToOpen(s, region)
    else wantIn(s, region, actions)
}

/** A region's first element. */
function wantToOpen(s: NeotopiaState, region: number): void {
  const slot = slots[region]
  for (let i = 0; i < seen.cards; i++) {
    const main = region * ELEMENT_COUNT + CARD_MAIN[hand[i]]
    const second = region * ELEMENT_COUNT + CARD_SECOND[hand[i]]
    const value = gainIn(s, region, hand[i]) * WEIGHTS.opening
    want(main, open[slot], value)
    if (second !== main) want(second, open[slot], value)
  }
}

function wantIn(s: NeotopiaState, region: number, actions: number): void {
  const slot = slots[region]
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = nearCards[slot * CARD_WORDS + word] & held[word]; rest !== 0; rest &= rest - 1)
      wantFor(s, region, slot, lowestCard(word, rest), actions)
}

/** What one project wants: the elements that its lies miss, where the factories have some. */
function wantFor(s: NeotopiaState, region: number, slot: number, card: number, actions: number): void {
  const entry = entryOf(slot, card)
  const free = open[slot]
  const gain = gainIn(s, region, card)
  const main = region * ELEMENT_COUNT + CARD_MAIN[card]
  const second = region * ELEMENT_COUNT + CARD_SECOND[card]
  const mains = within[main]
  const seconds = within[second]
  const supply = supplyOf(mains, seconds)
  const first = actions * 20
  for (let rest = classesOf(entry); rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest)
    const at = first + LACKS[supply + kind]
    const value = gain * ELEMENT_PART[at] * ELEMENT_SCALE[at]
    if (value <= 0) continue
    if (mains > 0 && MISSING_MAIN[kind] > 0) want(main, mainsOf(entry, kind) & free, value)
    if (seconds > 0 && MISSING_SECOND[kind] > 0) want(second, secondsOf(entry, kind) & free, value)
  }
}

/** What a project brings, the less if it is of the kind built last. */
const gainIn = (s: NeotopiaState, region: number, card: number) =>
  gainOf(card, region) * (isLastKind(s, region, card) ? WEIGHTS.sameKind : 1)

/** Of several projects that want the same the most counts, the others a little. */
function want(at: number, spaces: number, value: number): void {
  const { together } = WEIGHTS
  wanted[at] |= spaces
  for (let rest = spaces; rest !== 0; rest &= rest - 1) {
    const space = at * SPACES + 31 - Math.clz32(rest & -rest)
    const before = values[space]
    values[space] = before > value ? before + value * together : value + before * together
  }
}
