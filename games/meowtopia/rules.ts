// The rules of Meowtopia: legal moves, checks and play (§3–§7); the setup and the phases are in rules/.
import type { Chance, Move, MoveList, Seat } from '../../core/game.ts'
import { NOBODY } from '../../core/game.ts'
import type { MeowtopiaTell } from './events.ts'
import { fieldMoves, stickMoves } from './farm.ts'
import { billOf } from './household.ts'
import { moves } from './moves.ts'
import { CODE } from './refusals.ts'
import {
  checkField,
  checkRecruit,
  checkStick,
  playField,
  playRecruit,
  playStick,
  recruitMoves,
} from './rules/action.ts'
import { endTurn, settle } from './rules/course.ts'
import {
  checkFollow,
  checkPass,
  checkSend,
  checkTake,
  followMoves,
  playFollow,
  playPass,
  playSend,
  playTake,
  sendMoves,
  takeMoves,
} from './rules/day.ts'
import { checkDismiss, checkFeed, checkRetire, eveningMoves, feed, playDismiss, playRetire } from './rules/evening.ts'
import { checkSell, checkWake, closeShop, playSell, playWake, sellMoves, wakeMoves } from './rules/morning.ts'
import type { MeowtopiaState } from './state.ts'
import { EVENING, FIELD, FOLLOW, HIRE, OVER, SELL, SEND, STICK, TAKE, WAKE } from './state.ts'

export { because } from './rules/because.ts'
export { setupBy } from './rules/setup.ts'

export function toAct(s: MeowtopiaState): Seat | typeof NOBODY {
  return s.phase === OVER ? NOBODY : s.actor
}

export function legal(s: MeowtopiaState, into: MoveList): number {
  switch (s.phase) {
    case WAKE:
      return wakeMoves(s, into)
    case SELL:
      return sellMoves(s, into)
    case TAKE:
      return takeMoves(s, into)
    case SEND:
      return sendMoves(s, into)
    case FIELD:
      return fieldMoves(s, s.actor, into)
    case STICK:
      return stickMoves(s, s.actor, into)
    case HIRE:
      return recruitMoves(s, into)
    case FOLLOW:
      return followMoves(s, into)
    case EVENING:
      return eveningMoves(s, into)
    default:
      return 0
  }
}

export function check(s: MeowtopiaState, move: Move): number {
  if (!Number.isInteger(move) || move < 0 || move >= moves.size) return CODE['no-move']
  const k = moves.kinds
  switch (s.phase) {
    case WAKE:
      return k.wake.has(move) ? checkWake(s, move) : CODE['not-now']
    case SELL:
      if (k.close.has(move)) return 0
      return k.sell.has(move) ? checkSell(s, move) : CODE['not-now']
    case TAKE:
      return k.take.has(move) ? checkTake(s, move) : CODE['not-now']
    case SEND:
      return k.send.has(move) ? checkSend(s, move) : CODE['not-now']
    case FIELD:
      return k.field.has(move) ? checkField(s, move) : CODE['not-now']
    case STICK:
      return k.stick.has(move) ? checkStick(s, move) : CODE['not-now']
    case HIRE:
      return k.recruit.has(move) ? checkRecruit(s, move) : CODE['not-now']
    case FOLLOW:
      if (k.follow.has(move)) return checkFollow(s, move)
      return k.pass.has(move) ? checkPass(s, move) : CODE['not-now']
    case EVENING:
      return checkEvening(s, move)
    default:
      return CODE['game-over']
  }
}

function checkEvening(s: MeowtopiaState, move: Move): number {
  const { dismiss, retire, feed } = moves.kinds
  if (dismiss.has(move)) return checkDismiss(s, move)
  if (retire.has(move)) return checkRetire(s, move)
  return feed.has(move) ? checkFeed(s, move) : CODE['not-now']
}

export function play(s: MeowtopiaState, move: Move, _chance: Chance, tell?: MeowtopiaTell): void {
  switch (s.phase) {
    case WAKE:
      playWake(s, move, tell)
      break
    case SELL:
      if (moves.kinds.close.has(move)) closeShop(s)
      else playSell(s, move, tell)
      break
    case TAKE:
      playTake(s, move, tell)
      break
    case SEND:
      playSend(s, move, tell)
      break
    case FIELD:
      playField(s, move, tell)
      break
    case STICK:
      playStick(s, move, tell)
      break
    case HIRE:
      playRecruit(s, move, tell)
      break
    case FOLLOW:
      if (moves.kinds.follow.has(move)) playFollow(s, move, tell)
      else playPass(s, move, tell)
      break
    case EVENING:
      playEvening(s, move, tell)
  }
  settle(s, tell)
}

function playEvening(s: MeowtopiaState, move: Move, tell: MeowtopiaTell): void {
  const { dismiss, retire } = moves.kinds
  if (dismiss.has(move)) playDismiss(s, move, tell)
  else if (retire.has(move)) playRetire(s, move, tell)
  else {
    feed(s, billOf(s, s.actor), moves.kinds.feed.unfed(move), tell)
    endTurn(s, tell)
  }
}
