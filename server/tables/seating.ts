// What happens before the first step: people sit down, add to the luck, leave again, and the table starts.
import { Conflict } from '../../core/entries.ts'
import type { Refused } from '../../core/table.ts'
import { isRefused } from '../../core/table.ts'
import { refuse } from '../../house/codes.ts'
import type { BotName } from '../../house/seats.ts'
import {
  contributeLuck,
  fillWithBots,
  isFull,
  peopleAt,
  placeBot,
  seatsOf,
  sitDown,
  standUp,
} from '../../house/seats.ts'
import type { TableRow } from '../../house/store.ts'
import type { Db, Store } from '../store/open.ts'
import type { Schema } from '../store/schema.ts'
import { loadRow, saveRow } from './log.ts'

/** Of people who want to sit down at the same moment, each tries again when another was first. */
const MOST_TRIES = 20

interface WaitingTable {
  readonly row: TableRow
  readonly host: string | null
}

/** The host; once that person has been deleted, anybody who sits at the table. */
function isHost({ row, host }: WaitingTable, person: string): boolean {
  return host === null ? seatsOf(row, person).length > 0 : host === person
}

interface SeatingChange {
  readonly row: TableRow
  readonly besides?: Partial<Pick<Schema['tables'], 'state' | 'host'>>
}

async function loadWaiting(db: Db, id: string): Promise<WaitingTable | Refused> {
  const table = await db.selectFrom('tables').select(['state', 'host']).where('id', '=', id).executeTakeFirst()
  const row = table ? await loadRow(db, id) : null
  if (!table || !row) return refuse('table-unknown')
  return table.state === 'waiting' ? { row, host: table.host } : refuse('started-already')
}

/** Where it is stored, and what counts it before that, which throws where it is one too many. */
export interface CountedStore {
  readonly store: Store
  readonly count?: () => void
}

interface Changed {
  readonly started: boolean
  /** As it was saved. */
  readonly version: number
}

/** Changes a table that has not started. */
async function changeWaiting(
  { store, count }: CountedStore,
  id: string,
  change: (waiting: WaitingTable) => SeatingChange | Refused,
): Promise<Changed | Refused> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const waiting = await loadWaiting(store.db, id)
    if (isRefused(waiting)) return waiting
    const changed = change(waiting)
    if (isRefused(changed)) return changed
    if (tries === 0) count?.()
    const row = { ...changed.row, version: waiting.row.version + 1 }
    try {
      await saveRow(store, row, { ...changed.besides, changed: store.now() })
      return { started: changed.besides?.state === 'playing', version: row.version }
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
    }
  }
  return refuse('stale')
}

interface Sitting {
  readonly seat?: number | undefined
  readonly luck?: string | undefined
  /** Given if the person is at as many tables as one may be: that number. */
  readonly most?: number | undefined
}

/** The last open seat that is taken starts the table. */
export function sit(counted: CountedStore, id: string, person: { id: string; name: string }, asked: Sitting) {
  const { seat, luck, most } = asked
  return changeWaiting(counted, id, ({ row, host }) => {
    const isHere = seatsOf(row, person.id).length > 0
    if (seat === undefined && isHere) return refuse('seated-already')
    const where = { ...(seat === undefined ? {} : { seat }), ...(luck === undefined ? {} : { luck }) }
    const sat = sitDown(row, person.id, person.name, where)
    if (isRefused(sat)) return sat
    if (most !== undefined && !isHere && host !== person.id) return refuse('tables-many', { most })
    // Somebody may have sat down while the last one, who was the host, left.
    const besides = { host: host ?? person.id, ...(isFull(sat) ? { state: 'playing' as const } : {}) }
    return { row: sat, besides }
  })
}

/** The host starts, with bots in the seats that are still open. */
export function start(counted: CountedStore, id: string, person: string, bot: BotName, luck?: string) {
  return changeWaiting(counted, id, ({ row, host }) => {
    if (!isHost({ row, host }, person)) return refuse('not-host')
    const lucky = luck === undefined ? row : contributeLuck(row, person, luck)
    if (isRefused(lucky)) return lucky
    if (peopleAt(lucky).length === 0) return refuse('nobody-plays')
    return { row: fillWithBots(lucky, bot, () => bot), besides: { state: 'playing' } }
  })
}

/** The host gives a seat that no person has to a bot, or opens it again. */
export function placeAt(counted: CountedStore, id: string, person: string, seat: number, player: BotName | 'open') {
  return changeWaiting(counted, id, ({ row, host }) => {
    if (!isHost({ row, host }, person)) return refuse('not-host')
    const placed = placeBot(row, seat, player)
    if (isRefused(placed)) return placed
    if (!placed.seats.some((one) => one.player === 'person' || one.player === 'open')) return refuse('nobody-plays')
    return isFull(placed) ? { row: placed, besides: { state: 'playing' } } : { row: placed }
  })
}

export function addLuck(counted: CountedStore, id: string, person: string, luck: string) {
  return changeWaiting(counted, id, ({ row }) => {
    const lucky = contributeLuck(row, person, luck)
    return isRefused(lucky) ? lucky : { row: lucky }
  })
}

/** Gives one's seats up; the next person is the host, and a table that nobody is left at goes. */
export async function standUpFrom(counted: CountedStore, id: string, person: string): Promise<null | Refused> {
  let empty = false
  const done = await changeWaiting(counted, id, ({ row, host }) => {
    const left = standUp(row, person)
    if (isRefused(left)) return left
    const others = peopleAt(left)
    empty = others.length === 0
    return host === person ? { row: left, besides: { host: others[0] ?? null } } : { row: left }
  })
  if (isRefused(done)) return done
  // Unless somebody has sat down since.
  if (empty) await removeWaiting(counted.store, id, done.version)
  return null
}

/** Removes a waiting table and tells its viewers; false if it has started or changed meanwhile, and so stays. */
export async function removeWaiting(
  { db, changes }: Pick<Store, 'db' | 'changes'>,
  id: string,
  version?: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('tables')
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .$if(version !== undefined, (q) => q.where('version', '=', version ?? 0))
      .returning('id')
      .execute()
    if (gone.length > 0) await changes.announce(trx, { kind: 'table', table: id })
    return gone.length > 0
  })
}
