// What a net is told of a seat: the projects in hand one by one, then its regions from the lowest to the highest, tokens, the
// offer, what the factories hold, and what everybody sees of the others.
import type { Seat } from '../../../core/game.ts'
import { BONUS_COUNT, TILE_COUNT, TRACK_LENGTH, TRACK_TOKENS, TURN_ACTIONS } from '../data.ts'
import { bitCount } from '../geometry.ts'
import { CARD_MAIN, CARD_SECOND, isLastKind } from '../rules/building.ts'
import { finalScore } from '../score.ts'
import type { NeotopiaState } from '../state.ts'
import {
  CARD_COUNT,
  ELEMENT_COUNT,
  FACTORY_COUNT,
  HIDDEN,
  heldTokens,
  KNOWN,
  LAST_ROUND,
  MOST_SEATS,
  OVER,
  REGION_COUNT,
  TOKEN_COUNT,
} from '../state.ts'
import { SETS } from '../versions.ts'
import { bestGrowth, largestGroup } from './groups.ts'
import { gainOf, hand, look, offer, pointWorth, scores, seen, slots, within } from './look.ts'
import {
  actionsNow,
  findWay,
  insert,
  mostActions,
  pointsWorth,
  prospect,
  prospectsTogether,
  tokensWorth,
  values,
  way,
  wayWorth,
} from './outlook.ts'
import { entryOf, hasManyEnds } from './reach.ts'
import { open } from './slots.ts'

const HAND_NUMBERS = 8
const WAY_NUMBERS = 13
/** The two best regions for a project are told. */
const WAYS = 2
export const PART_NUMBERS = HAND_NUMBERS + WAYS * WAY_NUMBERS
const MOST_MISSING = TURN_ACTIONS + 1
const REGION_NUMBERS = 13
const FIRST_REGION = 12
const AFTER_REGIONS = FIRST_REGION + REGION_COUNT * REGION_NUMBERS
export const OWN_NUMBERS = AFTER_REGIONS + 32
/** More projects than this nobody holds for long; the others are left out. */
export const MOST_PARTS = 24

/** The regions from the lowest score to the highest. */
const order = new Uint8Array(REGION_COUNT)
/** By region: what the projects that go there first may bring. */
const hopes = new Float64Array(REGION_COUNT)
/** By elements missing: projects whose best way lacks nothing in the factories, and those whose way does. */
const ready = new Uint8Array(MOST_MISSING + 1)
const wanting = new Uint8Array(MOST_MISSING + 1)

export function readFeatures(s: NeotopiaState, seat: Seat, own: Float64Array, parts: Float64Array): number {
  own.fill(0)
  if (s.phase === OVER || s.colours[seat] === ELEMENT_COUNT) {
    own[0] = finalScore(s, seat)
    return 0
  }
  look(s, seat)
  readTime(s, seat, own)
  const count = readHand(s, seat, parts)
  const together = prospectsTogether()
  own[0] = seen.turns === 0 ? finalScore(s, seat) : pointsWorth(s, seat) + together + tokensWorth(s, seat)
  readRegions(s, seat, own)
  let at = readTokens(s, seat, own, AFTER_REGIONS)
  own[at++] = together / 20
  at = readProjects(s, seat, own, at)
  at = readOffer(s, own, at)
  at = readSupply(s, seat, own, at)
  readOthers(s, seat, own, at)
  return count
}

function readTime(s: NeotopiaState, seat: Seat, own: Float64Array): void {
  const { turns } = seen
  const isActive = s.turn === seat
  own[1] = turns / 8
  own[2] = (turns / 8) ** 2
  own[3] = Math.min(1, turns)
  own[4] = Math.max(0, 3 - turns) / 3
  own[5] = isActive ? 1 : 0
  own[6] = actionsNow(s, seat) / TURN_ACTIONS
  own[7] = ((seat - s.turn + s.seats) % s.seats) / s.seats
  own[8] = s.seats === 3 ? 1 : 0
  own[9] = s.seats === 4 ? 1 : 0
  own[10] = s.ending > 0 ? 1 : 0
  own[11] = s.ending === LAST_ROUND ? 1 : 0
}

/** The projects in hand; gives how many were told. */
function readHand(s: NeotopiaState, seat: Seat, parts: Float64Array): number {
  const actions = actionsNow(s, seat)
  const count = Math.min(seen.cards, MOST_PARTS)
  hopes.fill(0)
  ready.fill(0)
  wanting.fill(0)
  for (let i = 0; i < seen.cards; i++)
    readProject(s, seat, hand[i], actions, parts, i < count ? i * PART_NUMBERS : -1, i)
  return count
}

