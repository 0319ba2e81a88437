// Who looks at a table, and what each is shown: worked out once for all who see the same at the same entry.
import { aheadOf } from './ahead.ts'
import type { Ended } from './entries.ts'
import type { AnyGame, GameEvent, NOBODY, Outcome, ScoreLine, Seat, Seen, State, Viewer } from './game.ts'
import { PUBLIC } from './game.ts'
import type { TableLog } from './table-log.ts'
import { heard } from './telling.ts'

/** What one viewer heard of one step; step 0 is the setup. */
export interface Past<E extends GameEvent = GameEvent> {
  readonly seat: Seat | typeof NOBODY
  readonly events: readonly E[]
}

/** The game at one step, as one viewer sees it. */
export interface Moment {
  readonly step: number
  readonly view: Seen
  readonly sheet: readonly ScoreLine[]
  readonly outcome: Outcome | null
}

/** How things stand for one viewer. */
export interface Now extends Moment {
  readonly seq: number
  /** The table was closed without a result. */
  readonly ended: Ended | null
  /** The legal moves, for the seat to act only. */
  readonly choices: readonly string[]
  /** How many of the viewer's own last steps may be taken back. */
  readonly undoable: number
}

/** What a subscriber gets: keep past[0..from), then add `past`. */
export interface Update extends Now {
  readonly from: number
  readonly past: readonly Past[]
}

interface Listener {
  readonly viewer: Viewer
  readonly hear: (update: Update) => void
}

export function momentOf(game: AnyGame, s: State, step: number, viewer: Viewer): Moment {
  return { step, view: game.view(s, viewer), sheet: game.sheet(s), outcome: game.outcome(s) }
}

/** Where a seat may try out before its turn; made of its view alone. */
export function triesOf({ game, history, setup, ended }: TableLog, viewer: Viewer): State | null {
  if (!game.ahead || ended || viewer === PUBLIC || viewer >= setup.seats) return null
  return aheadOf(game, game.view(history.state, viewer))
}

export class Audience {
  readonly #log: TableLog
  readonly #listeners = new Set<Listener>()
  readonly #watchers = new Set<() => void>()
  /** What was worked out for the present entry. */
  readonly #seen = new Map<Viewer, Now>()
  #sheet: readonly ScoreLine[] | null = null

  constructor(log: TableLog) {
    this.#log = log
  }

  now(viewer: Viewer): Now {
    let now = this.#seen.get(viewer)
    if (!now) {
      now = this.#look(viewer)
      this.#seen.set(viewer, now)
    }
    return now
  }

  subscribe(viewer: Viewer, hear: (update: Update) => void, since: number): () => void {
    const listener = { viewer, hear }
    this.#listeners.add(listener)
    hear(this.#update(viewer, this.#log.knownSteps(since)))
    return () => this.#listeners.delete(listener)
  }

  watch(hear: () => void): () => void {
    this.#watchers.add(hear)
    return () => this.#watchers.delete(hear)
  }

  /** The log has grown; `known` is how many steps there were before. */
  tell(known: number): void {
    this.#seen.clear()
    this.#sheet = null
    const from = Math.min(known, this.#log.history.length) + 1
    const updates = new Map<Viewer, Update>()
    for (const hear of this.#watchers) hear()
    for (const { viewer, hear } of this.#listeners) {
      const update = updates.get(viewer) ?? this.#update(viewer, from)
      updates.set(viewer, update)
      hear(update)
    }
  }

  #look(viewer: Viewer): Now {
    const { game, history, seq, ended } = this.#log
    const s = history.state
    this.#sheet ??= game.sheet(s)
    const view = this.#view(s, viewer)
    const choices = this.#log.choices(viewer, s)
    return {
      step: history.length,
      view,
      sheet: this.#sheet,
      outcome: game.outcome(s),
      seq,
      ended,
      choices,
      undoable: this.#log.undoable(viewer),
    }
  }

  /** What lies open to all is made once for all who look. */
  #view(s: State, viewer: Viewer): Seen {
    const { game } = this.#log
    const [other] = this.#seen.values()
    if (other && game.open) return { ...other.view, viewer }
    return game.view(s, viewer, other?.view)
  }

  #update(viewer: Viewer, from: number): Update {
    const past = this.#log.history.tellings(from).map(({ seat, told }) => ({ seat, events: heard(told, viewer) }))
    return { ...this.now(viewer), from, past }
  }
}
