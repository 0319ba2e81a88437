// Writes to the log of a table: one that is sent twice is done once, and what another process stored first is taken in.
import type { Intent } from '../core/entries.ts'
import type { Seat } from '../core/game.ts'
import type { Accepted, Now, Refused, Table } from '../core/table.ts'
import { isRefused, refuse } from '../core/table.ts'
import type { PersonId, TableStore } from './store.ts'

/** What every write may carry: the seat meant, where one's seats leave a choice, and the sender's id of the write. */
export interface Asked {
  readonly seat?: Seat
  readonly intent?: string
}
export interface MoveAsked extends Asked {
  readonly move: string
  readonly seq: number
}
export interface UndoAsked extends Asked {
  readonly seq: number
  /** How many steps, or all that can be. */
  readonly steps?: number | 'all'
}

/** A refusal, and where it came too late, how things stand. */
export type Answer = Accepted | (Refused & { readonly now?: Now })

/** Who writes about a position: which, and the sender's own id of it. */
interface WriteRequest {
  readonly person: PersonId
  readonly seat: Seat
  readonly seq: number
  readonly id: string | undefined
  /** What is asked for: the same id with another body is another write. */
  readonly body: readonly unknown[]
}

export class Writes {
  readonly #table: Table
  readonly #store: TableStore
  readonly #id: string

  constructor(table: Table, store: TableStore, id: string) {
    this.#table = table
    this.#store = store
    this.#id = id
  }

  /**
   * Takes in what other processes stored; false if it does not follow, and the table must be opened again. Rejects where the store
   * does not tell: nobody may take what is here for what is stored.
   */
  async catchUp(): Promise<boolean> {
    const entries = await this.#store.entries(this.#id, this.#table.seq)
    for (const entry of entries) if (!(await this.#table.apply(entry))) return false
    return true
  }

  /** Does a write once, however often it is sent, and tells who came too late how things stand. */
  async once(writing: WriteRequest, write: (intent?: Intent) => Promise<Accepted | Refused>): Promise<Answer> {
    const { person, seat, seq, id, body } = writing
    const intent = id === undefined ? undefined : { person, id, body: JSON.stringify(body) }
    for (;;) {
      const before = this.#table.seq
      const isAway = this.#table.away(seat) !== null && !this.#table.over
      const answer = isAway ? refuse('seat-away') : await write(intent)
      if (!isRefused(answer) || answer.refusal.code === 'not-stored') return answer
      const known = intent && (await this.#store.answered(this.#id, person, intent.id))
      if (known) return known.body === intent.body ? { seq: known.seq } : refuse('intent-reused')
      if (answer.refusal.code !== 'stale') return answer
      await this.catchUp()
      // Only who plays a seat has changed: the intent is still one about this position.
      if (this.#table.seq === before || !this.#table.isFresh(seq)) return { ...answer, now: this.#table.now(seat) }
    }
  }

  /** Who does not speak about a position is not too late: what another process stored first is taken in, and it is tried again. */
  async insist(write: () => Promise<Accepted | Refused>): Promise<Accepted | Refused> {
    for (;;) {
      const { seq } = this.#table
      const answer = await write()
      if (!isRefused(answer) || answer.refusal.code !== 'stale') return answer
      await this.catchUp()
      if (this.#table.seq === seq) return answer
    }
  }
}
