// What the projects in hand want: by region, element and space what an element there counts for.
import { SPACE_COUNT } from '../geometry.ts'
import { CARD_MAIN, CARD_SECOND, isLastKind } from '../rules/building.ts'
import type { NeotopiaState } from '../state.ts'
import { CARD_COUNT, ELEMENT_COUNT, REGION_COUNT } from '../state.ts'
import { entriesInHand, gainOf, hand, lackingWith, seen, slots, within } from './look.ts'
import { classesOf, MISSING, MISSING_MAIN, MISSING_SECOND, mainHigh, mainLow, secondHigh, secondLow } from './reach.ts'
import { isEmpty, openHigh, openLow } from './slots.ts'
import { ELEMENT_PART, ELEMENT_SCALE, WEIGHTS } from './weights.ts'

/** By region, element and space: what an element there counts for; by region and element: the spaces where it does. */
export const wanted = new Float64Array(REGION_COUNT * ELEMENT_COUNT * SPACE_COUNT)
export const wantedLow = new Int32Array(REGION_COUNT * ELEMENT_COUNT)
export const wantedHigh = new Int32Array(REGION_COUNT * ELEMENT_COUNT)

/** Notes what the projects in hand want in the regions, with this many actions at once; after `reachForHand`. */
export function wantForHand(s: NeotopiaState, actions: number): void {
  wanted.fill(0)
  wantedLow.fill(0)
  wantedHigh.fill(0)
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
    want(main, openLow[slot], openHigh[slot], value)
    if (second !== main) want(second, openLow[slot], openHigh[slot], value)
  }
}

function wantIn(s: NeotopiaState, region: number, actions: number): void {
  const slot = slots[region]
  const low = openLow[slot]
  const high = openHigh[slot]
  for (let i = 0; i < seen.cards; i++) {
    const entry = entriesInHand[region * CARD_COUNT + i]
    const classes = classesOf(entry)
    if (classes === 0) continue
    const card = hand[i]
    const gain = gainIn(s, region, card)
    const main = region * ELEMENT_COUNT + CARD_MAIN[card]
    const second = region * ELEMENT_COUNT + CARD_SECOND[card]
    const mains = within[main]
    const seconds = within[second]
    for (let rest = classes; rest !== 0; rest &= rest - 1) {
      const kind = 31 - Math.clz32(rest & -rest)
      const at = actions * 20 + MISSING[kind] * 4 + lackingWith(kind, mains, seconds)
      const value = gain * ELEMENT_PART[at] * ELEMENT_SCALE[at]
      if (value <= 0) continue
      if (mains > 0 && MISSING_MAIN[kind] > 0)
        want(main, mainLow(entry, kind) & low, mainHigh(entry, kind) & high, value)
      if (seconds > 0 && MISSING_SECOND[kind] > 0)
        want(second, secondLow(entry, kind) & low, secondHigh(entry, kind) & high, value)
    }
  }
}

/** What a project brings, the less if it is of the kind built last. */
const gainIn = (s: NeotopiaState, region: number, card: number) =>
  gainOf(card, region) * (isLastKind(s, region, card) ? WEIGHTS.sameKind : 1)

function want(at: number, low: number, high: number, value: number): void {
  const first = at * SPACE_COUNT
  wantedLow[at] |= low
  wantedHigh[at] |= high
  for (let rest = low; rest !== 0; rest &= rest - 1) wantSpace(first + 31 - Math.clz32(rest & -rest), value)
  for (let rest = high; rest !== 0; rest &= rest - 1) wantSpace(first + 63 - Math.clz32(rest & -rest), value)
}

/** Of several projects that want the same the most counts, the others a little. */
function wantSpace(at: number, value: number): void {
  wanted[at] = Math.max(wanted[at], value) + Math.min(wanted[at], value) * WEIGHTS.together
}
