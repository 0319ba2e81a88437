// What a good player of Neotopia thinks about: the moves that complete projects soon, best first.

import type { Advice, MoveList, Seat } from '../../core/game.ts'
import { MOST_MOVES } from '../../core/game.ts'
import { Ranking } from '../../core/ranking.ts'
import { MOST_PARTS, OWN_NUMBERS, PART_NUMBERS, readFeatures } from './advice/features.ts'
import { gainOf, growthWorth, hand, lackingOf, look, prospect, seen, slots, within, worth } from './advice/outlook.ts'
import {
  classesOf,
  entryOf,
  growthAt,
  isEmpty,
  MISSING_MAIN,
  MISSING_SECOND,
  mainHigh,
  mainLow,
  openHigh,
  openLow,
  outerHigh,
  outerLow,
  outerMainHigh,
  outerMainLow,
  outerSecondHigh,
  outerSecondLow,
  secondHigh,
  secondLow,
} from './advice/reach.ts'
import { LATER, STEP, useWeights, WEIGHTS } from './advice/weights.ts'
import { BONUS_COUNT } from './data.ts'
import { highBit, lowBit, SPACE_COUNT } from './geometry.ts'
import { moves } from './moves.ts'
import { isPending, tokenWorks } from './rules/bonus.ts'
import { buildRefusal, CARD_MAIN, CARD_SECOND, isLastKind } from './rules/building.ts'
import { legal } from './rules/legal.ts'
import { TOKEN_POINTS } from './score.ts'
import type { NeotopiaState } from './state.ts'
import {
  AUTOMATIZATION,
  CARD_COUNT,
  ELEMENT_COUNT,
  IN_DECK,
  IN_OFFER,
  INITIATIVE,
  PERMITS,
  REGION_COUNT,
  SUBSIDY,
  TOKEN_COUNT,
  TURN,
  windowRegion,
} from './state.ts'
import { SETS } from './versions.ts'

/** Farther ahead luck hides what a move is worth. */
const TURNS_AHEAD = 4
const TURNS_AHEAD_LEARNED = 2

export const advice: Advice<NeotopiaState> = {
  worth,
  promising,
  rounds: (seats) => TURNS_AHEAD / seats,
  tries: { skilled: 1000, expert: 8000 },
  strengths: { novice: -310, casual: 0, skilled: 300, expert: 470 },
  tuning: { weights: WEIGHTS, use: useWeights },
  learning: {
    own: OWN_NUMBERS,
    part: PART_NUMBERS,
    mostParts: MOST_PARTS,
    read: readFeatures,
    rounds: (seats) => TURNS_AHEAD_LEARNED / seats,
    weights: learnedWeights,
  },
}

/** With four players a net was found to be stronger; with two it was not, and with three nobody knows. */
function learnedWeights(rules: number, seats: number): Promise<string> | null {
  return rules === 2 && seats === 4 ? import('./nets/2-more.ts').then(({ weights }) => weights) : null
}

const { kinds } = moves

const ranking = new Ranking()

/** By region, element and space: what an element there counts for; by region and element: the spaces where it does. */
const wanted = new Float64Array(REGION_COUNT * ELEMENT_COUNT * SPACE_COUNT)
const wantedLow = new Int32Array(REGION_COUNT * ELEMENT_COUNT)
const wantedHigh = new Int32Array(REGION_COUNT * ELEMENT_COUNT)

function want(at: number, low: number, high: number, value: number): void {
  const first = at * SPACE_COUNT
  wantedLow[at] |= low
  wantedHigh[at] |= high
  for (let rest = low; rest !== 0; rest &= rest - 1) wantSpace(first + 31 - Math.clz32(rest & -rest), value)
  for (let rest = high; rest !== 0; rest &= rest - 1) wantSpace(first + 63 - Math.clz32(rest & -rest), value)
}

function wantSpace(at: number, value: number): void {
  const before = wanted[at]
  wanted[at] = value > before ? value + before * WEIGHTS.together : before + value * WEIGHTS.together
}

