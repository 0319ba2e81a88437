// The moves of Neoville.
import { moveTable } from '../../core/moves.ts'
import { ALL_TILES, CELL_NAMES, PIECES, QUARTERS } from './data.ts'

export const moves = moveTable({
  /** A tile of the hand on a cell, after this many quarter turns clockwise. */
  place: [
    ['tile', ALL_TILES],
    ['cell', CELL_NAMES],
    ['turn', 4],
  ],
  /** A piece on a square of the tile just placed. */
  build: [
    ['piece', PIECES],
    ['square', QUARTERS],
  ],
  skip: [],
  /** A tile of the market. */
  take: [['tile', ALL_TILES]],
  /** The top of the stack. */
  draw: [],
})
