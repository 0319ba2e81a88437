// The moves, as one table.
import { moveTable } from '../../core/moves.ts'
import { ACTIONS, FAMILIES, FAMILY_SIZE, GOODS, ROLES, SOLD } from './data.ts'
import { CENTRE, EDGE_SIDES, SIDES, WIDTH } from './grid.ts'
import { MOST_GOODS, MOST_KITTENS } from './state.ts'

const compass = (less: string, more: string) =>
  Array.from({ length: WIDTH }, (_, i) => (i === CENTRE ? '0' : i < CENTRE ? less + (CENTRE - i) : more + (i - CENTRE)))
const COLUMNS = compass('w', 'e')
const ROWS = compass('n', 's')
const KITTENS = FAMILY_SIZE + 1

/** §4.5 the states of a worker who is dismissed. */
export const STATES = ['awake', 'asleep'] as const
export const [AWAKE, ASLEEP] = [0, 1] as const

/** A role of a recruit. */
export const MERCHANT = 1
export const NOBODY_WAKES = FAMILIES.length

export const moves = moveTable({
  /** §4.1 how many of each family; none is an answer. */
  wake: [
    ['ginger', KITTENS],
    ['black', KITTENS],
    ['grey', KITTENS],
    ['white', KITTENS],
  ],
  /** §4.2 one unit to a merchant of this family that holds this number of units. */
  sell: [
    ['family', FAMILIES],
    ['good', SOLD],
    ['goods', MOST_GOODS],
  ],
  close: [],
  /** §4.3, §5 what the active player does, and what the others do. */
  take: [
    ['does', ACTIONS],
    ['others', ACTIONS],
  ],
  send: [
    ['ginger', KITTENS],
    ['black', KITTENS],
    ['grey', KITTENS],
    ['white', KITTENS],
  ],
  field: [
    ['column', COLUMNS],
    ['row', ROWS],
  ],
  stick: [
    ['column', COLUMNS],
    ['row', ROWS],
    ['side', EDGE_SIDES.map((side) => SIDES[side])],
  ],
  recruit: [
    ['family', FAMILIES],
    ['role', ROLES],
  ],
  follow: [['family', FAMILIES]],
  pass: [['wakes', [...FAMILIES, 'nobody']]],
  /** §4.5 */
  dismiss: [
    ['family', FAMILIES],
    ['state', STATES],
  ],
  retire: [
    ['family', FAMILIES],
    ['good', GOODS],
    ['goods', MOST_GOODS + 1],
  ],
  feed: [['unfed', MOST_KITTENS + 1]],
})

const { wake, send } = moves.kinds
/** How many of a family a move wakes, or sends. */
export const WOKEN = [wake.ginger, wake.black, wake.grey, wake.white] as const
export const SENT = [send.ginger, send.black, send.grey, send.white] as const