/** Notes what the projects in hand want in the regions, with this many actions at once. */
function wantForHand(s: NeotopiaState, seat: Seat, actions: number): void {
  wanted.fill(0)
  wantedLow.fill(0)
  wantedHigh.fill(0)
  for (let i = 0; i < seen.cards; i++)
    for (let region = 0; region < REGION_COUNT; region++) wantFor(s, seat, hand[i], region, actions)
}

function wantFor(s: NeotopiaState, seat: Seat, card: number, region: number, actions: number): void {
  const slot = slots[region]
  const entry = entryOf(slot, card)
  const classes = classesOf(entry)
  const main = region * ELEMENT_COUNT + CARD_MAIN[card]
  const second = region * ELEMENT_COUNT + CARD_SECOND[card]
  const full = gainOf(s, seat, card, region) * (isLastKind(s, region, card) ? WEIGHTS.sameKind : 1)
  if (isEmpty(slot)) {
    want(main, openLow[slot], openHigh[slot], full * WEIGHTS.opening)
    if (second !== main) want(second, openLow[slot], openHigh[slot], full * WEIGHTS.opening)
    return
  }
  for (let rest = classes; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest)
    const missing = MISSING_MAIN[kind] + MISSING_SECOND[kind]
    const lacking = lackingOf(card, region, kind)
    const at = missing * 4 + lacking
    const value =
      lacking === 0 && missing <= actions
        ? full * STEP[missing]
        : full * (LATER[at - 4] - LATER[at]) * WEIGHTS.stepLater
    if (value <= 0) continue
    if (within[main] > 0 && MISSING_MAIN[kind] > 0)
      want(main, mainLow(entry, kind) & openLow[slot], mainHigh(entry, kind) & openHigh[slot], value)
    if (within[second] > 0 && MISSING_SECOND[kind] > 0)
      want(second, secondLow(entry, kind) & openLow[slot], secondHigh(entry, kind) & openHigh[slot], value)
  }
}

/** The two factories next to each region. */
const BESIDE = [0, 2, 1, 0, 2, 1]

/** Of two factories that could give an element, the one with more of it. */
function sourceOf(s: NeotopiaState, region: number, element: number): number {
  const one = BESIDE[region * 2]
  const two = BESIDE[region * 2 + 1]
  return s.factories[one * ELEMENT_COUNT + element] >= s.factories[two * ELEMENT_COUNT + element] ? one : two
}

function rankPlacements(s: NeotopiaState, seat: Seat, fromReserve: boolean): void {
  const colour = s.colours[seat]
  const { bonusSpaces, bonusIndex } = SETS[s.rules]
  for (let region = 0; region < REGION_COUNT; region++) {
    const slot = slots[region]
    let bonusLow = 0
    let bonusHigh = 0
    for (let i = 0; i < BONUS_COUNT; i++)
      if (s.spaceTokens[region * BONUS_COUNT + i] > 0) {
        bonusLow |= lowBit(bonusSpaces[i])
        bonusHigh |= highBit(bonusSpaces[i])
      }
    for (let element = 0; element < ELEMENT_COUNT; element++) {
      const at = region * ELEMENT_COUNT + element
      if (within[at] === 0) continue
      const first = fromReserve
        ? kinds.place.of(element, region, 0)
        : kinds.move.of(sourceOf(s, region, element), element, region, 0)
      const own = element === colour
      let low = own ? openLow[slot] : (wantedLow[at] | bonusLow) & openLow[slot]
      let high = own ? openHigh[slot] : (wantedHigh[at] | bonusHigh) & openHigh[slot]
      for (; (low | high) !== 0; ) {
        const space = low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(high & -high)
        if (low !== 0) low &= low - 1
        else high &= high - 1
        let value = wanted[at * SPACE_COUNT + space]
        if (own) value += growthWorth(region, growthAt(slot, colour, space)) * WEIGHTS.group
        if (bonusIndex[space] >= 0) value += TOKEN_POINTS + WEIGHTS.automatization
        if (value > 0) ranking.add(first + space, value)
      }
    }
  }
}

function rankDraws(s: NeotopiaState, seat: Seat, actions: number): void {
  const { cards } = s
  const later = seen.turns > 1
  let deck = 0
  for (let card = 0; card < CARD_COUNT; card++) {
    const place = cards[card]
    if (place === IN_DECK) deck++
    else if (place === IN_OFFER) ranking.add(kinds.take.of(card), takeValue(s, seat, card, actions, later))
  }
  if (deck > 0) ranking.add(kinds.draw.of(), drawValue())
}

