// The queue of bots' turns on PostgreSQL, as statements. A turn is a job of graphile-worker, keyed by its table and the number of
// the entry that it answers. It is laid down in the transaction that stores that entry, so that neither is there without the other.
import type { Kysely, RawBuilder, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../store/schema.ts'

/** The bot that answers this entry, which was stored at this time. */
export interface BotJob {
  readonly table: string
  readonly seq: number
  readonly time: number
}

export const TASK = 'bot'
/** A turn is tried for as long as it lasts. */
const MOST_TRIES = 10_000

const IS_BOT = sql`(seats.player not in ('person', 'open') or seats.away is not null)`
const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

interface Laid {
  readonly table: RawBuilder<unknown>
  readonly seq: RawBuilder<unknown>
  readonly time: RawBuilder<unknown>
  /** In milliseconds. */
  readonly wait?: number
  readonly mode: 'unsafe_dedupe' | 'replace'
}

const lay = ({ table, seq, time, wait = 0, mode }: Laid) => sql`graphile_worker.add_job(
  ${TASK}::text,
  json_build_object('table', ${table}, 'seq', ${seq}, 'time', ${time}),
  job_key => ${keyOf(table, seq)},
  run_at => now() + ${wait}::int * interval '1 millisecond',
  max_attempts => ${MOST_TRIES}::int,
  job_key_mode => ${mode}::text
)`

const keyOf = (table: RawBuilder<unknown>, seq: RawBuilder<unknown>) => sql`'bot/' || ${table} || '/' || ${seq}`

/** A job for the seat to act, where a bot plays it. */
export async function queueTurn(trx: Transaction<Schema>, seat: number, job: BotJob): Promise<void> {
  const [seq, time] = [sql`${job.seq}::int`, sql`${job.time}::bigint`]
  await sql`
    select ${lay({ table: sql`seats.table_id`, seq, time, mode: 'unsafe_dedupe' })}
    from seats where seats.table_id = ${job.table} and seats.seat = ${seat} and ${IS_BOT}
  `.execute(trx)
}

/** Puts an unfinished job back into the queue, in place of the one held, for another process to take after a while. */
export async function giveBack(db: Kysely<Schema>, job: BotJob, wait: number): Promise<void> {
  const [table, seq, time] = [sql`${job.table}::text`, sql`${job.seq}::int`, sql`${job.time}::bigint`]
  await sql`select ${lay({ table, seq, time, wait, mode: 'replace' })}`.execute(db)
}

/** Lays jobs down for bots that have not acted for long and have none, as after a restored backup; gives their number. */
export async function queueForgotten(db: Kysely<Schema>, since: number): Promise<number> {
  const [table, seq, time] = [sql`forgotten.id`, sql`forgotten.seq`, sql`forgotten.changed`]
  const { rows } = await sql`
    with forgotten as materialized (
      select tables.id, tables.changed, last.seq
      from tables
      join seats on seats.table_id = tables.id and seats.seat = tables.turn
      cross join lateral (select max(seq) as seq from entries where entries.table_id = tables.id) as last
      where tables.state = 'playing' and tables.changed < ${since} and ${IS_BOT}
        and not exists (
          select 1 from graphile_worker.jobs where jobs.key = ${keyOf(sql`tables.id`, sql`last.seq`)}
        )
    )
    select ${lay({ table, seq, time, mode: 'unsafe_dedupe' })} from forgotten
  `.execute(db)
  return rows.length
}

/** This taker of jobs lives. */
export async function noteAlive(db: Kysely<Schema>, id: string): Promise<void> {
  await sql`
    insert into workers (id, at) values (${id}, ${NOW}) on conflict (id) do update set at = excluded.at
  `.execute(db)
}

/** Frees the jobs of processes that were silent for this many milliseconds; gives the number of these processes. */
export async function freeDead(db: Kysely<Schema>, silence: number): Promise<number> {
  await sql`delete from workers where at < ${NOW} - 100 * ${silence}::int`.execute(db)
  const { rows } = await sql`
    with dead as materialized (
      select array_agg(distinct locked_by) as ids
      from graphile_worker.jobs
      where locked_at < now() - ${silence}::int * interval '1 millisecond'
        and locked_by not in (select id from workers where at >= ${NOW} - ${silence}::int)
    )
    select graphile_worker.force_unlock_workers(ids) from dead where ids is not null
  `.execute(db)
  return rows.length
}

/** A process that ends in good order signs off. */
export async function noteGone(db: Kysely<Schema>, id: string): Promise<void> {
  await sql`delete from workers where id = ${id}`.execute(db)
}

/** How many turns nobody has taken yet. */
export async function countWaiting(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from graphile_worker.jobs
    where locked_at is null and run_at <= now() and task_identifier = ${TASK}
  `.execute(db)
  return rows[0]?.n ?? 0
}
