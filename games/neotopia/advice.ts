// What a good player of Neotopia thinks about: the moves that complete projects soon, best first.

import type { Advice, MoveList, Seat } from '../../core/game.ts'
import { MOST_MOVES } from '../../core/game.ts'
import { Ranking } from '../../core/ranking.ts'
import { bestByInitiative, bestByMove, bestByPermits } from './advice/completing.ts'
import { MOST_PARTS, OWN_NUMBERS, PART_NUMBERS, readFeatures } from './advice/features.ts'
import { growsAt, growthAt } from './advice/groups.ts'
import {
  BESIDE,
  gainOf,
  growthWorth,
  held,
  look,
  offer,
  reachForHand,
  reachIn,
  seen,
  slots,
  supplyFor,
  within,
} from './advice/look.ts'
import { prospect, worth } from './advice/outlook.ts'
import {
  endingOf,
  entryOf,
  foundIn,
  LACKS,
  lowestCard,
  MISSING,
  MISSING_AT_MOST,
  outerMains,
  outerSeconds,
} from './advice/reach.ts'
import { CARD_WORDS, completeCards, open, openOuter } from './advice/slots.ts'
import { wanted, wantedAt, wantForHand } from './advice/wants.ts'
import { STEP, useWeights, WEIGHTS } from './advice/weights.ts'
import { BONUS_COUNT } from './data.ts'
import { highBit, lowBit, ORDINARY_SPACES, OUTER_SPACES, ordinaryBits } from './geometry.ts'
import { moves } from './moves.ts'
import { isPending, tokenWorks } from './rules/bonus.ts'
import { buildRefusal, CARD_MAIN, CARD_SECOND, isLastKind } from './rules/building.ts'
import { legal } from './rules/legal.ts'
import { TOKEN_POINTS } from './score.ts'
import type { NeotopiaState } from './state.ts'
import {
  AUTOMATIZATION,
  ELEMENT_COUNT,
  heldTokens,
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
  drift: 30,
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

/**
 * By rules and number of players. With four players a net was found to be stronger; with two it was not, and with three nobody
 * knows. A new number needs a row, with a net of its own or this one.
 */
const NETS: {
  readonly [rules: number]:
    | { readonly [seats: number]: (() => Promise<{ readonly weights: string }>) | undefined }
    | undefined
} = {
  2: { 4: () => import('./nets/2-more.ts') },
}

function learnedWeights(rules: number, seats: number): Promise<string> | null {
  return NETS[rules]?.[seats]?.().then(({ weights }) => weights) ?? null
}

const { kinds } = moves

const ranking = new Ranking()

/** Of two factories that could give an element, the one with more of it. */
function sourceOf(s: NeotopiaState, region: number, element: number): number {
  const one = BESIDE[region * 2]
  const two = BESIDE[region * 2 + 1]
  return s.factories[one * ELEMENT_COUNT + element] >= s.factories[two * ELEMENT_COUNT + element] ? one : two
}

function rankPlacements(s: NeotopiaState, seat: Seat, fromReserve: boolean): void {
  const colour = s.colours[seat]
  for (let region = 0; region < REGION_COUNT; region++) {
    const tokens = tokenSpaces(s, region)
    for (let element = 0; element < ELEMENT_COUNT; element++) {
      if (within[region * ELEMENT_COUNT + element] === 0) continue
      const first = fromReserve
        ? kinds.place.of(element, region, 0)
        : kinds.move.of(sourceOf(s, region, element), element, region, 0)
      rankElement(region, element, first, element === colour, tokens)
    }
  }
}

/** The ordinary spaces of a region that bear a token, as a set. */
function tokenSpaces({ rules, spaceTokens }: NeotopiaState, region: number): number {
  const { bonusSpaces } = SETS[rules]
  let low = 0
  let high = 0
  for (let i = 0; i < BONUS_COUNT; i++)
    if (spaceTokens[region * BONUS_COUNT + i] > 0) {
      low |= lowBit(bonusSpaces[i])
      high |= highBit(bonusSpaces[i])
    }
  return ordinaryBits(low, high)
}

/** Ranks the spaces of a region for an element: those that a project wants, that bear a token or let one's group grow. */
function rankElement(region: number, element: number, first: number, own: boolean, tokens: number): void {
  const slot = slots[region]
  const at = region * ELEMENT_COUNT + element
  const worthwhile = wanted[at] | tokens | (own ? growsAt(slot, element) : 0)
  for (let rest = worthwhile & open[slot]; rest !== 0; rest &= rest - 1) {
    const number = 31 - Math.clz32(rest & -rest)
    const space = ORDINARY_SPACES[number]
    let value = wantedAt(at, number)
    if (own) value += growthWorth(region, growthAt(slot, element, space)) * WEIGHTS.group
    if ((tokens & (1 << number)) !== 0) value += TOKEN_POINTS + WEIGHTS.automatization
    if (value > 0) ranking.add(first + space, value)
  }
}

function rankDraws(s: NeotopiaState, actions: number): void {
  const later = seen.turns > 1
  for (let i = 0; i < seen.offered; i++) ranking.add(kinds.take.of(offer[i]), takeValue(s, offer[i], actions, later))
  if (seen.deck > 0) ranking.add(kinds.draw.of(), drawValue())
}

/** An unseen card: the less the fewer turns are left. */
function drawValue(): number {
  return seen.hunger * WEIGHTS.draw * Math.min(1, Math.max(0, seen.turns - 1) / WEIGHTS.drawTime)
}

function takeValue(s: NeotopiaState, card: number, actions: number, later: boolean): number {
  let best = later ? prospect(s, card, 0) * WEIGHTS.take * seen.hunger : 0
  for (let region = 0; region < REGION_COUNT; region++) {
    const classes = foundIn(entryOf(slots[region], card)) & MISSING_AT_MOST[actions - 1]
    if (classes === 0 || isLastKind(s, region, card)) continue
    const supply = supplyFor(card, region)
    for (let rest = classes; rest !== 0; rest &= rest - 1) {
      const kind = 31 - Math.clz32(rest & -rest)
      if ((LACKS[supply + kind] & 3) === 0) best = Math.max(best, gainOf(card, region) * STEP[MISSING[kind] + 1])
    }
  }
  return best
}

/** A build is all gain, and the chance passes. */
function rankBuilds(s: NeotopiaState): void {
  const region = windowRegion(s)
  reachIn(region)
  for (let word = 0; word < CARD_WORDS; word++) {
    const complete = completeCards[slots[region] * CARD_WORDS + word]
    for (let rest = complete & held[word]; rest !== 0; rest &= rest - 1) {
      const card = lowestCard(word, rest)
      if (buildRefusal(s, card) === 0) ranking.add(kinds.build.of(card), 100 + gainOf(card, region))
    }
  }
}

function rankTokens(s: NeotopiaState, seat: Seat): void {
  const best = ranking.found > 0 ? ranking.values[0] : 0
  for (let token = 0; token < TOKEN_COUNT; token++) {
    if (s.tokens[seat * TOKEN_COUNT + token] === 0 || !tokenWorks(s, token)) continue
    let value = 0
    if (token === SUBSIDY) value = 2 * drawValue() - WEIGHTS.subsidy
    else if (token === AUTOMATIZATION)
      value = (s.actions === 0 ? Math.max(drawValue(), bestByMove(s)) : 0) - WEIGHTS.automatization
    else if (token === INITIATIVE) value = bestByInitiative(s) - WEIGHTS.initiative
    else value = bestByPermits(s) - WEIGHTS.permits
    value -= TOKEN_POINTS
    // With actions left, a token that does what an action does can wait.
    if (s.actions > 0 && token !== SUBSIDY && value <= best) value *= 0.5
    ranking.add(kinds.use.of(token), value)
  }
}

/** New building permits: outer spaces alone. */
function rankOuter(s: NeotopiaState, seat: Seat): void {
  const colour = s.colours[seat]
  for (let region = 0; region < REGION_COUNT; region++) {
    const slot = slots[region]
    for (let element = 0; element < ELEMENT_COUNT; element++) {
      if (within[region * ELEMENT_COUNT + element] === 0) continue
      const first = kinds.move.of(sourceOf(s, region, element), element, region, 0)
      for (let rest = openOuter[slot]; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest
        const space = OUTER_SPACES[31 - Math.clz32(bit)]
        const growth = element === colour ? growthWorth(region, growthAt(slot, colour, space)) * WEIGHTS.group : 0
        ranking.add(first + space, Math.max(growth, outerGain(s, region, element, bit)))
      }
    }
  }
}

/** The most that a project brings which an element on an outer space completes. */
function outerGain(s: NeotopiaState, region: number, element: number, bit: number): number {
  const slot = slots[region]
  let best = 0
  for (let word = 0; word < CARD_WORDS; word++)
    for (let rest = endingOf(slot, word, held[word]); rest !== 0; rest &= rest - 1) {
      const card = lowestCard(word, rest)
      if (isLastKind(s, region, card)) continue
      const completes =
        (CARD_MAIN[card] === element && (outerMains(slot, card) & bit) !== 0) ||
        (CARD_SECOND[card] === element && (outerSeconds(slot, card) & bit) !== 0)
      if (completes) best = Math.max(best, gainOf(card, region))
    }
  return best
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
  if (s.window > 0) rankBuilds(s)
  const mayUse = s.bonusUsed === 0 && heldTokens(s, seat) > 0
  if (s.actions > 0 || mayUse) reachForHand()
  if (s.actions > 0) {
    wantForHand(s, s.actions)
    rankPlacements(s, seat, false)
    rankDraws(s, s.actions)
  } else ranking.add(kinds.end.of(), 0)
  if (mayUse) rankTokens(s, seat)
}

function rankBonusSteps(s: NeotopiaState, seat: Seat): void {
  const actions = s.actions + 1
  if (isPending(s, PERMITS)) {
    rankOuter(s, seat)
    return
  }
  if (isPending(s, INITIATIVE)) for (let at = 0; at < within.length; at++) within[at] = s.reserve[at % ELEMENT_COUNT]
  if (!isPending(s, SUBSIDY)) {
    reachForHand()
    wantForHand(s, actions)
    rankPlacements(s, seat, isPending(s, INITIATIVE))
  }
  if (!isPending(s, INITIATIVE)) rankDraws(s, actions)
}

/** The first element: where it serves a project, else anywhere. */
function rankSetup(s: NeotopiaState, seat: Seat): void {
  const colour = s.colours[seat]
  if (colour === ELEMENT_COUNT) return
  look(s, seat)
  within.fill(0)
  for (let region = 0; region < REGION_COUNT; region++) within[region * ELEMENT_COUNT + colour] = 1
  reachForHand()
  wantForHand(s, 0)
  rankPlacements(s, seat, true)
}
