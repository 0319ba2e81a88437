// The only table: takes intents one after the other, plays them on a copy, stores the entry, and only then shows it.
// The browser's worker and the terminal both use this one.
import { aheadOf } from './ahead.ts'
import type { Draw } from './chance.ts'
import { DrawRefused, PlaybackChance, PlaybackError, RecordingChance, refusingChance } from './chance.ts'
import type { AnyGame, Chance, GameEvent, Outcome, Refusal, ScoreLine, Seat, Seen, State, Viewer } from './game.ts'
import { copyState, isRefusal, MOST_MOVES, NOBODY, refusalOf } from './game.ts'
import type { Position } from './layout.ts'
import { layoutOf } from './layout.ts'
import { nearestText } from './moves.ts'
import type { AnyChosen } from './options.ts'
import { chooseOptions } from './options.ts'
import type { GameRecord, Step } from './record.ts'
import { begin, isDraws, isStep, RECORD_VERSION, recordMisfit } from './record.ts'
import type { Told } from './telling.ts'
import { heard, listener } from './telling.ts'

interface SetupEntry {
  readonly seq: 0
  readonly kind: 'setup'
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: AnyChosen
  /** Where a game begins that is not dealt. */
  readonly position?: Position
  readonly drew: readonly Draw[]
  readonly time: number
}
interface MoveEntry extends Step {
  readonly seq: number
  readonly kind: 'move'
  readonly time: number
}
/** The last effective step is taken back. */
interface UndoEntry {
  readonly seq: number
  readonly kind: 'undo'
  readonly seat: Seat
  readonly time: number
}
/** The log is append-only; what happened follows from it alone. */
export type Entry = SetupEntry | MoveEntry | UndoEntry

/** A record as the log the table would have stored. */
export function entriesOf(record: GameRecord, times: readonly number[] = []): Entry[] {
  const { game, rules, seats, options, position, setup, steps } = record
  const time = (index: number) => times[index] ?? 0
  const begun = position === undefined ? {} : { position }
  return [
    { seq: 0, kind: 'setup', game, rules, seats, options, ...begun, drew: setup, time: time(0) },
    ...steps.map((step, i): Entry => ({ seq: i + 1, kind: 'move', ...step, time: time(i) })),
  ]
}

export interface Store {
  /** Resolves when the entry is durable; rejects if it could not be kept. */
  append(entry: Entry): Promise<void>
}

export interface House {
  readonly chance: Chance
  readonly store: Store
  now(): number
}

/** What one viewer heard of one step; step 0 is the setup. */
export interface Past {
  readonly seat: Seat | typeof NOBODY
  readonly events: readonly GameEvent[]
}

/** The game at one step, as one viewer sees it. */
export interface Moment {
  readonly step: number
  readonly view: Seen
  readonly sheet: readonly ScoreLine[]
  readonly outcome: Outcome | null
}

/** What a subscriber gets: keep past[0..from), then add `past`. */
export interface Update extends Moment {
  readonly seq: number
  readonly from: number
  readonly past: readonly Past[]
  /** The legal moves, for the seat to act only. */
  readonly choices: readonly string[]
  /** What a seat may try out before its turn; none of it can be played yet. */
  readonly ahead: readonly string[]
  /** How many of the viewer's own last steps may be taken back. */
  readonly undoable: number
}

/** A refused intent; the table is as it was. */
export interface Refused {
  readonly refusal: Refusal
  /** The legal move nearest to what was asked for. */
  readonly nearest?: string
}
export interface Accepted {
  readonly seq: number
}

interface Kept {
  readonly seat: Seat | typeof NOBODY
  readonly step: Step | null
  readonly time: number
  readonly told: readonly Told[]
  readonly after: State
}

const refuse = (code: string, values?: Refusal['values']): Refused => ({
  refusal: values ? { code, values } : { code },
})

export class Table {
  readonly game: AnyGame
  readonly #house: House
  readonly #setup: SetupEntry
  /** The effective steps, the setup first. */
  readonly #kept: Kept[] = []
  readonly #listeners = new Set<{ readonly viewer: Viewer; readonly hear: (update: Update) => void }>()
  readonly #list = new Int32Array(MOST_MOVES)
  #seq = 0
  #queue: Promise<unknown> = Promise.resolve()

  private constructor(game: AnyGame, house: House, setup: SetupEntry, first: Kept) {
    this.game = game
    this.#house = house
    this.#setup = setup
    this.#kept.push(first)
  }

