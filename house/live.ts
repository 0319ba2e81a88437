// A line to a server's house over a socket: says hello, tries again when it is lost, longer and longer, and then sends again
// what was not answered. Page, tests and bots use it alike; sockets and timers are handed in.
import type { Refusal } from '../core/game.ts'
import type { Call, Port } from './client.ts'
import { HouseLine } from './client.ts'
import type { FromHouse, TableCalls } from './messages.ts'
import { PROTOCOL } from './messages.ts'
import type { TableTold } from './told.ts'

/** A browser's WebSocket, or one of Node's that has the same ways. */
export interface Socket {
  readonly readyState: number
  onopen: ((event: never) => void) | null
  onclose: ((event: { readonly code: number }) => void) | null
  onerror: ((event: never) => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  send(text: string): void
  close(code?: number): void
}

export interface ChatMessage {
  readonly n: number
  /** Absent where the person is gone for good. */
  readonly person?: string
  readonly name?: string
  readonly seated: boolean
  readonly text: string
  readonly time: number
}

/** The calls that a server answers beside those of every house. */
export interface LiveCalls extends TableCalls {
  /** Hears of a table from outside, started or not, until `unfollow`. The answer is the table as GET tells it. */
  follow: { ask: { id: string }; answer: TableTold | { refusal: Refusal } }
  unfollow: { ask: { id: string }; answer: null }
  chat: { ask: { id: string; text: string; intent?: string }; answer: ChatMessage | { refusal: Refusal } }
  chats: { ask: { id: string; after?: number }; answer: readonly ChatMessage[] | { refusal: Refusal } }
}

/** What a server says beside what every house says. */
export type FromServer =
  | FromHouse
  | { readonly kind: 'hello'; readonly version: number; readonly person: { id: string; name: string } | null }
  | { readonly kind: 'table'; readonly id: string; readonly table: TableTold }
  | { readonly kind: 'presence'; readonly id: string; readonly present: readonly string[] }
  | { readonly kind: 'chat'; readonly id: string; readonly message: ChatMessage }

/** Why a server closes a socket for good. */
export const CLOSED = { reload: 4000, badFrame: 4400, unknown: 4401, tooSlow: 4408, tooMany: 4429 } as const

/** 'reload': this page is older than the server. 'out': who we were is no longer known. */
export type LineState = 'lost' | 'open' | 'reload' | 'out'

export interface LiveMeans {
  connect(): Socket
  later(milliseconds: number, job: () => void): () => void
  /** For programs; a page comes with its cookie. */
  readonly token?: string
  /** The connection is nobody's, whatever the cookie says. */
  readonly nobody?: boolean
  /** 0 to 1: spreads out who comes back at the same moment. */
  random(): number
}

/** As a socket says that it was lost without a goodbye. */
const GONE = 1006
const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000

export class LiveLine {
  readonly line: HouseLine<LiveCalls>
  readonly #means: LiveMeans
  readonly #states = new Set<(state: LineState) => void>()
  readonly #hearers = new Set<(message: FromServer) => void>()
  readonly #port: Port<FromHouse, Call>
  #socket: Socket | null = null
  #state: LineState = 'lost'
  #tries = 0
  #callOff = () => {}

  constructor(means: LiveMeans) {
    this.#means = means
    this.#port = {
      // What is said while the line is lost is sent when it is back.
      postMessage: (call) => {
        if (this.#state === 'open') this.#socket?.send(JSON.stringify(call))
      },
      onmessage: null,
    }
    this.line = new HouseLine<LiveCalls>(this.#port)
    this.#connect()
  }

  get state(): LineState {
    return this.#state
  }

  onState(hear: (state: LineState) => void): () => void {
    this.#states.add(hear)
    hear(this.#state)
    return () => this.#states.delete(hear)
  }

  /** Everything the server says without being asked. */
  onMessage(hear: (message: FromServer) => void): () => void {
    this.#hearers.add(hear)
    return () => this.#hearers.delete(hear)
  }

  /** Tries at once, as when the device is online again. */
  hurry(): void {
    if (this.#state !== 'lost' || this.#socket) return
    this.#callOff()
    this.#connect()
  }

  /** The device has no network: what still looks open would only stay silent. */
  drop(): void {
    const socket = this.#socket
    if (!socket) return
    this.#lost(GONE)
    socket.close()
  }

  close(): void {
    this.#callOff()
    this.#enter('out')
    this.#socket?.close(1000)
    this.#socket = null
  }

  #connect(): void {
    const socket = this.#means.connect()
    this.#socket = socket
    const { token, nobody = false } = this.#means
    const who = nobody ? { nobody } : token === undefined ? {} : { token }
    socket.onopen = () => socket.send(JSON.stringify({ kind: 'hello', version: PROTOCOL, ...who }))
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(data)) as FromServer)
    }
    socket.onerror = () => {}
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lost(code)
    }
  }

  #lost(code: number): void {
    this.#socket = null
    this.#enter(code === CLOSED.reload ? 'reload' : code === CLOSED.unknown ? 'out' : 'lost')
    if (this.#state !== 'lost') return
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++)
    this.#callOff = this.#means.later(most * (0.5 + this.#means.random() / 2), () => this.#connect())
  }

  #hear(message: FromServer): void {
    if (message.kind === 'hello') {
      this.#tries = 0
      this.#enter('open')
      this.line.restored()
    } else this.#port.onmessage?.({ data: message } as MessageEvent<FromHouse>)
    for (const hear of this.#hearers) hear(message)
  }

  #enter(state: LineState): void {
    if (this.#state === state || this.#state === 'out' || this.#state === 'reload') return
    this.#state = state
    for (const hear of this.#states) hear(state)
  }
}
