// What every kind of move has: a check and a way to play it; and the gate they share.
import type { Chance, Move } from '../../../core/game.ts'
import type { EvolutopiaTell } from '../events.ts'
import { CODE } from '../refusals.ts'
import type { EvolutopiaState } from '../state.ts'
import { ACTION, NONE, OVER, TURN } from '../state.ts'

export interface Rule {
  /** 0, or an index into refusals. */
  check(s: EvolutopiaState, move: Move): number
  /** The move is legal; what comes by itself afterwards is not its concern. */
  play(s: EvolutopiaState, move: Move, chance: Chance, tell: EvolutopiaTell): void
}

/** Open if `pending` is asked for. */
export function asked(s: EvolutopiaState, pending: number): number {
  if (s.phase === OVER) return CODE.over
  return s.pending === pending ? 0 : CODE['not-now']
}

/** Open if `pending` is asked for, or if the action is free to begin (§3). */
export function actionOpen(s: EvolutopiaState, action: number, pending: number): number {
  if (s.phase === OVER) return CODE.over
  if (s.pending === pending) return 0
  if (s.pending !== NONE) return CODE['not-now']
  if (s.phase !== TURN) return CODE.acted
  return s.blocked[action] === 0 ? 0 : CODE.blocked
}

/** The action of the turn begins, unless what is played answers something pending. */
export function beginAction(s: EvolutopiaState, action: number): boolean {
  if (s.pending !== NONE) return false
  s.phase = ACTION
  s.did = action + 1
  return true
}

/** Nothing is pending any more. */
export function answered(s: EvolutopiaState): void {
  s.pending = NONE
  s.left = 0
  s.must = 0
  s.where = 0
}

/** One of several answers was given. */
export function countDown(s: EvolutopiaState): void {
  s.must = 0
  s.left--
  if (s.left === 0) answered(s)
}