/** An unseen card: the less the fewer turns are left. */
function drawValue(): number {
  return seen.hunger * WEIGHTS.draw * Math.min(1, Math.max(0, seen.turns - 1) / WEIGHTS.drawTime)
}

function takeValue(s: NeotopiaState, seat: Seat, card: number, actions: number, later: boolean): number {
  let best = later ? prospect(s, seat, card, 0) * WEIGHTS.take * seen.hunger : 0
  for (let region = 0; region < REGION_COUNT; region++) {
    const classes = classesOf(entryOf(slots[region], card))
    for (let rest = classes; rest !== 0; rest &= rest - 1) {
      const kind = 31 - Math.clz32(rest & -rest)
      const steps = MISSING_MAIN[kind] + MISSING_SECOND[kind] + 1
      if (steps > actions || isLastKind(s, region, card) || lackingOf(card, region, kind) > 0) continue
      const value = gainOf(s, seat, card, region) * STEP[steps]
      if (value > best) best = value
    }
  }
  return best
}

/** A build is all gain, and the chance passes. */
function rankBuilds(s: NeotopiaState, seat: Seat): void {
  const region = windowRegion(s)
  for (let i = 0; i < seen.cards; i++)
    if (buildRefusal(s, hand[i]) === 0) ranking.add(kinds.build.of(hand[i]), 100 + gainOf(s, seat, hand[i], region))
}

/** What one element more of any colour, or on an outer space, would complete. */
function completes(s: NeotopiaState, seat: Seat, token: number): number {
  let best = 0
  for (let i = 0; i < seen.cards; i++)
    for (let region = 0; region < REGION_COUNT; region++) {
      const card = hand[i]
      const slot = slots[region]
      const entry = entryOf(slot, card)
      const isWithin =
        token === PERMITS
          ? (within[region * ELEMENT_COUNT + CARD_MAIN[card]] > 0 &&
              ((outerMainLow(entry) & outerLow[slot]) | (outerMainHigh(entry) & outerHigh[slot])) !== 0) ||
            (within[region * ELEMENT_COUNT + CARD_SECOND[card]] > 0 &&
              ((outerSecondLow(entry) & outerLow[slot]) | (outerSecondHigh(entry) & outerHigh[slot])) !== 0)
          : ((classesOf(entry) & 1) !== 0 && s.reserve[CARD_MAIN[card]] > 0) ||
            ((classesOf(entry) & 2) !== 0 && s.reserve[CARD_SECOND[card]] > 0)
      if (isWithin && !isLastKind(s, region, card)) best = Math.max(best, gainOf(s, seat, card, region))
    }
  return best
}

function rankTokens(s: NeotopiaState, seat: Seat): void {
  const best = ranking.found > 0 ? ranking.values[0] : 0
  for (let token = 0; token < TOKEN_COUNT; token++) {
    if (s.tokens[seat * TOKEN_COUNT + token] === 0 || !tokenWorks(s, token)) continue
    let value = 0
    if (token === SUBSIDY) value = 2 * drawValue() - WEIGHTS.subsidy
    else if (token === AUTOMATIZATION) value = (s.actions === 0 ? actionValue(s, seat) : 0) - WEIGHTS.automatization
    else value = completes(s, seat, token) - (token === INITIATIVE ? WEIGHTS.initiative : WEIGHTS.permits)
    value -= TOKEN_POINTS
    // With actions left, a token that does what an action does can wait.
    if (s.actions > 0 && token !== SUBSIDY && value <= best) value *= 0.5
    ranking.add(kinds.use.of(token), value)
  }
}

