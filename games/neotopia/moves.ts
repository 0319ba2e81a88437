// The moves of Neotopia.
import { moveTable } from '../../core/moves.ts'
import { CARDS, ELEMENTS, FACTORIES, REGIONS, TOKENS } from './data.ts'
import { SPACES } from './geometry.ts'

const cardIds = CARDS.map((card) => card.id)

export const moves = moveTable({
  /** Choose a colour before the game. */
  colour: [['element', ELEMENTS]],
  /** An element from the reserve: the first of each player, or by private initiative. */
  place: [
    ['element', ELEMENTS],
    ['region', REGIONS],
    ['space', SPACES],
  ],
  /** An element from a factory: an action, or to an outer space by new building permits. */
  move: [
    ['factory', FACTORIES],
    ['element', ELEMENTS],
    ['region', REGIONS],
    ['space', SPACES],
  ],
  /** A project of the offer. */
  take: [['card', cardIds]],
  /** The top of the deck. */
  draw: [],
  /** A project that the element just placed completes. */
  build: [['card', cardIds]],
  /** A bonus token. */
  use: [['token', TOKENS]],
  /** The end of the turn. */
  end: [],
})
