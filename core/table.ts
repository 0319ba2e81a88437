// The only table: takes intents one after the other, plays them on a copy, stores the entry, and only then shows it.
// The browser's worker, the terminal and the server all use this one.
import { aheadOf } from './ahead.ts'
import { DrawRefused, liveChance, PlaybackChance, PlaybackError, RecordingChance, refusingChance } from './chance.ts'
import type { Ended, Entry, Intent, LogStore, SeatChange, SeatEntry, SetupEntry, Stand } from './entries.ts'
import { Conflict, ENDS, SEAT_CHANGES } from './entries.ts'
import type { AnyGame, Chance, GameEvent, Outcome, Refusal, ScoreLine, Seat, Seen, State, Viewer } from './game.ts'
import { isRefusal, MOST_MOVES, NOBODY, PUBLIC, refusalOf } from './game.ts'
import type { Kept } from './history.ts'
import { History } from './history.ts'
import { layoutOf } from './layout.ts'
import { upTo } from './lists.ts'
import type { TableMessages } from './messages/en.ts'
import { nearestText } from './moves.ts'
import { chooseOptions } from './options.ts'
import type { GameRecord } from './record.ts'
import { begin, isDraws, isStep, RECORD_VERSION, recordMisfit } from './record.ts'
import type { Told } from './telling.ts'
import { heard, listener } from './telling.ts'

/** What a table needs of its house. */
export interface Means {
  /** Luck for the draws from number `drawn` on, counted over the setup and all effective steps. */
  luck(drawn: number): Chance
  readonly store: LogStore
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

/** How things stand for one viewer. */
export interface Now extends Moment {
  readonly seq: number
  /** The table was closed without a result. */
  readonly ended: Ended | null
  /** The legal moves, for the seat to act only. */
  readonly choices: readonly string[]
  /** What a seat may try out before its turn; none of it can be played yet. */
  readonly ahead: readonly string[]
  /** How many of the viewer's own last steps may be taken back. */
  readonly undoable: number
}

/** What a subscriber gets: keep past[0..from), then add `past`. */
export interface Update extends Now {
  readonly from: number
  readonly past: readonly Past[]
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

/** Who plays a seat in place of its owner, if anybody. */
export type Away = Exclude<SeatChange, 'back'> | null

/** A code of tables: there is a sentence for each. */
export type TableCode = keyof TableMessages['refusals']

export const refuse = (code: TableCode, values?: Refusal['values']): Refused => ({
  refusal: values ? { code, values } : { code },
})

interface Listener {
  readonly viewer: Viewer
  readonly hear: (update: Update) => void
}

const isTurn = ({ event }: Told) => event.kind === 'turn'

const list = new Int32Array(MOST_MOVES)

export class Table {
  readonly game: AnyGame
  readonly #means: Means
  readonly #setup: SetupEntry
  readonly #history: History
  readonly #listeners = new Set<Listener>()
  readonly #watchers = new Set<() => void>()
  /** The last seat entry of each seat. */
  readonly #seated: (SeatEntry | null)[]
  #seq = 0
  /** The number of the last entry that changed the game itself. */
  #gameSeq = 0
  #ended: Ended | null = null
  #toAct: Seat | typeof NOBODY
  #queue: Promise<unknown> = Promise.resolve()
  /** What was worked out for the present entry, once for all who look. */
  readonly #seen = new Map<Viewer, Now>()
  #sheet: readonly ScoreLine[] | null = null