/** The best that one regular action would bring. */
function actionValue(s: NeotopiaState, seat: Seat): number {
  let best = drawValue()
  for (let i = 0; i < seen.cards; i++)
    for (let region = 0; region < REGION_COUNT; region++) {
      const card = hand[i]
      const classes = classesOf(entryOf(slots[region], card))
      const isWithin =
        ((classes & 1) !== 0 && within[region * ELEMENT_COUNT + CARD_MAIN[card]] > 0) ||
        ((classes & 2) !== 0 && within[region * ELEMENT_COUNT + CARD_SECOND[card]] > 0)
      if (isWithin && !isLastKind(s, region, card)) best = Math.max(best, gainOf(s, seat, card, region))
    }
  return best
}

/** New building permits: outer spaces alone. */
function rankOuter(s: NeotopiaState, seat: Seat): void {
  const colour = s.colours[seat]
  for (let region = 0; region < REGION_COUNT; region++) {
    const slot = slots[region]
    for (let element = 0; element < ELEMENT_COUNT; element++) {
      if (within[region * ELEMENT_COUNT + element] === 0) continue
      const first = kinds.move.of(sourceOf(s, region, element), element, region, 0)
      for (let low = outerLow[slot], high = outerHigh[slot]; (low | high) !== 0; ) {
        const space = low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(high & -high)
        if (low !== 0) low &= low - 1
        else high &= high - 1
        let value = element === colour ? growthWorth(region, growthAt(slot, colour, space)) * WEIGHTS.group : 0
        for (let i = 0; i < seen.cards; i++)
          value = Math.max(value, outerGain(s, seat, hand[i], region, element, space))
        ranking.add(first + space, value)
      }
    }
  }
}

function outerGain(s: NeotopiaState, seat: Seat, card: number, region: number, element: number, space: number): number {
  if (isLastKind(s, region, card)) return 0
  const entry = entryOf(slots[region], card)
  const low = lowBit(space)
  const high = highBit(space)
  const completes =
    (CARD_MAIN[card] === element && ((outerMainLow(entry) & low) | (outerMainHigh(entry) & high)) !== 0) ||
    (CARD_SECOND[card] === element && ((outerSecondLow(entry) & low) | (outerSecondHigh(entry) & high)) !== 0)
  return completes ? gainOf(s, seat, card, region) : 0
}

const all = new Int32Array(MOST_MOVES)

/** Any legal moves, where nothing better comes to mind. */
function anyMoves(s: NeotopiaState): void {
  const n = legal(s, all)
  for (let i = 0; i < n; i++) ranking.add(all[i], 0)
}

/** The best dozen moves by a quick look. */
function promising(s: NeotopiaState, into: MoveList): number {
  ranking.begin(into)
  const seat = s.turn
  if (s.phase === TURN) {
    look(s, seat)
    if (s.pending > 0) rankBonusSteps(s, seat)
    else rankTurn(s, seat)
  } else rankSetup(s, seat)
  if (ranking.found === 0) anyMoves(s)
  return ranking.found
}

function rankTurn(s: NeotopiaState, seat: Seat): void {
  if (s.window > 0) rankBuilds(s, seat)
  if (s.actions > 0) {
    wantForHand(s, seat, s.actions)
    rankPlacements(s, seat, false)
    rankDraws(s, seat, s.actions)
  } else ranking.add(kinds.end.of(), 0)
  if (s.bonusUsed === 0) rankTokens(s, seat)
}

function rankBonusSteps(s: NeotopiaState, seat: Seat): void {
  const actions = s.actions + 1
  if (isPending(s, PERMITS)) {
    rankOuter(s, seat)
    return
  }
  if (isPending(s, INITIATIVE)) for (let at = 0; at < within.length; at++) within[at] = s.reserve[at % ELEMENT_COUNT]
  if (!isPending(s, SUBSIDY)) {
    wantForHand(s, seat, actions)
    rankPlacements(s, seat, isPending(s, INITIATIVE))
  }
  if (!isPending(s, INITIATIVE)) rankDraws(s, seat, actions)
}

/** The first element: where it serves a project, else anywhere. */
function rankSetup(s: NeotopiaState, seat: Seat): void {
  const colour = s.colours[seat]
  if (colour === ELEMENT_COUNT) return
  look(s, seat)
  within.fill(0)
  for (let region = 0; region < REGION_COUNT; region++) within[region * ELEMENT_COUNT + colour] = 1
  wantForHand(s, seat, 0)
  rankPlacements(s, seat, true)
}
