// One running game in the browser: the table, its keeper, and the bots that sit at it.
import type { Bot } from '../bots/bot.ts'
import { liveBits } from '../core/chance.ts'
import type { Seat, Viewer } from '../core/game.ts'
import { isRefusal, PUBLIC } from '../core/game.ts'
import type { Accepted, Refused, Table, Update } from '../core/table.ts'
import { isRefused } from '../core/table.ts'
import type { Keeper } from './keeper.ts'
import type { Player, Saved } from './protocol.ts'

const BOTS: { readonly [P in Exclude<Player, 'person'>]: () => Promise<Bot> } = {
  random: () => import('../bots/random.ts').then(({ randomBot }) => randomBot(liveBits)),
}

const NOT_YOURS: Refused = { refusal: { code: 'not-your-turn' } }

export class LocalTable {
  readonly table: Table
  readonly keeper: Keeper
  /** Milliseconds before a bot's step. */
  readonly #pace: () => number
  #timer: ReturnType<typeof setTimeout> | null = null
  #listeners = 0

  constructor(table: Table, keeper: Keeper, pace: () => number) {
    this.table = table
    this.keeper = keeper
    this.#pace = pace
    table.subscribe(PUBLIC, ({ outcome }) => {
      if (outcome) void keeper.close()
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

  #isPerson(seat: Seat): boolean {
    return this.saved.seats[seat]?.player === 'person'
  }

  #wakeBot(): void {
    const player = this.saved.seats[this.table.toAct]?.player ?? 'person'
    if (player === 'person' || this.#timer !== null || this.#listeners === 0) return
    this.#timer = setTimeout(() => void this.#playBot(this.table.toAct, player), this.#pace())
  }

  async #playBot(seat: Seat, player: Exclude<Player, 'person'>): Promise<void> {
    if (this.#listeners > 0) {
      const { choices, view, seq } = this.#seenBy(seat)
      const { moves } = this.table.game
      const legal = Int32Array.from(choices, (text) => {
        const move = moves.parse(text)
        if (isRefusal(move)) throw new Error(`the table offers what is no move: ${text}`)
        return move
      })
      const bot = await BOTS[player]()
      const move = await bot.choose({ legal, count: legal.length, view: () => view })
      const answer = await this.table.move(seat, moves.text(move), seq)
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
