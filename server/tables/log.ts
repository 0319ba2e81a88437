// The house's store, kept in the database: the log of each table and what stands beside it.
import type { Kysely, Transaction } from 'kysely'
import type { EndEntry, Entry, Intent, SeatEntry, Stand } from '../../core/entries.ts'
import { Conflict } from '../../core/entries.ts'
import { NOBODY } from '../../core/game.ts'
import type { Player } from '../../house/seats.ts'
import type { SeatRow, TableRow, TableStore } from '../../house/store.ts'
import type { TableChange } from '../store/announce.ts'
import type { Db, Store } from '../store/open.ts'
import { pieces } from '../store/pieces.ts'
import { prepared } from '../store/prepared.ts'
import type { EntryRow, Schema, TableState } from '../store/schema.ts'
import { queueTurn } from './queue.ts'

export function houseStore(store: Store): TableStore {
  const { kind, db, append, changes } = store
  const noteStand = standNoter(db)
  return {
    async append(tableId, entries, stand, intent) {
      const rows = entries.map((entry, i) => rowOf(tableId, entry, i === entries.length - 1 ? intent : undefined))
      const done = await append({
        rows,
        also: async (trx) => {
          await noteStand(trx, tableId, entries, stand)
          const last = entries.at(-1)
          if (kind === 'postgres' && last && stand.toAct !== NOBODY)
            await queueTurn(trx, stand.toAct, { table: tableId, seq: last.seq, time: last.time })
          await changes.announce(trx, changeOf(tableId, entries, stand))
        },
      })
      if (done === 'taken') throw new Conflict()
    },
    async entries(tableId, after) {
      const rows = await db
        .selectFrom('entries')
        .select('body')
        .where('tableId', '=', tableId)
        .where('seq', '>', after)
        .orderBy('seq')
        .execute()
      return rows.map(({ body }) => JSON.parse(body) as Entry)
    },
    async answered(tableId, person, intent) {
      const row = await db
        .selectFrom('entries')
        .select(['asked', 'seq'])
        .where('tableId', '=', tableId)
        .where('person', '=', person)
        .where('intent', '=', intent)
        .executeTakeFirst()
      return row ? { body: row.asked ?? '', seq: row.seq } : null
    },
    row: (tableId) => loadRow(db, tableId),
    save: (row) => saveRow(store, row),
  }
}

function changeOf(table: string, entries: readonly Entry[], { toAct }: Stand): TableChange {
  const last = entries.at(-1)
  const goesOn = last?.kind === 'move' && last.seat === toAct
  return { kind: goesOn ? 'step' : 'turn', table, ...(last ? { seq: last.seq } : {}) }
}

function rowOf(tableId: string, entry: Entry, intent?: Intent): EntryRow {
  const { person = null, id = null, body = null } = intent ?? {}
  return { tableId, seq: entry.seq, body: JSON.stringify(entry), time: entry.time, person, intent: id, asked: body }
}

/** What lists tell of a table changes with its log, in one transaction. */
type NoteStand = (trx: Transaction<Schema>, id: string, entries: readonly Entry[], stand: Stand) => Promise<void>

interface Noted extends Pick<Schema['tables'], 'id' | 'state' | 'turn' | 'changed'> {
  readonly steps: number
}

function standNoter(db: Db): NoteStand {
  const update = prepared((to: Noted) =>
    db
      .updateTable('tables')
      .set({ state: to.state, turn: to.turn, steps: to.steps, changed: to.changed, due: null })
      .where('id', '=', to.id),
  )
  return async (trx, id, entries, { toAct, step }) => {
    const over = toAct === NOBODY
    const changed = entries.at(-1)?.time ?? 0
    await update(trx, { id, state: over ? 'over' : 'playing', turn: over ? null : toAct, steps: step, changed })
    for (const entry of entries) {
      if (entry.kind === 'seat') await noteSeat(trx, id, entry)
      if (entry.kind === 'end') await noteEnd(trx, id, entry)
    }
  }
}

async function noteSeat(trx: Transaction<Schema>, id: string, { seat, change }: SeatEntry): Promise<void> {
  const away = change === 'back' ? null : change
  await trx.updateTable('seats').set({ away }).where('tableId', '=', id).where('seat', '=', seat).execute()
}

async function noteEnd(trx: Transaction<Schema>, id: string, { why, by }: EndEntry): Promise<void> {
  const ended = JSON.stringify({ why, by })
  await trx.updateTable('tables').set({ ended }).where('id', '=', id).execute()
}

/** What a person is called who is no longer here. */
const GONE = '—'

