// One socket: what its person asks, one call after the other, and what they are told.
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { Seat } from '../../core/game.ts'
import type { Refused } from '../../core/table.ts'
import { isRefused } from '../../core/table.ts'
import { CallDesk } from '../../house/call-desk.ts'
import { refuse } from '../../house/codes.ts'
import type { HostedTable } from '../../house/hosted-table.ts'
import type { FromServer } from '../../house/live.ts'
import { CLOSED } from '../../house/live.ts'
import { HttpRefused } from '../http/refusal.ts'
import type { Server } from '../http/server.ts'
import { spend } from '../http/server.ts'
import type { Who } from '../http/who.ts'
import { isStoreFault } from '../store/faults.ts'
import { findFor } from '../tables/access.ts'
import { moveCounts, undoCounts } from '../tables/counting.ts'
import { tell as tableTold } from '../tables/making.ts'
import { heardBy, sayAt } from '../talk/speaking.ts'
import type { LiveAsk, LiveCall } from './calls.ts'
import { readCall, WRITES } from './calls.ts'
import type { Connection, Hub } from './hub.ts'

/** With this many bytes sent but not read, a connection is closed. */
const MOST_UNREAD = 1 << 20
/** The most tables that one connection may be at. */
const MOST_TABLES = 50
/** Milliseconds in which a goodbye is to be answered. */
const GOODBYE_TIME = 2000

/** A socket, and the connection it runs over. */
interface Line {
  readonly socket: WebSocket
  readonly wire: Socket
}

interface Subscribed {
  readonly id: string
  readonly seat: Seat | null
  readonly whole: boolean
}

export class LiveConnection implements Connection {
  readonly person: string | null
  readonly key: string | null
  readonly #server: Server
  readonly #socket: WebSocket
  readonly #wire: Socket
  #corked = false
  #isGone = false
  readonly #hub: Hub
  readonly #address: string
  readonly #mayWrite: boolean
  readonly #desk: CallDesk
  readonly #subscribed = new Map<string, Subscribed>()
  readonly #followed = new Set<string>()
  /** The number of the last thing said that was told here, table by table. */
  readonly #heard = new Map<string, number>()

