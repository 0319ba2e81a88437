// Whose turn it is at a table, as the store knows it, and since which entry.
import type { Entry } from '../../core/entries.ts'
import type { Db } from '../store/open.ts'

export interface Turn {
  readonly table: string
  readonly game: string
  readonly person: string
  /** The entry that gave the turn: the last one of another seat. */
  readonly seq: number
}

/** The largest number that the column takes. */
const LAST = 2 ** 31 - 1
/** A turn has seldom more steps; those of a longer one are looked for further back. */
const PAGE = 50

/** The turn of somebody who plays it themselves; null if it is a bot's, or nobody's. */
export async function findTurn(db: Db, table: string): Promise<Turn | null> {
  const row = await db
    .selectFrom('tables')
    .innerJoin('seats', (join) => join.onRef('seats.tableId', '=', 'tables.id').onRef('seats.seat', '=', 'tables.turn'))
    .select(['tables.game', 'seats.seat', 'seats.person'])
    .where('tables.id', '=', table)
    .where('tables.state', '=', 'playing')
    .where('seats.player', '=', 'person')
    .where('seats.away', 'is', null)
    .executeTakeFirst()
  if (!row?.person) return null
  return { table, game: row.game, person: row.person, seq: await turnStart(db, table, row.seat) }
}

async function turnStart(db: Db, table: string, seat: number): Promise<number> {
  for (let before = LAST; ; ) {
    const rows = await db
      .selectFrom('entries')
      .select(['seq', 'body'])
      .where('tableId', '=', table)
      .where('seq', '<', before)
      .orderBy('seq', 'desc')
      .limit(PAGE)
      .execute()
    const given = rows.find(({ body }) => isOfAnother(JSON.parse(body) as Entry, seat))
    if (given) return given.seq
    if (rows.length < PAGE) return 0
    before = rows.at(-1)?.seq ?? 0
  }
}

function isOfAnother(entry: Entry, seat: number): boolean {
  return (entry.kind === 'move' || entry.kind === 'undo') && entry.seat !== seat
}
