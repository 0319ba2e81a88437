// The day (§4.3, §4.4, §5): taking a tile, sending workers, following or passing.
import type { Move, MoveList } from '../../../core/game.ts'
import { ACTIONS, FOOD, FOOD_LADDER, GOLD, MOST_WORKERS, SECOND_ACTION } from '../data.ts'
import type { Telling } from '../events.ts'
import { asleepWorkers, canFollow, isAnybodyAwake, mostToSend, usableWorkers } from '../household.ts'
import { moves, NOBODY_WAKES, SENT } from '../moves.ts'
import {
  CANNOT_FOLLOW,
  EITHER_WAY,
  LEGAL,
  NO_TILE,
  NO_USE,
  NOT_ASLEEP,
  NOT_AWAKE,
  SIX_AT_MOST,
  SOMEBODY_SLEEPS,
  TILE_TAKEN,
} from '../refusals.ts'
import type { MeowtopiaState } from '../state.ts'
import { MOST_SEATS, SEND, TILES, tileOf } from '../state.ts'
import { act, passOn } from './action.ts'

export function takeMoves(s: MeowtopiaState, into: MoveList): number {
  const { take } = moves.kinds
  const bothWays = s.variant === 1 && isAnybodyAwake(s)
  let n = 0
  for (let tile = 0; tile < TILES; tile++) {
    if (s.takers[tile] !== 0) continue
    into[n++] = take.of(tile, s.variant === 0 ? tile : SECOND_ACTION[tile])
    if (bothWays) into[n++] = take.of(SECOND_ACTION[tile], tile)
  }
  return n
}

export function tileTaken(s: MeowtopiaState, move: Move): number {
  return tileOf(s, moves.kinds.take.does(move), moves.kinds.take.others(move))
}

export function checkTake(s: MeowtopiaState, move: Move): number {
  const tile = tileTaken(s, move)
  if (tile < 0) return NO_TILE
  if (s.takers[tile] !== 0) return TILE_TAKEN
  // With everybody asleep it makes no difference which of the two is named: the first stands for both.
  return moves.kinds.take.does(move) !== tile && !isAnybodyAwake(s) ? EITHER_WAY : LEGAL
}

export function playTake(s: MeowtopiaState, move: Move, tell: Telling): void {
  const tile = tileTaken(s, move)
  const seat = s.actor
  const food = s.tileFood[tile]
  s.does = moves.kinds.take.does(move)
  s.others = moves.kinds.take.others(move)
  s.takers[tile] = seat + 1
  s.tileFood[tile] = 0
  s.food[seat] += food
  s.phase = SEND
  if (tell) tell({ kind: 'took', seat, tile, does: ACTIONS[s.does], others: ACTIONS[s.others], food })
}

export function sendMoves(s: MeowtopiaState, into: MoveList): number {
  const { awake } = s
  const at = s.actor * MOST_SEATS
  const most = mostToSend(s, s.actor)
  let n = 0
  for (let a = 0; a <= awake[at] && a <= most; a++)
    for (let b = 0; b <= awake[at + 1] && a + b <= most; b++)
      for (let c = 0; c <= awake[at + 2] && a + b + c <= most; c++)
        for (let d = 0; d <= awake[at + 3] && a + b + c + d <= most; d++) into[n++] = moves.kinds.send.of(a, b, c, d)
  return n
}

const workersSent = (move: Move) => SENT[0](move) + SENT[1](move) + SENT[2](move) + SENT[3](move)

export function checkSend(s: MeowtopiaState, move: Move): number {
  for (let family = 0; family < MOST_SEATS; family++)
    if (SENT[family](move) > s.awake[s.actor * MOST_SEATS + family]) return NOT_AWAKE
  const workers = workersSent(move)
  if (workers > MOST_WORKERS) return SIX_AT_MOST
  return workers > usableWorkers(s, s.actor, s.does) ? NO_USE : LEGAL
}

