// What travels over the table when something happens, and what a move takes up: by the names of places (`data-spot`).
import { ownOf } from '../../../core/game.ts'
import type { Trace } from '../../../ui/motion.ts'
import { ACTIONS } from '../data.ts'
import type { MeowtopiaEvent } from '../events.ts'
import { plainSales } from '../facts.ts'
import { moves } from '../moves.ts'
import { placeOf } from '../names.ts'
import type { MeowtopiaView } from '../view.ts'
import { crewMove, matesOf, movesOf } from './crew.ts'
import { ALL_SALES, readMoves } from './desk.ts'
import type { Edge } from './farm.ts'
import { edgeKey, edgeOf } from './farm.ts'

export const spots = {
  /** Who sits where, in the row of the turns. */
  player: (seat: number) => `player:${seat}`,
  /** The head on an action tile, and the tile itself. */
  taker: (tile: number) => `taker:${tile}`,
  tile: (tile: number) => `tile:${tile}`,
  action: (action: string) => `action:${action}`,
  /** The food on the tile whose first action this is. */
  bonus: (action: string) => `bonus:${action}`,
  field: (seat: number, east: number, south: number) => `field:${seat}:${east}:${south}`,
  stick: (seat: number, edge: Edge) => `stick:${seat}:${edgeKey(edge).replaceAll(' ', ':')}`,
  /** The common board. */
  left: (what: string) => `left:${what}`,
  /** Of a household. */
  food: (seat: number) => `food:${seat}`,
  coins: (seat: number) => `coins:${seat}`,
  kittens: (seat: number) => `kittens:${seat}`,
  mate: (seat: number, rank: string) => `mate:${seat}:${rank}`,
} as const

const toFood = (seat: number, food: number): readonly Trace[] =>
  food > 0 ? [{ from: spots.left('food'), to: spots.food(seat) }] : []

/** What a turn begins with and what follows from it by itself is seen like what somebody did. */
export function tracesOf(event: MeowtopiaEvent): readonly Trace[] {
  switch (event.kind) {
    case 'round':
      return [{ to: spots.left('round') }]
    case 'rested':
    case 'awake':
      return toFood(event.seat, event.food)
    case 'woke':
      return [{ to: spots.kittens(event.seat) }]
    case 'sold':
      return [{ to: (event.good === 'coin' ? spots.coins : spots.food)(event.seat) }, { to: spots.kittens(event.seat) }]
    case 'took':
      return [{ from: spots.player(event.seat), to: spots.taker(event.tile) }, ...toFood(event.seat, event.food)]
    case 'sent':
    case 'followed': {
      const gained: readonly Trace[] =
        event.coins > 0 ? [{ from: spots.left('coins'), to: spots.coins(event.seat) }] : []
      return [
        { to: spots.player(event.seat) },
        { to: spots.kittens(event.seat) },
        ...toFood(event.seat, event.food),
        ...gained,
      ]
    }
    case 'passed':
      return [{ to: spots.player(event.seat) }, ...toFood(event.seat, event.food)]
    case 'field': {
      const { east, south } = placeOf(event.column, event.row)
      return [{ from: spots.left('field'), to: spots.field(event.seat, east, south) }]
    }
    case 'stick': {
      const { east, south } = placeOf(event.column, event.row)
      return [{ from: spots.left('stick'), to: spots.stick(event.seat, edgeOf(east, south, event.side)) }]
    }
    case 'recruited':
      return [{ from: spots.left(`kitten-${event.family}`), to: spots.kittens(event.seat), carries: 'before' }]
    case 'dismissed':
      return [{ to: spots.kittens(event.seat), loss: true }]
    case 'fed':
      return [{ to: spots.food(event.seat), loss: event.unfed > 0 }]
    case 'triggered':
      return [{ to: spots.left('end') }]
    case 'left':
      return event.food > 0 ? event.tiles.map((actions) => ({ to: spots.bonus(actions[0] ?? '') })) : []
    default:
      return []
  }
}

/** Fields, sticks and tiles carry their moves themselves. */
export function spotsOf(text: string, view: MeowtopiaView): readonly string[] {
  const home = ownOf(view.households, view.viewer)
  const move = moves.readText(text)
  if (!home) return []
  const seat = Number(view.viewer)
  if (move.kind === 'take') return [spots.action(ACTIONS[move.does] ?? '')]
  if (move.kind === 'wake' || move.kind === 'send') {
    const counts = [move.ginger, move.black, move.grey, move.white]
    const crew = matesOf(home).filter(({ merchant, asleep }) => !merchant && asleep === (move.kind === 'wake'))
    const wanted = crew.filter((mate, i) => {
      const before = crew.slice(0, i).filter(({ family }) => family === mate.family).length
      return before < (counts[mate.family] ?? 0)
    })
    return crewMove(move.kind, wanted) === text ? wanted.map(({ rank }) => spots.mate(seat, rank)) : []
  }
  const [legal] = readMoves([text])
  const mate = legal && matesOf(home).find((one) => movesOf(one, [legal]).length > 0)
  // Where several plain sales are one choice, a sale is part of it.
  const sales = move.kind === 'sell' ? plainSales(view, seat) : []
  const all = sales.length > 1 && sales.includes(text) ? [ALL_SALES] : []
  return [...(mate ? [spots.mate(seat, mate.rank)] : []), ...all]
}
