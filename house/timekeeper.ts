// Watches the clock of a table: who has no time left is stood in for.
import { NOBODY } from '../core/game.ts'
import type { Table } from '../core/table.ts'
import { isRefused } from '../core/table.ts'
import type { Running } from './clock.ts'
import { runningOf } from './clock.ts'
import type { Host } from './host.ts'
import type { RowKeeper } from './row-keeper.ts'
import { isAsked } from './seats.ts'
import type { Writes } from './writes.ts'

/** Timers of some platforms cannot wait longer. */
const LONGEST_WAIT = 2 ** 30
/** Milliseconds until the next try to put a bot in somebody's place, where the last one failed. */
const RETRY = 2000

export class Timekeeper {
  readonly #table: Table
  readonly #rows: RowKeeper
  readonly #writes: Writes
  readonly #host: Host
  #closed = false
  #callOff = () => {}

  constructor(table: Table, rows: RowKeeper, writes: Writes, host: Host) {
    this.#table = table
    this.#rows = rows
    this.#writes = writes
    this.#host = host
  }

  /** Whose time runs, and until when. */
  running(): Running | null {
    const { clock, seats } = this.#rows.row
    if (!clock) return null
    const { toAct } = this.#table
    const back = toAct !== NOBODY && this.#table.away(toAct) === null ? this.#table.seatedAt(toAct) : 0
    const course = { begun: this.#table.begun, steps: this.#table.course(), toAct, back }
    return runningOf(clock, seats.length, course, this.#host.gaps?.())
  }

  /** Looks whose time runs now, and waits for the end of it. */
  watch(): void {
    this.#callOff()
    const running = this.#host.clocksElsewhere || this.#closed ? null : this.running()
    if (!running || !isAsked(this.#rows.row, this.#table, running.seat)) return
    const wait = Math.min(LONGEST_WAIT, Math.max(0, running.until - this.#host.now()))
    this.#callOff = this.#host.later(wait, () => void this.#timeOut(running))
  }

  close(): void {
    this.#closed = true
    this.#callOff()
  }

  async #timeOut({ seat }: Running): Promise<void> {
    const running = this.running()
    if (running?.seat !== seat) return
    if (running.until > this.#host.now()) return this.watch()
    const { seq } = this.#table
    const answer = await this.#table.seat(seat, 'stand-in')
    // Another process was first, or nothing can be stored for now.
    if (isRefused(answer)) await this.#writes.catchUp().catch(() => {})
    if (this.#table.seq === seq && !this.#closed) this.#callOff = this.#host.later(RETRY, () => this.watch())
  }
}
