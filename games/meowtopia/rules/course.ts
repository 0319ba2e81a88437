// The course of a game (§3, §7): what follows what. Steps without a choice are taken here, and told.
import type { EndingName } from '../data.ts'
import { ACTIONS, ENDINGS, LAST_ROUND, MOST_WORKERS, NO_ENDING, ROUND_LIMIT } from '../data.ts'
import type { MeowtopiaTell } from '../events.ts'
import { freeEdges, stickMoves } from '../farm.ts'
import { awakeKittens, billOf, canFollow, mostToSend } from '../household.ts'
import type { MeowtopiaState } from '../state.ts'
import { actionsOn, activeSeat, EVENING, FIELD, FOLLOW, HIRE, OVER, SELL, SEND, STICK, TILES, WAKE } from '../state.ts'
import { drawFood } from '../stock.ts'
import { passOn, playStick } from './action.ts'
import { mustPass, sendNobody, sleepingFamilies } from './day.ts'
import { feed } from './evening.ts'
import { canSell, canWake, closeShop, wakeNobody } from './morning.ts'

/** Goes on to the next position in which somebody has a choice. */
export function settle(s: MeowtopiaState, tell: MeowtopiaTell): void {
  while (!isDecision(s)) {
    switch (s.phase) {
      case WAKE:
        wakeNobody(s, tell)
        break
      case SELL:
        closeShop(s)
        break
      case SEND:
        sendNobody(s, tell)
        break
      case STICK:
        if (s.pending > 0) layAllSticks(s, tell)
        else passOn(s)
        break
      case FIELD:
      case HIRE:
        passOn(s)
        break
      case FOLLOW:
        if (s.actor === activeSeat(s)) beginEvening(s)
        else mustPass(s, tell)
        break
      case EVENING:
        feed(s, 0, 0, tell)
        endTurn(s, tell)
    }
  }
}

export function isDecision(s: MeowtopiaState): boolean {
  switch (s.phase) {
    case WAKE:
      return canWake(s)
    case SELL:
      return canSell(s)
    case SEND:
      return mostToSend(s, s.actor) > 0
    case STICK:
      // With a stick for every free edge, the order makes no difference.
      return s.pending > 0 && freeEdges(s, s.actor) > s.pending
    case FIELD:
    case HIRE:
      return s.pending > 0
    case FOLLOW:
      return s.actor !== activeSeat(s) && (canFollow(s, s.actor) || sleepingFamilies(s) > 1)
    case EVENING:
      // The first two fields feed the last worker: where there is a bill, somebody can be dismissed.
      return billOf(s, s.actor) > 0
    default:
      return true
  }
}

const edges = new Int32Array(MOST_WORKERS)
function layAllSticks(s: MeowtopiaState, tell: MeowtopiaTell): void {
  const count = stickMoves(s, s.actor, edges)
  for (let i = 0; i < count; i++) playStick(s, edges[i], tell)
}

export function beginTurn(s: MeowtopiaState, tell: MeowtopiaTell): void {
  s.actor = activeSeat(s)
  s.phase = WAKE
  if (tell) tell({ kind: 'turn', seat: s.actor })
}

function beginEvening(s: MeowtopiaState): void {
  s.does = 0
  s.others = 0
  s.phase = EVENING
}

/** §7 */
export const isLastRound = (s: MeowtopiaState): boolean => s.ending !== NO_ENDING || s.round === LAST_ROUND

export function endTurn(s: MeowtopiaState, tell: MeowtopiaTell): void {
  s.parted = 0
  if (s.turn + 1 < s.seats) {
    s.turn++
    beginTurn(s, tell)
  } else if (isLastRound(s)) endGame(s, tell)
  else endRound(s, tell)
}

const leftTiles = (s: MeowtopiaState) =>
  ACTIONS.flatMap((_, tile) => (s.takers[tile] === 0 ? [actionsOn(s, tile)] : []))

/** §3 */
function endRound(s: MeowtopiaState, tell: MeowtopiaTell): void {
  const tiles = tell ? leftTiles(s) : []
  let food = 0
  for (let tile = 0; tile < TILES; tile++) {
    const drawn = s.takers[tile] === 0 ? drawFood(s, 1) : 0
    s.tileFood[tile] += drawn
    s.takers[tile] = 0
    food += drawn
  }
  if (tell) tell({ kind: 'left', tiles, food })
  s.round++
  s.turn = 0
  s.first = (s.first + 1) % s.seats
  if (tell) tell({ kind: 'round', round: s.round, first: s.first })
  beginTurn(s, tell)
}

/** §7 */
function endGame(s: MeowtopiaState, tell: MeowtopiaTell): void {
  if (s.ending === NO_ENDING) s.ending = ROUND_LIMIT
  s.phase = OVER
  s.actor = 0
  if (tell) tell({ kind: 'ended', ending: ENDINGS[s.ending] as EndingName })
  for (let seat = 0; seat < s.seats; seat++) {
    // §1.2 from outside the box, if need be.
    const food = awakeKittens(s, seat)
    s.food[seat] += food
    if (tell) tell({ kind: 'awake', seat, food })
  }
}
