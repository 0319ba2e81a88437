// What travels over the table when something happens, and what a move takes up: by the names of places (`data-spot`).
import type { Trace } from '../../../ui/motion.ts'
import type { NeotopiaEvent } from '../events.ts'
import { moves } from '../moves.ts'
import type { NeotopiaView } from '../view.ts'
import { RESERVE } from './offers.ts'

export const spots = {
  space: (region: number, space: number) => `space:${region}:${space}`,
  /** The reserve is among the factories. */
  source: (factory: number, element: number) => `source:${factory}:${element}`,
  card: (card: number) => `card:${card}`,
  player: (seat: number) => `player:${seat}`,
  marker: (region: number, seat: number) => `marker:${region}:${seat}`,
  last: (region: number) => `last:${region}`,
  stack: (region: number) => `stack:${region}`,
  token: (token: number) => `token:${token}`,
  deck: 'deck',
  /** The way to the offer or the hand, where only one of them is shown. */
  toOffer: 'offer',
  toHand: 'hand',
  pile: 'pile',
} as const

export function tracesOf(event: NeotopiaEvent): readonly Trace[] {
  switch (event.kind) {
    case 'placed':
      return [{ from: spots.source(event.factory, event.element), to: spots.space(event.region, event.space) }]
    case 'token': {
      const from = event.space < 0 ? spots.stack(event.region) : spots.space(event.region, event.space)
      return [{ from, to: spots.player(event.seat), carries: 'before' }]
    }
    case 'uncovered':
      return [{ to: spots.stack(event.region) }]
    case 'refilled':
      return event.elements.map((element) => ({ from: spots.pile, to: spots.source(event.factory, element) }))
    case 'produced':
    case 'flag':
    case 'last':
      return [{ to: spots.pile }]
    case 'took':
      return [{ from: spots.card(event.card), to: spots.card(event.card) }]
    case 'drew':
      return [
        event.card === undefined
          ? { from: spots.deck, to: spots.player(event.seat), carries: 'before' }
          : { from: spots.deck, to: spots.card(event.card) },
      ]
    case 'built':
      return [
        { from: spots.card(event.card), to: spots.last(event.region), carries: 'before' },
        { to: spots.marker(event.region, event.seat) },
      ]
    case 'used':
      return [{ to: spots.player(event.seat) }]
    case 'lost':
      return [{ to: spots.player(event.seat), loss: true }]
    default:
      return []
  }
}

export function spotsOf(text: string, { phase }: NeotopiaView): readonly string[] {
  const move = moves.readText(text)
  switch (move.kind) {
    case 'place': {
      const space = spots.space(move.region, move.space)
      // The first element is taken up already.
      return phase === 'start' ? [space] : [spots.source(RESERVE, move.element), space]
    }
    case 'move':
      return [spots.source(move.factory, move.element), spots.space(move.region, move.space)]
    case 'take':
      return [spots.card(move.card), spots.toOffer]
    case 'build':
      return [spots.card(move.card), spots.toHand]
    case 'draw':
      return [spots.deck, spots.toOffer]
    case 'use':
      return [spots.token(move.token), spots.toHand]
    default:
      return []
  }
}
