// What people say at a table. It is kept with the table; while a game runs, seats do not hear who looks on.
import type { ChatMessage } from '../../house/live.ts'
import { isTaken } from '../store/faults.ts'
import type { Db, Store } from '../store/open.ts'

export const LONGEST_TEXT = 500

interface Said {
  readonly person: string
  readonly seated: boolean
  readonly text: string
  readonly intent?: string | undefined
}

/** 'reused': that intent said something else. */
export async function say({ db, now }: Store, tableId: string, said: Said): Promise<ChatMessage | 'reused'> {
  const { person, seated, text, intent = null } = said
  for (;;) {
    const before = intent === null ? undefined : await saidWith(db, tableId, person, intent)
    if (before) return before.text === text ? before : 'reused'
    try {
      const { n } = await db
        .insertInto('chat')
        .values((eb) => ({
          tableId,
          n: eb
            .selectFrom('chat')
            .select((inner) => inner(inner.fn.coalesce(inner.fn.max('n'), inner.lit(0)), '+', 1).as('n'))
            .where('tableId', '=', tableId),
          person,
          seated: Number(seated),
          text,
          time: now(),
          intent,
        }))
        .returning('n')
        .executeTakeFirstOrThrow()
      const [message] = await readChat(db, tableId, n - 1)
      if (message) return message
    } catch (error) {
      // Somebody spoke at the same moment.
      if (!isTaken(error)) throw error
    }
  }
}

function rows(db: Db, tableId: string) {
  return db
    .selectFrom('chat')
    .leftJoin('people', 'people.id', 'chat.person')
    .select(['chat.n', 'chat.person', 'chat.seated', 'chat.text', 'chat.time', 'people.name'])
    .where('chat.tableId', '=', tableId)
}

type ChatMessageRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

const messageOf = ({ n, person, seated, text, time, name }: ChatMessageRow): ChatMessage => ({
  n,
  ...(person === null ? {} : { person, name: name ?? '' }),
  seated: seated === 1,
  text,
  time,
})

async function saidWith(db: Db, tableId: string, person: string, intent: string): Promise<ChatMessage | undefined> {
  const row = await rows(db, tableId)
    .where('chat.person', '=', person)
    .where('chat.intent', '=', intent)
    .executeTakeFirst()
  return row && messageOf(row)
}

const MOST = 200

/** What was said after number `after`, the latest at most. */
export async function readChat(db: Db, tableId: string, after: number): Promise<readonly ChatMessage[]> {
  const latest = await rows(db, tableId).where('chat.n', '>', after).orderBy('chat.n', 'desc').limit(MOST).execute()
  return latest.reverse().map(messageOf)
}

/** Whom this person does not want to hear. */
export async function mutedBy(db: Db, person: string): Promise<ReadonlySet<string>> {
  const found = await db.selectFrom('mutes').select('other').where('person', '=', person).execute()
  return new Set(found.map(({ other }) => other))
}

export async function mute(db: Db, person: string, other: string, on: boolean): Promise<void> {
  if (on)
    await db
      .insertInto('mutes')
      .values({ person, other })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await db.deleteFrom('mutes').where('person', '=', person).where('other', '=', other).execute()
}

/** Whether somebody at the table hears this: the seated hear no spectators while they play. */
export function isHeard(message: ChatMessage, seated: boolean, over: boolean, muted: ReadonlySet<string>): boolean {
  if (message.person !== undefined && muted.has(message.person)) return false
  return over || message.seated || !seated
}