/** By region: the way of the project read last. */
const wayValue = new Float64Array(REGION_COUNT)
const wayPart = new Float64Array(REGION_COUNT)
const wayMissing = new Uint8Array(REGION_COUNT)
const wayLacking = new Uint8Array(REGION_COUNT)

function readProject(
  s: NeotopiaState,
  seat: Seat,
  card: number,
  actions: number,
  parts: Float64Array,
  first: number,
  number: number,
): void {
  const most = mostActions(actions)
  let best = -1
  let second = -1
  for (let region = 0; region < REGION_COUNT; region++) {
    const exists = findWay(card, region, actions, most)
    wayValue[region] = exists ? wayWorth(s, card, region) : 0
    wayPart[region] = exists ? way.part : 0
    wayMissing[region] = way.missing
    wayLacking[region] = way.lacking
    if (best < 0 || wayValue[region] > wayValue[best]) {
      second = best
      best = region
    } else if (second < 0 || wayValue[region] > wayValue[second]) second = region
  }
  const value = wayValue[best]
  insert(value, value > 0 ? wayMissing[best] : TURN_ACTIONS, number)
  if (value > 0) {
    hopes[best] += value
    const kinds = wayLacking[best] === 0 ? ready : wanting
    kinds[wayMissing[best]]++
  }
  if (first < 0) return
  const colour = s.colours[seat]
  const isOwn = CARD_MAIN[card] === colour || CARD_SECOND[card] === colour
  parts[first] = SETS[s.rules].points[card * ELEMENT_COUNT + colour] / 5
  parts[first + 1] = CARD_MAIN[card] === CARD_SECOND[card] ? 1 : 0
  parts[first + 2] = isOwn ? 1 : 0
  parts[first + 3] = seen.turns / 8
  parts[first + 4] = Math.min(1, seen.turns)
  parts[first + 5] = actions / TURN_ACTIONS
  parts[first + 6] = Math.min(wayValue[0], wayValue[1], wayValue[2]) / 5
  parts[first + 7] = seen.cards / 10
  writeWay(s, card, best, parts, first + HAND_NUMBERS)
  writeWay(s, card, second, parts, first + HAND_NUMBERS + WAY_NUMBERS)
}

function writeWay(s: NeotopiaState, card: number, region: number, parts: Float64Array, first: number): void {
  const missing = wayMissing[region]
  let at = first
  parts[at++] = wayValue[region] / 5
  parts[at++] = wayPart[region]
  parts[at++] = missing === 1 ? 1 : 0
  parts[at++] = missing === 2 ? 1 : 0
  parts[at++] = missing === 3 ? 1 : 0
  parts[at++] = missing >= MOST_MISSING ? 1 : 0
  parts[at++] = wayLacking[region] / 2
  parts[at++] = missing === 1 && hasManyEnds(entryOf(slots[region], card)) ? 1 : 0
  parts[at++] = isLastKind(s, region, card) ? 1 : 0
  parts[at++] = gainOf(card, region) / 10
  parts[at++] = pointWorth[region] / 3
  parts[at++] = Math.min(4, within[region * ELEMENT_COUNT + CARD_MAIN[card]]) / 3
  parts[at++] = Math.min(4, within[region * ELEMENT_COUNT + CARD_SECOND[card]]) / 3
}

function sortRegions(): void {
  for (let region = 0; region < REGION_COUNT; region++) {
    let at = region
    for (; at > 0 && scores[order[at - 1]] > scores[region]; at--) order[at] = order[at - 1]
    order[at] = region
  }
}

function readRegions(s: NeotopiaState, seat: Seat, own: Float64Array): void {
  const colour = s.colours[seat]
  sortRegions()
  for (let i = 0; i < REGION_COUNT; i++) {
    const region = order[i]
    const slot = slots[region]
    let tokens = 0
    for (let space = 0; space < BONUS_COUNT; space++) tokens += s.spaceTokens[region * BONUS_COUNT + space] > 0 ? 1 : 0
    let elements = 0
    for (let element = 0; element < ELEMENT_COUNT; element++) elements += within[region * ELEMENT_COUNT + element]
    let at = FIRST_REGION + i * REGION_NUMBERS
    own[at++] = scores[region] / 20
    own[at++] = Math.min(8, scores[region] - scores[order[0]]) / 8
    own[at++] = largestGroup(slot, colour) / 6
    own[at++] = bestGrowth(slot, colour) / 3
    own[at++] = Math.min(4, within[region * ELEMENT_COUNT + colour]) / 3
    own[at++] = bitCount(open[slot]) / 12
    own[at++] = elements / 10
    own[at++] = s.stackSizes[region] === 0 ? 0 : 1 / toNextToken(s.points[seat * REGION_COUNT + region])
    own[at++] = s.stackSizes[region] / 4
    own[at++] = tokens / 4
    own[at++] = pointWorth[region] / 3
    own[at++] = hopes[region] / 10
    own[at++] = (scores[region] / 20) ** 2
  }
}

