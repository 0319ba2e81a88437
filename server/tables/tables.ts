// Tables in the database: made, listed, described.
import type { Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { AnyChosen } from '../../core/options.ts'
import type { Clock } from '../../house/clock.ts'
import { commitOf, newLuck } from '../../house/luck.ts'
import type { Player } from '../../house/seats.ts'
import type { SeatTold, TableTold } from '../../house/told.ts'
import { newId } from '../people/secrets.ts'
import type { Db } from '../store/open.ts'
import type { Schema, TableState } from '../store/schema.ts'

export interface NewTable {
  readonly game: string
  readonly rules: number
  readonly options: AnyChosen
  readonly seats: readonly { readonly player: Player; readonly person?: string; readonly called?: string }[]
  readonly listed: boolean
  readonly watch: boolean
  readonly hints: boolean
  readonly chat: 'free' | 'phrases'
  readonly clock?: Clock
  readonly host: string
  /** What the host adds to the luck. */
  readonly luck?: string
  readonly intent?: { readonly id: string; readonly body: string }
}

export async function addTable(trx: Transaction<Schema>, made: NewTable, now: number): Promise<string> {
  const id = newId()
  const { secret } = newLuck(made.seats.length)
  const { game, rules, host, chat, intent } = made
  await trx
    .insertInto('tables')
    .values({
      id,
      game,
      rules,
      host,
      chat,
      options: JSON.stringify(made.options),
      state: 'waiting',
      listed: Number(made.listed),
      watch: Number(made.watch),
      hints: Number(made.hints),
      clock: made.clock ? JSON.stringify(made.clock) : null,
      luckSecret: secret,
      luckCommit: commitOf({ secret }),
      intent: intent?.id ?? null,
      asked: intent?.body ?? null,
      created: now,
      changed: now,
    })
    .execute()
  const own = made.seats.findIndex(({ person }) => person === host)
  await trx
    .insertInto('seats')
    .values(
      made.seats.map(({ player, person = null, called = null }, seat) => ({
        tableId: id,
        seat,
        player,
        person,
        called,
        luck: seat === own ? (made.luck ?? '') : '',
      })),
    )
    .execute()
  return id
}

/** The table that this person made with this intent. */
export function madeWith(db: Db, host: string, intent: string) {
  return db
    .selectFrom('tables')
    .select(['id', 'asked'])
    .where('host', '=', host)
    .where('intent', '=', intent)
    .executeTakeFirst()
}

/** How many tables that are not over a person sits at or has made. */
export async function countRunning(db: Db, person: string): Promise<number> {
  const { n } = await db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('state', '!=', 'over')
    .where((eb) => eb.or([eb('host', '=', person), isSeated(person)]))
    .executeTakeFirstOrThrow()
  return Number(n)
}

const isSeated = (person: string) =>
  sql<boolean>`exists (select 1 from seats where seats.table_id = tables.id and seats.person = ${person})`

type StoredTable = Selectable<Schema['tables']>

/** What the database tells by itself: not whose time runs, nor what a result changed. */
export type Described = Omit<TableTold, 'running' | 'rated'>

export async function describeTable(db: Db, id: string, present: ReadonlySet<string>): Promise<Described | null> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? ((await describeRows(db, [row], () => present))[0] ?? null) : null
}

export interface Wanted {
  readonly game?: string
  readonly state?: TableState
  /** Only those that this person sits at or has made. */
  readonly mine?: string
  /** Whose tables are told beside the listed ones. */
  readonly person?: string
  readonly cursor?: string
}

const PAGE = 50

/** The latest first. */
export async function listTables(
  db: Db,
  present: ReadonlyMap<string, ReadonlySet<string>>,
  { game, state, mine, person, cursor }: Wanted,
): Promise<{ readonly tables: readonly Described[]; readonly cursor?: string }> {
  const after = cursor === undefined ? null : readCursor(cursor)
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .$if(game !== undefined, (q) => q.where('game', '=', game ?? ''))
    .$if(state !== undefined, (q) => q.where('state', '=', state ?? 'waiting'))
    .$if(mine !== undefined, (q) => q.where((eb) => eb.or([eb('host', '=', mine ?? ''), isSeated(mine ?? '')])))
    .$if(mine === undefined, (q) =>
      q.where((eb) =>
        eb.or([eb('listed', '=', 1), ...(person === undefined ? [] : [eb('host', '=', person), isSeated(person)])]),
      ),
    )
    .$if(after !== null, (q) => q.where(sql<boolean>`(changed, id) < (${after?.changed}, ${after?.id})`))
    .orderBy('changed', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  const nobody: ReadonlySet<string> = new Set()
  const tables = await describeRows(db, shown, (id) => present.get(id) ?? nobody)
  return { tables, ...(last ? { cursor: writeCursor(last) } : {}) }
}

function writeCursor({ changed, id }: Pick<StoredTable, 'changed' | 'id'>): string {
  return `${changed}.${id}`
}

export const CURSOR = /^(\d{1,16})\.([\w-]{1,64})$/

function readCursor(text: string): Pick<StoredTable, 'changed' | 'id'> {
  const [, changed = '0', id = ''] = CURSOR.exec(text) ?? []
  return { changed: Number(changed), id }
}

async function describeRows(
  db: Db,
  rows: readonly StoredTable[],
  presentAt: (id: string) => ReadonlySet<string>,
): Promise<readonly Described[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .select([
      'seats.tableId',
      'seats.player',
      'seats.person',
      'seats.called',
      'seats.away',
      'seats.luck',
      'people.name',
      'people.password',
    ])
    .where('seats.tableId', 'in', ids)
    .orderBy('seats.seat')
    .execute()
  const last = await db
    .selectFrom('entries')
    .select(['tableId', ({ fn }) => fn.max('seq').as('seq')])
    .where('tableId', 'in', ids)
    .groupBy('tableId')
    .execute()
  return rows.map((row) => {
    const present = presentAt(row.id)
    const told = seats
      .filter(({ tableId }) => tableId === row.id)
      .map(
        ({ player, person, called, away, luck, name, password }): SeatTold => ({
          player,
          ...(person === null ? {} : { id: person, name: called ?? name ?? '', guest: password === null }),
          ...(person === null ? {} : { present: present.has(person), lucky: luck !== '' }),
          ...(away === 'stand-in' ? { standIn: 'casual' } : {}),
          ...(away === 'conceded' ? { conceded: true } : {}),
        }),
      )
    return toldOf(row, told, Number(last.find(({ tableId }) => tableId === row.id)?.seq ?? -1))
  })
}

function toldOf(row: StoredTable, seats: readonly SeatTold[], seq: number): Described {
  const { id, game, rules, state, host, chat, steps, created, changed } = row
  return {
    id,
    game,
    rules,
    options: JSON.parse(row.options),
    state,
    seats,
    ...(row.clock === null ? {} : { clock: JSON.parse(row.clock) }),
    toAct: row.turn,
    steps,
    seq,
    luck: { commit: row.luckCommit },
    host,
    listed: row.listed === 1,
    watch: row.watch === 1,
    hints: row.hints === 1,
    chat,
    proposals: row.proposals === null ? [] : JSON.parse(row.proposals),
    outcome: row.outcome === null ? null : JSON.parse(row.outcome),
    ...(row.ended === null ? {} : { ended: JSON.parse(row.ended) }),
    ...(row.rematch === null ? {} : { rematch: row.rematch }),
    created,
    changed,
  }
}