  private constructor(means: Means, game: AnyGame, setup: SetupEntry, dealt: State, told: readonly Told[]) {
    this.game = game
    this.#means = means
    this.#setup = setup
    this.#history = new History(game, setup, dealt.bytes.slice(), told)
    this.#toAct = game.toAct(dealt)
    this.#seated = Array.from({ length: setup.seats }, () => null)
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
    const chance = new RecordingChance(means.luck(0))
    const dealt = game.blank()
    const told: Told[] = []
    game.setup(seats, chosen, chance, dealt, listener(told))
    const invalid = game.invalid(dealt)
    if (invalid) return { refusal: invalid }
    const { id, rules } = game
    const [drew, time] = [chance.take(), means.now()]
    const setup: SetupEntry = { seq: 0, kind: 'setup', game: id, rules, seats, options: chosen, drew, time }
    const refused = await stored(means.store, [setup], standOf(game, dealt, 0), intent)
    return refused ?? new Table(means, game, setup, dealt, told)
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
      const table = new Table(means, game, setup, dealt, told)
      for (const entry of entries.slice(1))
        if (!table.#take(entry)) return refuse('log-broken', { seq: table.#seq + 1 })
      return table
    } catch (error) {
      if (error instanceof PlaybackError) return refuse('log-broken', { seq: 0 })
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
    return this.#toAct
  }

  /** Finished, or closed without a result. */
  get over(): boolean {
    return this.#toAct === NOBODY
  }

  get ended(): Ended | null {
    return this.#ended
  }

  /** Who plays for a seat in place of its owner. */
  away(seat: Seat): Away {
    const change = this.#seated[seat]?.change ?? 'back'
    return change === 'back' ? null : change
  }

  /** When a seat was last left or taken back, or 0. */
  seatedAt(seat: Seat): number {
    return this.#seated[seat]?.time ?? 0
  }

  get stand(): Stand {
    const outcome = this.over ? this.game.outcome(this.#history.state) : null
    return { step: this.#history.length, toAct: this.#toAct, outcome }
  }

  /** Whether who knows the log up to here knows the game as it is. */
  isFresh(seq: number): boolean {
    return seq >= this.#gameSeq && seq <= this.#seq
  }

  /** How things stand for a viewer; worked out once for all who look with the same eyes. */
  now(viewer: Viewer): Now {
    let now = this.#seen.get(viewer)
    if (!now) {
      now = this.#look(viewer)
      this.#seen.set(viewer, now)
    }
    return now
  }

  /**
   * Hears at once how things stand, and then every change. Who knows the log up to `since` gets of the past only what is
   * new. Gives the way to stop listening.
   */
  subscribe(viewer: Viewer, hear: (update: Update) => void, since = -1): () => void {
    const entry = { viewer, hear }
    this.#listeners.add(entry)
    hear(this.#update(viewer, this.#knownSteps(since)))
    return () => this.#listeners.delete(entry)
  }

  /** Hears that something has changed, before those who look at it. Gives the way to stop listening. */
  watch(hear: () => void): () => void {
    this.#watchers.add(hear)
    return () => this.#watchers.delete(hear)
  }

  /** Plays a move by its text. `known` is the number of the last entry the mover knew of. */
  move(seat: Seat, text: string, known: number, intent?: Intent): Promise<Accepted | Refused> {
    return this.#move(seat, text, () => this.isFresh(known), intent)
  }

  /** Plays for a seat in place of its owner, who may be back: whatever came after `known` makes it stale. */
  moveFor(seat: Seat, text: string, known: number): Promise<Accepted | Refused> {
    return this.#move(seat, text, () => known === this.#seq)
  }

  #move(seat: Seat, text: string, isFresh: () => boolean, intent?: Intent): Promise<Accepted | Refused> {
    return this.#inTurn(async () => {
      if (!isFresh()) return refuse('stale')
      const s = this.#history.state
      const move = this.#legal(seat, text, s)
      if (typeof move !== 'number') return move
      const chance = new RecordingChance(this.#means.luck(this.#history.drawn))
      const told: Told[] = []
      this.game.play(s, move, chance, listener(told))
      const [stand, bytes] = [standOf(this.game, s, this.#history.length + 1), s.bytes.slice()]
      const [seq, drew, time] = [this.#seq + 1, chance.take(), this.#means.now()]
      const entry: Entry = { seq, kind: 'move', seat, move: this.game.moves.text(move), drew, time }
      return this.#commit([entry], stand, intent, () =>
        this.#push({ seq, seat, move, drew, time, turn: told.some(isTurn) }, bytes, told, stand.toAct),
      )
    })
  }

  /** Takes back one's own last steps, so many or as many as can be. */
  undo(seat: Seat, seq: number, steps = 1, intent?: Intent): Promise<Accepted | Refused> {
    return this.#inTurn(async () => {
      if (!this.isFresh(seq)) return refuse('stale')
      const undoable = this.#undoable(seat)
      if (undoable === 0) return refuse(this.#undoRefusal())
      const time = this.#means.now()
      const entries = Array.from(
        { length: Math.min(steps, undoable) },
        (_, i): Entry => ({ seq: this.#seq + 1 + i, kind: 'undo', seat, time }),
      )
      const step = this.#history.length - entries.length
      return this.#commit(entries, { step, toAct: seat, outcome: null }, intent, () => {
        for (const _ of entries) this.#pop()
      })
    })
  }

  /** Notes who plays a seat from now on; refused where that is so already. */
  seat(seat: Seat, change: SeatChange, intent?: Intent): Promise<Accepted | Refused> {
    return this.#inTurn(async () => {
      const refusal = this.#seatRefusal(seat, change)
      if (refusal) return refuse(refusal)
      const entry: SeatEntry = { seq: this.#seq + 1, kind: 'seat', seat, change, time: this.#means.now() }
      return this.#commit([entry], this.stand, intent, () => this.#note(entry))
    })
  }

  /** Closes the table without a result. */
  end({ why, by }: Ended, intent?: Intent): Promise<Accepted | Refused> {
    return this.#inTurn(async () => {
      if (this.over) return refuse('game-over')
      const entry: Entry = { seq: this.#seq + 1, kind: 'end', why, by, time: this.#means.now() }
      const stand = { step: this.#history.length, toAct: NOBODY, outcome: null }
      return this.#commit([entry], stand, intent, () => this.#close({ why, by }))
    })
  }

  /** Takes in what another process stored; false if it does not follow, and the table must be opened again. */
  apply(entry: Entry): Promise<boolean> {
    return this.#inTurn(async () => {
      if (entry.seq <= this.#seq) return true
      const known = this.#history.length
      if (!this.#take(entry)) return false
      this.#tell(known)
      return true
    })
  }

  /** Why a seat may not play this, or null if it may. */
  why(seat: Seat, text: string): Refused | null {
    const move = this.#legal(seat, text, this.#history.state)
    return typeof move === 'number' ? null : move
  }

  /** What a move would bring, if that takes no luck; what is tried out before one's turn, as far as the seat can see. */
  preview(seat: Seat, text: string): Moment | Refused {
    const s = this.#ahead(seat) ?? this.#history.state
    const move = this.#legal(seat, text, s)
    if (typeof move !== 'number') return move
    try {
      this.game.play(s, move, refusingChance)
    } catch (error) {
      if (error instanceof DrawRefused) return refuse('preview-luck')
      throw error
    }
    return this.#moment(s, this.#history.length + 1, seat)
  }

  /** The game after so many effective steps, as this viewer sees it. */
  at(step: number, viewer: Viewer): Moment | Refused {
    const s = this.#history.at(step)
    return s ? this.#moment(s, step, viewer) : refuse('no-such-step', { step, last: this.#history.length })
  }

  /** The score sheets after each step. */
  sheets(): readonly (readonly ScoreLine[])[] {
    const sheets: (readonly ScoreLine[])[] = []
    this.#history.each((s) => sheets.push(this.game.sheet(s)))
    return sheets
  }

  /** The effective steps. While a game runs, only its own house may have this. */
  record(): GameRecord {
    const { game, rules, seats, options, position, drew } = this.#setup
    const outcome = this.game.outcome(this.#history.state)
    const begun = position === undefined ? {} : { position }
    const steps = this.#history.steps()
    const ended = this.#ended ? { ended: this.#ended } : {}
    return { ludopolis: RECORD_VERSION, game, rules, seats, options, ...begun, setup: drew, steps, outcome, ...ended }
  }

  /** A game that begins in a world this viewer could have been in after so many steps: all they may take away. */
  imagined(step: number, viewer: Viewer): GameRecord | Refused {
    const moment = this.at(step, viewer)
    if (isRefused(moment)) return moment
    const world = this.game.blank()
    this.game.imagine(moment.view, liveChance(), world)
    const { game, rules, seats, options } = this.#setup
    const position = layoutOf(world).write(world)
    return { ludopolis: RECORD_VERSION, game, rules, seats, options, position, setup: [], steps: [], outcome: null }
  }

  /** When the game began. */
  get begun(): number {
    return this.#setup.time
  }

  /** Who played each effective step, and when. */
  course(): readonly Pick<Kept, 'seat' | 'time' | 'turn'>[] {
    return this.#history.kept
  }

  /** When each effective step was played. */
  times(): readonly number[] {
    return this.#history.kept.map(({ time }) => time)
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
    apply: () => void,
  ): Promise<Accepted | Refused> {
    const refused = await stored(this.#means.store, entries, stand, intent)
    if (refused) return refused
    const known = this.#history.length
    const seq = this.#seq + entries.length
    apply()
    this.#seq = seq
    if (entries[0].kind !== 'seat') this.#gameSeq = seq
    this.#tell(known)
    return { seq }
  }

  /** Applies an entry of the log; false if it does not follow. */
  #take(entry: Entry): boolean {
    if (entry?.seq !== this.#seq + 1) return false
    if (!this.#takeIn(entry)) return false
    this.#seq = entry.seq
    if (entry.kind !== 'seat') this.#gameSeq = entry.seq
    return true
  }

  #takeIn(entry: Entry): boolean {
    switch (entry.kind) {
      case 'move':
        return isStep(entry) && this.#playAgain(entry)
      case 'undo':
        if (this.#undoable(entry.seat) === 0) return false
        this.#pop()
        return true
      case 'seat':
        if (!SEAT_CHANGES.includes(entry.change) || this.#seatRefusal(entry.seat, entry.change)) return false
        this.#note(entry)
        return true
      case 'end':
        if (this.over || !ENDS.includes(entry.why)) return false
        this.#close({ why: entry.why, by: entry.by })
        return true
      default:
        return false
    }
  }

  #playAgain(entry: Extract<Entry, { readonly kind: 'move' }>): boolean {
    const { seq, seat, drew, time } = entry
    const s = this.#history.state
    const move = this.#legal(seat, entry.move, s)
    if (typeof move !== 'number') return false
    const chance = new PlaybackChance(drew)
    const told: Told[] = []
    try {
      this.game.play(s, move, chance, listener(told))
      chance.finish()
    } catch (error) {
      if (error instanceof PlaybackError) return false
      throw error
    }
    this.#push({ seq, seat, move, drew, time, turn: told.some(isTurn) }, s.bytes.slice(), told, this.game.toAct(s))
    return true
  }

  #push(kept: Kept, bytes: Uint8Array, told: readonly Told[], toAct: Seat): void {
    this.#history.push(kept, bytes, told)
    this.#toAct = toAct
  }

  #pop(): void {
    this.#history.pop()
    this.#toAct = this.game.toAct(this.#history.state)
  }

  #note(entry: SeatEntry): void {
    this.#seated[entry.seat] = entry
  }

  #close(ended: Ended): void {
    this.#ended = ended
    this.#toAct = NOBODY
  }

  #seatRefusal(seat: Seat, change: SeatChange): TableCode | null {
    if (this.#seated[seat] === undefined) return 'no-seat'
    if (this.over) return 'game-over'
    const away = this.away(seat)
    if (away === 'conceded') return 'seat-conceded'
    return (change === 'back') === (away === null) && change !== 'conceded' ? 'seat-as-it-is' : null
  }

  #tell(known: number): void {
    this.#seen.clear()
    this.#sheet = null
    const from = Math.min(known, this.#history.length) + 1
    const updates = new Map<Viewer, Update>()
    for (const hear of this.#watchers) hear()
    for (const { viewer, hear } of this.#listeners) {
      const update = updates.get(viewer) ?? this.#update(viewer, from)
      updates.set(viewer, update)
      hear(update)
    }
  }

  /** How much of the past, the setup included, somebody knows who knows the log up to `since`. */
  #knownSteps(since: number): number {
    if (since < 0) return 0
    let known = this.#history.length
    while (known > 0 && this.#history.kept[known - 1].seq > since) known--
    return known + 1
  }

  /** The move that this text means and this seat may play now. */
  #legal(seat: Seat, text: string, s: State): number | Refused {
    const toAct = this.#ended ? NOBODY : this.game.toAct(s)
    if (toAct === NOBODY) return refuse('game-over')
    if (toAct !== seat) return refuse('not-your-turn')
    const move = this.game.moves.parse(text)
    const refusal = isRefusal(move) ? move : refusalOf(this.game, s, move)
    if (!refusal) return move as number
    const nearest = nearestText(text, this.#choices(seat, s))
    return nearest === undefined ? { refusal } : { refusal, nearest }
  }

  /** A game that is over has opened its record; nothing of it is taken back, nor what came before one was away. */
  #undoable(viewer: Viewer): number {
    let n = 0
    if (this.over || viewer === PUBLIC) return n
    const { kept } = this.#history
    for (let i = kept.length - 1; i >= 0; i--, n++) {
      const { seq, seat, drew } = kept[i]
      if (seat !== viewer || drew.length > 0 || seq < (this.#seated[seat]?.seq ?? 0)) break
    }
    return n
  }

  #undoRefusal(): TableCode {
    if (this.over) return 'game-over'
    return this.#history.length === 0 ? 'undo-nothing' : 'undo-barrier'
  }

  #choices(viewer: Viewer, s: State): string[] {
    if (this.#ended || this.game.toAct(s) !== viewer) return []
    const { moves } = this.game
    return upTo(this.game.legal(s, list), (i) => moves.text(list[i]))
  }

  /** Where a seat may try out before its turn; made of its view alone. */
  #ahead(viewer: Viewer, view = this.game.ahead ? this.game.view(this.#history.state, viewer) : null): State | null {
    return viewer !== PUBLIC && viewer < this.seats && view && !this.#ended ? aheadOf(this.game, view) : null
  }

  #moment(s: State, step: number, viewer: Viewer): Moment {
    return { step, view: this.game.view(s, viewer), sheet: this.game.sheet(s), outcome: this.game.outcome(s) }
  }

  #look(viewer: Viewer): Now {
    const s = this.#history.state
    this.#sheet ??= this.game.sheet(s)
    const view = this.game.view(s, viewer)
    const choices = this.#choices(viewer, s)
    const ahead = this.#ahead(viewer, view)
    return {
      step: this.#history.length,
      view,
      sheet: this.#sheet,
      outcome: this.game.outcome(s),
      seq: this.#seq,
      ended: this.#ended,
      choices,
      ahead: ahead ? this.#choices(viewer, ahead) : [],
      undoable: this.#undoable(viewer),
    }
  }

  #update(viewer: Viewer, from: number): Update {
    const past = this.#history.tellings(from).map(({ seat, told }) => ({ seat, events: heard(told, viewer) }))
    return { ...this.now(viewer), from, past }
  }
}

function standOf(game: AnyGame, s: State, step: number): Stand {
  const toAct = game.toAct(s)
  return { step, toAct, outcome: toAct === NOBODY ? game.outcome(s) : null }
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

export function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'refusal' in answer
}
