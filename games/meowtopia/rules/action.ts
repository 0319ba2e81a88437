// The five actions (§4.3): what a worker does, and where fields, sticks and kittens go.
import type { Move, MoveList, Tell } from '../../../core/game.ts'
import type { ActionName, EndingName } from '../data.ts'
import {
  ENDINGS,
  FIELDS,
  FOOD,
  FOOD_LADDER,
  FOREIGN_KITTEN,
  GOLD,
  IRRIGATION,
  LAST_FIELD,
  LAST_STICK,
  NO_ENDING,
} from '../data.ts'
import type { MeowtopiaEvent, MeowtopiaTell } from '../events.ts'
import { BITS, edgeState, fieldAt, fieldsBeside, layField, layStick } from '../farm.ts'
import { cellOf, columnOf, EDGE_SIDES, opposite, rowOf, STEP } from '../grid.ts'
import { MERCHANT, moves } from '../moves.ts'
import { CODE } from '../refusals.ts'
import type { MeowtopiaState } from '../state.ts'
import { FIELD, FOLLOW, HIRE, MOST_MERCHANTS, MOST_SEATS, STICK } from '../state.ts'
import { gainCoins, gainFood, payCoin } from '../stock.ts'

/** The actor's turn at the action is over. */
export function passOn(s: MeowtopiaState): void {
  s.actor = (s.actor + 1) % s.seats
  s.phase = FOLLOW
}

/** Food and coins are gained at once, and their number is given; the rest is placed one by one. */
export function act(s: MeowtopiaState, action: number, workers: number): number {
  const seat = s.actor
  if (action === FOOD || action === GOLD) {
    passOn(s)
    return action === FOOD ? gainFood(s, seat, FOOD_LADDER[workers]) : gainCoins(s, seat, workers)
  }
  s.pending = workers
  s.phase = action === FIELDS ? FIELD : action === IRRIGATION ? STICK : HIRE
  return 0
}

/** §7 */
function trigger(s: MeowtopiaState, ending: number, tell: MeowtopiaTell): void {
  if (s.ending !== NO_ENDING) return
  s.ending = ending
  if (tell) tell({ kind: 'triggered', seat: s.actor, ending: ENDINGS[ending] as EndingName })
}

export const cellMoved = (move: Move) => cellOf(moves.kinds.field.column(move), moves.kinds.field.row(move))
export const cellOfStick = (move: Move) => cellOf(moves.kinds.stick.column(move), moves.kinds.stick.row(move))
export const sideOfStick = (move: Move) => EDGE_SIDES[moves.kinds.stick.side(move)]

export function checkField(s: MeowtopiaState, move: Move): number {
  const cell = cellMoved(move)
  if (fieldAt(s, s.actor, cell) >= 0) return CODE['cell-taken']
  return fieldsBeside(s, s.actor, cell) === 0 ? CODE['cell-apart'] : 0
}

export function playField(s: MeowtopiaState, move: Move, tell: MeowtopiaTell): void {
  const { field } = moves.kinds
  const seat = s.actor
  const water = layField(s, seat, cellMoved(move))
  s.pending--
  if (tell)
    tell({
      kind: 'field',
      seat,
      column: field.column(move),
      row: field.row(move),
      irrigated: water !== 0,
      points: BITS[water],
    })
  if (s.fieldsLeft === 0) return
  s.fieldsLeft--
  if (s.fieldsLeft === 0) trigger(s, LAST_FIELD, tell)
}

export function checkStick(s: MeowtopiaState, move: Move): number {
  const state = edgeState(s, s.actor, cellOfStick(move), sideOfStick(move))
  return state === 0 ? 0 : state === 1 ? CODE['edge-taken'] : CODE['edge-apart']
}

export function playStick(s: MeowtopiaState, move: Move, tell: MeowtopiaTell): void {
  const points = layStick(s, s.actor, cellOfStick(move), sideOfStick(move))
  s.pending--
  if (tell) tellStick(s, cellOfStick(move), sideOfStick(move), points, tell)
  if (s.sticksLeft === 0) return
  s.sticksLeft--
  if (s.sticksLeft === 0) trigger(s, LAST_STICK, tell)
}

function tellStick(s: MeowtopiaState, near: number, side: number, points: number, tell: Tell<MeowtopiaEvent>): void {
  const here = fieldAt(s, s.actor, near) >= 0
  const cell = here ? near : near + STEP[side]
  tell({
    kind: 'stick',
    seat: s.actor,
    column: columnOf(cell),
    row: rowOf(cell),
    side: here ? side : opposite(side),
    points,
  })
}

export function recruitMoves(s: MeowtopiaState, into: MoveList): number {
  const { recruit } = moves.kinds
  let n = 0
  for (let family = 0; family < MOST_SEATS; family++) {
    if (s.supply[family] === 0 || (family !== s.actor && s.supply[s.actor] > 0)) continue
    into[n++] = recruit.of(family, 0)
    into[n++] = recruit.of(family, 1)
  }
  return n
}

export function checkRecruit(s: MeowtopiaState, move: Move): number {
  const family = moves.kinds.recruit.family(move)
  if (family !== s.actor && s.supply[s.actor] > 0) return CODE['own-first']
  return s.supply[family] === 0 ? CODE['no-kitten'] : 0
}

export function playRecruit(s: MeowtopiaState, move: Move, tell: MeowtopiaTell): void {
  const { recruit } = moves.kinds
  const seat = s.actor
  const family = recruit.family(move)
  const role = recruit.role(move)
  payCoin(s, seat)
  s.supply[family]--
  s.pending--
  if (role === MERCHANT) {
    s.merchantFamily[seat * MOST_MERCHANTS + s.merchants[seat]] = family
    s.merchants[seat]++
  } else s.awake[seat * MOST_SEATS + family]++
  if (tell) tell({ kind: 'recruited', seat, family, role })
  if (family !== seat) trigger(s, FOREIGN_KITTEN, tell)
}

/** What the board has left of what an action lays; more than that comes out of the box (§7). */
export function leftToLay(s: MeowtopiaState, action: ActionName): number {
  return action === 'fields' ? s.fieldsLeft : action === 'irrigation' ? s.sticksLeft : Number.POSITIVE_INFINITY
}

/** §7 How many workers at an action bring the end: they take the last field or stick, or a kitten of another family. */
export function workersToEnd(s: MeowtopiaState, seat: number): { readonly [A in ActionName]?: number } {
  if (s.ending !== NO_ENDING) return {}
  return { fields: leftToLay(s, 'fields'), irrigation: leftToLay(s, 'irrigation'), recruit: s.supply[seat] + 1 }
}
