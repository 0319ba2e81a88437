// How a turn goes on by itself (§3): from phase to phase until somebody has something to decide.
import type { Chance } from '../../../core/game.ts'
import type { EvolutopiaTell } from '../events.ts'
import { CODE } from '../refusals.ts'
import type { EvolutopiaState } from '../state.ts'
import {
  ACTION,
  AFTER,
  AFTER_CRISIS,
  ARRIVAL,
  ASSIGN,
  BEFORE_CRISIS,
  BLOCKING,
  EXCHANGE,
  NONE,
  OVER,
  PENALTY,
  RESCUE,
  REVEALED,
  SECOND,
  SETUP,
  TURN,
} from '../state.ts'
import { exchangeRole, hasCard } from './cards.ts'
import { arriveCrisis, endCrisis, openActions, turnUpCrisis } from './crises.ts'
import { resolveMark } from './evolutions.ts'
import { toBag } from './piles.ts'
import type { Rule } from './rule.ts'
import { answered } from './rule.ts'

function beginTurn(s: EvolutopiaState, seat: number, tell: EvolutopiaTell): void {
  s.active = seat
  s.phase = TURN
  s.did = 0
  s.roleUsed = 0
  s.silent[seat] = 0
  if (tell) tell({ kind: 'turn', seat })
}

function endTurn(s: EvolutopiaState, tell: EvolutopiaTell): void {
  beginTurn(s, (s.active + 1) % s.seats, tell)
}

function blockDone(s: EvolutopiaState, tell: EvolutopiaTell): void {
  const action = s.did - 1
  s.blocked[action] = 1
  if (tell) tell({ kind: 'blocked', seat: s.active, action })
  s.phase = AFTER
}

/** Goes one step on, nothing being pending; false if somebody has to decide. */
export function stepOn(s: EvolutopiaState, chance: Chance, tell: EvolutopiaTell): boolean {
  if (s.started > 0) {
    resolveMark(s, chance, tell)
    return true
  }
  switch (s.phase) {
    case SETUP:
      beginTurn(s, s.active, tell)
      return true
    case ACTION:
      blockDone(s, tell)
      return true
    case PENALTY:
      endCrisis(s, tell)
      return true
    case BEFORE_CRISIS:
      if (hasCard(s)) return false
      turnUpCrisis(s, chance, tell)
      return true
    case REVEALED:
      if (hasCard(s)) return false
      arriveCrisis(s, tell)
      return true
    case ARRIVAL:
      s.phase = AFTER_CRISIS
      return true
    case AFTER_CRISIS:
      if (hasCard(s)) return false
      openActions(s, tell)
      return true
    case BLOCKING:
      if (s.seats === 1) exchangeRole(s, chance, tell)
      else s.phase = AFTER
      return true
    case EXCHANGE:
      s.phase = AFTER
      return true
    case AFTER:
      if (hasCard(s)) return false
      endTurn(s, tell)
      return true
    default:
      return false
  }
}

/** Enough of a pending choice, on with managing, or the end of the turn. */
export const done: Rule = {
  check(s) {
    if (s.phase === OVER) return CODE.over
    if (s.pending === ASSIGN || s.pending === SECOND) return s.must > 0 ? CODE['must-first'] : 0
    if (s.pending === RESCUE) return 0
    if (s.pending !== NONE) return CODE['not-now']
    return s.phase === TURN ? CODE['must-first'] : 0
  },
  play(s, _move, chance, tell) {
    if (s.pending !== NONE) {
      answered(s)
      toBag(s, s.loose, tell)
    } else if (s.phase === BEFORE_CRISIS) turnUpCrisis(s, chance, tell)
    else if (s.phase === REVEALED) arriveCrisis(s, tell)
    else if (s.phase === AFTER_CRISIS) openActions(s, tell)
    else endTurn(s, tell)
  },
}
