// The only table: takes intents one after the other, plays them on a copy, stores the entry, and only then shows it.
// The browser's worker, the terminal and the server all use this one.
import type { Accepted, Refused } from './answers.ts'
import { isRefused, refuse } from './answers.ts'
import type { Moment, Now, Update } from './audience.ts'
import { Audience, momentOf, triesOf } from './audience.ts'
import { DrawRefused, liveChance, PlaybackChance, PlaybackError, RecordingChance, refusingChance } from './chance.ts'
import type { Ended, Entry, Intent, LogStore, SeatChange, SetupEntry, Stand } from './entries.ts'
import { Conflict } from './entries.ts'
import type { AnyGame, Chance, ScoreLine, Seat, Viewer } from './game.ts'
import { isRefusal, NOBODY } from './game.ts'
import type { KeptStep } from './history.ts'
import { layoutOf } from './layout.ts'
import { chooseOptions } from './options.ts'
import type { GameRecord } from './record.ts'
import { begin, isDraws, RECORD_VERSION, recordMisfit } from './record.ts'
import type { Away } from './table-log.ts'
import { standOf, TableLog } from './table-log.ts'
import type { Told } from './telling.ts'
import { listener } from './telling.ts'

export type { Accepted, Refused } from './answers.ts'
export { isRefused, refuse } from './answers.ts'
export type { Moment, Now, Past, Update } from './audience.ts'
export type { Away } from './table-log.ts'

/** What is about to draw: the set-up, or a step of a seat; and the steps before it. */
export interface Drawing {
  readonly seat: Seat | null
  readonly before: readonly Pick<KeptStep, 'seat' | 'drew'>[]
}

/** What a table needs of its house. */
export interface Means {
  /** Luck for the draws from number `drawn` on, counted over the setup and all effective steps. */
  luck(drawn: number, drawing: Drawing): Chance
  readonly store: LogStore
  now(): number
}

export class Table {
  readonly #means: Means
  readonly #log: TableLog
  readonly #audience: Audience
  #queue: Promise<unknown> = Promise.resolve()

  private constructor(means: Means, log: TableLog) {
    this.#means = means
    this.#log = log
    this.#audience = new Audience(log)
  }

  /** Opens a new table: deals, stores the setup, and only then exists. */
  static async open(
    game: AnyGame,
    seats: number,
    options: unknown,
    means: Means,
    intent?: Intent,
  ): Promise<Table | Refused> {
    const [least, most] = game.seats
    if (!Number.isInteger(seats) || seats < least || seats > most) return refuse('seats-range', { seats, least, most })
    const chosen = chooseOptions(game.options, options, seats)
    if (isRefusal(chosen)) return { refusal: chosen }
    const chance = new RecordingChance(means.luck(0, { seat: null, before: [] }))
    const dealt = game.blank()
    const told: Told[] = []
    game.setup(seats, chosen, chance, dealt, listener(told))
    const invalid = game.invalid(dealt)
    if (invalid) return { refusal: invalid }
    const { id, rules } = game
    const [drew, time] = [chance.take(), means.now()]
    const setup: SetupEntry = { seq: 0, kind: 'setup', game: id, rules, seats, options: chosen, drew, time }
    const refused = await stored(means.store, [setup], standOf(game, dealt, 0), intent)
    return refused ?? new Table(means, new TableLog(game, setup, dealt, told))
  }

  /** Opens a table again from its log. */
  static resume(game: AnyGame, entries: readonly Entry[], means: Means): Table | Refused {
    const setup = entries[0]
    if (setup?.kind !== 'setup' || !isDraws(setup.drew)) return refuse('log-broken', { seq: 0 })
    const misfit = recordMisfit(game, setup)
    if (misfit) return { refusal: misfit }
    try {
      const chance = new PlaybackChance(setup.drew)
      const dealt = game.blank()
      const told: Told[] = []
      const refusal = begin(game, setup, chance, dealt, listener(told))
      if (refusal) return { refusal }
      chance.finish()
      const log = new TableLog(game, setup, dealt, told)
      for (const entry of entries.slice(1)) if (!log.take(entry)) return refuse('log-broken', { seq: log.seq + 1 })
      return new Table(means, log)
    } catch (error) {
      if (error instanceof PlaybackError) return refuse('log-broken', { seq: 0 })
      throw error
    }
  }

  // How things stand

  get game(): AnyGame {
    return this.#log.game
  }

