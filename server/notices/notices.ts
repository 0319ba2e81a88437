// Tells people who are not there that it is their turn: once a turn, by their webhook and to their devices. What fails is tried
// again, later and later; nothing here holds up play.
import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Selectable } from 'kysely'
import { capital, LOCALES } from '../../core/words.ts'
import { serverMessages } from '../messages.ts'
import { newId } from '../people/secrets.ts'
import type { TableChange } from '../store/announce.ts'
import type { Db, Store } from '../store/open.ts'
import { prepared } from '../store/prepared.ts'
import type { NoticeRow } from '../store/schema.ts'
import type { Presence } from '../tables/presence.ts'
import type { Vapid } from './push.ts'
import { pushMessage } from './push.ts'
import type { Turn } from './turns.ts'
import { findTurn } from './turns.ts'
import type { Message, Wire } from './wire.ts'

export interface Notices {
  /** Looks whether somebody at this table is to be told. */
  consider(table: string): Promise<void>
  /** Sends what is due. */
  round(): Promise<void>
  stop(): void
}

export interface NoticeMeans {
  readonly store: Store
  readonly presence: Pick<Presence, 'at'>
  readonly wire: Wire
  readonly vapid: Vapid
  readonly log: FastifyBaseLogger
}

const EVERY = 5000
const AT_ONCE = 20
/** While one process sends, no other does; if it dies, another may after this. In milliseconds. */
const CLAIMED = 60_000
const FIRST_WAIT = 30_000
const MOST_TRIES = 6
/** Done with, but remembered, so that a turn is told once. */
const DONE = Number.MAX_SAFE_INTEGER
const WEBHOOK = 'webhook'

type Notice = Selectable<NoticeRow>

export function startNotices(means: NoticeMeans): Notices {
  const { store, log } = means
  const failed = (error: unknown) => log.error({ err: error }, 'a notice failed')
  let last: Promise<void> = Promise.resolve()

  /** One after the other, and none twice at once. */
  function inOrder(job: () => Promise<unknown>): Promise<void> {
    last = last.then(job).then(() => {}, failed)
    return last
  }

  const noteAll = tableLooker(means)
  const consider = (table: string) => inOrder(() => noteAll(table))
  const round = () => inOrder(() => sendDue(means))
  const look = (change: TableChange | null) => {
    // A step that leaves the turn where it is needs no notice, nor does chat.
    if (change?.kind === 'step' || change?.kind === 'chat') return
    void inOrder(() => noteAll(change?.table ?? null).then((some) => (some ? sendDue(means) : undefined)))
  }
  // A server that died may have left turns untold.
  look(null)
  const stopListening = store.changes.listen(look)
  const timer = setInterval(round, EVERY)
  timer.unref()
  return {
    consider,
    round,
    stop() {
      clearInterval(timer)
      stopListening()
    },
  }
}

