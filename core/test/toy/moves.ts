// The moves of the toy.
import { moveTable } from '../../moves.ts'
import { COLOURS, ENDS, HOUSES } from './data.ts'

export const moves = moveTable({
  /** A house of the hand at an end of one's row. */
  place: [
    ['house', HOUSES],
    ['end', ENDS],
  ],
  /** A fountain between two neighbours of its colour. */
  build: [['colour', COLOURS]],
  skip: [],
  /** A house of the market, which is filled up from the stack. */
  take: [['house', HOUSES]],
  draw: [],
})
