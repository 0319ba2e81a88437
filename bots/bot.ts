// What a bot is: it is handed its own seat's view and legal moves, never a state, a record or what another seat sees.
import type { Move, MoveList, Seen } from '../core/game.ts'

/** A decision to make. `view` is built only if asked for. */
export interface Decision {
  readonly legal: MoveList
  readonly count: number
  view(): Seen
}

/** A move that was looked at. */
export interface Candidate {
  readonly move: Move
  /** How often it was tried. */
  readonly tries: number
  /** The estimated chance to win, 0 to 1; a shared victory counts in parts. */
  readonly chance: number
  /** The estimated final score of the seat to act. */
  readonly score: number
  /** Those of all seats. */
  readonly scores: readonly number[]
}

/** What was thought so far, the best move first. */
export interface Thought {
  readonly candidates: readonly [Candidate, ...Candidate[]]
  readonly iterations: number
  /** How much of the budget is spent, 0 to 1. */
  readonly spent: number
}

export interface Bot {
  /** An abort is answered at once with the best move so far. */
  choose(decision: Decision, signal?: AbortSignal, progress?: (thought: Thought) => void): Move | Promise<Move>
}
