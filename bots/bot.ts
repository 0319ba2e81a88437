// What a bot is: it is handed its own seat's view and legal moves, never a state.
import type { Move, MoveList, Seen } from '../core/game.ts'

/** A decision to make. `view` is built only if asked for. */
export interface Turn {
  readonly legal: MoveList
  readonly count: number
  view(): Seen
}

export interface Bot {
  choose(turn: Turn, signal?: AbortSignal): Move | Promise<Move>
}
