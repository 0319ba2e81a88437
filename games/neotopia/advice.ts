// What a good player of Neotopia looks at: points, groups, and how near the projects in hand are to completion.
import type { Move, MoveList, Seat } from '../../core/game.ts'
import { MOST_MOVES } from '../../core/game.ts'
import { cardPoints } from './data.ts'
import { BONUS_INDEX, SPACE_COUNT } from './geometry.ts'
import { moves } from './moves.ts'
import { LIES_FROM, MAIN_HIGH, MAIN_LOW, SECOND_HIGH, SECOND_LOW } from './patterns.ts'
import { buildRefusal, CARD_MAIN, CARD_SECOND, isLastKind, tokensPassed } from './rules/building.ts'
import { legal } from './rules/legal.ts'
import { clusterSize, finalScore, LOWEST_TIMES, regionScore, TOKEN_POINTS } from './score.ts'
import type { NeotopiaState } from './state.ts'
import {
  AUTOMATIZATION,
  CARD_COUNT,
  ELEMENT_COUNT,
  heldTokens,
  highOf,
  holdsCard,
  LAST_ROUND,
  lowOf,
  OVER,
  occupiedHigh,
  occupiedLow,
  putElement,
  REGION_COUNT,
  SUBSIDY,
  shape,
  windowRegion,
} from './state.ts'

const WEIGHTS = {
  /** The part of a project's points that a pattern is worth with so many elements missing. */
  missing: [0, 0.65, 0.36, 0.16, 0.07, 0.02],
  /** The same for a project of the kind built last. */
  sameKind: 0.5,
  /** Of the second, third, … best project in hand. */
  nextProject: 0.5,
  /** An unseen card. */
  draw: 2,
  /** A token beyond its points at the end. */
  token: 1,
  /** What the next element of a group brings, compared with points on the track. */
  group: 0.9,
  /** How far above the lowest region another one still counts as low. */
  softness: 3,
  /** Of the prospects, with one turn to come. */
  lastTurn: 0.5,
} as const

const MOST_PROMISING = 12
const DEEPEST = WEIGHTS.missing.length - 1

function bitCount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** By region, element and space: what an element there would be worth for the projects in hand. */
const wanted = new Float64Array(REGION_COUNT * ELEMENT_COUNT * SPACE_COUNT)

function want(region: number, element: number, low: number, high: number, value: number): void {
  const at = (region * ELEMENT_COUNT + element) * SPACE_COUNT
  for (let rest = low; rest !== 0; rest &= rest - 1) wantSpace(at + 31 - Math.clz32(rest & -rest), value)
  for (let rest = high; rest !== 0; rest &= rest - 1) wantSpace(at + 63 - Math.clz32(rest & -rest), value)
}

function wantSpace(at: number, value: number): void {
  if (wanted[at] < value) wanted[at] = value
}

const scores = new Int32Array(REGION_COUNT)

/** The lowest region, softened: while several are low, each of them counts for something. */
function softLowest(): number {
  const lowest = Math.min(scores[0], scores[1], scores[2])
  let sum = 0
  for (let region = 0; region < REGION_COUNT; region++) sum += Math.exp((lowest - scores[region]) / WEIGHTS.softness)
  return lowest - WEIGHTS.softness * Math.log(sum / REGION_COUNT)
}

/** What points in a region are worth to the seat whose region scores are in `scores`. */
function gainOf(region: number, points: number): number {
  const before = softLowest()
  scores[region] += points
  const after = softLowest()
  scores[region] -= points
  return points + (LOWEST_TIMES - 1) * (after - before)
}

function readScores(s: NeotopiaState, seat: Seat): void {
  for (let region = 0; region < REGION_COUNT; region++) scores[region] = regionScore(s, seat, region)
}

/** How much a card promises in a region; with `note`, what it wants where is noted. */
function prospectIn(s: NeotopiaState, seat: Seat, card: number, region: number, note: boolean): number {
  const main = CARD_MAIN[card]
  const second = CARD_SECOND[card]
  const lacksMainLow = ~lowOf(s, region, main)
  const lacksMainHigh = ~highOf(s, region, main)
  const lacksSecondLow = ~lowOf(s, region, second)
  const lacksSecondHigh = ~highOf(s, region, second)
  const takenLow = occupiedLow(s, region)
  const takenHigh = occupiedHigh(s, region)
  const full = gainOf(region, cardPoints(card, s.colours[seat])) * (isLastKind(s, region, card) ? WEIGHTS.sameKind : 1)
  let best = 0
  for (let lie = LIES_FROM[card]; lie < LIES_FROM[card + 1]; lie++) {
    const mainLow = MAIN_LOW[lie] & lacksMainLow
    const secondLow = SECOND_LOW[lie] & lacksSecondLow
    if (((mainLow | secondLow) & takenLow) !== 0) continue
    const mainHigh = MAIN_HIGH[lie] & lacksMainHigh
    const secondHigh = SECOND_HIGH[lie] & lacksSecondHigh
    if (((mainHigh | secondHigh) & takenHigh) !== 0) continue
    const missing = bitCount(mainLow | secondLow) + bitCount(mainHigh | secondHigh)
    const value = full * WEIGHTS.missing[missing]
    if (value > best) best = value
    if (!note || missing === 0 || missing >= DEEPEST) continue
    const step = missing === 1 ? full : full * (WEIGHTS.missing[missing - 1] - WEIGHTS.missing[missing])
    want(region, main, mainLow, mainHigh, step)
    want(region, second, secondLow, secondHigh, step)
  }
  return best
}