  get seats(): number {
    return this.#log.setup.seats
  }

  /** When the game began. */
  get begun(): number {
    return this.#log.setup.time
  }

  get seq(): number {
    return this.#log.seq
  }

  get toAct(): Seat | typeof NOBODY {
    return this.#log.toAct
  }

  /** Finished, or closed without a result. */
  get over(): boolean {
    return this.#log.over
  }

  get ended(): Ended | null {
    return this.#log.ended
  }

  get stand(): Stand {
    return this.#log.stand
  }

  /** Who plays for a seat in place of its owner. */
  away(seat: Seat): Away {
    return this.#log.away(seat)
  }

  /** When a seat was last left or taken back, or 0. */
  seatedAt(seat: Seat): number {
    return this.#log.seatedAt(seat)
  }

  /** Whether who knows the log up to here knows the game as it is. */
  isFresh(seq: number): boolean {
    return this.#log.isFresh(seq)
  }

  /** How things stand for a viewer. */
  now(viewer: Viewer): Now {
    return this.#audience.now(viewer)
  }

  /**
   * Hears at once how things stand, and then every change. Who knows the log up to `since` gets of the past only what is
   * new. Gives the way to stop listening.
   */
  subscribe(viewer: Viewer, hear: (update: Update) => void, since = -1): () => void {
    return this.#audience.subscribe(viewer, hear, since)
  }

  /** Hears that something has changed, before those who look at it. Gives the way to stop listening. */
  watch(hear: () => void): () => void {
    return this.#audience.watch(hear)
  }

  // Intents

  /** Plays a move by its text. `known` is the number of the last entry the mover knew of. */
  move(seat: Seat, text: string, known: number, intent?: Intent): Promise<Accepted | Refused> {
    return this.#move(seat, text, () => this.isFresh(known), intent)
  }

  /** Plays for a seat in place of its owner, who may be back: whatever came after `known` makes it stale. */
  moveFor(seat: Seat, text: string, known: number): Promise<Accepted | Refused> {
    return this.#move(seat, text, () => known === this.seq)
  }

