// All the games of this browser: opens, resumes, lists and deletes them.
import { liveChance } from '../core/chance.ts'
import type { Entry } from '../core/entries.ts'
import { entriesOf } from '../core/entries.ts'
import type { Viewer } from '../core/game.ts'
import { isRefusal } from '../core/game.ts'
import type { GameRecord } from '../core/record.ts'
import { readRecord, recordMisfit, replay, writeRecord } from '../core/record.ts'
import type { Means, Refused } from '../core/table.ts'
import { isRefused, Table } from '../core/table.ts'
import { isGameId, loadGame } from '../games/index.ts'
import { Keeper } from './keeper.ts'
import type { Think } from './local-table.ts'
import { LocalTable } from './local-table.ts'
import type { Ask, Saved, SeatPlan, Thinking, Trouble } from './protocol.ts'
import type { Shelf } from './shelf.ts'

/** Holds a table for this tab alone; gives the way to let go, or null if another tab holds it. */
export type Hold = (id: string, take: boolean, lost: () => void) => Promise<(() => void) | null>

/** Who is told what goes on at the tables. */
export interface Ears {
  trouble(id: string, trouble: Trouble | null): void
  thinking(id: string, thinking: Thinking | null): void
}

const refuse = (code: string): Refused => ({ refusal: { code } })

export class LocalHouse {
  pace = 0
  readonly #shelf: Shelf
  readonly #hold: Hold
  readonly #think: Think
  readonly #hear: Ears
  readonly #tables = new Map<string, LocalTable>()
  readonly #held = new Map<string, () => void>()

  constructor(shelf: Shelf, hold: Hold, think: Think, hear: Ears) {
    this.#shelf = shelf
    this.#hold = hold
    this.#think = think
    this.#hear = hear
  }

  /** The latest first. */
  async list(): Promise<readonly Saved[]> {
    const kept = await this.#shelf.list().catch(() => [])
    const byId = new Map(kept.map((saved) => [saved.id, saved]))
    for (const [id, { saved }] of this.#tables) byId.set(id, saved)
    return [...byId.values()].sort((a, b) => b.changed - a.changed)
  }

  async open({ game: gameId, seats, options }: Ask<'open'>): Promise<Saved | Refused> {
    if (!isGameId(gameId)) return refuse('game-unknown')
    const { game } = await loadGame(gameId)
    const id = newId()
    const now = Date.now()
    const { rules } = game
    const keeper = this.#keeper({ id, game: gameId, rules, seats, options, started: now, changed: now, over: false })
    return this.#seat(id, false, keeper, () => Table.open(game, seats.length, options, this.#house(keeper)))
  }

  async join(id: string, take: boolean): Promise<Saved | Refused> {
    const running = this.#tables.get(id)
    if (running && running.keeper.trouble !== 'elsewhere') return running.saved
    this.#drop(id)
    const known = await this.#shelf.load(id).catch(() => null)
    if (!known) return refuse('table-unknown')
    const { saved } = known
    if (!isGameId(saved.game)) return refuse('game-unknown')
    const rules = rulesOf(known.entries)
    const module = await loadGame(saved.game, rules)
    if (isRefusal(module)) return { refusal: module }
    const { game } = module
    const keeper = this.#keeper({ ...saved, rules })
    return this.#seat(id, take, keeper, async () => {
      // Read again: another tab may have played on until it let go.
      const kept = await this.#shelf.load(id).catch(() => null)
      return kept ? Table.resume(game, kept.entries, this.#house(keeper)) : refuse('table-unknown')
    })
  }

  /** The game as a record file; for one viewer a running game begins in a world they could be in. */
  record(id: string, viewer: Viewer | null): string {
    const local = this.#tables.get(id)
    if (!local) throw new Error(`no table ${id} was joined`)
    const { table, saved } = local
    const names = saved.seats.map(({ name }) => name)
    const whole = table.record()
    const seen = viewer === null || whole.outcome ? null : table.imagined(whole.steps.length, viewer)
    return seen && !isRefused(seen) ? writeRecord(seen, { names }) : writeRecord(whole, { names, times: table.times() })
  }

