// Who may speak at a table and be heard there, over HTTP and over sockets.
import type { Refused } from '../../core/table.ts'
import { isRefused } from '../../core/table.ts'
import { refuse } from '../../house/codes.ts'
import type { ChatMessage } from '../../house/live.ts'
import { PHRASES } from '../../house/phrases.ts'
import type { Server } from '../http/server.ts'
import { spend } from '../http/server.ts'
import type { Store } from '../store/open.ts'
import { isHeard, LONGEST_TEXT, mutedBy, readChat, say } from './chat.ts'

interface Place {
  readonly seated: boolean
  readonly over: boolean
  readonly chat: 'free' | 'phrases'
}

/** How somebody stands to a table: with a seat, or looking on if that is allowed. */
export async function placeOf({ db }: Store, id: string, person: string | null): Promise<Place | Refused> {
  const table = await db
    .selectFrom('tables')
    .select(['state', 'watch', 'chat', 'host'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!table) return refuse('table-unknown')
  const own =
    person === null
      ? undefined
      : await db
          .selectFrom('seats')
          .select('seat')
          .where('tableId', '=', id)
          .where('person', '=', person)
          .executeTakeFirst()
  const seated = own !== undefined || (person !== null && table.host === person)
  if (!seated && table.watch !== 1) return refuse('watch-forbidden')
  return { seated, over: table.state === 'over', chat: table.chat }
}

export async function sayAt(
  server: Pick<Server, 'store' | 'limiter' | 'room'>,
  id: string,
  person: string,
  asked: { readonly text: string; readonly intent?: string | undefined },
): Promise<ChatMessage | Refused> {
  const { store, room } = server
  const place = await placeOf(store, id, person)
  if (isRefused(place)) return place
  const hosted = place.seated ? await room.find(id) : null
  if (hosted && !isRefused(hosted) && hosted.isSilent(person)) return refuse('chat-silent')
  const text = readText(asked.text)
  if (text === null) return refuse('chat-text', { most: LONGEST_TEXT })
  if (place.chat === 'phrases' && !(PHRASES as readonly string[]).includes(text)) return refuse('chat-phrases')
  spend(server, 'chat', person)
  const said = await say(store, id, { person, seated: place.seated, text, intent: asked.intent })
  if (said === 'reused') return refuse('intent-reused')
  await store.db.transaction().execute((trx) => store.changes.announce(trx, { kind: 'chat', table: id }))
  return said
}

/** Plain text: line breaks are kept, other signs that nobody sees are not. */
function readText(given: string): string | null {
  const text = given
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
  return text !== '' && [...text].length <= LONGEST_TEXT ? text : null
}

export async function heardBy(
  store: Store,
  id: string,
  person: string | null,
  after: number,
): Promise<readonly ChatMessage[] | Refused> {
  const place = await placeOf(store, id, person)
  if (isRefused(place)) return place
  const muted = person === null ? new Set<string>() : await mutedBy(store.db, person)
  const messages = await readChat(store.db, id, after)
  return messages.filter((message) => isHeard(message, place.seated, place.over, muted))
}
