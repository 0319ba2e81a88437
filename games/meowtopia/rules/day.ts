// The day (§4.3, §4.4, §5): taking a tile, sending workers, following or passing.
import type { Move, MoveList } from '../../../core/game.ts'
import { ACTIONS, FOOD, GOLD, MOST_WORKERS } from '../data.ts'
import type { MeowtopiaTell } from '../events.ts'
import { asleepWorkers, canFollow, isOfUse, mostToSend, usableWorkers, whyUnable } from '../household.ts'
import { moves, NOBODY_WAKES, SENT } from '../moves.ts'
import { CODE } from '../refusals.ts'
import type { MeowtopiaState } from '../state.ts'
import { MOST_SEATS, SEND, TILES, tileOf } from '../state.ts'
import { gainFood } from '../stock.ts'
import { SETS } from '../versions.ts'
import { act, passOn } from './action.ts'

export function takeMoves(s: MeowtopiaState, into: MoveList): number {
  const { take } = moves.kinds
  const seconds = SETS[s.rules].second
  let n = 0
  for (let tile = 0; tile < TILES; tile++) {
    if (s.takers[tile] !== 0) continue
    const second = s.variant === 0 ? tile : seconds[tile]
    into[n++] = take.of(tile, second)
    if (second !== tile && isOfUse(s, tile, second)) into[n++] = take.of(second, tile)
  }
  return n
}

export function tileTaken(s: MeowtopiaState, move: Move): number {
  return tileOf(s, moves.kinds.take.does(move), moves.kinds.take.others(move))
}

export function checkTake(s: MeowtopiaState, move: Move): number {
  const tile = tileTaken(s, move)
  if (tile < 0) return CODE['no-tile']
  if (s.takers[tile] !== 0) return CODE['tile-taken']
  // Where nobody can do either, it makes no difference which of the two is named: the first stands for both.
  return moves.kinds.take.does(move) !== tile && !isOfUse(s, tile, SETS[s.rules].second[tile]) ? CODE['either-way'] : 0
}

export function playTake(s: MeowtopiaState, move: Move, tell: MeowtopiaTell): void {
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
    if (SENT[family](move) > s.awake[s.actor * MOST_SEATS + family]) return CODE['not-awake']
  const workers = workersSent(move)
  if (workers > MOST_WORKERS) return CODE['six-at-most']
  return workers > usableWorkers(s, s.actor, s.does) ? CODE['no-use'] : 0
}

function fallAsleep(s: MeowtopiaState, family: number, count: number): void {
  const at = s.actor * MOST_SEATS + family
  s.awake[at] -= count
  s.asleep[at] += count
}

export function playSend(s: MeowtopiaState, move: Move, tell: MeowtopiaTell): void {
  const seat = s.actor
  for (let family = 0; family < MOST_SEATS; family++) fallAsleep(s, family, SENT[family](move))
  const gained = act(s, s.does, workersSent(move))
  if (!tell) return
  const kittens = SENT.map((sent) => sent(move))
  tell({ kind: 'sent', seat, action: ACTIONS[s.does], kittens, ...gain(s.does, gained) })
}

const gain = (action: number, gained: number) => ({
  food: action === FOOD ? gained : 0,
  coins: action === GOLD ? gained : 0,
})

/** Nobody can be sent. */
export function sendNobody(s: MeowtopiaState, tell: MeowtopiaTell): void {
  if (tell) tell({ kind: 'sent', seat: s.actor, action: ACTIONS[s.does], kittens: [0, 0, 0, 0], ...gain(s.does, 0) })
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
  if (s.awake[s.actor * MOST_SEATS + moves.kinds.follow.family(move)] === 0) return CODE['not-awake']
  return canFollow(s, s.actor) ? 0 : CODE['cannot-follow']
}

export function playFollow(s: MeowtopiaState, move: Move, tell: MeowtopiaTell): void {
  const family = moves.kinds.follow.family(move)
  const seat = s.actor
  fallAsleep(s, family, 1)
  const gained = act(s, s.others, 1)
  if (!tell) return
  const kittens = [0, 1, 2, 3].map((one) => (one === family ? 1 : 0))
  tell({ kind: 'followed', seat, action: ACTIONS[s.others], kittens, ...gain(s.others, gained) })
}

export function checkPass(s: MeowtopiaState, move: Move): number {
  const wakes = moves.kinds.pass.wakes(move)
  if (wakes === NOBODY_WAKES) return asleepWorkers(s, s.actor) === 0 ? 0 : CODE['somebody-sleeps']
  return s.asleep[s.actor * MOST_SEATS + wakes] === 0 ? CODE['not-asleep'] : 0
}

export function playPass(s: MeowtopiaState, move: Move, tell: MeowtopiaTell): void {
  passWaking(s, moves.kinds.pass.wakes(move), tell)
}

function passWaking(s: MeowtopiaState, wakes: number, tell: MeowtopiaTell): void {
  const seat = s.actor
  const unable = tell ? whyUnable(s, seat) : null
  const nobody = wakes === NOBODY_WAKES
  const food = nobody ? gainFood(s, seat, 1) : 0
  if (!nobody) fallAsleep(s, wakes, -1)
  passOn(s)
  if (tell) tell({ kind: 'passed', seat, wakes: nobody ? null : wakes, food, unable })
}

/** Of how many families somebody sleeps. */
export function sleepingFamilies(s: MeowtopiaState): number {
  let count = 0
  for (let family = 0; family < MOST_SEATS; family++) if (s.asleep[s.actor * MOST_SEATS + family] > 0) count++
  return count
}

/** A pass that is the only choice. */
export function mustPass(s: MeowtopiaState, tell: MeowtopiaTell): void {
  let wakes = 0
  while (wakes < MOST_SEATS && s.asleep[s.actor * MOST_SEATS + wakes] === 0) wakes++
  passWaking(s, wakes, tell)
}