  /** A record file becomes a game of this browser: to be looked at again or, if unfinished, to be played on by people. */
  async bring({ text, names: others }: Ask<'bring'>): Promise<Saved | Refused> {
    const record = readRecord(text)
    if (isRefusal(record)) return { refusal: record }
    if (!isGameId(record.game)) return refuse('game-unknown')
    const module = await loadGame(record.game, record.rules)
    if (isRefusal(module)) return { refusal: module }
    // Also how it ended is told by the rules, not by the file.
    const broken = replay(module.game, record, module.game.blank())
    if (broken) return { refusal: broken }
    const names = record.names ?? others.slice(0, record.seats)
    return this.#continue(
      record,
      names.map((name): SeatPlan => ({ name, player: 'person' })),
      record.times,
    )
  }

  /**
   * A new game that goes on from a moment of another. Of a finished game all is known; of a running one only what the
   * viewer saw, so that the new game has a world they could be in.
   */
  async fork(id: string, step: number, viewer: Viewer): Promise<Saved | Refused> {
    const local = this.#tables.get(id)
    if (!local) return refuse('table-unknown')
    const record = local.table.record()
    const from = record.outcome
      ? { ...record, steps: record.steps.slice(0, step), outcome: null }
      : local.table.imagined(step, viewer)
    return isRefused(from) ? from : this.#continue(from, local.saved.seats)
  }

  async #continue(record: GameRecord, seats: readonly SeatPlan[], times?: readonly number[]): Promise<Saved | Refused> {
    if (!isGameId(record.game)) return refuse('game-unknown')
    const module = await loadGame(record.game, record.rules)
    if (isRefusal(module)) return { refusal: module }
    const { game } = module
    const misfit = recordMisfit(game, record)
    if (misfit) return { refusal: misfit }
    const id = newId()
    const now = Date.now()
    const { rules, options } = record
    const keeper = this.#keeper({ id, game: game.id, rules, seats, options, started: now, changed: now, over: false })
    const entries = entriesOf(record, times)
    return this.#seat(id, false, keeper, async () => {
      const table = Table.resume(game, entries, this.#house(keeper))
      if (!isRefused(table)) await keeper.keep(entries)
      return table
    })
  }

  find(id: string): LocalTable | null {
    return this.#tables.get(id) ?? null
  }

  /** Puts a table away; one that could not be kept stays in memory. */
  leave(id: string): void {
    if (this.#tables.get(id)?.keeper.trouble !== 'not-kept') this.#drop(id)
  }

  async remove(id: string): Promise<void> {
    this.#drop(id)
    await this.#shelf.remove(id).catch(() => {})
  }

  #drop(id: string): void {
    this.#held.get(id)?.()
    this.#held.delete(id)
    this.#tables.delete(id)
  }

  async #seat(
    id: string,
    take: boolean,
    keeper: Keeper,
    lay: () => Promise<Table | Refused>,
  ): Promise<Saved | Refused> {
    const letGo = await this.#hold(id, take, () => keeper.report('elsewhere'))
    if (!letGo) return refuse('table-elsewhere')
    const table = await lay()
    if (isRefused(table)) {
      letGo()
      return table
    }
    this.#held.set(id, letGo)
    const told = (thinking: Thinking | null) => this.#hear.thinking(id, thinking)
    this.#tables.set(id, new LocalTable(table, keeper, { pace: () => this.pace, think: this.#think, told }))
    return keeper.saved
  }

  #keeper(saved: Saved): Keeper {
    return new Keeper(this.#shelf, saved, (trouble) => this.#hear.trouble(saved.id, trouble))
  }

  #house(keeper: Keeper): Means {
    return { luck: () => liveChance(), store: keeper, now: () => Date.now() }
  }
}

/** A log without its first entry is damaged, which is told when the table is opened. */
function rulesOf([setup]: readonly Entry[]): number {
  return setup?.kind === 'setup' ? setup.rules : 0
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
