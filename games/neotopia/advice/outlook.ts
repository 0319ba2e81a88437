// What a position promises a seat: points so far, and what the projects in hand, tokens and turns left may bring.
import type { Seat } from '../../../core/game.ts'
import { FACTORY_REGIONS, LOWEST_TIMES, TILE_COUNT, TRACK_LENGTH, TURN_ACTIONS } from '../data.ts'
import { CARD_MAIN, CARD_SECOND, isLastKind, tokensPassed } from '../rules/building.ts'
import { finalScore, TOKEN_POINTS } from '../score.ts'
import type { NeotopiaState } from '../state.ts'
import {
  AUTOMATIZATION,
  CARD_COUNT,
  ELEMENT_COUNT,
  FACTORY_COUNT,
  HIDDEN,
  heldTokens,
  INITIATIVE,
  KNOWN,
  LAST_ROUND,
  OVER,
  PERMITS,
  REGION_COUNT,
  SUBSIDY,
  TOKEN_COUNT,
} from '../state.ts'
import { SETS } from '../versions.ts'
import { classesOf, entryOf, hasManyEnds, isFar, largestGroup, MISSING_MAIN, MISSING_SECOND, slotOf } from './reach.ts'
import { LATER, NOW, WEIGHTS } from './weights.ts'

/** Of the position and the seat last read: by region its slot, its score and what a point there is worth. */
export const slots = new Int32Array(REGION_COUNT)
export const scores = new Float64Array(REGION_COUNT)
export const pointWorth = new Float64Array(REGION_COUNT)
/** By region and element: how many lie in the factories next to it. */
export const within = new Uint8Array(REGION_COUNT * ELEMENT_COUNT)
/** The cards in hand. */
export const hand = new Uint8Array(CARD_COUNT)
export const seen = { turns: 0, cards: 0, lowest: 0, hunger: 1 }

/** By card and colour of the player. */
let cardPoints: Uint8Array = new Uint8Array(0)

const MEAN_POINTS = 2

/** Rounds that come after the present one. */
function roundsLeft(s: NeotopiaState): number {
  if (s.ending > 0) return s.ending === LAST_ROUND ? 0 : 1
  let tiles = 0
  for (let tile = 0; tile < TILE_COUNT; tile++) tiles += 1 - s.turned[tile]
  let elements = 0
  for (let i = 0; i < FACTORY_COUNT * ELEMENT_COUNT; i++) elements += s.factories[i]
  const placements = Math.max(0, elements - 5 + 4 * (tiles - 1))
  return 1 + placements / (WEIGHTS.pace * s.seats)
}

/** Turns that a seat still has, the present one in part. */
function turnsLeft(s: NeotopiaState, seat: Seat): number {
  const place = (seat - s.first + s.seats) % s.seats
  const now = (s.turn - s.first + s.seats) % s.seats
  const rounds = roundsLeft(s)
  if (place === now) return rounds + s.actions / TURN_ACTIONS
  return place > now ? rounds + 1 : rounds
}

