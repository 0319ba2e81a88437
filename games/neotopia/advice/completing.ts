// What a project in hand brings that one element completes: a bonus token's, or an action's.
import { CARD_MAIN, CARD_SECOND, isLastKind } from '../rules/building.ts'
import type { NeotopiaState } from '../state.ts'
import { ELEMENT_COUNT, REGION_COUNT } from '../state.ts'
import { gainOf, held, slots, within } from './look.ts'
import { endingOf, entryOf, foundIn, lowestCard, ONE_MAIN, ONE_SECOND, outerMains, outerSeconds } from './reach.ts'
import { almostCards, CARD_WORDS, openOuter } from './slots.ts'

// All of them are asked after `reachForHand`.

/** What one element more of any colour would complete. */
export function bestByInitiative(s: NeotopiaState): number {
  let best = 0
  for (let region = 0; region < REGION_COUNT; region++)
    for (let word = 0; word < CARD_WORDS; word++)
      for (let rest = heldOf(almostCards, region, word); rest !== 0; rest &= rest - 1) {
        const card = lowestCard(word, rest)
        if (hasOne(region, card, s.reserve[CARD_MAIN[card]], s.reserve[CARD_SECOND[card]]))
          best = Math.max(best, newGain(s, region, card))
      }
  return best
}

/** What one element of the factories would complete on an ordinary space. */
export function bestByMove(s: NeotopiaState): number {
  let best = 0
  for (let region = 0; region < REGION_COUNT; region++)
    for (let word = 0; word < CARD_WORDS; word++)
      for (let rest = heldOf(almostCards, region, word); rest !== 0; rest &= rest - 1) {
        const card = lowestCard(word, rest)
        if (hasOne(region, card, mainWithin(region, card), secondWithin(region, card)))
          best = Math.max(best, newGain(s, region, card))
      }
  return best
}

/** What one element of the factories would complete on an outer space. */
export function bestByPermits(s: NeotopiaState): number {
  let best = 0
  for (let region = 0; region < REGION_COUNT; region++) {
    const slot = slots[region]
    if (openOuter[slot] === 0) continue
    for (let word = 0; word < CARD_WORDS; word++)
      for (let rest = endingOf(slot, word, held[word]); rest !== 0; rest &= rest - 1) {
        const card = lowestCard(word, rest)
        const main = outerMains(slot, card) & openOuter[slot]
        const second = outerSeconds(slot, card) & openOuter[slot]
        if ((main !== 0 && mainWithin(region, card) > 0) || (second !== 0 && secondWithin(region, card) > 0))
          best = Math.max(best, newGain(s, region, card))
      }
  }
  return best
}

/** The cards of a region's set that are in hand. */
const heldOf = (cards: Int32Array, region: number, word: number) =>
  cards[slots[region] * CARD_WORDS + word] & held[word]

/** Whether the one element that is missing is there. */
function hasOne(region: number, card: number, mains: number, seconds: number): boolean {
  const found = foundIn(entryOf(slots[region], card))
  return ((found & ONE_MAIN) !== 0 && mains > 0) || ((found & ONE_SECOND) !== 0 && seconds > 0)
}

const mainWithin = (region: number, card: number) => within[region * ELEMENT_COUNT + CARD_MAIN[card]]
const secondWithin = (region: number, card: number) => within[region * ELEMENT_COUNT + CARD_SECOND[card]]

/** What a project brings, nothing if it is of the kind built last. */
const newGain = (s: NeotopiaState, region: number, card: number) =>
  isLastKind(s, region, card) ? 0 : gainOf(card, region)
