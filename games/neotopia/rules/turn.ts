// The course of turns and rounds (§3.1, §3.4, §3.10) up to the end (§4.1).
import type { Chance } from '../../../core/game.ts'
import { TURN_ACTIONS } from '../data.ts'
import type { NeotopiaTell } from '../events.ts'
import { clusterSize, finalScore } from '../score.ts'
import type { NeotopiaState } from '../state.ts'
import {
  FLAG_TURNED,
  HIDDEN,
  heldTokens,
  isAnyCardAt,
  LAST_ROUND,
  nextSeat,
  OVER,
  REGION_COUNT,
  TURN,
} from '../state.ts'
import { canAct } from './bonus.ts'
import { canBuildKnown } from './building.ts'
import { refillOffer } from './drawing.ts'

export function startTurn(s: NeotopiaState, seat: number, chance: Chance, tell: NeotopiaTell): void {
  s.phase = TURN
  s.turn = seat
  s.actions = TURN_ACTIONS
  s.bonusUsed = 0
  s.window = 0
  tell?.({ kind: 'turn', seat, round: s.round })
  goOn(s, chance, tell)
}

/** After a step: what has no choice happens by itself. */
export function goOn(s: NeotopiaState, chance: Chance, tell: NeotopiaTell): void {
  if (s.pending > 0) return
  if (s.actions > 0 && !canAct(s)) {
    tell?.({ kind: 'lost', seat: s.turn, actions: s.actions })
    s.actions = 0
  }
  if (s.actions === 0 && !mayHaveMore(s)) endTurn(s, chance, tell)
}

/** §3.10, by public facts only. */
export function mayHaveMore(s: NeotopiaState): boolean {
  return heldTokens(s, s.turn) > 0 || isAnyCardAt(s, HIDDEN + s.turn) || canBuildKnown(s)
}

export function endTurn(s: NeotopiaState, chance: Chance, tell: NeotopiaTell): void {
  refillOffer(s, chance, tell)
  const seat = nextSeat(s)
  if (seat === s.first) {
    if (s.ending === LAST_ROUND) {
      finish(s, tell)
      return
    }
    s.round++
    if (s.ending === FLAG_TURNED) {
      s.ending = LAST_ROUND
      tell?.({ kind: 'last', round: s.round })
    }
  }
  startTurn(s, seat, chance, tell)
}

function finish(s: NeotopiaState, tell: NeotopiaTell): void {
  s.phase = OVER
  s.actions = 0
  s.bonusUsed = 0
  s.window = 0
  if (!tell) return
  for (let seat = 0; seat < s.seats; seat++)
    for (let region = 0; region < REGION_COUNT; region++)
      tell({ kind: 'cluster', seat, region, size: clusterSize(s, seat, region) })
  for (let seat = 0; seat < s.seats; seat++) tell({ kind: 'final', seat, points: finalScore(s, seat) })
}