function prospect(s: NeotopiaState, seat: Seat, card: number, note: boolean): number {
  let best = 0
  for (let region = 0; region < REGION_COUNT; region++) best = Math.max(best, prospectIn(s, seat, card, region, note))
  return best
}

const held = new Float64Array(CARD_COUNT)

/** Keeps the values in order, the best first. */
function insert(value: number, n: number): void {
  let at = n
  for (; at > 0 && held[at - 1] < value; at--) held[at] = held[at - 1]
  held[at] = value
}

/** The projects in hand together: one cannot complete them all at once. */
function prospects(s: NeotopiaState, seat: Seat): number {
  const open = s.window > 0 && s.turn === seat
  let n = 0
  for (let card = 0; card < CARD_COUNT; card++) {
    if (!holdsCard(s, seat, card)) continue
    const ready = open && buildRefusal(s, card) === 0
    const gain = ready ? gainOf(windowRegion(s), cardPoints(card, s.colours[seat])) : prospect(s, seat, card, false)
    insert(gain, n++)
  }
  let sum = 0
  for (let i = 0, share = 1; i < n; i++, share *= WEIGHTS.nextProject) sum += held[i] * share
  return sum
}

/** How much of the prospects can still come true. */
function future(s: NeotopiaState, seat: Seat): number {
  if (s.ending !== LAST_ROUND) return 1
  const after = (seat - s.first + s.seats) % s.seats
  const now = (s.turn - s.first + s.seats) % s.seats
  if (after < now) return 0
  return after > now ? WEIGHTS.lastTurn : (WEIGHTS.lastTurn * s.actions) / 3
}

export function worth(s: NeotopiaState, seat: Seat): number {
  const points = finalScore(s, seat)
  if (s.stage === OVER) return points
  readScores(s, seat)
  const share = future(s, seat)
  return share === 0 ? points : points + share * (prospects(s, seat) + WEIGHTS.token * heldTokens(s, seat))
}

const ranked = new Float64Array(MOST_PROMISING)
const all = new Int32Array(MOST_MOVES)

/** The best dozen legal moves by a quick look at each. */
export function promising(s: NeotopiaState, into: MoveList): number {
  const seat = s.turn
  const n = legal(s, all)
  if (n === 1) {
    into[0] = all[0]
    return 1
  }
  readScores(s, seat)
  wanted.fill(0)
  for (let card = 0; card < CARD_COUNT; card++) if (holdsCard(s, seat, card)) prospect(s, seat, card, true)
  let found = 0
  for (let i = 0; i < n; i++) found = rank(all[i], moveValue(s, seat, all[i]), into, found)
  return found
}

/** Keeps the list in order of value. */
function rank(move: Move, value: number, into: MoveList, found: number): number {
  if (found === MOST_PROMISING && value <= ranked[found - 1]) return found
  let at = found < MOST_PROMISING ? found : found - 1
  for (; at > 0 && ranked[at - 1] < value; at--) {
    ranked[at] = ranked[at - 1]
    into[at] = into[at - 1]
  }
  ranked[at] = value
  into[at] = move
  return Math.min(found + 1, MOST_PROMISING)
}

const { kinds } = moves

function moveValue(s: NeotopiaState, seat: Seat, move: Move): number {
  if (kinds.move.has(move))
    return placementValue(s, seat, kinds.move.element(move), kinds.move.region(move), kinds.move.space(move))
  if (kinds.place.has(move))
    return placementValue(s, seat, kinds.place.element(move), kinds.place.region(move), kinds.place.space(move))
  if (kinds.build.has(move)) return buildValue(s, seat, kinds.build.card(move))
  if (kinds.take.has(move)) return Math.max(WEIGHTS.draw, prospect(s, seat, kinds.take.card(move), false))
  if (kinds.draw.has(move)) return WEIGHTS.draw
  if (kinds.use.has(move)) return tokenValue(kinds.use.token(move)) - TOKEN_POINTS - WEIGHTS.token
  return 0
}

const tried = shape.blank()

function groupGain(s: NeotopiaState, seat: Seat, region: number, space: number): number {
  tried.bytes.set(s.bytes)
  putElement(tried, region, space, s.colours[seat])
  const grown = clusterSize(tried, seat, region) - clusterSize(s, seat, region)
  return grown === 0 ? 0 : gainOf(region, grown) * WEIGHTS.group
}

function placementValue(s: NeotopiaState, seat: Seat, element: number, region: number, space: number): number {
  let value = wanted[(region * ELEMENT_COUNT + element) * SPACE_COUNT + space]
  if (element === s.colours[seat]) value += groupGain(s, seat, region, space)
  return BONUS_INDEX[space] < 0 ? value : value + TOKEN_POINTS + WEIGHTS.token
}

/** A build is all gain, and the chance passes. */
function buildValue(s: NeotopiaState, seat: Seat, card: number): number {
  const region = windowRegion(s)
  const points = cardPoints(card, s.colours[seat])
  const track = s.points[seat * REGION_COUNT + region]
  const tokens = s.stackSizes[region] > 0 ? tokensPassed(track, track + points) : 0
  return 100 + gainOf(region, points) + tokens * (TOKEN_POINTS + WEIGHTS.token)
}

/** What the token's own step could bring at best. */
function tokenValue(token: number): number {
  if (token === SUBSIDY) return 2 * WEIGHTS.draw
  let best = token === AUTOMATIZATION ? WEIGHTS.draw : 0
  for (let i = 0; i < wanted.length; i++) if (wanted[i] > best) best = wanted[i]
  return best
}
