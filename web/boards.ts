// The boards of the games, each loaded when it is shown.
import type { Component } from 'svelte'
import type { Seen } from '../core/game.ts'
import type { BoardExtras, BoardProps } from '../ui/board.ts'

export type Board = Component<BoardProps<Seen, object>>

const BOARDS = import.meta.glob<{ readonly default: Board } & BoardExtras>('../games/*/board/Board.svelte')

/** How to load the board of a game; a game may have none yet, then it has its text face. */
export function boardOf(game: string) {
  return BOARDS[`../games/${game}/board/Board.svelte`]
}
