// The moves of Neoville.
import { moveTable } from '../../core/moves.ts'
import { CELL_NAMES, PIECES, TILES } from './data.ts'

export const moves = moveTable({
  /** A tile of the hand on a cell, after so many quarter turns clockwise. */
  place: [
    ['tile', TILES.length],
    ['cell', CELL_NAMES],
    ['turn', 4],
  ],
  /** A piece on a square of the tile just placed. */
  build: [
    ['piece', PIECES],
    ['square', ['tl', 'tr', 'bl', 'br']],
  ],
  skip: [],
  /** A tile of the market. */
  take: [['tile', TILES.length]],
  /** The top of the stack. */
  draw: [],
})