/** Writes down who is to be told of a new turn, or that nobody needs to be, since they look at the table. */
async function note({ store, presence }: NoticeMeans, table: string): Promise<void> {
  const turn = await findTurn(store.db, table)
  if (!turn) return
  const { person, seq } = turn
  const ways = await waysTo(store, person)
  if (ways.length === 0) return
  const due = (await presence.at(table)).has(person) ? DONE : store.now()
  await store.db.deleteFrom('notices').where('tableId', '=', table).where('seq', '<', seq).execute()
  await store.db
    .insertInto('notices')
    .values(ways.map((way) => ({ id: newId(), person, tableId: table, seq, way, due })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Where somebody is to act who can be told: a person with a webhook or a device. */
function tablesToTell(db: Db) {
  return db
    .selectFrom('tables')
    .innerJoin('seats', (join) => join.onRef('seats.tableId', '=', 'tables.id').onRef('seats.seat', '=', 'tables.turn'))
    .innerJoin('people', 'people.id', 'seats.person')
    .select('tables.id')
    .where('tables.state', '=', 'playing')
    .where((eb) =>
      eb.or([
        eb('people.webhook', 'is not', null),
        eb.exists(eb.selectFrom('pushes').select('pushes.id').whereRef('pushes.person', '=', 'people.id')),
      ]),
    )
}

/** Looks at every table, or at the one named; false where nobody can be told, as after most moves. */
function tableLooker(means: NoticeMeans): (table: string | null) => Promise<boolean> {
  const { db } = means.store
  const oneToTell = prepared(({ table }: { readonly table: string }) => tablesToTell(db).where('tables.id', '=', table))
  return async (table) => {
    const rows = table === null ? await tablesToTell(db).execute() : await oneToTell(db, { table })
    for (const { id } of rows) await note(means, id)
    return rows.length > 0
  }
}

async function waysTo({ db }: Store, person: string): Promise<readonly string[]> {
  const row = await db.selectFrom('people').select('webhook').where('id', '=', person).executeTakeFirst()
  const devices = await db.selectFrom('pushes').select('id').where('person', '=', person).execute()
  return [...(row?.webhook ? [WEBHOOK] : []), ...devices.map(({ id }) => id)]
}

async function sendDue(means: NoticeMeans): Promise<void> {
  const { db, now } = means.store
  const due = await db.selectFrom('notices').selectAll().where('due', '<=', now()).limit(AT_ONCE).execute()
  await Promise.all(due.map((notice) => sendOnce(means, notice)))
}

async function sendOnce(means: NoticeMeans, notice: Notice): Promise<void> {
  const { store, log } = means
  const { id, due, tries } = notice
  const claimed = await store.db
    .updateTable('notices')
    .set({ due: store.now() + CLAIMED })
    .where('id', '=', id)
    .where('due', '=', due)
    .returning('id')
    .execute()
  if (claimed.length === 0) return
  const sent = await send(means, notice).catch(() => false)
  const wait = FIRST_WAIT * 4 ** tries
  const next = sent || tries + 1 >= MOST_TRIES ? DONE : store.now() + wait
  if (!sent) log.info({ way: notice.way === WEBHOOK ? WEBHOOK : 'push', tries: tries + 1 }, 'a notice was not taken')
  await store.db
    .updateTable('notices')
    .set({ due: next, tries: tries + 1 })
    .where('id', '=', id)
    .execute()
}

/** True when it was taken, or is no longer needed. */
async function send(means: NoticeMeans, { tableId, person, seq, way }: Notice): Promise<boolean> {
  const { store, presence, wire } = means
  const turn = await findTurn(store.db, tableId)
  if (turn?.person !== person || turn.seq !== seq || (await presence.at(tableId)).has(person)) return true
  const target = await (way === WEBHOOK ? hookOf(store, turn) : deviceOf(means, way, turn))
  if (!target) return true
  const status = await wire.post(target.endpoint, target.message)
  // The device takes no more of them.
  if (way !== WEBHOOK && (status === 404 || status === 410)) {
    await store.db.deleteFrom('pushes').where('id', '=', way).execute()
    return true
  }
  return status >= 200 && status < 300
}

/** What a notice tells: where it is one's turn, and nothing of what one would see there. */
const tellTurn = ({ table, game }: Turn) => ({ kind: 'turn', table, game })

interface Target {
  readonly endpoint: string
  readonly message: Message
}

async function hookOf({ db, now }: Store, turn: Turn): Promise<Target | null> {
  const row = await db
    .selectFrom('people')
    .select(['webhook', 'webhookSecret'])
    .where('id', '=', turn.person)
    .executeTakeFirst()
  if (!row?.webhook || !row.webhookSecret) return null
  const body = JSON.stringify(tellTurn(turn))
  const time = Math.floor(now() / 1000)
  const signature = createHmac('sha256', row.webhookSecret).update(`${time}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'ludopolis-signature': `t=${time},v1=${signature}` }
  return { endpoint: row.webhook, message: { headers, body } }
}

async function deviceOf({ store, vapid }: NoticeMeans, id: string, turn: Turn): Promise<Target | null> {
  const row = await store.db
    .selectFrom('pushes')
    .innerJoin('people', 'people.id', 'pushes.person')
    .select(['pushes.endpoint', 'pushes.keys', 'people.locale'])
    .where('pushes.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  // In the language of the device's owner.
  const { turnIn } = await serverMessages(LOCALES.find((one) => one === row.locale) ?? 'en')
  const text = JSON.stringify({
    ...tellTurn(turn),
    words: turnIn(capital(turn.game)),
  })
  return { endpoint: row.endpoint, message: pushMessage(vapid, row.endpoint, JSON.parse(row.keys), text) }
}