/** Points from here to the next place on the track that gives a token. */
function toNextToken(points: number): number {
  const place = points % TRACK_LENGTH
  for (let i = 0; i < TRACK_TOKENS.length; i++) if (place < TRACK_TOKENS[i]) return TRACK_TOKENS[i] - place
  return TRACK_LENGTH + TRACK_TOKENS[0] - place
}

function readTokens(s: NeotopiaState, seat: Seat, own: Float64Array, first: number): number {
  let at = first
  for (let token = 0; token < TOKEN_COUNT; token++) own[at++] = s.tokens[seat * TOKEN_COUNT + token] / 2
  const held = heldTokens(s, seat)
  own[at++] = held / 4
  own[at++] = Math.max(0, held - seen.turns) / 2
  return at
}

/** The projects in hand together, as `readHand` found them. */
function readProjects(s: NeotopiaState, seat: Seat, own: Float64Array, first: number): number {
  const { cards } = s
  let at = first
  let known = 0
  for (let card = 0; card < CARD_COUNT; card++) if (cards[card] === KNOWN + seat) known++
  own[at++] = seen.cards / 8
  own[at++] = known / 8
  own[at++] = seen.cards / (1 + 2 * seen.turns)
  own[at++] = seen.cards > 0 ? values[0] / 10 : 0
  own[at++] = seen.cards > 1 ? values[1] / 10 : 0
  own[at++] = seen.cards > 2 ? values[2] / 10 : 0
  for (let missing = 1; missing <= MOST_MISSING; missing++) {
    own[at++] = ready[missing] / 3
    own[at++] = wanting[missing] / 3
  }
  return at
}

/** What lies open for all, and how much of the deck is left. */
function readOffer(s: NeotopiaState, own: Float64Array, at: number): number {
  let best = 0
  let next = 0
  for (let i = 0; i < seen.offered; i++) {
    const value = prospect(s, offer[i], 0)
    if (value > best) {
      next = best
      best = value
    } else if (value > next) next = value
  }
  own[at] = best / 5
  own[at + 1] = next / 5
  own[at + 2] = seen.deck / 30
  return at + 3
}

function readSupply(s: NeotopiaState, seat: Seat, own: Float64Array, at: number): number {
  const { factories } = s
  const colour = s.colours[seat]
  let all = 0
  let mine = 0
  for (let factory = 0; factory < FACTORY_COUNT; factory++)
    for (let element = 0; element < ELEMENT_COUNT; element++) {
      const n = factories[factory * ELEMENT_COUNT + element]
      all += n
      if (element === colour) mine += n
    }
  let tiles = 0
  for (let tile = 0; tile < TILE_COUNT; tile++) tiles += 1 - s.turned[tile]
  own[at] = all / 12
  own[at + 1] = mine / 4
  own[at + 2] = tiles / 10
  own[at + 3] = s.pile[colour] / 2
  return at + 4
}

/** What everybody sees of the others: points, hands and tokens. */
function readOthers(s: NeotopiaState, seat: Seat, own: Float64Array, at: number): void {
  countHands(s)
  const mine = trackPoints(s, seat)
  let lead = Number.POSITIVE_INFINITY
  let cards = 0
  let tokens = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    lead = Math.min(lead, mine - trackPoints(s, other))
    cards += hands[other]
    tokens += heldTokens(s, other)
  }
  const others = s.seats - 1
  own[at] = Math.max(-30, Math.min(30, lead)) / 20
  own[at + 1] = cards / others / 8
  own[at + 2] = tokens / others / 4
  own[at + 3] = mine / 40
}

const hands = new Uint8Array(MOST_SEATS)
function countHands(s: NeotopiaState): void {
  const { cards } = s
  hands.fill(0)
  for (let card = 0; card < CARD_COUNT; card++) {
    const holder = cards[card] - HIDDEN
    if (holder >= 0 && holder < 2 * MOST_SEATS) hands[holder % MOST_SEATS]++
  }
}

function trackPoints(s: NeotopiaState, seat: Seat): number {
  const at = seat * REGION_COUNT
  return s.points[at] + s.points[at + 1] + s.points[at + 2]
}
