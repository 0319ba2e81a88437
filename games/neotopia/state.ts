// The layout of a Neotopia position, and small readers.
import { layout } from '../../core/layout.ts'
import { BONUS_COUNT, CARDS, ELEMENTS, FACTORIES, REGIONS, TILE_COUNT, TOKENS } from './data.ts'
import { highBit, lowBit, SPACE_COUNT } from './geometry.ts'

export const MOST_SEATS = 4
export const REGION_COUNT = REGIONS.length
export const ELEMENT_COUNT = ELEMENTS.length
export const FACTORY_COUNT = FACTORIES.length
export const TOKEN_COUNT = TOKENS.length
export const CARD_COUNT = CARDS.length
export const HAND_SIZE = 3
export const OFFER_SIZE = 4

/** §2.4 colours, §2.5 start, §3 turn, §4 over. */
export const PHASES = ['colours', 'start', 'turn', 'over'] as const
export const COLOURS = 0
export const START = 1
export const TURN = 2
export const OVER = 3

/** §4.1: how near the end is. */
export const ENDINGS = ['open', 'flag', 'last'] as const
export const FLAG_TURNED = 1
export const LAST_ROUND = 2

export const SUBSIDY = 0
export const AUTOMATIZATION = 1
export const INITIATIVE = 2
export const PERMITS = 3

/** Where a card is: the deck, the offer, hidden or known to all in a hand (plus seat), built (plus region). */
export const IN_DECK = 0
export const IN_OFFER = 1
export const HIDDEN = 2
export const KNOWN = HIDDEN + MOST_SEATS
export const BUILT = KNOWN + MOST_SEATS

/** A region's elements of one colour are a set of 37 bits in three words. */
const SET_WORDS = 3

export const shape = layout({
  rules: 'u8',
  seats: 'u8',
  first: 'u8',
  /** Whose turn it is. */
  turn: 'u8',
  phase: 'u8',
  round: 'u8',
  ending: 'u8',
  /** Actions left in this turn. */
  actions: 'u8',
  bonusUsed: 'u8',
  /** Bonus token in use + 1, or 0. */
  pending: 'u8',
  /** Cards a subsidy still brings. */
  draws: 'u8',
  /** §3.10: region * 37 + space + 1 of the element that may complete a project, or 0. */
  window: 'u8',
  /** Per seat its element, or ELEMENT_COUNT while none is chosen. */
  colours: ['u8', MOST_SEATS],
  elements: ['u16', REGION_COUNT * ELEMENT_COUNT * SET_WORDS],
  factories: ['u8', FACTORY_COUNT * ELEMENT_COUNT],
  /** Elements on the production pile, or in the middle once there are no tiles. */
  pile: ['u8', ELEMENT_COUNT],
  reserve: ['u8', ELEMENT_COUNT],
  /** 1 for each production tile that has left the pile. */
  turned: ['u8', TILE_COUNT],
  /** Token + 1, or 0. */
  spaceTokens: ['u8', REGION_COUNT * BONUS_COUNT],
  stackTops: ['u8', REGION_COUNT],
  stackSizes: ['u8', REGION_COUNT],
  /** Tokens that lie below the tops, by kind: one pool (§6). */
  unseenTokens: ['u8', TOKEN_COUNT],
  tokens: ['u8', MOST_SEATS * TOKEN_COUNT],
  cards: ['u8', CARD_COUNT],
  /** Card + 1, or 0. */
  lastBuilt: ['u8', REGION_COUNT],
  /** On the tracks, by seat and region. */
  points: ['u16', MOST_SEATS * REGION_COUNT],
})

export type NeotopiaState = ReturnType<typeof shape.blank>

export function lowOf(s: NeotopiaState, region: number, element: number): number {
  const { elements } = s
  const at = (region * ELEMENT_COUNT + element) * SET_WORDS
  return elements[at] | (elements[at + 1] << 16)
}

export function highOf(s: NeotopiaState, region: number, element: number): number {
  return s.elements[(region * ELEMENT_COUNT + element) * SET_WORDS + 2]
}

export function occupiedLow(s: NeotopiaState, region: number): number {
  return lowOf(s, region, 0) | lowOf(s, region, 1) | lowOf(s, region, 2) | lowOf(s, region, 3)
}

export function occupiedHigh(s: NeotopiaState, region: number): number {
  return highOf(s, region, 0) | highOf(s, region, 1) | highOf(s, region, 2) | highOf(s, region, 3)
}

export function inSet(low: number, high: number, space: number): boolean {
  return ((low & lowBit(space)) | (high & highBit(space))) !== 0
}

/** The element on a space, or -1. */
export function elementAt(s: NeotopiaState, region: number, space: number): number {
  for (let element = 0; element < ELEMENT_COUNT; element++)
    if (inSet(lowOf(s, region, element), highOf(s, region, element), space)) return element
  return -1
}

export function putElement(s: NeotopiaState, region: number, space: number, element: number): void {
  s.elements[(region * ELEMENT_COUNT + element) * SET_WORDS + (space >> 4)] |= 1 << (space & 15)
}

export function windowRegion(s: NeotopiaState): number {
  return Math.floor((s.window - 1) / SPACE_COUNT)
}

export function windowSpace(s: NeotopiaState): number {
  return (s.window - 1) % SPACE_COUNT
}

export function openWindow(s: NeotopiaState, region: number, space: number): void {
  s.window = region * SPACE_COUNT + space + 1
}

export function holdsCard(s: NeotopiaState, seat: number, card: number): boolean {
  const place = s.cards[card]
  return place === HIDDEN + seat || place === KNOWN + seat
}

export function isAnyCardAt({ cards }: NeotopiaState, place: number): boolean {
  for (let card = 0; card < CARD_COUNT; card++) if (cards[card] === place) return true
  return false
}

/** How many cards are at a place. */
export function countCards(s: NeotopiaState, place: number): number {
  const { cards } = s
  let n = 0
  for (let card = 0; card < CARD_COUNT; card++) if (cards[card] === place) n++
  return n
}

export function heldTokens(s: NeotopiaState, seat: number): number {
  const at = seat * TOKEN_COUNT
  return s.tokens[at] + s.tokens[at + 1] + s.tokens[at + 2] + s.tokens[at + 3]
}

export function factoryIsEmpty(s: NeotopiaState, factory: number): boolean {
  const { factories } = s
  const at = factory * ELEMENT_COUNT
  return (factories[at] | factories[at + 1] | factories[at + 2] | factories[at + 3]) === 0
}

export function nextSeat(s: NeotopiaState): number {
  return (s.turn + 1) % s.seats
}
