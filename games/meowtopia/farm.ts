// Fields and sticks of a household (§4.3). Each field knows on which of its sides a stick lies; a stick between two fields
// is known to both, so that the points of the sticks (§8) are the bits of all fields.
import type { MoveList } from '../../core/game.ts'
import { columnOf, EAST, NORTH, opposite, rowOf, SOUTH, STEP, WEST, WIDTH } from './grid.ts'
import { moves } from './moves.ts'
import type { MeowtopiaState } from './state.ts'
import { MOST_FIELDS } from './state.ts'

const N = 1 << NORTH
const E = 1 << EAST
const S = 1 << SOUTH
const W = 1 << WEST

/** By bits of a field: on how many sides a stick lies. */
export const BITS = Uint8Array.from(
  { length: 16 },
  (_, bits) => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + (bits >> 3),
)

/** Where the field at a cell stands in the lists, or −1. */
export function fieldAt(s: MeowtopiaState, seat: number, cell: number): number {
  const { cells } = s
  const from = seat * MOST_FIELDS
  const to = from + s.fields[seat]
  for (let i = from; i < to; i++) if (cells[i] === cell) return i
  return -1
}

/** How many fields lie beside a cell. */
export function fieldsBeside(s: MeowtopiaState, seat: number, cell: number): number {
  const { cells } = s
  const from = seat * MOST_FIELDS
  const to = from + s.fields[seat]
  let count = 0
  for (let i = from; i < to; i++) {
    const step = cells[i] - cell
    if (step === 1 || step === -1 || step === WIDTH || step === -WIDTH) count++
  }
  return count
}

/** The sides of an empty cell on which a stick of a neighbour lies. */
export function waterAt(s: MeowtopiaState, seat: number, cell: number): number {
  const { cells, water } = s
  const from = seat * MOST_FIELDS
  const to = from + s.fields[seat]
  let bits = 0
  for (let i = from; i < to; i++) {
    const step = cells[i] - cell
    if (step === -WIDTH) bits |= water[i] & S ? N : 0
    else if (step === WIDTH) bits |= water[i] & N ? S : 0
    else if (step === 1) bits |= water[i] & W ? E : 0
    else if (step === -1) bits |= water[i] & E ? W : 0
  }
  return bits
}

/** Lays a field; gives the sides that have a stick. */
export function layField(s: MeowtopiaState, seat: number, cell: number): number {
  const bits = waterAt(s, seat, cell)
  const at = seat * MOST_FIELDS + s.fields[seat]
  s.cells[at] = cell
  s.water[at] = bits
  s.fields[seat]++
  return bits
}

/** Lays a stick on the north or west side of a cell; gives how many fields it waters. */
export function layStick(s: MeowtopiaState, seat: number, cell: number, side: number): number {
  const near = fieldAt(s, seat, cell)
  const far = fieldAt(s, seat, cell + STEP[side])
  if (near >= 0) s.water[near] |= 1 << side
  if (far >= 0) s.water[far] |= 1 << opposite(side)
  s.sticks[seat]++
  return (near >= 0 ? 1 : 0) + (far >= 0 ? 1 : 0)
}

/** 0: free for a stick; 1: has one; 2: not an edge of a field. */
export function edgeState(s: MeowtopiaState, seat: number, cell: number, side: number): 0 | 1 | 2 {
  const near = fieldAt(s, seat, cell)
  if (near >= 0) return s.water[near] & (1 << side) ? 1 : 0
  const far = fieldAt(s, seat, cell + STEP[side])
  if (far < 0) return 2
  return s.water[far] & (1 << opposite(side)) ? 1 : 0
}

const FIELD_HERE = 1
const LISTED = 2
/** All zero between calls. */
const marks = new Uint8Array(WIDTH * WIDTH)

function markFields(s: MeowtopiaState, seat: number, mark: number): void {
  const { cells } = s
  const from = seat * MOST_FIELDS
  const to = from + s.fields[seat]
  for (let i = from; i < to; i++) marks[cells[i]] = mark
}

/** Every cell where a field may be laid, as moves. */
export function fieldMoves(s: MeowtopiaState, seat: number, into: MoveList): number {
  const { cells } = s
  const from = seat * MOST_FIELDS
  const to = from + s.fields[seat]
  let n = 0
  markFields(s, seat, FIELD_HERE)
  for (let i = from; i < to; i++)
    for (let side = 0; side < 4; side++) {
      const cell = cells[i] + STEP[side]
      if (marks[cell] !== 0) continue
      marks[cell] = LISTED
      into[n++] = cell
    }
  markFields(s, seat, 0)
  for (let i = 0; i < n; i++) {
    const cell = into[i]
    marks[cell] = 0
    into[i] = moves.kinds.field.of(columnOf(cell), rowOf(cell))
  }
  return n
}

const NORTH_EDGE = 0
const WEST_EDGE = 1

/** Every free edge, as moves: the north and west sides of fields, and of the empty cells south and east of one. */
export function stickMoves(s: MeowtopiaState, seat: number, into: MoveList): number {
  const { cells, water } = s
  const { stick } = moves.kinds
  const from = seat * MOST_FIELDS
  const to = from + s.fields[seat]
  let n = 0
  markFields(s, seat, FIELD_HERE)
  for (let i = from; i < to; i++) {
    const cell = cells[i]
    const bits = water[i]
    const column = columnOf(cell)
    const row = rowOf(cell)
    if ((bits & N) === 0) into[n++] = stick.of(column, row, NORTH_EDGE)
    if ((bits & W) === 0) into[n++] = stick.of(column, row, WEST_EDGE)
    if ((bits & S) === 0 && marks[cell + WIDTH] === 0) into[n++] = stick.of(column, row + 1, NORTH_EDGE)
    if ((bits & E) === 0 && marks[cell + 1] === 0) into[n++] = stick.of(column + 1, row, WEST_EDGE)
  }
  markFields(s, seat, 0)
  return n
}

/** How many edges have room for a stick. */
export function freeEdges(s: MeowtopiaState, seat: number): number {
  const { cells, water } = s
  const from = seat * MOST_FIELDS
  const to = from + s.fields[seat]
  let count = 0
  markFields(s, seat, FIELD_HERE)
  for (let i = from; i < to; i++) {
    const bits = water[i]
    if ((bits & N) === 0) count++
    if ((bits & W) === 0) count++
    if ((bits & S) === 0 && marks[cells[i] + WIDTH] === 0) count++
    if ((bits & E) === 0 && marks[cells[i] + 1] === 0) count++
  }
  markFields(s, seat, 0)
  return count
}

/** §8 one point for each field a stick waters. */
export function stickPoints(s: MeowtopiaState, seat: number): number {
  const { water } = s
  const from = seat * MOST_FIELDS
  const to = from + s.fields[seat]
  let points = 0
  for (let i = from; i < to; i++) points += BITS[water[i]]
  return points
}

/** Pairs of neighbouring fields without a stick between them: a stick there waters two. */
export function openPairs(s: MeowtopiaState, seat: number): number {
  const { cells, water } = s
  const from = seat * MOST_FIELDS
  const to = from + s.fields[seat]
  let count = 0
  markFields(s, seat, FIELD_HERE)
  for (let i = from; i < to; i++) {
    if ((water[i] & S) === 0 && marks[cells[i] + WIDTH] !== 0) count++
    if ((water[i] & E) === 0 && marks[cells[i] + 1] !== 0) count++
  }
  markFields(s, seat, 0)
  return count
}
