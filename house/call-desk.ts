// Answers what one connection asks about tables. Who is asking comes from the connection, never from the message.

import { totalOf } from '../core/face.ts'
import type { Seat, Viewer } from '../core/game.ts'
import { PUBLIC } from '../core/game.ts'
import type { Refused, Update } from '../core/table.ts'
import { isRefused } from '../core/table.ts'
import type { HostedTable } from './hosted-table.ts'
import type { AnswerTo, Ask, Eyes, FromHouse, TableCalls } from './messages.ts'
import type { PersonId } from './store.ts'
import { updateMessage } from './updates.ts'

export type Handlers<C> = {
  readonly [K in keyof C]: (ask: Ask<C, K>) => AnswerTo<C, K> | Promise<AnswerTo<C, K>>
}

interface Line {
  readonly person: PersonId
  /** A table that this person may look at. */
  find(id: string): Promise<HostedTable | Refused> | HostedTable | Refused
  post(message: FromHouse): void
}

const wireSeat = (viewer: Viewer): Seat | null => (viewer === PUBLIC ? null : viewer)
const keyOf = (id: string, seat: Seat | null) => `${id}/${seat ?? ''}`
const nothing = (answer: unknown): Refused | null => (isRefused(answer) ? answer : null)

export class CallDesk {
  readonly #line: Line
  readonly #subscriptions = new Map<string, () => void>()

  constructor(line: Line) {
    this.#line = line
  }

  /** Stops telling; with an id, of that table only. */
  close(id?: string): void {
    for (const [key, stop] of this.#subscriptions)
      if (id === undefined || key.startsWith(`${id}/`)) {
        stop()
        this.#subscriptions.delete(key)
      }
  }

  readonly handlers: Handlers<TableCalls> = {
    subscribe: async ({ id, seat: asked, since, whole = false }) => {
      const seen = await this.#seen({ id, ...(asked === undefined ? {} : { seat: asked }) })
      if (isRefused(seen)) return seen
      const { table, viewer } = seen
      const seat = wireSeat(viewer)
      const key = keyOf(id, seat)
      this.#subscriptions.get(key)?.()
      this.#subscriptions.set(key, table.subscribe(viewer, this.#teller(id, seat, whole), since))
      return { seat }
    },
    unsubscribe: ({ id, seat }) => {
      const key = keyOf(id, seat)
      this.#subscriptions.get(key)?.()
      this.#subscriptions.delete(key)
      return null
    },
    now: (ask) => this.#look(ask, (table, viewer) => table.table.now(viewer)),
    info: ({ id }) => this.#at(id, (table) => table.info()),
    move: ({ id, ...ask }) => this.#at(id, (table) => table.move(this.#line.person, ask)),
    undo: ({ id, ...ask }) => this.#at(id, (table) => table.undo(this.#line.person, ask)),
    why: ({ id, seat, move }) => this.#act(id, seat, (table, own) => table.table.why(own, move)),
    preview: ({ id, seat, move }) => this.#act(id, seat, (table, own) => table.table.preview(own, move)),
    at: (ask) => this.#look(ask, (table, viewer) => table.table.at(ask.step, viewer)),
    standing: ({ id, seat, ids }) => this.#at(id, (table) => table.setStanding(this.#line.person, ids, seat)),
    prepared: ({ id, seat, moves }) => this.#at(id, (table) => table.setPrepared(this.#line.person, moves, seat)),
    own: ({ id, seat }) =>
      this.#act(id, seat, (table, own) => {
        const { standing = [], prepared = [], dropped } = table.row.seats[own] ?? {}
        return { standing, prepared, ...(dropped === undefined ? {} : { dropped }) }
      }),
    leave: ({ id }) => this.#at(id, async (table) => nothing(await table.leave(this.#line.person))),
    back: ({ id }) => this.#at(id, async (table) => nothing(await table.back(this.#line.person))),
    concede: ({ id, seat }) => this.#at(id, async (table) => nothing(await table.concede(this.#line.person, seat))),
    agree: ({ id, wish }) => this.#at(id, (table) => table.agree(this.#line.person, wish)),
    disagree: ({ id, wish }) => this.#at(id, (table) => table.disagree(this.#line.person, wish)),
    record: ({ id, seen }) =>
      seen === undefined
        ? this.#at(id, (table) => table.record())
        : this.#look({ id, seat: seen }, (table, viewer) => table.recordSeenBy(viewer)),
    totals: ({ id }) =>
      this.#at(id, ({ table }) =>
        table.sheets().map((sheet) => Array.from({ length: table.seats }, (_, seat) => totalOf(sheet, seat))),
      ),
  }

  /** Tells what has changed, or all where that was asked for or nothing was told yet. */
  #teller(id: string, seat: Seat | null, whole: boolean): (update: Update) => void {
    let last: Update | null = null
    return (update) => {
      this.#line.post(updateMessage(id, seat, whole ? null : last, update))
      last = update
    }
  }

  async #at<T>(id: string, ask: (table: HostedTable) => T | Promise<T>): Promise<T | Refused> {
    const table = await this.#line.find(id)
    return isRefused(table) ? table : ask(table)
  }

  async #seen({ id, seat }: Eyes): Promise<{ readonly table: HostedTable; readonly viewer: Viewer } | Refused> {
    const table = await this.#line.find(id)
    if (isRefused(table)) return table
    const viewer = table.viewerFor(this.#line.person, seat === null ? PUBLIC : seat)
    return isRefused(viewer) ? viewer : { table, viewer }
  }

  async #look<T>(eyes: Eyes, ask: (table: HostedTable, viewer: Viewer) => T): Promise<T | Refused> {
    const seen = await this.#seen(eyes)
    return isRefused(seen) ? seen : ask(seen.table, seen.viewer)
  }

  #act<T>(id: string, asked: Seat | undefined, ask: (table: HostedTable, seat: Seat) => T): Promise<T | Refused> {
    return this.#at<T | Refused>(id, (table) => {
      const seat = table.seatFor(this.#line.person, asked)
      return isRefused(seat) ? seat : ask(table, seat)
    })
  }
}
