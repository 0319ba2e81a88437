// What the advice goes by in a position: a seat's turns, scores, hand, and what each region gives it.
import type { Seat } from '../../../core/game.ts'
import { LOWEST_TIMES, TILE_COUNT, TRACK_LENGTH, TURN_ACTIONS } from '../data.ts'
import { CARD_MAIN, CARD_SECOND, tokensPassed } from '../rules/building.ts'
import { TOKEN_POINTS } from '../score.ts'
import type { NeotopiaState } from '../state.ts'
import {
  CARD_COUNT,
  ELEMENT_COUNT,
  FACTORY_COUNT,
  HIDDEN,
  IN_DECK,
  IN_OFFER,
  KNOWN,
  LAST_ROUND,
  REGION_COUNT,
} from '../state.ts'
import { SETS } from '../versions.ts'
import { largestGroup } from './groups.ts'
import { lowestCard, reachFor, supplyOf } from './reach.ts'
import { CARD_WORDS, slotOf } from './slots.ts'
import { WEIGHTS } from './weights.ts'

/** Of the position and the seat last read: by region its slot, its score and what a point there is worth. */
export const slots = new Int32Array(REGION_COUNT)
export const scores = new Float64Array(REGION_COUNT)
export const pointWorth = new Float64Array(REGION_COUNT)
/** By region and element: how many lie in the factories next to it. */
export const within = new Uint8Array(REGION_COUNT * ELEMENT_COUNT)
/** The cards in hand and in the offer; how many there are of them, and in the deck, is `seen`. */
export const hand = new Uint8Array(CARD_COUNT)
export const offer = new Uint8Array(CARD_COUNT)
export const seen = { turns: 0, cards: 0, offered: 0, deck: 0, hunger: 1 }
/** The lowest score, how far above it another still counts as low, and the sum of how low the regions are. */
const low = { score: 0, softness: 1, sum: 0 }

let colour = 0

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
  colour = s.colours[seat]
  seen.turns = turnsLeft(s, seat)
  seen.hunger = 1 + WEIGHTS.crowd * (s.seats - 2)
  readScores(s, seat)
  readGains(s, seat)
  readFactories(s)
  readCards(s, seat)
}

function readScores(s: NeotopiaState, seat: Seat): void {
  const softness = WEIGHTS.softness + WEIGHTS.softnessOverTime * seen.turns
  let least = Number.POSITIVE_INFINITY
  for (let region = 0; region < REGION_COUNT; region++) {
    slots[region] = slotOf(s, region)
    scores[region] = s.points[seat * REGION_COUNT + region] + largestGroup(slots[region], colour)
    least = Math.min(least, scores[region])
  }
  let sum = 0
  for (let region = 0; region < REGION_COUNT; region++) {
    pointWorth[region] = scores[region] === least ? 1 : Math.exp((least - scores[region]) / softness)
    sum += pointWorth[region]
  }
  low.score = least
  low.softness = softness
  low.sum = sum
  // The middle of a project's points: a region that is overtaken on the way counts less.
  const onTheWay = Math.exp(-MEAN_POINTS / softness)
  for (let region = 0; region < REGION_COUNT; region++) {
    const own = pointWorth[region] * onTheWay
    pointWorth[region] = 1 + ((LOWEST_TIMES - 1) * own) / (own + sum - pointWorth[region])
  }
}

/** The lowest score, less the more others are as low. */
export const lowestScore = (): number => low.score - low.softness * Math.log(low.sum / REGION_COUNT)

/** What projects bring. */
const LEAST_POINTS = 2
const MOST_POINTS = 5
const GAINS = MOST_POINTS + 1
/** By place on the track and points: the points that the tokens passed are worth. */
const PASSED = Uint8Array.from(
  { length: TRACK_LENGTH * GAINS },
  (_, i) => TOKEN_POINTS * tokensPassed(Math.floor(i / GAINS), Math.floor(i / GAINS) + (i % GAINS)),
)

/** By region and points: what a project of that many points brings, with the tokens that it passes on the track. */
const gains = new Float64Array(REGION_COUNT * GAINS)

function readGains(s: NeotopiaState, seat: Seat): void {
  for (let region = 0; region < REGION_COUNT; region++) {
    const place = s.points[seat * REGION_COUNT + region] % TRACK_LENGTH
    const hasTokens = s.stackSizes[region] > 0
    for (let points = LEAST_POINTS; points < GAINS; points++) {
      const gain = growthWorth(region, points)
      gains[region * GAINS + points] = hasTokens ? gain + PASSED[place * GAINS + points] : gain
    }
  }
}

/** The two factories next to each region. */
export const BESIDE = [0, 2, 1, 0, 2, 1]

function readFactories(s: NeotopiaState): void {
  const { factories } = s
  for (let region = 0; region < REGION_COUNT; region++) {
    const one = BESIDE[region * 2] * ELEMENT_COUNT
    const two = BESIDE[region * 2 + 1] * ELEMENT_COUNT
    for (let element = 0; element < ELEMENT_COUNT; element++)
      within[region * ELEMENT_COUNT + element] = factories[one + element] + factories[two + element]
  }
}

/** The cards in hand as a set. */
export const held = new Int32Array(CARD_WORDS)

/** Where a card is cannot be foretold, so nothing branches on it: each place is looked up in a set of places. */
function readCards(s: NeotopiaState, seat: Seat): void {
  const { cards } = s
  const hands = (1 << (HIDDEN + seat)) | (1 << (KNOWN + seat))
  seen.cards = 0
  seen.offered = 0
  let deck = 0
  for (let word = 0; word < CARD_WORDS; word++) {
    const end = Math.min(CARD_COUNT, (word + 1) * 32)
    let inHand = 0
    let offered = 0
    for (let card = word * 32; card < end; card++) {
      const place = cards[card]
      inHand |= ((hands >> place) & 1) << card
      offered |= (((1 << IN_OFFER) >> place) & 1) << card
      deck += ((1 << IN_DECK) >> place) & 1
    }
    held[word] = inHand
    seen.cards = listCards(word, inHand, hand, seen.cards)
    seen.offered = listCards(word, offered, offer, seen.offered)
  }
  seen.deck = deck
}

/** Adds the cards of a word of a set to a list of so many; gives how many it has then. */
function listCards(word: number, cards: number, list: Uint8Array, count: number): number {
  let n = count
  for (let rest = cards; rest !== 0; rest &= rest - 1) list[n++] = lowestCard(word, rest)
  return n
}

/** Works out how the projects in hand stand in a region. */
export function reachIn(region: number): void {
  for (let word = 0; word < CARD_WORDS; word++) reachFor(slots[region], word, held[word])
}

/** The same in all regions. */
export function reachForHand(): void {
  for (let region = 0; region < REGION_COUNT; region++) reachIn(region)
}

/** What points for a group or a project bring. */
export function growthWorth(region: number, points: number): number {
  return pointWorth[region] * points
}

/** What a project brings the seat in a region. */
export function gainOf(card: number, region: number): number {
  return gains[region * GAINS + cardPoints[card * ELEMENT_COUNT + colour]]
}

/** The elements of a project that lie in the factories next to a region, as `supplyOf` gives them. */
export function supplyFor(card: number, region: number): number {
  return supplyOf(within[region * ELEMENT_COUNT + CARD_MAIN[card]], within[region * ELEMENT_COUNT + CARD_SECOND[card]])
}
