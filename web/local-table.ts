// One running game in the browser: the table, its keeper, and the bots that sit at it.
import type { Hint } from '../bots/hint.ts'
import type { Job, ToldThought } from '../bots/protocol.ts'
import { totalOf } from '../core/face.ts'
import type { Seat, Seen, Viewer } from '../core/game.ts'
import { PUBLIC } from '../core/game.ts'
import type { Accepted, Refused, Table, Update } from '../core/table.ts'
import { isRefused } from '../core/table.ts'
import type { Keeper } from './keeper.ts'
import type { Player, Saved, Thinking } from './protocol.ts'

/** Thinks about a job elsewhere; an abort is answered with the best move so far. */
export type Think = (job: Job, signal: AbortSignal, progress: (thought: ToldThought) => void) => Promise<string>

const HINT_MILLISECONDS = 1500

const NOT_YOURS: Refused = { refusal: { code: 'not-your-turn' } }

export class LocalTable {
  readonly table: Table
  readonly keeper: Keeper
  /** Milliseconds before a bot's step. */
  readonly #pace: () => number
  readonly #think: Think
  readonly #told: (thinking: Thinking | null) => void
  #timer: ReturnType<typeof setTimeout> | null = null
  #listeners = 0
  #hurry: AbortController | null = null

  constructor(
    table: Table,
    keeper: Keeper,
    bots: { readonly pace: () => number; readonly think: Think; readonly told: (thinking: Thinking | null) => void },
  ) {
    this.table = table
    this.keeper = keeper
    this.#pace = bots.pace
    this.#think = bots.think
    this.#told = bots.told
    table.subscribe(PUBLIC, ({ outcome, view, step }) => {
      void (outcome ? keeper.close() : keeper.note({ turn: view.toAct, steps: step, ...roundOf(view) }))
      queueMicrotask(() => this.#wakeBot())
    })
  }

  get saved(): Saved {
    return this.keeper.saved
  }

  /** Bots play only while somebody watches. */
  subscribe(viewer: Viewer, hear: (update: Update) => void): () => void {
    const stop = this.table.subscribe(viewer, hear)
    this.#listeners++
    this.#wakeBot()
    return () => {
      stop()
      this.#listeners--
    }
  }

  async move(seat: Seat, move: string, seq: number): Promise<Accepted | Refused> {
    return this.#isPerson(seat) ? this.table.move(seat, move, seq) : NOT_YOURS
  }

  async undo(seat: Seat, seq: number): Promise<Accepted | Refused> {
    return this.#isPerson(seat) ? this.table.undo(seat, seq) : NOT_YOURS
  }

  hurry(): void {
    this.#hurry?.abort()
  }

  /** What a strong player would do in the place of a person. */
  async hint(seat: Seat): Promise<Hint | Refused> {
    const { view } = this.#seenBy(seat)
    if (!this.#isPerson(seat) || view.toAct !== seat) return NOT_YOURS
    const { hint } = await import('../bots/hint.ts')
    this.#hurry = new AbortController()
    this.#told({ seat, spent: 0 })
    try {
      return await hint(this.table.game, view, { ms: HINT_MILLISECONDS }, this.#hurry.signal)
    } finally {
      this.#told(null)
    }
  }

  /** The totals of all seats after each step. */
  totals(): readonly (readonly number[])[] {
    const all: number[][] = []
    for (let step = 0; ; step++) {
      const moment = this.table.at(step, PUBLIC)
      if (isRefused(moment)) return all
      all.push(this.saved.seats.map((_, seat) => totalOf(moment.sheet, seat)))
    }
  }

  #isPerson(seat: Seat): boolean {
    return this.saved.seats[seat]?.player === 'person'
  }

  #wakeBot(): void {
    const player = this.saved.seats[this.table.toAct]?.player ?? 'person'
    if (player === 'person' || this.#timer !== null || this.#listeners === 0) return
    this.#timer = setTimeout(() => void this.#playBot(this.table.toAct, player), this.#pace())
  }

  async #playBot(seat: Seat, bot: Exclude<Player, 'person'>): Promise<void> {
    if (this.#listeners > 0) {
      const { view, seq } = this.#seenBy(seat)
      this.#hurry = new AbortController()
      this.#told({ seat, spent: 0 })
      const { id, rules } = this.table.game
      const job = { game: id, rules, view, bot }
      const move = await this.#think(job, this.#hurry.signal, ({ spent }) => this.#told({ seat, spent }))
      this.#told(null)
      const answer = await this.table.move(seat, move, seq)
      if (isRefused(answer) && answer.refusal.code !== 'stale') return
    }
    this.#timer = null
    this.#wakeBot()
  }

  #seenBy(seat: Seat): Update {
    let seen: Update | null = null
    this.table.subscribe(seat, (update) => {
      seen = update
    })()
    return seen as unknown as Update
  }
}

/** Most games show a round. */
function roundOf(view: Seen): { readonly round?: number } {
  return 'round' in view && typeof view.round === 'number' ? { round: view.round } : {}
}
