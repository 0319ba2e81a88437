// Goes through all finished games that this browser keeps, and those on the server if one is known there, a few at a time.
import type { Components } from '../../core/components.ts'
import { isRefusal } from '../../core/game.ts'
import type { AnyGameModule } from '../../core/module.ts'
import type { GameRecord, RecordFile } from '../../core/record.ts'
import { isRefused, Table } from '../../core/table.ts'
import type { AnyWords, Locale } from '../../core/words.ts'
import { isGameId, loadGame } from '../../games/index.ts'
import { calledByNumber } from '../called.ts'
import { ask } from '../online/api.ts'
import { meet, whoAmI } from '../online/me.svelte.ts'
import { allTables } from '../online/my-data.ts'
import type { KeptGame, Shelf } from '../shelf.ts'
import type { Played, Source } from './played.ts'
import { ownSeat, playedOf } from './played.ts'

const COMPONENTS = import.meta.glob<Components>('../../games/*/components.ts', { import: 'components' })

/** Milliseconds of work at a time; then the page has its turn. */
const SLICE = 12

interface Loaded {
  readonly module: AnyGameModule
  readonly components: Components
  readonly words: AnyWords
}

/** A game to go through: how to come by its record. */
interface Waiting extends Source {
  readonly game: string
  readonly rules: number
  record(loaded: AnyGameModule): Promise<GameRecord | null>
}

export class Gathering {
  games = $state.raw<readonly Played[]>([])
  done = $state(0)
  total = $state(0)
  /** Games that cannot be read, or no longer follow their rules. */
  damaged = $state(0)
  /** Games of several people, of which nobody can tell which seat was one's own. */
  shared = $state(0)
  /** The server did not tell its games. */
  silent = $state(false)
  over = $state(false)
  readonly #shelf: Shelf
  readonly #name: string
  readonly #locale: Locale
  readonly #loaded = new Map<string, Promise<Loaded | null>>()
  #stopped = false

  constructor(shelf: Shelf, name: string, locale: Locale) {
    this.#shelf = shelf
    this.#name = name
    this.#locale = locale
  }

  stop(): void {
    this.#stopped = true
  }

  async run(): Promise<void> {
    const waiting = [...(await this.#here()), ...(await this.#online())].sort((a, b) => a.finished - b.finished)
    this.total = waiting.length
    const played: Played[] = []
    let since = performance.now()
    for (const one of waiting) {
      const game = await this.#goThrough(one).catch(() => null)
      if (this.#stopped) return
      if (game === null) this.damaged++
      else if (game !== 'open') played.push(game)
      this.done++
      if (performance.now() - since < SLICE) continue
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    }
    this.games = played
    this.over = true
  }

  async #here(): Promise<readonly Waiting[]> {
    const listed = await this.#shelf.list().catch(() => ({ games: [], unreadable: 0 }))
    this.damaged = listed.unreadable
    return listed.games
      .filter(({ over }) => over)
      .flatMap((kept) => {
        const own = ownSeat(kept.seats, this.#name)
        if (own === null) this.shared += kept.seats.some(({ player }) => player === 'person') ? 1 : 0
        return own === null ? [] : [this.#keptHere(kept, own)]
      })
  }

  #keptHere({ id, game, rules, seats, started, changed, deal }: KeptGame, own: number): Waiting {
    return {
      id,
      place: 'here',
      game,
      rules,
      players: seats.map(({ player }) => player),
      own,
      started,
      finished: changed,
      ...(deal ? { deal } : {}),
      record: async ({ game: by }) => {
        const rows = (await this.#shelf.load(id))?.rows ?? []
        const entries = rows.map(({ entry }) => entry)
        const table = Table.resume(by, entries, { luck: noLuck, store: { append: async () => {} }, now: () => 0 })
        return isRefused(table) ? null : table.record()
      },
    }
  }

  async #online(): Promise<readonly Waiting[]> {
    await meet()
    const me = whoAmI()
    if (!me) return []
    const tables = await allTables()
    if (isRefused(tables)) {
      this.silent = true
      return []
    }
    return tables.flatMap(({ id, game, rules, state, seats, created, changed, outcome }): readonly Waiting[] => {
      const own = seats.findIndex((seat) => seat.id === me.id)
      if (state !== 'over' || !outcome || own < 0) return []
      return [
        {
          id,
          place: 'online',
          game,
          rules,
          players: seats.map(({ player }) => player),
          own,
          started: created,
          finished: changed,
          record: async () => {
            const record = await ask<RecordFile>('GET', `/tables/${id}/record`)
            return isRefused(record) ? null : record
          },
        },
      ]
    })
  }

  /** 'open' where it was closed without a result; null if it cannot be read. */
  async #goThrough({ record, game, rules, ...source }: Waiting): Promise<Played | 'open' | null> {
    const loaded = await this.#load(game, rules)
    const whole = loaded && (await record(loaded.module))
    if (!loaded || !whole) return null
    if (!whole.outcome) return 'open'
    const { module, components, words } = loaded
    const played = playedOf(module.game, components, words, whole, source)
    return isRefusal(played) ? null : played
  }

  #load(id: string, rules: number): Promise<Loaded | null> {
    const key = `${id} ${rules}`
    const loading = this.#loaded.get(key) ?? this.#loadAnew(id, rules)
    this.#loaded.set(key, loading)
    return loading
  }

  async #loadAnew(id: string, rules: number): Promise<Loaded | null> {
    const found = COMPONENTS[`../../games/${id}/components.ts`]
    if (!isGameId(id) || !found) return null
    const [module, components] = await Promise.all([loadGame(id, rules), found()])
    if (isRefusal(module)) return null
    const [, most] = module.game.seats
    const called = Array.from({ length: most }, (_, seat) => calledByNumber(this.#locale, seat + 1))
    return { module, components, words: await module.words(this.#locale, called) }
  }
}

function noLuck(): never {
  throw new Error('nothing is drawn in a game that is over')
}
