// A screen's end of the line to a house: numbers its calls, sends again what was not answered when a line is restored, and
// puts the updates of a table together. Page, tests and bots share it.
import type { Seat, Viewer } from '../core/game.ts'
import { PUBLIC } from '../core/game.ts'
import type { Past, Update } from '../core/table.ts'
import { isRefused } from '../core/table.ts'
import type { Thinking, Trouble } from './host.ts'
import type { AnswerTo, Ask, FromHouse, TableCalls, TableInfo, UpdateMessage } from './messages.ts'
import { patched } from './updates.ts'

/** One end of a line of messages: a Worker, a MessagePort, a worker's own scope, or a socket dressed as one. */
export interface Port<In, Out> {
  postMessage(message: Out): void
  onmessage: ((event: MessageEvent<In>) => void) | null
}

/** What a call looks like on the line. */
export interface Call {
  readonly n: number
  readonly kind: string
  readonly ask: unknown
}

interface Waiting {
  readonly call: Call
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

interface Watch {
  readonly id: string
  readonly seat: Seat | null
  readonly hearers: Set<(update: Update) => void>
  last: Update | null
  past: readonly Past[]
}

const wireSeat = (viewer: Viewer): Seat | null => (viewer === PUBLIC ? null : viewer)

/** Calls that write carry an id, so that one that is sent twice is done once. */
const WRITES: readonly string[] = ['move', 'undo']

export class HouseLine<C extends TableCalls> {
  readonly #port: Port<FromHouse, Call>
  readonly #waiting = new Map<number, Waiting>()
  readonly #watches = new Map<string, Watch>()
  readonly #ears = new Map<string, Set<(message: never) => void>>()
  readonly #troubles = new Map<string, Trouble | null>()
  #calls = 0

  constructor(port: Port<FromHouse, Call>) {
    this.#port = port
    port.onmessage = ({ data }) => this.#hear(data)
  }

  call<K extends keyof C & string>(kind: K, ask: Ask<C, K>): Promise<AnswerTo<C, K>> {
    const n = ++this.#calls
    const sent = WRITES.includes(kind) ? { intent: newIntent(), ...(ask as object) } : ask
    return new Promise((resolve, reject) => {
      const call = { n, kind, ask: sent }
      this.#waiting.set(n, { call, resolve: resolve as Waiting['resolve'], reject })
      this.#port.postMessage(call)
    })
  }

  /** Hears at once how things stand, as soon as that is known, and then every change. */
  subscribe(id: string, viewer: Viewer, hear: (update: Update) => void): () => void {
    const seat = wireSeat(viewer)
    const key = keyOf(id, seat)
    let watch = this.#watches.get(key)
    if (watch) {
      watch.hearers.add(hear)
      if (watch.last) hear({ ...watch.last, from: 0, past: watch.past })
    } else {
      watch = { id, seat, hearers: new Set([hear]), last: null, past: [] }
      this.#watches.set(key, watch)
      this.#ask(watch)
    }
    return () => {
      watch.hearers.delete(hear)
      if (watch.hearers.size > 0 || this.#watches.get(key) !== watch) return
      this.#watches.delete(key)
      void this.#table('unsubscribe', { id, seat }).catch(() => {})
    }
  }

  onThinking(id: string, hear: (thinking: Thinking | null) => void): () => void {
    return this.#on(`thinking/${id}`, hear)
  }

  onInfo(id: string, hear: (info: TableInfo) => void): () => void {
    return this.#on(`info/${id}`, hear)
  }

  /** Hears at once, and then whenever it changes. */
  onTrouble(id: string, hear: (trouble: Trouble | null) => void): () => void {
    hear(this.#troubles.get(id) ?? null)
    return this.#on(`trouble/${id}`, hear)
  }

  /** The line was lost and is there again: asks once more for everything, and sends again what was not answered. */
  restored(): void {
    for (const [n, { call }] of this.#waiting)
      if (call.kind === 'subscribe') this.#waiting.delete(n)
      else this.#port.postMessage(call)
    for (const watch of this.#watches.values()) this.#ask(watch)
  }

  #table<K extends keyof TableCalls>(kind: K, ask: Ask<TableCalls, K>): Promise<unknown> {
    return (this as unknown as HouseLine<TableCalls>).call(kind, ask)
  }

  #ask({ id, seat, last }: Watch): void {
    void this.#table('subscribe', { id, seat, ...(last ? { since: last.seq } : {}) }).catch(() => {})
  }

  #on<T>(key: string, hear: (message: T) => void): () => void {
    const hearers = this.#ears.get(key) ?? new Set()
    this.#ears.set(key, hearers.add(hear as (message: never) => void))
    return () => hearers.delete(hear as (message: never) => void)
  }

  #tell(key: string, message: unknown): void {
    for (const hear of this.#ears.get(key) ?? []) hear(message as never)
  }

  #hear(data: FromHouse): void {
    switch (data.kind) {
      case 'answer':
        this.#waiting.get(data.n)?.resolve(data.answer)
        this.#waiting.delete(data.n)
        break
      case 'failed':
        this.#waiting.get(data.n)?.reject(new Error(data.message))
        this.#waiting.delete(data.n)
        break
      case 'update':
        this.#update(data)
        break
      case 'info':
        this.#tell(`info/${data.id}`, data.info)
        break
      case 'thinking':
        this.#tell(`thinking/${data.id}`, data.thinking)
        break
      case 'trouble':
        this.#troubles.set(data.id, data.trouble)
        this.#tell(`trouble/${data.id}`, data.trouble)
    }
  }

  #update(message: UpdateMessage): void {
    const watch = this.#watches.get(keyOf(message.id, message.seat))
    if (!watch) return
    const update = this.#read(watch, message)
    if (!update) {
      watch.last = null
      this.#ask(watch)
      return
    }
    const known = watch.last?.seq
    watch.last = update
    watch.past = [...watch.past.slice(0, update.from), ...update.past]
    // Told again where a line was lost or a house started again: who knows it already keeps what they have picked.
    if (known === update.seq) return
    for (const hear of watch.hearers) hear(update)
  }

  /** Null where something between was missed. */
  #read({ last, past }: Watch, message: UpdateMessage): Update | null {
    if ('patch' in message && last?.seq !== message.base) return null
    const update = 'whole' in message ? message.whole : patched(last as Update, message.patch)
    return update.from > past.length ? null : update
  }
}

const keyOf = (id: string, seat: Seat | null) => `${id}/${seat ?? ''}`

const INTENT_WORDS = 3
function newIntent(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(INTENT_WORDS)), (word) => word.toString(36)).join('-')
}

/** A refusal becomes an error, for callers that cannot go on without an answer. */
export function mustBe<T>(answer: T): Exclude<T, { readonly refusal: unknown }> {
  if (isRefused(answer)) throw new Error(answer.refusal.code)
  return answer as Exclude<T, { readonly refusal: unknown }>
}
