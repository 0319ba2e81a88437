// Who may do what at a table. The link allows to look at it from outside and to sit down; inside one needs a seat, or a table
// that may be watched.
import type { Seat, Viewer } from '../../core/game.ts'
import { PUBLIC } from '../../core/game.ts'
import type { Refused } from '../../core/table.ts'
import { isRefused } from '../../core/table.ts'
import { refuse } from '../../house/codes.ts'
import type { HostedTable } from '../../house/hosted-table.ts'
import { seatsOf } from '../../house/seats.ts'
import type { Db } from '../store/open.ts'
import type { Room } from './room.ts'

/** A started table that this person may be at: with a seat, or looking on. */
export async function findFor(
  { room, db }: { readonly room: Room; readonly db: Db },
  id: string,
  person: string | null,
): Promise<HostedTable | Refused> {
  const hosted = await room.find(id)
  if (isRefused(hosted)) return hosted
  if (person !== null && seatsOf(hosted.row, person).length > 0) return hosted
  return (await mayWatch(db, id)) ? hosted : refuse('watch-forbidden')
}

async function mayWatch(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('tables').select('watch').where('id', '=', id).executeTakeFirst()
  return row?.watch === 1
}

/** Whose view: `asked` if that is an own seat, else the own seat to act, else the lowest one, else the spectator's. */
export function eyesOf(hosted: HostedTable, person: string | null, asked?: Seat): Viewer | Refused {
  if (person === null) return asked === undefined ? PUBLIC : refuse('not-your-seat')
  return hosted.viewerFor(person, asked)
}
