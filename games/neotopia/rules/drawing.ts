// Projects come into hands and into the offer (§3.1, §3.10).
import type { Chance } from '../../../core/game.ts'
import type { NeotopiaTell } from '../events.ts'
import type { NeotopiaState } from '../state.ts'
import { CARD_COUNT, countCards, HIDDEN, IN_DECK, IN_OFFER, isAnyCardAt, KNOWN, OFFER_SIZE } from '../state.ts'

const scratch = new Uint8Array(CARD_COUNT)

/** Turns the top card of the deck; the deck must not be empty. */
export function topOfDeck(s: NeotopiaState, chance: Chance): number {
  const { cards } = s
  let n = 0
  for (let card = 0; card < CARD_COUNT; card++) if (cards[card] === IN_DECK) scratch[n++] = card
  return scratch[chance.draw('projects', scratch, n)]
}

export function canDraw(s: NeotopiaState): boolean {
  const { cards } = s
  for (let card = 0; card < CARD_COUNT; card++) if (cards[card] <= IN_OFFER) return true
  return false
}

export function drawFromDeck(s: NeotopiaState, chance: Chance, tell: NeotopiaTell): void {
  const seat = s.turn
  const card = topOfDeck(s, chance)
  s.cards[card] = HIDDEN + seat
  tell?.({ kind: 'drew', seat }, seat, { card })
}

/** §3.11: everybody saw this card. */
export function takeFromOffer(s: NeotopiaState, card: number, tell: NeotopiaTell): void {
  const seat = s.turn
  s.cards[card] = KNOWN + seat
  tell?.({ kind: 'took', seat, card })
}

export function refillOffer(s: NeotopiaState, chance: Chance, tell: NeotopiaTell): void {
  const fresh: number[] | null = tell ? [] : null
  for (let n = countCards(s, IN_OFFER); n < OFFER_SIZE && isAnyCardAt(s, IN_DECK); n++) {
    const card = topOfDeck(s, chance)
    s.cards[card] = IN_OFFER
    fresh?.push(card)
  }
  if (fresh && fresh.length > 0) tell?.({ kind: 'offered', cards: fresh })
}
