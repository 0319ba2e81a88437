// Keeps one table on the shelf. If the shelf refuses, the game goes on in memory and every entry tries again.
import type { Entry, Intent, Stand } from '../core/entries.ts'
import { Conflict } from '../core/entries.ts'
import { NOBODY } from '../core/game.ts'
import type { Trouble } from '../house/host.ts'
import type { Answered, TableRow, TableStore } from '../house/store.ts'
import { savedOf } from './game-list.ts'
import type { Result, Saved } from './protocol.ts'
import type { KeptEntry, KeptGame, Shelf } from './shelf.ts'
import { Gone } from './shelf.ts'

/** All people at this screen are one person to the house. */
export const HERE = 'here'

export class Keeper implements TableStore {
  readonly #shelf: Shelf
  readonly #hear: (trouble: Trouble | null) => void
  trouble: Trouble | null = null
  #kept: KeptGame
  #unsaved: KeptEntry[] = []

  constructor(shelf: Shelf, kept: KeptGame, hear: (trouble: Trouble | null) => void) {
    this.#shelf = shelf
    this.#kept = kept
    this.#hear = hear
  }

  get saved(): Saved {
    return savedOf(this.#kept)
  }

  /** Another tab plays it, or nobody will again. */
  get lost(): boolean {
    return this.trouble === 'elsewhere' || this.trouble === 'gone'
  }

  get current(): TableRow {
    const { id, game, rules, options, seats, luck, version = 0 } = this.#kept
    const sitting = seats.map((seat) => (seat.player === 'person' ? { ...seat, person: HERE } : seat))
    return { id, game, rules, options, seats: sitting, version, ...(luck ? { luck } : {}) }
  }

  async append(_table: string, entries: readonly Entry[], stand: Stand, intent?: Intent): Promise<void> {
    if (this.lost) throw new Conflict()
    const [{ time } = { time: 0 }] = entries
    const kept = { ...this.#after(stand), changed: time }
    const last = entries.length - 1
    const rows = entries.map((entry, i): KeptEntry => (intent && i === last ? { entry, intent } : { entry }))
    await this.#write(kept, [...this.#unsaved, ...rows])
    this.#kept = kept
  }

  /** One tab plays a table at a time: what another wrote is not for this one. */
  async entries(): Promise<readonly Entry[]> {
    return []
  }

  async answered(_table: string, person: string, id: string): Promise<Answered | null> {
    const rows = (await this.#shelf.load(this.#kept.id).catch(() => null))?.rows ?? []
    const row = [...rows, ...this.#unsaved].find(({ intent }) => intent?.id === id && intent.person === person)
    return row?.intent ? { body: row.intent.body, seq: row.entry.seq } : null
  }

  async row(): Promise<TableRow | null> {
    return this.current
  }

  async save({ seats, version }: TableRow): Promise<void> {
    const kept = { ...this.#kept, version, seats: seats.map(({ person: _, ...seat }) => seat) as KeptGame['seats'] }
    this.#kept = kept
    await this.#put()
  }

  /** Keeps a log that came from elsewhere. */
  async keep(entries: readonly Entry[], stand: Stand): Promise<void> {
    this.#kept = this.#after(stand)
    await this.#write(
      this.#kept,
      entries.map((entry) => ({ entry })),
    )
  }

  #after({ step, toAct }: Stand): KeptGame {
    return { ...this.#kept, over: toAct === NOBODY, turn: toAct, steps: step }
  }

  /** Notes how far it has gone and how it ended; only the list of games needs it. */
  async note(round: number | undefined, result: Result | undefined): Promise<void> {
    const news = round !== undefined && this.#kept.round !== round
    if (!news && (result === undefined || this.#kept.result !== undefined)) return
    this.#kept = { ...this.#kept, ...(round === undefined ? {} : { round }), ...(result ? { result } : {}) }
    await this.#put()
  }

  report(trouble: Trouble | null): void {
    if (this.trouble === trouble) return
    this.trouble = trouble
    this.#hear(trouble)
  }

  /** That a bot failed is told as long as nothing worse is. */
  reportBot(trouble: Trouble | null): void {
    if (this.trouble === null || this.trouble === 'bot') this.report(trouble)
  }

  async #put(): Promise<void> {
    if (this.trouble === null || this.trouble === 'bot') await this.#shelf.append(this.#kept, []).catch(() => {})
  }

  /** Throws only where the table is no longer this tab's. */
  async #write(kept: KeptGame, rows: KeptEntry[]): Promise<void> {
    try {
      await this.#shelf.append(kept, rows)
      this.#unsaved = []
      if (this.trouble === 'not-kept') this.report(null)
    } catch (error) {
      if (error instanceof Conflict) {
        this.report(error instanceof Gone ? 'gone' : 'elsewhere')
        throw error
      }
      this.#unsaved = rows
      this.report('not-kept')
    }
  }
}
