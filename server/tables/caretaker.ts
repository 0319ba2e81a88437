// Looks after tables that nobody asks for: wakes those where a bot is to act, where something was prepared, or where time runs
// out, such as after a restart; puts away the idle ones; and settles the results of those that are over.

import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { NOBODY } from '../../core/game.ts'
import { isRefused } from '../../core/table.ts'
import type { HostedTable } from '../../house/hosted-table.ts'
import { settle, unsettled } from '../ratings/settle.ts'
import type { Db, Store } from '../store/open.ts'
import { queueForgotten } from './queue.ts'
import type { Room } from './room.ts'

const EVERY = 5000
/** How many rows of a list are read at a time. */
const AT_ONCE = 50
/** A bot that has not acted for this many milliseconds may have lost its job. */
const FORGOTTEN = 10_000
/** Tables where time runs out within this many milliseconds are opened. */
const SOON = 60_000

export interface Caretaker {
  /** Goes round once. */
  round(): Promise<void>
  stop(): void
}

export interface CareMeans {
  readonly store: Store
  readonly room: Room
  readonly log: FastifyBaseLogger
}

export function startCaretaker({ store, room, log }: CareMeans): Caretaker {
  const failed = (error: unknown) => log.error({ err: error }, 'the caretaker failed')
  const stopListening = room.listen({
    thinking: () => {},
    trouble: () => {},
    dropped: () => {},
    changed: (id, hosted) =>
      void noteDue(store, id, hosted)
        .then(() => settleIfOver(store, id, hosted))
        .catch(failed),
  })

  async function round(): Promise<void> {
    if (store.kind === 'postgres') await queueForgotten(store.db, store.now() - FORGOTTEN)
    for await (const id of toWake(store)) {
      // What is open in the only process there is goes by itself.
      if (store.kind === 'sqlite' && room.peek(id)) continue
      const hosted = await room.find(id)
      if (isRefused(hosted)) log.warn({ code: hosted.refusal.code }, 'a table does not open')
    }
    for (const id of await unsettled(store.db)) {
      const hosted = await room.find(id)
      if (!isRefused(hosted)) await settleIfOver(store, id, hosted)
    }
    room.tidy()
  }

  let going = false
  const go = () => {
    if (going) return
    going = true
    round()
      .catch(failed)
      .finally(() => {
        going = false
      })
  }
  go()
  const timer = setInterval(go, EVERY)
  timer.unref()
  return {
    round,
    stop() {
      clearInterval(timer)
      stopListening()
    },
  }
}

/** Tables where a bot or a prepared move is to act, and those where time may have run out. */
async function* toWake(store: Store): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const ids = await someToWake(store, after)
    yield* ids
    const last = ids.at(-1)
    if (ids.length < AT_ONCE || last === undefined) break
    after = last
  }
  yield* await undealt(store.db)
}

async function someToWake({ kind, db, now }: Store, after: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('seats', (join) => join.onRef('seats.tableId', '=', 'tables.id').onRef('seats.seat', '=', 'tables.turn'))
    .select('tables.id')
    .where('tables.state', '=', 'playing')
    .where((eb) =>
      eb.or([
        // Where bots' turns are jobs, who takes one opens the table.
        ...(kind === 'sqlite' ? [eb('seats.player', '!=', 'person'), eb('seats.away', 'is not', null)] : []),
        eb('seats.prepared', 'is not', null),
        eb('seats.standing', 'is not', null),
        eb.and([
          eb('tables.clock', 'is not', null),
          eb.or([eb('tables.due', 'is', null), eb('tables.due', '<', now() + SOON)]),
        ]),
      ]),
    )
    .where('tables.id', '>', after)
    .orderBy('tables.id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

/** Started, but the server died before the cards were dealt. */
async function undealt(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'playing')
    .where('turn', 'is', null)
    .where(sql<boolean>`not exists (select 1 from entries where entries.table_id = tables.id)`)
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

async function noteDue({ db }: Store, id: string, hosted: HostedTable): Promise<void> {
  const until = hosted.running()?.until
  if (until === undefined) return
  const due = Math.min(until, Number.MAX_SAFE_INTEGER)
  await db.updateTable('tables').set({ due }).where('id', '=', id).where('turn', '=', hosted.table.toAct).execute()
}

async function settleIfOver(store: Store, id: string, hosted: HostedTable): Promise<void> {
  if (hosted.table.toAct === NOBODY) await settle(store, id, hosted)
}
