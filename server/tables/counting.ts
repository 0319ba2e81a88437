// Which writes count against the limit of intents: those that are refused anyway, or were answered before, do not.
import type { Seat } from '../../core/game.ts'
import type { HostedTable } from '../../house/hosted-table.ts'
import type { MoveAsked, UndoAsked } from '../../house/writes.ts'

export function moveCounts(
  { table }: HostedTable,
  seat: Seat,
  { move, seq }: Pick<MoveAsked, 'move' | 'seq'>,
): boolean {
  return table.isFresh(seq) && table.why(seat, move) === null
}

export function undoCounts({ table }: HostedTable, seat: Seat, { seq }: Pick<UndoAsked, 'seq'>): boolean {
  return table.isFresh(seq) && table.now(seat).undoable > 0
}