function fallAsleep(s: MeowtopiaState, family: number, count: number): void {
  const at = s.actor * MOST_SEATS + family
  s.awake[at] -= count
  s.asleep[at] += count
}

function tellWork(kind: 'sent' | 'followed', seat: number, action: number, kittens: number[], tell: Telling): void {
  if (!tell) return
  const workers = kittens.reduce((sum, count) => sum + count, 0)
  const food = action === FOOD ? FOOD_LADDER[workers] : 0
  tell({ kind, seat, action: ACTIONS[action], kittens, food, coins: action === GOLD ? workers : 0 })
}

export function playSend(s: MeowtopiaState, move: Move, tell: Telling): void {
  for (let family = 0; family < MOST_SEATS; family++) fallAsleep(s, family, SENT[family](move))
  if (tell)
    tellWork(
      'sent',
      s.actor,
      s.does,
      SENT.map((sent) => sent(move)),
      tell,
    )
  act(s, s.does, workersSent(move))
}

/** Nobody can be sent. */
export function sendNobody(s: MeowtopiaState, tell: Telling): void {
  if (tell) tellWork('sent', s.actor, s.does, [0, 0, 0, 0], tell)
  passOn(s)
}

export function followMoves(s: MeowtopiaState, into: MoveList): number {
  const { follow, pass } = moves.kinds
  const at = s.actor * MOST_SEATS
  let n = 0
  if (canFollow(s, s.actor))
    for (let family = 0; family < MOST_SEATS; family++) if (s.awake[at + family] > 0) into[n++] = follow.of(family)
  const passes = n
  for (let family = 0; family < MOST_SEATS; family++) if (s.asleep[at + family] > 0) into[n++] = pass.of(family)
  if (n === passes) into[n++] = pass.of(NOBODY_WAKES)
  return n
}

export function checkFollow(s: MeowtopiaState, move: Move): number {
  if (s.awake[s.actor * MOST_SEATS + moves.kinds.follow.family(move)] === 0) return NOT_AWAKE
  return canFollow(s, s.actor) ? LEGAL : CANNOT_FOLLOW
}

export function playFollow(s: MeowtopiaState, move: Move, tell: Telling): void {
  const family = moves.kinds.follow.family(move)
  fallAsleep(s, family, 1)
  if (tell)
    tellWork(
      'followed',
      s.actor,
      s.others,
      [0, 1, 2, 3].map((one) => (one === family ? 1 : 0)),
      tell,
    )
  act(s, s.others, 1)
}

export function checkPass(s: MeowtopiaState, move: Move): number {
  const wakes = moves.kinds.pass.wakes(move)
  if (wakes === NOBODY_WAKES) return asleepWorkers(s, s.actor) === 0 ? LEGAL : SOMEBODY_SLEEPS
  return s.asleep[s.actor * MOST_SEATS + wakes] === 0 ? NOT_ASLEEP : LEGAL
}

export function playPass(s: MeowtopiaState, move: Move, tell: Telling): void {
  passWaking(s, moves.kinds.pass.wakes(move), tell)
}

function passWaking(s: MeowtopiaState, wakes: number, tell: Telling): void {
  const seat = s.actor
  const nobody = wakes === NOBODY_WAKES
  if (nobody) s.food[seat]++
  else fallAsleep(s, wakes, -1)
  passOn(s)
  if (tell) tell({ kind: 'passed', seat, wakes: nobody ? null : wakes, food: nobody ? 1 : 0 })
}

/** Of how many families somebody sleeps. */
export function sleepingFamilies(s: MeowtopiaState): number {
  let count = 0
  for (let family = 0; family < MOST_SEATS; family++) if (s.asleep[s.actor * MOST_SEATS + family] > 0) count++
  return count
}

/** A pass that is the only choice. */
export function mustPass(s: MeowtopiaState, tell: Telling): void {
  let wakes = 0
  while (wakes < MOST_SEATS && s.asleep[s.actor * MOST_SEATS + wakes] === 0) wakes++
  passWaking(s, wakes, tell)
}