/** Reads what the functions below go by. */
export function look(s: NeotopiaState, seat: Seat): void {
  cardPoints = SETS[s.rules].points
  const colour = s.colours[seat]
  seen.turns = turnsLeft(s, seat)
  seen.hunger = 1 + WEIGHTS.crowd * (s.seats - 2)
  const softness = WEIGHTS.softness + WEIGHTS.softnessOverTime * seen.turns
  let least = Number.POSITIVE_INFINITY
  for (let region = 0; region < REGION_COUNT; region++) {
    slots[region] = slotOf(s, region)
    scores[region] = s.points[seat * REGION_COUNT + region] + largestGroup(slots[region], colour)
    if (scores[region] < least) least = scores[region]
  }
  let sum = 0
  for (let region = 0; region < REGION_COUNT; region++) {
    pointWorth[region] = Math.exp((least - scores[region]) / softness)
    sum += pointWorth[region]
  }
  seen.lowest = least - softness * Math.log(sum / REGION_COUNT)
  // The middle of a project's points: a region that is overtaken on the way counts less.
  const onTheWay = Math.exp(-MEAN_POINTS / softness)
  for (let region = 0; region < REGION_COUNT; region++) {
    const own = pointWorth[region] * onTheWay
    pointWorth[region] = 1 + ((LOWEST_TIMES - 1) * own) / (own + sum - pointWorth[region])
  }
  for (let element = 0; element < ELEMENT_COUNT; element++)
    for (let region = 0; region < REGION_COUNT; region++) within[region * ELEMENT_COUNT + element] = 0
  for (let factory = 0; factory < FACTORY_COUNT; factory++)
    for (let element = 0; element < ELEMENT_COUNT; element++) {
      const n = s.factories[factory * ELEMENT_COUNT + element]
      within[FACTORY_REGIONS[factory][0] * ELEMENT_COUNT + element] += n
      within[FACTORY_REGIONS[factory][1] * ELEMENT_COUNT + element] += n
    }
  const { cards } = s
  let n = 0
  for (let card = 0; card < CARD_COUNT; card++)
    if (cards[card] === HIDDEN + seat || cards[card] === KNOWN + seat) hand[n++] = card
  seen.cards = n
}

/** What points for a group or a project bring. */
export function growthWorth(region: number, points: number): number {
  return pointWorth[region] * points
}

/** No project has more cells. */
const MOST_POINTS = 5
/** By place on the track and points: the points that the tokens passed are worth. */
const PASSED = Uint8Array.from(
  { length: TRACK_LENGTH * (MOST_POINTS + 1) },
  (_, i) =>
    TOKEN_POINTS *
    tokensPassed(Math.floor(i / (MOST_POINTS + 1)), Math.floor(i / (MOST_POINTS + 1)) + (i % (MOST_POINTS + 1))),
)

/** What a project brings the seat in a region. */
export function gainOf(s: NeotopiaState, seat: Seat, card: number, region: number): number {
  const points = cardPoints[card * ELEMENT_COUNT + s.colours[seat]]
  const gain = growthWorth(region, points)
  if (s.stackSizes[region] === 0) return gain
  const place = s.points[seat * REGION_COUNT + region] % TRACK_LENGTH
  return gain + PASSED[place * (MOST_POINTS + 1) + points]
}

/** How many of the missing elements the factories next to the region lack. */
export function lackingOf(card: number, region: number, kind: number): number {
  const main = within[region * ELEMENT_COUNT + CARD_MAIN[card]]
  const second = within[region * ELEMENT_COUNT + CARD_SECOND[card]]
  return Math.max(0, MISSING_MAIN[kind] - main) + Math.max(0, MISSING_SECOND[kind] - second)
}

/** The likeliest way to a project in the region asked about last: the part of its gain to expect, what is missing and lacking. */
export const way = { part: 0, missing: 0, lacking: 0 }

/** Finds the way to a project in a region with this many actions now, and that many at most; gives whether there is one. */
export function findWay(card: number, region: number, actions: number, most: number): boolean {
  const entry = entryOf(slots[region], card)
  const classes = classesOf(entry)
  let part = 0
  let missing = TURN_ACTIONS + 1
  let lacking = 0
  if (classes === 0) part = isFar(entry) ? LATER[16] : WEIGHTS.far
  for (let rest = classes; rest !== 0; rest &= rest - 1) {
    const kind = 31 - Math.clz32(rest & -rest)
    const lacks = MISSING_MAIN[kind] + MISSING_SECOND[kind]
    if (lacks > most) continue
    const absent = lackingOf(card, region, kind)
    const chance = lacks <= actions ? NOW[lacks * 4 + absent] : LATER[lacks * 4 + absent]
    if (chance <= part) continue
    part = chance
    missing = lacks
    lacking = absent
  }
  if (missing === 1 && part < 1 && hasManyEnds(entry)) part = Math.min(1, part * WEIGHTS.manyEnds)
  way.part = part
  way.missing = missing
  way.lacking = lacking
  return missing <= most
}

