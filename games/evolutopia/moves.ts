// The moves of Evolutopia as one table.
import { moveTable } from '../../core/moves.ts'
import { ACTIONS, CELL_COUNT, EVOLUTIONS, EXPERTS, INDICATORS, PLANS, ROLES, SIDE } from './data.ts'

/** 'b3' is the second column, third row. */
export const CELL_NAMES: readonly string[] = Array.from(
  { length: CELL_COUNT },
  (_, cell) => `${'abcd'.charAt(cell % SIDE)}${Math.floor(cell / SIDE) + 1}`,
)
const TARGETS = [...EVOLUTIONS, 'crisis']
const OUT = [...EVOLUTIONS, 'none']

export const moves = moveTable({
  // §3.1, and the bonus evolution of §3.2
  take: [['out', OUT]],
  aside: [],
  leave: [],
  under: [],
  // §3.2
  start: [
    ['tile', EVOLUTIONS],
    ['out', OUT],
  ],
  rescue: [['expert', EXPERTS]],
  // §3.3
  layoff: [['expert', EXPERTS]],
  draw: [],
  keep: [],
  drop: [],
  // §3.4
  assign: [
    ['expert', EXPERTS],
    ['target', TARGETS],
  ],
  // §3.5
  inaugurate: [
    ['tile', EVOLUTIONS],
    ['cell', CELL_NAMES],
  ],
  // §3.6
  manage: [],
  option: [['option', ['first', 'second']]],
  block: [['action', ACTIONS]],
  // §3.7, §3.8, §5
  role: [['role', ROLES]],
  plan: [['plan', PLANS]],
  adopt: [['role', ROLES]],
  done: [],
  // what effects ask for
  unblock: [['action', ACTIONS]],
  raise: [['indicator', INDICATORS]],
  shift: [
    ['from', INDICATORS],
    ['to', INDICATORS],
  ],
  dismiss: [['expert', EXPERTS]],
  shelve: [['tile', EVOLUTIONS]],
  second: [
    ['expert', EXPERTS],
    ['target', TARGETS],
  ],
  move: [
    ['expert', EXPERTS],
    ['from', TARGETS],
    ['to', [...TARGETS, 'zone']],
  ],
  retrain: [
    ['out', EXPERTS],
    ['into', EXPERTS],
  ],
})

export type MoveKind = keyof typeof moves.kinds
export const MOVE_KINDS = Object.keys(moves.kinds) as readonly MoveKind[]

/** By move: an index into MOVE_KINDS. */
export const KIND_OF = new Uint8Array(moves.size)
for (const [index, kind] of MOVE_KINDS.entries())
  for (let move = 0; move < moves.size; move++) if (moves.kinds[kind].has(move)) KIND_OF[move] = index
