// A table as its house hosts it: who sits there, who acts for whom, what was prepared, until when, and what was sent twice.
// Worker, terminal and server hand in what differs between them (host.ts).
import { liveChance } from '../core/chance.ts'
import type { Ended, Entry, Intent } from '../core/entries.ts'
import { Conflict } from '../core/entries.ts'
import type { AnyGame, Seat, Viewer } from '../core/game.ts'
import { NOBODY, PUBLIC } from '../core/game.ts'
import { writeRecord } from '../core/record.ts'
import type { Accepted, Means, Now, Refused, TableCode, Update } from '../core/table.ts'
import { isRefused, refuse, Table } from '../core/table.ts'
import type { Clock, Running } from './clock.ts'
import { runningOf } from './clock.ts'
import { refuse as refuseHere } from './codes.ts'
import type { DrivenTurn } from './driver.ts'
import { Driver } from './driver.ts'
import type { Ears, Host } from './host.ts'
import { checkedLuck, commitOf, openLuck } from './luck.ts'
import type { TableInfo } from './messages.ts'
import type { MomentWish, Wish } from './proposals.ts'
import { isMomentWish, stillMeant, voicesFor, withoutWish, withVoice } from './proposals.ts'
import type { BotName } from './seats.ts'
import { isBot, peopleAt, STAND_IN, seatsOf, withSeat } from './seats.ts'
import { nextFor, stillFitting } from './standing.ts'
import type { PersonId, SeatRow, TableRow } from './store.ts'

/** What every write may carry: the seat meant, where one's seats leave a choice, and the sender's id of the write. */
export interface Asked {
  readonly seat?: Seat
  readonly intent?: string
}
export interface MoveAsked extends Asked {
  readonly move: string
  readonly seq: number
}
export interface UndoAsked extends Asked {
  readonly seq: number
  /** How many steps, or all that can be. */
  readonly steps?: number | 'all'
}

/** A refusal, and where it came too late, how things stand. */
export type Answer = Accepted | (Refused & { readonly now?: Now })

/** Timers of some platforms cannot wait longer. */
const LONGEST_WAIT = 2 ** 30
/** How long to wait, in milliseconds, before somebody is stood in for who could not be. */
const RETRY = 2000
/** Of saving a row that others save too. */
const MOST_TRIES = 8

export class HostedTable {
  readonly table: Table
  readonly #host: Host
  readonly #ears: Ears
  readonly #driver: Driver
  readonly #stopWatching: () => void
  #row: TableRow
  #watchers = 0
  #closed = false
  #stopClock = () => {}
  /** The last change of the row that is not stored yet. */
  #keeping: Promise<null | Refused> | null = null
  /** The number that the bot answers whose turn was given out to this process. */
  #given: number | null = null
  /** The number of the last bot's turn that was told of. */
  #toldBot: number | null = null
  /** What was last told of who sits there. */
  #told = ''

