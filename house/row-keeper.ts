// The row of a table beside its log: changed here at once and then in the store, one change after the other.
import { Conflict } from '../core/entries.ts'
import type { Seat } from '../core/game.ts'
import type { Refused } from '../core/table.ts'
import { refuse } from '../core/table.ts'
import { withSeat } from './seats.ts'
import type { SeatRow, TableRow, TableStore } from './store.ts'

/** Of saving a row that others save too. */
const MOST_TRIES = 8

export class RowKeeper {
  readonly #store: TableStore
  readonly #changed: () => void
  #row: TableRow
  /** The last change that is not stored yet. */
  #keeping: Promise<null | Refused> | null = null

  /** `changed` is told when there is another row, also one that then could not be stored. */
  constructor(row: TableRow, store: TableStore, changed: () => void) {
    this.#row = row
    this.#store = store
    this.#changed = changed
  }

  get row(): TableRow {
    return this.#row
  }

  /** Takes in what another process saved; whether there was something. */
  async refresh(): Promise<boolean> {
    const row = await this.#store.row(this.#row.id)
    if (!row || row.version <= this.#row.version) return false
    this.#row = row
    return true
  }

  keepSeat(seat: Seat, change: (row: SeatRow) => SeatRow): Promise<null | Refused> {
    return this.keep((row) => {
      const before = row.seats[seat]
      return before ? withSeat(row, seat, change(before)) : row
    })
  }

  /** One change after the other: none is made on top of what may not be stored. */
  keep(change: (row: TableRow) => TableRow): Promise<null | Refused> {
    const kept = this.#keeping ? this.#keeping.then(() => this.#keepNow(change)) : this.#keepNow(change)
    this.#keeping = kept
    void kept.then(() => {
      if (this.#keeping === kept) this.#keeping = null
    })
    return kept
  }

  /** Where another process was first, it is changed on top of what that one saved. */
  async #keepNow(change: (row: TableRow) => TableRow): Promise<null | Refused> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const row = { ...change(this.#row), version: this.#row.version + 1 }
      const before = this.#row
      this.#row = row
      this.#changed()
      try {
        await this.#store.save(row)
        return null
      } catch (error) {
        if (this.#row === row) this.#row = before
        if (!(error instanceof Conflict)) break
        this.#row = (await this.#store.row(row.id).catch(() => null)) ?? this.#row
      }
    }
    this.#changed()
    return refuse('not-stored')
  }
}