  #move(seat: Seat, text: string, isFresh: () => boolean, intent?: Intent): Promise<Accepted | Refused> {
    return this.#inTurn(async () => {
      if (!isFresh()) return refuse('stale')
      const log = this.#log
      const move = log.legal(seat, text)
      if (typeof move !== 'number') return move
      const { drawn, kept } = log.history
      const chance = new RecordingChance(this.#means.luck(drawn, { seat, before: kept }))
      const played = log.play(move, chance)
      const [seq, drew, time] = [log.seq + 1, chance.take(), this.#means.now()]
      const entry = { seq, kind: 'move', seat, move: this.game.moves.text(move), drew, time } as const
      return this.#commit([entry], played.stand, intent, () => log.addMove(entry, played))
    })
  }

  /** Takes back one's own last steps: this many, or as many as can be. */
  undo(seat: Seat, seq: number, steps = 1, intent?: Intent): Promise<Accepted | Refused> {
    return this.#inTurn(async () => {
      if (!this.isFresh(seq)) return refuse('stale')
      const undoable = this.#log.undoable(seat)
      if (undoable === 0) return refuse(this.#log.undoRefusal())
      const [first, time] = [this.seq + 1, this.#means.now()]
      const count = Math.min(steps, undoable)
      const entries = Array.from({ length: count }, (_, i) => ({ seq: first + i, kind: 'undo', seat, time }) as const)
      const stand = { step: this.#log.history.length - count, toAct: seat, outcome: null }
      return this.#commit(entries, stand, intent, () => {
        for (const entry of entries) this.#log.add(entry)
      })
    })
  }

  /** Notes who plays a seat from now on; refused where that is so already. */
  seat(seat: Seat, change: SeatChange, intent?: Intent): Promise<Accepted | Refused> {
    return this.#inTurn(async () => {
      const refusal = this.#log.seatRefusal(seat, change)
      if (refusal) return refuse(refusal)
      const entry = { seq: this.seq + 1, kind: 'seat', seat, change, time: this.#means.now() } as const
      return this.#commit([entry], this.stand, intent, () => this.#log.add(entry))
    })
  }

  /** Closes the table without a result. */
  end({ why, by }: Ended, intent?: Intent): Promise<Accepted | Refused> {
    return this.#inTurn(async () => {
      if (this.over) return refuse('game-over')
      const entry = { seq: this.seq + 1, kind: 'end', why, by, time: this.#means.now() } as const
      const stand = { step: this.#log.history.length, toAct: NOBODY, outcome: null }
      return this.#commit([entry], stand, intent, () => this.#log.add(entry))
    })
  }

  /** Takes in what another process stored; false if it does not follow, and the table must be opened again. */
  apply(entry: Entry): Promise<boolean> {
    return this.#inTurn(async () => {
      if (entry.seq <= this.seq) return true
      const known = this.#log.history.length
      if (!this.#log.take(entry)) return false
      this.#audience.tell(known)
      return true
    })
  }

  /** Resolves when every write that was asked for is through. */
  settled(): Promise<unknown> {
    return this.#queue
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(job)
    this.#queue = done.catch(() => {})
    return done
  }

  async #commit(
    entries: readonly Entry[],
    stand: Stand,
    intent: Intent | undefined,
    add: () => void,
  ): Promise<Accepted | Refused> {
    const refused = await stored(this.#means.store, entries, stand, intent)
    if (refused) return refused
    const known = this.#log.history.length
    add()
    this.#audience.tell(known)
    return { seq: this.seq }
  }

  // Questions

  /** Why a seat may not play this, or null if it may. */
  why(seat: Seat, text: string): Refused | null {
    const move = this.#log.legal(seat, text)
    return typeof move === 'number' ? null : move
  }

  /** What a move would bring, if that takes no luck; what is tried out before one's turn, as far as the seat can see. */
  preview(seat: Seat, text: string): Moment | Refused {
    const { history } = this.#log
    const s = triesOf(this.#log, seat) ?? history.state
    const move = this.#log.legal(seat, text, s)
    if (typeof move !== 'number') return move
    try {
      this.game.play(s, move, refusingChance)
    } catch (error) {
      if (error instanceof DrawRefused) return refuse('preview-luck')
      throw error
    }
    return momentOf(this.game, s, history.length + 1, seat)
  }

  /** What a seat may try out before its turn; none of it can be played yet. */
  ahead(viewer: Viewer): readonly string[] {
    const s = triesOf(this.#log, viewer)
    return s ? this.#log.choices(viewer, s) : []
  }

  /** The game after this many effective steps, as this viewer sees it. */
  at(step: number, viewer: Viewer): Moment | Refused {
    const { history } = this.#log
    const s = history.at(step)
    return s ? momentOf(this.game, s, step, viewer) : refuse('no-such-step', { step, last: history.length })
  }

  /** The score sheets after each step. */
  sheets(): readonly (readonly ScoreLine[])[] {
    const sheets: (readonly ScoreLine[])[] = []
    this.#log.history.each((s) => sheets.push(this.game.sheet(s)))
    return sheets
  }

  /** The effective steps. While a game runs, only its own house may have this. */
  record(): GameRecord {
    const { history, setup } = this.#log
    const { game, rules, seats, options, position, drew } = setup
    const outcome = this.game.outcome(history.state)
    const begun = position === undefined ? {} : { position }
    const steps = history.steps()
    const ended = this.ended ? { ended: this.ended } : {}
    return { ludopolis: RECORD_VERSION, game, rules, seats, options, ...begun, setup: drew, steps, outcome, ...ended }
  }

  /** A game that begins in a world this viewer could have been in after this many steps: all they may take away. */
  imagined(step: number, viewer: Viewer): GameRecord | Refused {
    const moment = this.at(step, viewer)
    if (isRefused(moment)) return moment
    const world = this.game.blank()
    this.game.imagine(moment.view, liveChance(), world)
    const { game, rules, seats, options } = this.#log.setup
    const position = layoutOf(world).write(world)
    return { ludopolis: RECORD_VERSION, game, rules, seats, options, position, setup: [], steps: [], outcome: null }
  }

  /** Who played each effective step, and when. */
  course(): readonly Pick<KeptStep, 'seat' | 'time' | 'turn'>[] {
    return this.#log.history.kept
  }

  /** When each effective step was played. */
  times(): readonly number[] {
    return this.#log.history.kept.map(({ time }) => time)
  }
}

/** Why it could not be stored, or null. */
async function stored(
  store: LogStore,
  entries: readonly Entry[],
  stand: Stand,
  intent?: Intent,
): Promise<Refused | null> {
  try {
    await store.append(entries, stand, intent)
    return null
  } catch (error) {
    return refuse(error instanceof Conflict ? 'stale' : 'not-stored')
  }
}