  private constructor(row: TableRow, table: Table, host: Host, ears: Ears) {
    this.#row = row
    this.table = table
    this.#host = host
    this.#ears = ears
    this.#driver = new Driver(
      table,
      host,
      ears,
      () => this.#turn(),
      (seat, move, seq) => this.#playFor(seat, move, seq),
    )
    this.#stopWatching = table.watch(() => this.#changed())
    this.#changed()
  }

  /** Deals, and stores that, for a table whose seats are all taken. */
  static async open(
    game: AnyGame,
    row: TableRow,
    host: Host,
    ears: Ears,
    intent?: Intent,
  ): Promise<HostedTable | Refused> {
    const table = await Table.open(game, row.seats.length, row.options, meansOf(row, host), intent)
    return isRefused(table) ? table : new HostedTable(row, table, host, ears)
  }

  /** Opens a table again from its log. */
  static resume(
    game: AnyGame,
    row: TableRow,
    entries: readonly Entry[],
    host: Host,
    ears: Ears,
  ): HostedTable | Refused {
    const table = Table.resume(game, entries, meansOf(row, host))
    if (isRefused(table)) return table
    const hosted = new HostedTable(row, table, host, ears)
    // Who gave up may have been the last but one when the process died.
    void hosted.#endIfAlone().catch(() => {})
    return hosted
  }

  get row(): TableRow {
    return this.#row
  }

  /** Puts the table away: no bot acts any more, no clock runs. Resolves when the last write is through. */
  close(): Promise<unknown> {
    this.#closed = true
    this.#driver.stop()
    this.#stopClock()
    this.#stopWatching()
    return this.table.settled()
  }

  /** The seat meant: the one asked for if it is one's own, else one's seat to act, else one's lowest. */
  seatFor(person: PersonId, asked?: Seat): Seat | Refused {
    const own = seatsOf(this.#row, person)
    if (asked !== undefined) return own.includes(asked) ? asked : refuse('not-your-seat')
    const seat = own.includes(this.table.toAct) ? this.table.toAct : own[0]
    return seat ?? refuse('no-seat')
  }

  /** With whose eyes a person looks: any seat of their own, else the spectator's. */
  viewerFor(person: PersonId, asked?: Viewer): Viewer | Refused {
    if (asked === PUBLIC) return PUBLIC
    const seat = this.seatFor(person, asked)
    return isRefused(seat) && asked === undefined ? PUBLIC : seat
  }

  /** Hears at once and then every change; bots may rest while nobody does. */
  subscribe(viewer: Viewer, hear: (update: Update) => void, since?: number): () => void {
    this.#watchers++
    const stop = this.table.subscribe(viewer, hear, since)
    this.#driver.wake()
    return () => {
      stop()
      this.#watchers--
      this.#driver.wake()
    }
  }

  move(person: PersonId, { move, seq, seat: asked, intent }: MoveAsked): Promise<Answer> {
    return this.#write(person, asked, ['move', asked ?? null, move, seq], intent, seq, (seat, mark) =>
      this.table.move(seat, move, seq, mark),
    )
  }

  /** Takes back one's own last steps; what would at once play them again goes off. */
  async undo(person: PersonId, { seq, steps = 1, seat: asked, intent }: UndoAsked): Promise<Answer> {
    const most = steps === 'all' ? Number.POSITIVE_INFINITY : steps
    const body = ['undo', asked ?? null, steps, seq]
    return this.#write(person, asked, body, intent, seq, async (seat, mark) => {
      if (this.table.now(seat).undoable > 0) await this.#dropPrepared(seat)
      return this.table.undo(seat, seq, most, mark)
    })
  }

  hurry(): void {
    this.#driver.hurry()
  }

  /** A casual bot plays on for one's seats until one is back. */
  async leave(person: PersonId): Promise<Accepted | Refused> {
    return this.#forSeats(seatsOf(this.#row, person), (seat) => this.table.seat(seat, 'stand-in'))
  }

  /** Takes back the seats that a bot plays for one. */
  async back(person: PersonId): Promise<Accepted | Refused> {
    const seats = seatsOf(this.#row, person).filter((seat) => this.table.away(seat) === 'stand-in')
    return this.#forSeats(seats, (seat) => this.table.seat(seat, 'back'))
  }

  /** A bot plays to the end for one's seats; where that leaves nobody to play against, the table is closed. */
  async concede(person: PersonId, asked?: Seat): Promise<Accepted | Refused> {
    const seat = this.seatFor(person, asked)
    if (isRefused(seat)) return seat
    if (this.table.over) return refuse('game-over')
    const seats = (asked === undefined ? seatsOf(this.#row, person) : [seat]).filter(
      (one) => this.table.away(one) !== 'conceded',
    )
    if (seats.length === 0) return refuse('seat-conceded')
    const answer = await this.#forSeats(seats, (one) => this.table.seat(one, 'conceded'))
    return isRefused(answer) ? answer : ((await this.#endIfAlone(seat)) ?? answer)
  }

  /** Closes the table without a result. */
  end(ended: Ended): Promise<Accepted | Refused> {
    return this.#insist(() => this.table.end(ended))
  }

  /** A voice for what all must want; done when all do. Gives the proposals, which also `info` tells. */
  async agree(person: PersonId, wish: Wish): Promise<null | Refused> {
    const voters = this.#votersOn(wish)
    if (!voters.includes(person)) return refuse('no-seat')
    if (this.table.over) return refuse('game-over')
    if (wish.kind === 'replace' && this.#row.clock) return refuse('replace-clock')
    if (wish.kind === 'clock' && !this.#mayAskForClock(person, wish)) return refuseHere('not-host')
    const unfit = isMomentWish(wish) ? this.#momentRefusal(person, wish.seq) : null
    if (unfit) return refuse(unfit)
    const refused = await this.#keep((row) => ({ ...row, proposals: withVoice(row.proposals ?? [], wish, person) }))
    if (refused) return refused
    const voices = voicesFor(this.#row.proposals ?? [], wish)
    // Only who is to act plays what others propose.
    if (isMomentWish(wish) || !voters.every((one) => voices.includes(one))) return null
    return (await this.#dropWish(wish)) ?? this.#fulfil(wish, person)
  }

  /** Another clock is the host's to ask for, as long as they play; the others may only want it too. */
  #mayAskForClock(person: PersonId, wish: Wish): boolean {
    const { host, proposals = [] } = this.#row
    const isHosted = host !== undefined && this.#votersOn(wish).includes(host)
    return !isHosted || person === host || voicesFor(proposals, wish).includes(host)
  }

  /** Whether the rules forbid somebody to talk for now, in any of their seats. */
  isSilent(person: PersonId): boolean {
    const { game } = this.table
    if (!game.silent || this.table.over) return false
    const { view } = this.table.now(PUBLIC)
    return seatsOf(this.#row, person).some((seat) => game.silent?.(view, seat))
  }

  #momentRefusal(person: PersonId, seq: number): TableCode | null {
    const { game, toAct } = this.table
    if (!game.cooperative || !game.open) return 'propose-not'
    if (!this.table.isFresh(seq)) return 'stale'
    if (seatsOf(this.#row, person).some((seat) => seat === toAct)) return 'propose-not'
    return this.isSilent(person) ? 'chat-silent' : null
  }

  /** Takes one's voice back, and with it the wish. */
  async disagree(person: PersonId, wish: Wish): Promise<null | Refused> {
    return peopleAt(this.#row).includes(person) ? this.#dropWish(wish) : refuse('no-seat')
  }

  /** Switches standing answers on and off. */
  async setStanding(person: PersonId, ids: readonly string[], asked?: Seat): Promise<null | Refused> {
    const known = (this.table.game.standing ?? []).map(({ id }) => id)
    const unknown = ids.find((id) => !known.includes(id))
    if (unknown !== undefined) return refuse('standing-unknown', { id: unknown })
    return this.#prepare(person, asked, (row) => ({ ...row, standing: ids }))
  }

  /** Lays out what is to be played when one's turn comes. */
  async setPrepared(person: PersonId, moves: readonly string[], asked?: Seat): Promise<null | Refused> {
    return this.#prepare(person, asked, ({ dropped: _, ...row }) => ({ ...row, prepared: moves }))
  }

  /** The bot to act, and the number that it answers. */
  botTurn(): { readonly seat: Seat; readonly bot: BotName; readonly seq: number } | null {
    const seat = this.table.toAct
    const bot = seat === NOBODY ? null : this.#botAt(seat)
    return bot ? { seat, bot, seq: this.table.seq } : null
  }

  /**
   * Plays the bot's turn that answers this number, where a queue gives such turns out; `since` is when the step before was played.
   * Resolves with whether nothing is left to do for it: it was played, here or elsewhere, or is past.
   */
  async playTurn(seq: number, since: number, signal: AbortSignal): Promise<boolean> {
    if (this.#closed || signal.aborted) return false
    // Given out twice, it is played once.
    if (this.botTurn()?.seq !== seq || this.#given === seq) return true
    this.#given = seq
    const giveUp = () => this.#driver.stop()
    signal.addEventListener('abort', giveUp, { once: true })
    const isOver = await this.#driver.play(since)
    signal.removeEventListener('abort', giveUp)
    this.#given = null
    return isOver && this.botTurn()?.seq !== seq
  }

  /** Plays for a bot, or for what was prepared. */
  async #playFor(seat: Seat, move: string, seq: number): Promise<Accepted | Refused> {
    const answer = await this.table.moveFor(seat, move, seq)
    if (isRefused(answer) && answer.refusal.code === 'stale') await this.catchUp().catch(() => {})
    return answer
  }

  /**
   * Takes in what other processes stored; false if it does not follow, and the table must be opened again. Rejects where the store
   * does not tell: nobody may take what is here for what is stored.
   */
  async catchUp(): Promise<boolean> {
    const entries = await this.#host.store.entries(this.#row.id, this.table.seq)
    for (const entry of entries) if (!(await this.table.apply(entry))) return false
    return true
  }

  /** Takes in what another process saved beside the log. */
  async refresh(): Promise<void> {
    const row = await this.#host.store.row(this.#row.id)
    if (!row || row.version <= this.#row.version) return
    this.#row = row
    this.#changed()
  }

  /** Whose time runs, and until when. */
  running(): Running | null {
    const { clock, seats } = this.#row
    if (!clock) return null
    const { toAct } = this.table
    const back = toAct !== NOBODY && this.table.away(toAct) === null ? this.table.seatedAt(toAct) : 0
    const course = { begun: this.table.begun, steps: this.table.course(), toAct, back }
    return runningOf(clock, seats.length, course, this.#host.gaps?.())
  }

  /** The game as a record file, with its luck when it is over; before that only where the host says so. */
  record(): string | Refused {
    if (!this.table.over && !this.#host.recordsOpen) return refuse('record-early')
    const luck = this.table.over ? openLuck(this.#row) : null
    const names = this.#names
    return writeRecord(this.table.record(), { names, times: this.table.times(), ...(luck ? { luck } : {}) })
  }

  /** What a viewer may take away: of a running game, one that begins in a world they could be in. */
  recordSeenBy(viewer: Viewer): string | Refused {
    if (this.table.over) return this.record()
    const seen = this.table.imagined(this.table.stand.step, viewer)
    return isRefused(seen) ? seen : writeRecord(seen, { names: this.#names })
  }

  /** What everybody at the table may know of it, beside the game. */
  info(): TableInfo {
    const { id, game, rules, options, seats, clock, proposals = [], luck } = this.#row
    const { over, ended, toAct, seq } = this.table
    const running = this.running()
    return {
      id,
      game,
      rules,
      options,
      state: over ? 'over' : 'playing',
      seats: seats.map(({ player, person, name }, seat) => ({
        player,
        ...(person === undefined ? {} : { person }),
        name,
        away: this.table.away(seat),
      })),
      ...(clock ? { clock } : {}),
      ...(running ? { running } : {}),
      proposals,
      toAct,
      seq,
      ended,
      ...(luck ? { luck: { commit: commitOf(luck) } } : {}),
    }
  }

  get #names(): readonly string[] {
    return this.#row.seats.map(({ name }) => name)
  }

  #changed(): void {
    if (this.#closed) return
    this.#prune()
    this.#forgetMoment()
    this.#driver.wake()
    if (this.#host.botsQueue) this.#tellBot()
    this.#startClock()
    this.#tellChange()
  }

  /** A bot thinks, wherever that may be. */
  #tellBot(): void {
    const turn = this.botTurn()
    const seq = turn?.seq ?? null
    if (seq === this.#toldBot) return
    this.#toldBot = seq
    this.#ears.thinking(turn && { seat: turn.seat, spent: 0 })
  }

  /** Steps are told to who subscribes; this is about what stands beside them. */
  #tellChange(): void {
    const away = this.#row.seats.map((_, seat) => this.table.away(seat))
    const told = JSON.stringify([this.#row.version, away, this.table.over, this.running()?.until])
    if (told === this.#told) return
    this.#told = told
    this.#ears.changed()
  }

  /** What was proposed or pointed at in a moment that is past goes. */
  #forgetMoment(): void {
    const proposals = this.#row.proposals ?? []
    const isFresh = (seq: number) => this.table.isFresh(seq)
    if (stillMeant(proposals, isFresh) !== proposals)
      void this.#keep((row) => ({ ...row, proposals: stillMeant(row.proposals ?? [], isFresh) }))
  }

  /** Of the seat to act: standing answers that no longer stand go off, and what was prepared and does not fit is dropped. */
  #prune(): void {
    const seat = this.table.toAct
    const row = this.#row.seats[seat]
    if (!row?.standing?.length && !row?.prepared?.length) return
    const kept = stillFitting(this.table.game, row, this.table.now(seat))
    if (kept !== row) void this.#keepSeat(seat, () => kept)
  }

  #startClock(): void {
    this.#stopClock()
    const running = this.#host.clocksElsewhere ? null : this.running()
    if (!running || !this.#isAsked(running.seat)) return
    const wait = Math.min(LONGEST_WAIT, Math.max(0, running.until - this.#host.now()))
    this.#stopClock = this.#host.later(wait, () => void this.#timeOut(running))
  }

  /** Who has no time left is stood in for. */
  async #timeOut({ seat }: Running): Promise<void> {
    const running = this.running()
    if (running?.seat !== seat) return
    if (running.until > this.#host.now()) return this.#startClock()
    const { seq } = this.table
    const answer = await this.table.seat(seat, 'stand-in')
    // Another process was first, or nothing can be stored for now.
    if (isRefused(answer)) await this.catchUp().catch(() => {})
    if (this.table.seq === seq && !this.#closed) this.#stopClock = this.#host.later(RETRY, () => this.#startClock())
  }

  /** A person sits there, and is there. */
  #isAsked(seat: Seat): boolean {
    return this.#row.seats[seat]?.player === 'person' && this.table.away(seat) === null
  }

  #botAt(seat: Seat): BotName | null {
    const player = this.#row.seats[seat]?.player ?? 'open'
    if (isBot(player)) return player
    return this.table.away(seat) === null ? null : STAND_IN
  }

  #turn(): DrivenTurn | null {
    const seat = this.table.toAct
    if (this.#closed || seat === NOBODY || (this.#host.botsRest && this.#watchers === 0)) return null
    const bot = this.#botAt(seat)
    if (bot) return !this.#host.botsQueue || this.#given === this.table.seq ? { seat, bot } : null
    const row = this.#row.seats[seat]
    if (!row?.standing?.length && !row?.prepared?.length) return null
    const next = nextFor(this.table.game, row, this.table.now(seat))
    return next && { seat, move: next.move, take: () => void this.#keepSeat(seat, () => next.row) }
  }

  async #prepare(
    person: PersonId,
    asked: Seat | undefined,
    change: (row: SeatRow) => SeatRow,
  ): Promise<null | Refused> {
    const seat = this.seatFor(person, asked)
    if (isRefused(seat)) return seat
    const refused = await this.#keepSeat(seat, change)
    this.#driver.wake()
    return refused
  }

  /** Does a write once, however often it is sent, and tells who came too late how things stand. */
  async #write(
    person: PersonId,
    asked: Seat | undefined,
    what: readonly unknown[],
    id: string | undefined,
    seq: number,
    write: (seat: Seat, intent?: Intent) => Promise<Accepted | Refused>,
  ): Promise<Answer> {
    const seat = this.seatFor(person, asked)
    if (isRefused(seat)) return seat
    const intent = id === undefined ? undefined : { person, id, body: JSON.stringify(what) }
    for (;;) {
      const isAway = this.table.away(seat) !== null && !this.table.over
      const answer = isAway ? refuse('seat-away') : await write(seat, intent)
      if (!isRefused(answer) || answer.refusal.code === 'not-stored') return answer
      const known = intent && (await this.#host.store.answered(this.#row.id, person, intent.id))
      if (known) return known.body === intent.body ? { seq: known.seq } : refuse('intent-reused')
      if (answer.refusal.code !== 'stale') return answer
      const before = this.table.seq
      await this.catchUp()
      // Only who plays a seat has changed: the intent is still one about this position.
      if (this.table.seq === before || !this.table.isFresh(seq)) return { ...answer, now: this.table.now(seat) }
    }
  }

  async #forSeats(
    seats: readonly Seat[],
    write: (seat: Seat) => Promise<Accepted | Refused>,
  ): Promise<Accepted | Refused> {
    let answer: Accepted | Refused = refuse('no-seat')
    for (const seat of seats) {
      answer = await this.#insist(() => write(seat))
      if (isRefused(answer)) return answer
    }
    return answer
  }

  /** Who does not speak about a position is not too late: what another process stored first is taken in, and it is tried again. */
  async #insist(write: () => Promise<Accepted | Refused>): Promise<Accepted | Refused> {
    for (;;) {
      const { seq } = this.table
      const answer = await write()
      if (!isRefused(answer) || answer.refusal.code !== 'stale') return answer
      await this.catchUp()
      if (this.table.seq === seq) return answer
    }
  }

  /** Where those who gave up have left nobody to play with, the table is closed; null where they have not. */
  async #endIfAlone(by: Seat | null = null): Promise<Accepted | Refused | null> {
    const people = this.#row.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []))
    const gone = people.filter((seat) => this.table.away(seat) === 'conceded')
    const left = people.length - gone.length
    if (gone.length === 0 || this.table.over || left > (this.table.game.cooperative ? 0 : 1)) return null
    return this.end({ why: 'conceded', by: by ?? gone[0] ?? null })
  }

  /** The people who must all want it. */
  #votersOn(wish: Wish): readonly PersonId[] {
    const asked = this.#row.seats.filter(
      (_, seat) => this.#isAsked(seat) && !(wish.kind === 'replace' && wish.seat === seat),
    )
    return peopleAt({ seats: asked })
  }

  async #fulfil(wish: Exclude<Wish, MomentWish>, person: PersonId): Promise<null | Refused> {
    if (wish.kind === 'clock') return this.#setClock(wish.clock)
    const by = this.seatFor(person)
    const answer = await (wish.kind === 'end'
      ? this.end({ why: 'agreed', by: isRefused(by) ? null : by })
      : this.#insist(() => this.table.seat(wish.seat, 'stand-in')))
    return isRefused(answer) ? answer : null
  }

  #dropWish(wish: Wish): Promise<null | Refused> {
    return this.#keep((row) => ({ ...row, proposals: withoutWish(row.proposals ?? [], wish) }))
  }

  #setClock(clock: Clock | null): Promise<null | Refused> {
    return this.#keep(({ clock: _, ...row }) => (clock ? { ...row, clock } : row))
  }

  async #dropPrepared(seat: Seat): Promise<void> {
    const { standing = [], prepared = [] } = this.#row.seats[seat] ?? {}
    if (standing.length + prepared.length > 0)
      await this.#keepSeat(seat, (row) => ({ ...row, standing: [], prepared: [] }))
  }

  #keepSeat(seat: Seat, change: (row: SeatRow) => SeatRow): Promise<null | Refused> {
    return this.#keep((row) => {
      const before = row.seats[seat]
      return before ? withSeat(row, seat, change(before)) : row
    })
  }

  /** One change after the other: none is made on top of what may not be stored. */
  #keep(change: (row: TableRow) => TableRow): Promise<null | Refused> {
    const kept = this.#keeping ? this.#keeping.then(() => this.#keepNow(change)) : this.#keepNow(change)
    this.#keeping = kept
    void kept.then(() => {
      if (this.#keeping === kept) this.#keeping = null
    })
    return kept
  }

  /** Changes the row here at once and then in the store; where another process was first, on top of what it saved. */
  async #keepNow(change: (row: TableRow) => TableRow): Promise<null | Refused> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const row = { ...change(this.#row), version: this.#row.version + 1 }
      const before = this.#row
      this.#row = row
      this.#tellChange()
      try {
        await this.#host.store.save(row)
        return null
      } catch (error) {
        if (this.#row === row) this.#row = before
        if (!(error instanceof Conflict)) break
        this.#row = (await this.#host.store.row(row.id).catch(() => null)) ?? this.#row
      }
    }
    this.#tellChange()
    return refuse('not-stored')
  }
}

function meansOf(row: TableRow, host: Host): Means {
  return {
    luck: host.luck ?? (row.luck ? checkedLuck(row.id, row.luck) : () => liveChance()),
    store: { append: (entries, stand, intent) => host.store.append(row.id, entries, stand, intent) },
    now: () => host.now(),
  }
}