/** The actions that a seat has now and later, at most. */
export const mostActions = (actions: number): number => actions + Math.floor(seen.turns) * TURN_ACTIONS

/** What a project brings the seat in a region by the way that was found. */
export function wayWorth(s: NeotopiaState, seat: Seat, card: number, region: number): number {
  return way.part * gainOf(s, seat, card, region) * (isLastKind(s, region, card) ? WEIGHTS.sameKind : 1)
}

/** The least elements missing in the best lie, as `prospect` found. */
let bestMissing = 0

/** How much a project may bring, with this many actions now and others later. */
export function prospect(s: NeotopiaState, seat: Seat, card: number, actions: number): number {
  const most = mostActions(actions)
  let best = 0
  bestMissing = TURN_ACTIONS
  for (let region = 0; region < REGION_COUNT; region++) {
    if (!findWay(card, region, actions, most)) continue
    const value = wayWorth(s, seat, card, region)
    if (value <= best) continue
    best = value
    bestMissing = way.missing
  }
  return best
}

export const values = new Float64Array(CARD_COUNT)
const costs = new Float64Array(CARD_COUNT)

/** Keeps the projects in order, the best first. */
export function insert(value: number, cost: number, n: number): void {
  let at = n
  for (; at > 0 && values[at - 1] < value; at--) {
    values[at] = values[at - 1]
    costs[at] = costs[at - 1]
  }
  values[at] = value
  costs[at] = cost
}

/** The actions that a seat has left in this turn. */
export const actionsNow = (s: NeotopiaState, seat: Seat): number => (s.turn === seat ? s.actions : 0)

/** The projects in hand together: the actions left must serve them all. */
function prospects(s: NeotopiaState, seat: Seat): number {
  const actions = actionsNow(s, seat)
  for (let i = 0; i < seen.cards; i++) {
    const value = prospect(s, seat, hand[i], actions)
    insert(value, bestMissing, i)
  }
  return prospectsTogether()
}

/** Of the projects inserted, the best first. */
export function prospectsTogether(): number {
  let left = WEIGHTS.useful * seen.turns
  let sum = 0
  for (let i = 0, share = 1; i < seen.cards; i++, share *= WEIGHTS.nextProject) {
    if (left <= 0) break
    sum += values[i] * share * Math.min(1, left / costs[i])
    left -= costs[i] * share
  }
  return sum + Math.max(0, left) * WEIGHTS.idle + cardsWorth()
}

/** Every project in hand makes it likelier that a placement completes one, as long as there are turns. */
function cardsWorth(): number {
  return (
    seen.hunger *
    WEIGHTS.card *
    WEIGHTS.cards *
    (1 - Math.exp(-seen.cards / WEIGHTS.cards)) *
    Math.min(1, seen.turns / WEIGHTS.cardTime)
  )
}

/** Tokens can be used one a turn. */
export function tokensWorth(s: NeotopiaState, seat: Seat): number {
  const held = heldTokens(s, seat)
  if (held === 0) return 0
  const at = seat * TOKEN_COUNT
  const sum =
    s.tokens[at + SUBSIDY] * WEIGHTS.subsidy * Math.min(1, seen.turns / 4) +
    s.tokens[at + AUTOMATIZATION] * WEIGHTS.automatization +
    s.tokens[at + INITIATIVE] * WEIGHTS.initiative +
    s.tokens[at + PERMITS] * WEIGHTS.permits
  return sum * Math.min(1, seen.turns / held)
}

export function worth(s: NeotopiaState, seat: Seat): number {
  if (s.phase === OVER || s.colours[seat] === ELEMENT_COUNT) return finalScore(s, seat)
  look(s, seat)
  if (seen.turns === 0) return finalScore(s, seat)
  return pointsWorth(s, seat) + prospects(s, seat) + tokensWorth(s, seat)
}

/** The points so far. */
export function pointsWorth(s: NeotopiaState, seat: Seat): number {
  const points = scores[0] + scores[1] + scores[2] + (LOWEST_TIMES - 1) * seen.lowest
  return points + TOKEN_POINTS * heldTokens(s, seat)
}
