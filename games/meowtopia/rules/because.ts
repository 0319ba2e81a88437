// What the sentence of a refusal needs.
import type { Move, Refusal } from '../../../core/game.ts'
import { ACTIONS, FAMILIES, GOODS } from '../data.ts'
import { CENTRE } from '../grid.ts'
import { asleepWorkers, billOf, fewestUnfed, mostUnfed, usableWorkers } from '../household.ts'
import { moves, SENT, WOKEN } from '../moves.ts'
import { CODE } from '../refusals.ts'
import type { MeowtopiaState } from '../state.ts'
import { MOST_SEATS, PHASES } from '../state.ts'
import { tileTaken } from './day.ts'
import { wakeCost } from './morning.ts'

export function because(s: MeowtopiaState, move: Move, code: number): Refusal['values'] {
  const seat = s.actor
  const k = moves.kinds
  switch (code) {
    case CODE['not-now']:
      return { phase: PHASES[s.phase] }
    case CODE['not-asleep']:
      return sleepers(s, move)
    case CODE['wake-cost']:
      return { cost: wakeCost(s, move), food: s.food[seat] }
    case CODE['no-merchant']:
    case CODE['merchant-served']:
      return { family: FAMILIES[k.sell.family(move)], good: GOODS[k.sell.good(move) + 1], goods: k.sell.goods(move) }
    case CODE['no-goods']:
      return { good: GOODS[k.sell.good(move) + 1] }
    case CODE['either-way']:
      return { action: ACTIONS[tileTaken(s, move)] }
    case CODE['tile-taken']:
      return { seat: s.takers[tileTaken(s, move)] - 1 }
    case CODE['not-awake']:
      return risers(s, move)
    case CODE['no-use']:
      return { action: ACTIONS[s.does], most: usableWorkers(s, seat, s.does) }
    case CODE['cannot-follow']:
      return { action: ACTIONS[s.others] }
    case CODE['somebody-sleeps']:
      return { asleep: asleepWorkers(s, seat) }
    case CODE['cell-taken']:
    case CODE['cell-apart']:
      return { east: k.field.column(move) - CENTRE, south: k.field.row(move) - CENTRE }
    case CODE['own-first']:
      return { family: FAMILIES[seat], left: s.supply[seat] }
    case CODE['no-kitten']:
      return { family: FAMILIES[k.recruit.family(move)] }
    case CODE['not-in-household']:
    case CODE['last-worker']:
      return { seat }
    case CODE['must-go-unfed']:
      return { least: fewestUnfed(s, seat, billOf(s, seat)), bill: billOf(s, seat), food: s.food[seat] }
    case CODE['dismiss-more']:
      return { bill: billOf(s, seat), food: s.food[seat] }
    case CODE['too-many-unfed']:
      return { most: mostUnfed(billOf(s, seat)), bill: billOf(s, seat) }
    default:
      return undefined
  }
}

/** The first family of which too many are to be woken. */
function sleepers(s: MeowtopiaState, move: Move): Refusal['values'] {
  const at = s.actor * MOST_SEATS
  const family = moves.kinds.pass.has(move)
    ? moves.kinds.pass.wakes(move)
    : WOKEN.findIndex((woken, one) => woken(move) > s.asleep[at + one])
  return { family: FAMILIES[family], asleep: s.asleep[at + family] }
}

/** The first family of which too many are to be sent. */
function risers(s: MeowtopiaState, move: Move): Refusal['values'] {
  const at = s.actor * MOST_SEATS
  const family = moves.kinds.follow.has(move)
    ? moves.kinds.follow.family(move)
    : SENT.findIndex((sent, one) => sent(move) > s.awake[at + one])
  return { family: FAMILIES[family], awake: s.awake[at + family] }
}