  /** Opens a new table: deals, stores the setup, and only then exists. */
  static async open(game: AnyGame, seats: number, options: unknown, house: House): Promise<Table | Refused> {
    const [least, most] = game.seats
    if (!Number.isInteger(seats) || seats < least || seats > most) return refuse('seats-range', { seats, least, most })
    const chosen = chooseOptions(game.options, options, seats)
    if (isRefusal(chosen)) return { refusal: chosen }
    const chance = new RecordingChance(house.chance)
    const after = game.blank()
    const told: Told[] = []
    game.setup(seats, chosen, chance, after, listener(told))
    const invalid = game.invalid(after)
    if (invalid) return { refusal: invalid }
    const time = house.now()
    const { id, rules } = game
    const entry: SetupEntry = {
      seq: 0,
      kind: 'setup',
      game: id,
      rules,
      seats,
      options: chosen,
      drew: chance.take(),
      time,
    }
    try {
      await house.store.append(entry)
    } catch {
      return refuse('not-stored')
    }
    return new Table(game, house, entry, { seat: NOBODY, step: null, time, told, after })
  }

  /** Opens a table again from its log. */
  static resume(game: AnyGame, entries: readonly Entry[], house: House): Table | Refused {
    const setup = entries[0]
    if (setup?.kind !== 'setup' || !isDraws(setup.drew)) return refuse('log-broken', { seq: 0 })
    const misfit = recordMisfit(game, setup)
    if (misfit) return { refusal: misfit }
    let seq = 0
    try {
      const chance = new PlaybackChance(setup.drew)
      const after = game.blank()
      const told: Told[] = []
      const refusal = begin(game, setup, chance, after, listener(told))
      if (refusal) return { refusal }
      chance.finish()
      const table = new Table(game, house, setup, { seat: NOBODY, step: null, time: setup.time, told, after })
      for (const entry of entries.slice(1)) {
        seq++
        if (entry?.seq !== seq || entry.kind === 'setup') return refuse('log-broken', { seq })
        if (entry.kind === 'undo') {
          if (table.#undoable(entry.seat) === 0) return refuse('log-broken', { seq })
          table.#kept.pop()
        } else {
          const move = isStep(entry) ? table.#legal(entry.seat, entry.move) : null
          if (typeof move !== 'number') return refuse('log-broken', { seq })
          const drawn = new PlaybackChance(entry.drew)
          table.#kept.push(table.#played(entry.seat, move, drawn, entry.time, () => entry.drew))
          drawn.finish()
        }
        table.#seq = seq
      }
      return table
    } catch (error) {
      if (error instanceof PlaybackError) return refuse('log-broken', { seq })
      throw error
    }
  }

  get seats(): number {
    return this.#setup.seats
  }

  get seq(): number {
    return this.#seq
  }

  get toAct(): Seat | typeof NOBODY {
    return this.game.toAct(this.#state)
  }

  get #state(): State {
    return this.#kept[this.#kept.length - 1].after
  }

  /** Hears at once how things stand, with the whole past, and then every change. Gives the way to stop listening. */
  subscribe(viewer: Viewer, hear: (update: Update) => void): () => void {
    const entry = { viewer, hear }
    this.#listeners.add(entry)
    hear(this.#update(viewer, 0))
    return () => this.#listeners.delete(entry)
  }

  /** Plays a move by its text. `seq` is the number of the last entry the mover knew of. */
  move(seat: Seat, text: string, seq: number): Promise<Accepted | Refused> {
    return this.#inTurn(async () => {
      if (seq !== this.#seq) return refuse('stale')
      const move = this.#legal(seat, text)
      if (typeof move !== 'number') return move
      const chance = new RecordingChance(this.#house.chance)
      const kept = this.#played(seat, move, chance, this.#house.now(), () => chance.take())
      const { drew } = kept.step as Step
      const entry: Entry = {
        seq: this.#seq + 1,
        kind: 'move',
        seat,
        move: this.game.moves.text(move),
        drew,
        time: kept.time,
      }
      return this.#commit(entry, () => this.#kept.push(kept))
    })
  }

  /** Takes back one's own last step. */
  undo(seat: Seat, seq: number): Promise<Accepted | Refused> {
    return this.#inTurn(async () => {
      if (seq !== this.#seq) return refuse('stale')
      if (this.#undoable(seat) === 0) return refuse(this.#undoRefusal())
      const entry: Entry = { seq: this.#seq + 1, kind: 'undo', seat, time: this.#house.now() }
      return this.#commit(entry, () => this.#kept.pop())
    })
  }

  /** Why a seat may not play this, or null if it may. */
  why(seat: Seat, text: string): Refused | null {
    const move = this.#legal(seat, text)
    return typeof move === 'number' ? null : move
  }

  /** What a move would bring, if that takes no luck; what is tried out before one's turn, as far as the seat can see. */
  preview(seat: Seat, text: string): Moment | Refused {
    const copy = this.#ahead(seat) ?? copyState(this.#state, this.game.blank())
    const move = this.#legal(seat, text, copy)
    if (typeof move !== 'number') return move
    try {
      this.game.play(copy, move, refusingChance)
    } catch (error) {
      if (error instanceof DrawRefused) return refuse('preview-luck')
      throw error
    }
    return this.#moment(copy, this.#kept.length, seat)
  }

  /** The game after so many effective steps, as this viewer sees it. */
  at(step: number, viewer: Viewer): Moment | Refused {
    const kept = this.#kept[step]
    return kept ? this.#moment(kept.after, step, viewer) : refuse('no-such-step', { step, last: this.#kept.length - 1 })
  }

  /** The effective steps. While a game runs, only its own house may have this. */
  record(): GameRecord {
    const { game, rules, seats, options, position, drew } = this.#setup
    const steps = this.#kept.flatMap(({ step }) => (step ? [step] : []))
    const outcome = this.game.outcome(this.#state)
    const begun = position === undefined ? {} : { position }
    return { ludopolis: RECORD_VERSION, game, rules, seats, options, ...begun, setup: drew, steps, outcome }
  }

  /** A game that begins in a world this viewer could have been in after so many steps: all they may take away. */
  imagined(step: number, viewer: Viewer): GameRecord | Refused {
    const moment = this.at(step, viewer)
    if (isRefused(moment)) return moment
    const world = this.game.blank()
    this.game.imagine(moment.view, this.#house.chance, world)
    const { game, rules, seats, options } = this.#setup
    const position = layoutOf(world).write(world)
    return { ludopolis: RECORD_VERSION, game, rules, seats, options, position, setup: [], steps: [], outcome: null }
  }

  /** When each effective step was played. */
  times(): readonly number[] {
    return this.#kept.slice(1).map(({ time }) => time)
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(job)
    this.#queue = done.catch(() => {})
    return done
  }

  async #commit(entry: Entry, apply: () => void): Promise<Accepted | Refused> {
    try {
      await this.#house.store.append(entry)
    } catch {
      return refuse('not-stored')
    }
    const known = this.#kept.length
    apply()
    this.#seq = entry.seq
    const from = Math.min(known, this.#kept.length)
    for (const { viewer, hear } of this.#listeners) hear(this.#update(viewer, from))
    return { seq: entry.seq }
  }

  /** The move that this text means and this seat may play now. */
  #legal(seat: Seat, text: string, s = this.#state): number | Refused {
    const toAct = this.game.toAct(s)
    if (toAct === NOBODY) return refuse('game-over')
    if (toAct !== seat) return refuse('not-your-turn')
    const move = this.game.moves.parse(text)
    const refusal = isRefusal(move) ? move : refusalOf(this.game, s, move)
    if (!refusal) return move as number
    const nearest = nearestText(text, this.#choices(seat, s))
    return nearest === undefined ? { refusal } : { refusal, nearest }
  }

  #played(seat: Seat, move: number, chance: Chance, time: number, drawn: () => readonly Draw[]): Kept {
    const after = copyState(this.#state, this.game.blank())
    const told: Told[] = []
    this.game.play(after, move, chance, listener(told))
    return { seat, step: { seat, move: this.game.moves.text(move), drew: drawn() }, time, told, after }
  }

  /** A game that is over has opened its record; nothing of it is taken back. */
  #undoable(viewer: Viewer): number {
    let n = 0
    if (this.toAct === NOBODY) return n
    for (let i = this.#kept.length - 1; i > 0; i--, n++) {
      const { seat, step } = this.#kept[i]
      if (seat !== viewer || !step || step.drew.length > 0) break
    }
    return n
  }

  #undoRefusal(): string {
    if (this.toAct === NOBODY) return 'game-over'
    return this.#kept.length === 1 ? 'undo-nothing' : 'undo-barrier'
  }

  #choices(viewer: Viewer, s: State): string[] {
    if (viewer === NOBODY || this.game.toAct(s) !== viewer) return []
    const n = this.game.legal(s, this.#list)
    return Array.from(this.#list.subarray(0, n), (move) => this.game.moves.text(move))
  }

  /** Where a seat may try out before its turn; made of its view alone. */
  #ahead(viewer: Viewer): State | null {
    return viewer < this.seats ? aheadOf(this.game, this.game.view(this.#state, viewer)) : null
  }

  #moment(s: State, step: number, viewer: Viewer): Moment {
    return { step, view: this.game.view(s, viewer), sheet: this.game.sheet(s), outcome: this.game.outcome(s) }
  }

  #update(viewer: Viewer, from: number): Update {
    const s = this.#state
    const ahead = this.#ahead(viewer)
    return {
      ...this.#moment(s, this.#kept.length - 1, viewer),
      seq: this.#seq,
      from,
      past: this.#kept.slice(from).map(({ seat, told }) => ({ seat, events: heard(told, viewer) })),
      choices: this.#choices(viewer, s),
      ahead: ahead ? this.#choices(viewer, ahead) : [],
      undoable: this.#undoable(viewer),
    }
  }
}

export function isRefused(answer: object | null): answer is Refused {
  return answer !== null && 'refusal' in answer
}
