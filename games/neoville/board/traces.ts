// What travels over the table when something happens, and what a move takes up: by the names of places (`data-spot`).
import { ownOf } from '../../../core/game.ts'
import type { Trace } from '../../../ui/motion.ts'
import type { NeovilleEvent } from '../events.ts'
import { moves } from '../moves.ts'
import type { NeovilleView } from '../view.ts'

export const spots = {
  /** A tile of a city, what stands on it, and a free place of the own city. */
  tile: (seat: number, cell: number) => `tile:${seat}:${cell}`,
  piece: (seat: number, cell: number) => `piece:${seat}:${cell}`,
  place: (cell: number) => `place:${cell}`,
  square: (square: number) => `square:${square}`,
  hand: (seat: number, slot: number) => `hand:${seat}:${slot}`,
  market: (tile: number) => `market:${tile}`,
  supply: (piece: number) => `supply:${piece}`,
  player: (seat: number) => `player:${seat}`,
  stack: 'stack',
} as const

export function tracesOf(event: NeovilleEvent): readonly Trace[] {
  switch (event.kind) {
    case 'placed':
      return [{ from: spots.hand(event.seat, event.slot), to: spots.tile(event.seat, event.cell) }]
    case 'built':
      return [{ from: spots.supply(event.piece), to: spots.piece(event.seat, event.cell) }]
    case 'took':
      return [
        { from: spots.market(event.tile), to: spots.hand(event.seat, event.slot) },
        { from: spots.stack, to: spots.market(event.refill) },
      ]
    case 'drew':
      return [{ from: spots.stack, to: spots.hand(event.seat, event.slot) }]
    case 'skipped':
    case 'cannotBuild':
      return [{ to: spots.player(event.seat), loss: event.kind === 'cannotBuild' }]
    default:
      return []
  }
}

export function spotsOf(text: string, view: NeovilleView): readonly string[] {
  const move = moves.readText(text)
  switch (move.kind) {
    case 'place': {
      const slot = ownOf(view.hands, view.viewer)?.findIndex((one) => one?.tile === move.tile) ?? -1
      return [spots.hand(Number(view.viewer), slot), spots.place(move.cell)]
    }
    case 'build':
      return [spots.supply(move.piece), spots.square(move.square)]
    case 'take':
      return [spots.market(move.tile)]
    case 'draw':
      return [spots.stack]
    default:
      return []
  }
}
