// What a project in hand brings that one element completes: a bonus token's, or an action's.
import { CARD_MAIN, CARD_SECOND, isLastKind } from '../rules/building.ts'
import type { NeotopiaState } from '../state.ts'
import { CARD_COUNT, ELEMENT_COUNT, REGION_COUNT } from '../state.ts'
import { entriesInHand, gainOf, hand, seen, slots, within } from './look.ts'
import { ENDS_OUTSIDE, foundIn, ONE_MAIN, ONE_MISSING, ONE_SECOND, outerMains, outerSeconds } from './reach.ts'
import { openOuter } from './slots.ts'

// All of them are asked after `reachForHand`.

/** What one element more of any colour would complete. */
export function bestByInitiative(s: NeotopiaState): number {
  let best = 0
  if ((seen.found & ONE_MISSING) === 0) return best
  for (let region = 0; region < REGION_COUNT; region++)
    for (let i = 0; i < seen.cards; i++) {
      const classes = foundIn(entriesInHand[region * CARD_COUNT + i]) & ONE_MISSING
      if (classes !== 0 && hasOne(classes, s.reserve[CARD_MAIN[hand[i]]], s.reserve[CARD_SECOND[hand[i]]]))
        best = Math.max(best, newGain(s, region, hand[i]))
    }
  return best
}

/** What one element of the factories would complete on an ordinary space. */
export function bestByMove(s: NeotopiaState): number {
  let best = 0
  if ((seen.found & ONE_MISSING) === 0) return best
  for (let region = 0; region < REGION_COUNT; region++)
    for (let i = 0; i < seen.cards; i++) {
      const classes = foundIn(entriesInHand[region * CARD_COUNT + i]) & ONE_MISSING
      if (classes !== 0 && hasOne(classes, mainWithin(region, hand[i]), secondWithin(region, hand[i])))
        best = Math.max(best, newGain(s, region, hand[i]))
    }
  return best
}

/** What one element of the factories would complete on an outer space. */
export function bestByPermits(s: NeotopiaState): number {
  let best = 0
  if ((seen.found & ENDS_OUTSIDE) === 0) return best
  for (let region = 0; region < REGION_COUNT; region++) {
    const slot = slots[region]
    for (let i = 0; i < seen.cards; i++) {
      const entry = entriesInHand[region * CARD_COUNT + i]
      if ((foundIn(entry) & ENDS_OUTSIDE) === 0) continue
      const main = outerMains(entry) & openOuter[slot]
      const second = outerSeconds(entry) & openOuter[slot]
      if ((main !== 0 && mainWithin(region, hand[i]) > 0) || (second !== 0 && secondWithin(region, hand[i]) > 0))
        best = Math.max(best, newGain(s, region, hand[i]))
    }
  }
  return best
}

/** Whether the one element that is missing is there. */
const hasOne = (classes: number, mains: number, seconds: number) =>
  ((classes & ONE_MAIN) !== 0 && mains > 0) || ((classes & ONE_SECOND) !== 0 && seconds > 0)

const mainWithin = (region: number, card: number) => within[region * ELEMENT_COUNT + CARD_MAIN[card]]
const secondWithin = (region: number, card: number) => within[region * ELEMENT_COUNT + CARD_SECOND[card]]

/** What a project brings, nothing if it is of the kind built last. */
const newGain = (s: NeotopiaState, region: number, card: number) =>
  isLastKind(s, region, card) ? 0 : gainOf(card, region)