  constructor(server: Server, hub: Hub, line: Line, who: Who | null, address: string) {
    this.#server = server
    this.#hub = hub
    this.#socket = line.socket
    this.#wire = line.wire
    this.#address = address
    this.person = who?.person.id ?? null
    this.key = who?.session ?? who?.token?.id ?? null
    this.#mayWrite = who !== null && who.token?.scope !== 'read'
    this.#desk = new CallDesk({
      person: this.person ?? '',
      find: (id) => this.#find(id),
      post: (message) => this.send(message),
    })
  }

  send(message: FromServer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MOST_UNREAD) this.close(CLOSED.tooSlow)
    else {
      this.#cork()
      this.#socket.send(textOf(message))
    }
  }

  /** An update and the answer to the move that brought it leave together: what costs is each writing, not what is written. */
  #cork(): void {
    if (this.#corked) return
    this.#corked = true
    this.#wire.cork()
    process.nextTick(() => {
      this.#corked = false
      this.#wire.uncork()
    })
  }

  close(code: number): void {
    this.#socket.close(code)
    // Who does not answer the goodbye is not waited for.
    setTimeout(() => this.#socket.terminate(), GOODBYE_TIME).unref()
  }

  /** The socket is gone. */
  gone(): void {
    this.#isGone = true
    this.#desk.close()
    this.#hub.remove(this)
  }

  async answer(n: number, kind: string, ask: unknown): Promise<void> {
    const answer = await this.#answerTo(kind, ask).catch((error: unknown) => this.#failed(error))
    this.send({ kind: 'answer', n, answer })
  }

  resubscribe(id: string): void {
    for (const one of this.#subscribed.values()) if (one.id === id) void this.#listen(one).catch(() => {})
  }

  isToldSteps(id: string): boolean {
    for (const one of this.#subscribed.values()) if (one.id === id) return true
    return false
  }

  async hearChat(id: string): Promise<void> {
    const after = this.#heard.get(id)
    if (after === undefined) return
    const messages = await heardBy(this.#server.store, id, this.person, after)
    if (isRefused(messages)) return
    for (const message of messages) {
      if (message.n <= (this.#heard.get(id) ?? 0)) continue
      this.#heard.set(id, message.n)
      this.send({ kind: 'chat', id, message })
    }
  }

  #failed(error: unknown): Refused {
    if (error instanceof HttpRefused) return { refusal: error.refusal, ...error.more }
    if (isStoreFault(error)) return refuse('not-stored')
    this.#server.log.error({ err: error }, 'a call failed')
    return refuse('server-error')
  }

  async #answerTo(kind: string, asked: unknown): Promise<unknown> {
    const call = readCall(kind, asked)
    if (!call) return refuse('call-unknown')
    if ('field' in call) return refuse('bad-request', { field: call.field || 'ask' })
    if (!WRITES.has(kind)) spend(this.#server, 'reads', this.person ?? this.#address)
    else if (!this.#mayWrite) return refuse(this.person === null ? 'who-are-you' : 'token-scope')
    return this.#handle(call)
  }

  async #handle({ kind, ask }: LiveCall): Promise<unknown> {
    switch (kind) {
      case 'subscribe':
        return this.#subscribe(ask)
      case 'unsubscribe':
        this.#subscribed.delete(keyOf(ask))
        this.#leaveIfDone(ask.id)
        return this.#desk.handlers.unsubscribe(ask)
      case 'follow':
        return this.#follow(ask.id)
      case 'unfollow':
        this.#followed.delete(ask.id)
        this.#leaveIfDone(ask.id)
        return null
      case 'record':
        return this.#record(ask.id)
      case 'chat':
        return sayAt(this.#server, ask.id, this.person ?? '', ask)
      case 'chats':
        return heardBy(this.#server.store, ask.id, this.person, ask.after ?? 0)
      case 'move':
        return this.#write(ask, moveCounts, (hosted, person) => hosted.move(person, ask))
      case 'undo':
        return this.#write(ask, undoCounts, (hosted, person) => hosted.undo(person, ask))
      default: {
        if (WRITES.has(kind)) await this.#spendAt(ask.id)
        const handler: (ask: never) => unknown = this.#desk.handlers[kind]
        return handler(ask as never)
      }
    }
  }

  /** In the order of the API: the table, the seat, and only then whether it is too much. */
  async #write<A extends { readonly id: string; readonly seat?: Seat | undefined }>(
    ask: A,
    counts: (hosted: HostedTable, seat: Seat, ask: A) => boolean,
    write: (hosted: HostedTable, person: string) => Promise<unknown>,
  ): Promise<unknown> {
    const person = this.person ?? ''
    const hosted = await this.#find(ask.id)
    if (isRefused(hosted)) return hosted
    const seat = hosted.seatFor(person, ask.seat)
    if (isRefused(seat)) return seat
    if (counts(hosted, seat, ask)) spend(this.#server, 'intents', person)
    return write(hosted, person)
  }

  /** A table that is missing or not the person's own is not counted here: it is refused anyway. */
  async #spendAt(id: string): Promise<void> {
    if (!isRefused(await this.#find(id))) spend(this.#server, 'intents', this.person ?? '')
  }

  #find(id: string): Promise<HostedTable | Refused> {
    return findFor({ room: this.#server.room, db: this.#server.store.db }, id, this.person)
  }

  async #subscribe(ask: LiveAsk<'subscribe'>): Promise<unknown> {
    if (this.#isEverywhere(ask.id)) return refuse('tables-many', { most: MOST_TABLES })
    const answer = await this.#listen(ask)
    if (isRefused(answer) || this.#isGone) return answer
    const one = { id: ask.id, seat: answer.seat, whole: ask.whole ?? false }
    this.#subscribed.set(keyOf(one), one)
    this.#enter(ask.id)
    return answer
  }

  /** A person who left while the table was being opened must not stay subscribed: nothing else would ever end it. */
  async #listen(ask: LiveAsk<'subscribe'>): Promise<{ readonly seat: Seat | null } | Refused> {
    const answer = await this.#desk.handlers.subscribe(ask)
    if (this.#isGone) this.#desk.close()
    return answer
  }

  async #follow(id: string): Promise<unknown> {
    if (this.#isEverywhere(id)) return refuse('tables-many', { most: MOST_TABLES })
    const table = await tableTold(this.#server, id)
    if (this.#isGone) return table
    this.#followed.add(id)
    this.#enter(id)
    return table
  }

  /** What the game hides is open only when it is over. */
  async #record(id: string): Promise<unknown> {
    const hosted = await this.#find(id)
    if (isRefused(hosted)) return hosted
    return hosted.table.over ? hosted.record() : refuse('not-over')
  }

  #isEverywhere(id: string): boolean {
    const tables = new Set([...this.#followed, ...[...this.#subscribed.values()].map((one) => one.id)])
    return !tables.has(id) && tables.size >= MOST_TABLES
  }

  #enter(id: string): void {
    // Earlier messages are asked for with `chats`.
    if (!this.#heard.has(id)) void this.#startHearing(id).catch(() => {})
    this.#hub.enter(this, id)
  }

  async #startHearing(id: string): Promise<void> {
    const { db } = this.#server.store
    const last = await db
      .selectFrom('chat')
      .select(({ fn }) => fn.max('n').as('n'))
      .where('tableId', '=', id)
      .executeTakeFirst()
    this.#heard.set(id, last?.n ?? 0)
  }

  #leaveIfDone(id: string): void {
    if (this.isToldSteps(id) || this.#followed.has(id)) return
    this.#heard.delete(id)
    this.#hub.leave(this, id)
  }
}

/** What is told to several is written out once. */
const texts = new WeakMap<FromServer, string>()

function textOf(message: FromServer): string {
  const known = texts.get(message)
  if (known !== undefined) return known
  const text = JSON.stringify(message)
  texts.set(message, text)
  return text
}

const keyOf = ({ id, seat }: { readonly id: string; readonly seat: Seat | null }) => `${id}/${seat ?? ''}`
