// Before the first turn (§2): first player, colours, tokens, hands, and one element from each player.
import type { Chance } from '../../../core/game.ts'
import type { Chosen } from '../../../core/options.ts'
import { BONUS_COUNT, EACH_ELEMENT, EACH_TOKEN, STACK_HEIGHT, TILE_COUNT } from '../data.ts'
import type { NeotopiaTell } from '../events.ts'
import type { NeotopiaOptions } from '../options.ts'
import type { NeotopiaState } from '../state.ts'
import {
  COLOURS,
  ELEMENT_COUNT,
  FACTORY_COUNT,
  HAND_SIZE,
  HIDDEN,
  MOST_SEATS,
  nextSeat,
  REGION_COUNT,
  START,
} from '../state.ts'
import { SETS } from '../versions.ts'
import { unseenToken } from './building.ts'
import { refillOffer, topOfDeck } from './drawing.ts'
import { placeFromReserve } from './placing.ts'
import { startTurn } from './turn.ts'

const SEATS = Uint8Array.from({ length: MOST_SEATS }, (_, seat) => seat)

export const setupBy =
  (rules: number) =>
  (seats: number, chosen: Chosen<NeotopiaOptions>, chance: Chance, s: NeotopiaState, tell?: NeotopiaTell): void => {
    s.bytes.fill(0)
    s.rules = rules
    s.seats = seats
    s.round = 1
    const onTable = FACTORY_COUNT + 1 // §2.1, §2.6: one of each on the factories and on the pile
    for (let element = 0; element < ELEMENT_COUNT; element++) {
      s.reserve[element] = EACH_ELEMENT - onTable
      s.pile[element] = 1
      for (let factory = 0; factory < FACTORY_COUNT; factory++) s.factories[factory * ELEMENT_COUNT + element] = 1
    }
    const { tiles } = SETS[rules]
    for (let tile = 0; tile < TILE_COUNT; tile++) s.turned[tile] = tiles[tile].outWith === seats ? 1 : 0
    s.unseenTokens.fill(EACH_TOKEN)
    s.colours.fill(ELEMENT_COUNT)
    s.first = chosen.first ?? SEATS[chance.draw('first player', SEATS, seats)] // §2.3
    tell?.({ kind: 'first', seat: s.first, drawn: chosen.first === null })
    s.turn = s.first
    s.phase = COLOURS
    if (chosen.colours === 'chosen') return
    for (let seat = 0; seat < seats; seat++) giveColour(s, seat, seat, tell)
    deal(s, chance, tell)
  }

function giveColour(s: NeotopiaState, seat: number, element: number, tell: NeotopiaTell): void {
  s.colours[seat] = element
  tell?.({ kind: 'colour', seat, element })
}

/** The seat whose colour this is, or -1. */
export function seatOfColour(s: NeotopiaState, element: number): number {
  for (let seat = 0; seat < s.seats; seat++) if (s.colours[seat] === element) return seat
  return -1
}

/** §2.4: in turn order; who has only one left takes it. */
export function chooseColour(s: NeotopiaState, element: number, chance: Chance, tell: NeotopiaTell): void {
  giveColour(s, s.turn, element, tell)
  s.turn = nextSeat(s)
  if (s.seats === ELEMENT_COUNT && nextSeat(s) === s.first) {
    let left = 0
    while (seatOfColour(s, left) >= 0) left++
    giveColour(s, s.turn, left, tell)
    s.turn = nextSeat(s)
  }
  if (s.turn === s.first) deal(s, chance, tell)
}

function deal(s: NeotopiaState, chance: Chance, tell: NeotopiaTell): void {
  s.phase = START
  for (let region = 0; region < REGION_COUNT; region++) {
    for (let i = 0; i < BONUS_COUNT; i++) s.spaceTokens[region * BONUS_COUNT + i] = unseenToken(s, chance) + 1
  }
  for (let region = 0; region < REGION_COUNT; region++) {
    s.stackSizes[region] = STACK_HEIGHT
    s.stackTops[region] = unseenToken(s, chance) + 1
    if (!tell) continue
    const onSpaces = s.spaceTokens.slice(region * BONUS_COUNT, (region + 1) * BONUS_COUNT)
    tell({ kind: 'laid', region, tokens: Array.from(onSpaces, (token) => token - 1), top: s.stackTops[region] - 1 })
  }
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.first + i) % s.seats
    const hand: number[] | null = tell ? [] : null
    for (let n = 0; n < HAND_SIZE; n++) {
      const card = topOfDeck(s, chance)
      s.cards[card] = HIDDEN + seat
      hand?.push(card)
    }
    if (hand) tell?.({ kind: 'dealt', seat, count: HAND_SIZE }, seat, { cards: hand })
  }
}

/** §2.5 */
export function placeFirst(s: NeotopiaState, region: number, space: number, chance: Chance, tell: NeotopiaTell): void {
  placeFromReserve(s, s.colours[s.turn], region, space, tell)
  s.turn = nextSeat(s)
  if (s.turn !== s.first) return
  refillOffer(s, chance, tell)
  startTurn(s, s.first, chance, tell)
}
