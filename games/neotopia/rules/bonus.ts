// Bonus tokens (§3.7): whether one could do anything, and its use.
import { FACTORY_REGIONS, TOKENS } from '../data.ts'
import type { NeotopiaTell } from '../events.ts'
import { CODE } from '../refusals.ts'
import type { NeotopiaState } from '../state.ts'
import {
  AUTOMATIZATION,
  ELEMENT_COUNT,
  FACTORY_COUNT,
  factoryIsEmpty,
  INITIATIVE,
  PERMITS,
  REGION_COUNT,
  SUBSIDY,
  TOKEN_COUNT,
  TURN,
} from '../state.ts'
import { canDraw } from './drawing.ts'
import { hasOuterRoom, hasRoom } from './spaces.ts'

/** §3.7 */
export const SUBSIDY_DRAWS = 2

export function isPending(s: NeotopiaState, token: number): boolean {
  return s.pending === token + 1
}

function canMove(s: NeotopiaState): boolean {
  for (let factory = 0; factory < FACTORY_COUNT; factory++) {
    const regions = FACTORY_REGIONS[factory]
    if (!factoryIsEmpty(s, factory) && (hasRoom(s, regions[0]) || hasRoom(s, regions[1]))) return true
  }
  return false
}

export function canAct(s: NeotopiaState): boolean {
  return canDraw(s) || canMove(s)
}

function canTakeInitiative(s: NeotopiaState): boolean {
  for (let element = 0; element < ELEMENT_COUNT; element++)
    if (s.reserve[element] > 0)
      for (let region = 0; region < REGION_COUNT; region++) if (hasRoom(s, region)) return true
  return false
}

function canUsePermits(s: NeotopiaState): boolean {
  for (let factory = 0; factory < FACTORY_COUNT; factory++) {
    const regions = FACTORY_REGIONS[factory]
    if (!factoryIsEmpty(s, factory) && (hasOuterRoom(s, regions[0]) || hasOuterRoom(s, regions[1]))) return true
  }
  return false
}

/** A token that could do nothing cannot be used. */
export function tokenWorks(s: NeotopiaState, token: number): boolean {
  switch (token) {
    case SUBSIDY:
      return canDraw(s)
    case AUTOMATIZATION:
      return canAct(s)
    case INITIATIVE:
      return canTakeInitiative(s)
    case PERMITS:
      return canUsePermits(s)
    default:
      return false
  }
}

/** §3.7 The outer spaces a seat could use: one for each of its permits, and one for permits that are in use. */
export function permitsOf(s: NeotopiaState, seat: number): number {
  return s.tokens[seat * TOKEN_COUNT + PERMITS] + (s.turn === seat && isPending(s, PERMITS) ? 1 : 0)
}

/** 0, or why the player whose turn it is cannot use this token now. */
export function useRefusal(s: NeotopiaState, token: number): number {
  if (s.tokens[s.turn * TOKEN_COUNT + token] === 0) return CODE['no-token']
  if (s.bonusUsed === 1) return CODE['bonus-used']
  return tokenWorks(s, token) ? 0 : CODE['token-idle']
}

/** Whether that player could use any token. */
export function canUseToken(s: NeotopiaState): boolean {
  return s.phase === TURN && s.pending === 0 && TOKENS.some((_, token) => useRefusal(s, token) === 0)
}

export function useToken(s: NeotopiaState, token: number, tell: NeotopiaTell): void {
  const seat = s.turn
  s.tokens[seat * TOKEN_COUNT + token]--
  s.bonusUsed = 1
  s.window = 0
  s.pending = token + 1
  s.draws = token === SUBSIDY ? SUBSIDY_DRAWS : 0
  tell?.({ kind: 'used', seat, token })
}

/** A draw or a placement is done: by the bonus in use, or as an action. */
export function spendStep(s: NeotopiaState): void {
  if (s.pending === 0) {
    s.actions--
    return
  }
  if (s.draws > 0) s.draws--
  if (s.draws === 0 || !canDraw(s)) {
    s.pending = 0
    s.draws = 0
  }
}
