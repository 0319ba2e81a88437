// What the sentence of a refusal needs.
import type { Move, Refusal } from '../../../core/game.ts'
import { ACTIONS, FAMILIES, GOODS } from '../data.ts'
import { CENTRE } from '../grid.ts'
import { asleepWorkers, billOf, fewestUnfed, mostUnfed, usableWorkers } from '../household.ts'
import { moves, SENT, WOKEN } from '../moves.ts'
import {
  CANNOT_FOLLOW,
  CELL_APART,
  CELL_TAKEN,
  DISMISS_MORE,
  EITHER_WAY,
  LAST_WORKER,
  MERCHANT_SERVED,
  MUST_GO_UNFED,
  NO_GOODS,
  NO_KITTEN,
  NO_MERCHANT,
  NO_USE,
  NOT_ASLEEP,
  NOT_AWAKE,
  NOT_IN_HOUSEHOLD,
  NOT_NOW,
  OWN_FIRST,
  SOMEBODY_SLEEPS,
  TILE_TAKEN,
  TOO_MANY_UNFED,
  WAKE_COST,
} from '../refusals.ts'
import type { MeowtopiaState } from '../state.ts'
import { MOST_SEATS, PHASES } from '../state.ts'
import { tileTaken } from './day.ts'
import { wakeCost } from './morning.ts'

export function because(s: MeowtopiaState, move: Move, code: number): Refusal['values'] {
  const seat = s.actor
  const k = moves.kinds
  switch (code) {
    case NOT_NOW:
      return { phase: PHASES[s.phase] }
    case NOT_ASLEEP:
      return sleepers(s, move)
    case WAKE_COST:
      return { cost: wakeCost(s, move), food: s.food[seat] }
    case NO_MERCHANT:
    case MERCHANT_SERVED:
      return { family: FAMILIES[k.sell.family(move)], good: GOODS[k.sell.good(move) + 1], goods: k.sell.goods(move) }
    case NO_GOODS:
      return { good: GOODS[k.sell.good(move) + 1] }
    case EITHER_WAY:
      return { action: ACTIONS[tileTaken(s, move)] }
    case TILE_TAKEN:
      return { seat: s.takers[tileTaken(s, move)] - 1 }
    case NOT_AWAKE:
      return risers(s, move)
    case NO_USE:
      return { action: ACTIONS[s.does], most: usableWorkers(s, seat, s.does) }
    case CANNOT_FOLLOW:
      return { action: ACTIONS[s.others] }
    case SOMEBODY_SLEEPS:
      return { asleep: asleepWorkers(s, seat) }
    case CELL_TAKEN:
    case CELL_APART:
      return { east: k.field.column(move) - CENTRE, south: k.field.row(move) - CENTRE }
    case OWN_FIRST:
      return { family: FAMILIES[seat], left: s.supply[seat] }
    case NO_KITTEN:
      return { family: FAMILIES[k.recruit.family(move)] }
    case NOT_IN_HOUSEHOLD:
    case LAST_WORKER:
      return { seat }
    case MUST_GO_UNFED:
      return { least: fewestUnfed(s, seat, billOf(s, seat)), bill: billOf(s, seat), food: s.food[seat] }
    case DISMISS_MORE:
      return { bill: billOf(s, seat), food: s.food[seat] }
    case TOO_MANY_UNFED:
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
