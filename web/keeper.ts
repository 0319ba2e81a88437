// Keeps one table's log on the shelf. If the shelf refuses, the game goes on in memory and every entry tries again.
import type { Entry, LogStore } from '../core/entries.ts'
import { Conflict } from '../core/entries.ts'
import type { Saved, Trouble } from './protocol.ts'
import type { Shelf } from './shelf.ts'

export class Keeper implements LogStore {
  readonly #shelf: Shelf
  readonly #hear: (trouble: Trouble | null) => void
  saved: Saved
  trouble: Trouble | null = null
  #unsaved: Entry[] = []

  constructor(shelf: Shelf, saved: Saved, hear: (trouble: Trouble | null) => void) {
    this.#shelf = shelf
    this.saved = saved
    this.#hear = hear
  }

  async append(added: readonly Entry[]): Promise<void> {
    if (this.trouble === 'elsewhere') throw new Conflict()
    const saved = { ...this.saved, changed: added[0]?.time ?? 0, over: false }
    const entries = [...this.#unsaved, ...added]
    try {
      await this.#shelf.append(saved, entries)
      this.#unsaved = []
      this.report(null)
    } catch (error) {
      if (error instanceof Conflict) {
        this.report('elsewhere')
        throw error
      }
      this.#unsaved = entries
      this.report('not-kept')
    }
    this.saved = saved
  }

  /** Keeps a log that came from elsewhere. */
  async keep(entries: readonly Entry[]): Promise<void> {
    try {
      await this.#shelf.append(this.saved, entries)
    } catch {
      this.#unsaved = [...entries]
      this.report('not-kept')
    }
  }

  /** Notes who is to act and how far it has gone; only the list of games needs it. */
  async note(now: Required<Pick<Saved, 'turn' | 'steps'>> & Pick<Saved, 'round'>): Promise<void> {
    if (this.saved.turn === now.turn && this.saved.round === now.round) return
    this.saved = { ...this.saved, ...now }
    if (this.trouble === null) await this.#shelf.append(this.saved, []).catch(() => {})
  }

  /** Notes that the game has ended; only the list of games needs it. */
  async close(): Promise<void> {
    if (this.saved.over) return
    this.saved = { ...this.saved, over: true }
    if (this.trouble === null) await this.#shelf.append(this.saved, []).catch(() => {})
  }

  report(trouble: Trouble | null): void {
    if (this.trouble === trouble) return
    this.trouble = trouble
    this.#hear(trouble)
  }
}