export async function loadRow(db: Kysely<Schema>, id: string): Promise<TableRow | null> {
  const table = await db
    .selectFrom('tables')
    .select(['id', 'game', 'rules', 'options', 'clock', 'luckSecret', 'proposals', 'host', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!table) return null
  const seats = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .select([
      'seats.player',
      'seats.person',
      'seats.called',
      'seats.luck',
      'seats.prepared',
      'seats.standing',
      'seats.dropped',
      'people.name',
    ])
    .where('seats.tableId', '=', id)
    .orderBy('seats.seat')
    .execute()
  return {
    id,
    game: table.game,
    rules: table.rules,
    options: JSON.parse(table.options),
    seats: seats.map((seat): SeatRow => {
      const player = seat.player as Player
      return {
        player,
        name: player === 'person' ? (seat.name === null ? GONE : (seat.called ?? seat.name)) : player,
        ...(seat.person === null ? {} : { person: seat.person }),
        ...(seat.called === null ? {} : { called: seat.called }),
        ...(seat.prepared === null ? {} : { prepared: JSON.parse(seat.prepared) }),
        ...(seat.standing === null ? {} : { standing: JSON.parse(seat.standing) }),
        ...(seat.dropped === null ? {} : { dropped: seat.dropped }),
      }
    }),
    ...(table.clock === null ? {} : { clock: JSON.parse(table.clock) }),
    luck: { secret: table.luckSecret, seats: seats.map(({ luck }) => luck) },
    ...(table.proposals === null ? {} : { proposals: JSON.parse(table.proposals) }),
    ...(table.host === null ? {} : { host: table.host }),
    version: table.version,
  }
}

const listOrNull = (list: readonly unknown[] | undefined) => (list?.length ? JSON.stringify(list) : null)

/** Replaces the row whose version is one less; what is given besides changes with it. */
export async function saveRow(
  { db, changes }: Store,
  row: TableRow,
  besides: Partial<Pick<Schema['tables'], 'state' | 'host' | 'changed'>> = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const saved = await trx
      .updateTable('tables')
      .set({
        clock: row.clock ? JSON.stringify(row.clock) : null,
        proposals: listOrNull(row.proposals),
        version: row.version,
        due: null,
        ...besides,
      })
      .where('id', '=', row.id)
      .where('version', '=', row.version - 1)
      .returning('id')
      .execute()
    if (saved.length === 0) throw new Conflict()
    await saveSeats(trx, row)
    await changes.announce(trx, { kind: 'table', table: row.id })
  })
}

async function saveSeats(trx: Transaction<Schema>, { id, seats, luck }: TableRow): Promise<void> {
  for (const [seat, { player, person = null, called = null, prepared, standing, dropped = null }] of seats.entries())
    await trx
      .updateTable('seats')
      .set({
        player,
        person,
        called,
        luck: luck?.seats[seat] ?? '',
        prepared: listOrNull(prepared),
        standing: listOrNull(standing),
        dropped,
      })
      .where('tableId', '=', id)
      .where('seat', '=', seat)
      .execute()
}

/** Where a table stands in the database: who has this and more is not behind. */
export interface Stored {
  readonly state: TableState
  readonly version: number
  readonly watch: number
  /** The number of its last entry; none before it is dealt. */
  readonly seq: number | null
}

/** Asked before every answer, so it must cost little: one row by its key, and the end of one index. */
export function standFinder(db: Db): (id: string) => Promise<Stored | undefined> {
  const find = prepared(({ id }: { readonly id: string }) =>
    db
      .selectFrom('tables')
      .select((eb) => [
        'state',
        'version',
        'watch',
        eb
          .selectFrom('entries')
          .whereRef('entries.tableId', '=', 'tables.id')
          .select((inner) => inner.fn.max('entries.seq').as('last'))
          .as('seq'),
      ])
      .where('id', '=', id),
  )
  return async (id) => (await find(db, { id }))[0]
}

/** The same of many tables, and how much was said there: what has changed differs in this. */
export async function standsOf(db: Db, ids: readonly string[]) {
  const stands = new Map<string, Omit<Stored, 'watch'> & { readonly said: number | null }>()
  for (const some of pieces(ids)) {
    const rows = await db
      .selectFrom('tables')
      .select((eb) => [
        'id',
        'state',
        'version',
        eb
          .selectFrom('entries')
          .whereRef('entries.tableId', '=', 'tables.id')
          .select((inner) => inner.fn.max('entries.seq').as('last'))
          .as('seq'),
        eb
          .selectFrom('chat')
          .whereRef('chat.tableId', '=', 'tables.id')
          .select((inner) => inner.fn.max('chat.n').as('last'))
          .as('said'),
      ])
      .where('id', 'in', some)
      .execute()
    for (const { id, ...stand } of rows) stands.set(id, stand)
  }
  return stands
}
