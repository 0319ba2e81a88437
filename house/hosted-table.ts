// A table as its house hosts it: who sits there, who acts for whom, what was prepared, until when, and what was sent twice.
// Worker, terminal and server hand in what differs between them (host.ts).
import { liveChance } from '../core/chance.ts'
import type { Ended, Entry, Intent } from '../core/entries.ts'
import type { AnyGame, Seat, Viewer } from '../core/game.ts'
import { NOBODY, PUBLIC } from '../core/game.ts'
import { writeRecord } from '../core/record.ts'
import type { Accepted, Means, Refused, Update } from '../core/table.ts'
import { isRefused, refuse, Table } from '../core/table.ts'
import { Agreement } from './agreement.ts'
import type { Clock, Running } from './clock.ts'
import type { DrivenTurn } from './driver.ts'
import { Driver } from './driver.ts'
import type { Ears, Host } from './host.ts'
import { checkedLuck, commitOf, openLuck } from './luck.ts'
import type { TableInfo } from './messages.ts'
import type { MomentWish, Wish } from './proposals.ts'
import { RowKeeper } from './row-keeper.ts'
import type { BotName } from './seats.ts'
import { isBot, STAND_IN, seatsOf } from './seats.ts'
import { nextFor, stillFitting } from './standing.ts'
import type { PersonId, SeatRow, TableRow } from './store.ts'
import { Timekeeper } from './timekeeper.ts'
import type { Answer, MoveAsked, UndoAsked } from './writes.ts'
import { Writes } from './writes.ts'

export class HostedTable {
  readonly table: Table
  readonly #host: Host
  readonly #ears: Ears
  readonly #driver: Driver
  readonly #stopWatching: () => void
  readonly #rows: RowKeeper
  readonly #writes: Writes
  readonly #time: Timekeeper
  readonly #agreement: Agreement
  #watchers = 0
  #closed = false
  /** The number that the bot answers whose turn was given out to this process. */
  #given: number | null = null
  /** The number of the last bot's turn that was told of. */
  #toldBot: number | null = null
  /** What was last told of who sits there. */
  #told = ''

  private constructor(row: TableRow, table: Table, host: Host, ears: Ears) {
    this.table = table
    this.#host = host
    this.#ears = ears
    this.#rows = new RowKeeper(row, host.store, () => this.#tellChange())
    this.#writes = new Writes(table, host.store, row.id)
    this.#time = new Timekeeper(table, this.#rows, this.#writes, host)
    this.#agreement = new Agreement(table, this.#rows, (wish, person) => this.#fulfil(wish, person))
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
    return this.#rows.row
  }

  /** Puts the table away: no bot acts any more, no clock runs. Resolves when the last write is through. */
  close(): Promise<unknown> {
    this.#closed = true
    this.#driver.stop()
    this.#time.close()
    this.#stopWatching()
    return this.table.settled()
  }

  /** The seat meant: the one asked for if it is one's own, else one's seat to act, else one's lowest. */
  seatFor(person: PersonId, asked?: Seat): Seat | Refused {
    const own = seatsOf(this.row, person)
    if (asked !== undefined) return own.includes(asked) ? asked : refuse('not-your-seat')
    const seat = own.includes(this.table.toAct) ? this.table.toAct : own[0]
    return seat ?? refuse('no-seat')
  }

  /** Whose view a person gets: that of any seat of theirs, else the spectator's. */
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

  async move(person: PersonId, { move, seq, seat: asked, intent: id }: MoveAsked): Promise<Answer> {
    const seat = this.seatFor(person, asked)
    if (isRefused(seat)) return seat
    const body = ['move', asked ?? null, move, seq]
    return this.#writes.once({ person, seat, seq, id, body }, (intent) => this.table.move(seat, move, seq, intent))
  }

  /** Takes back one's own last steps; standing answers that would play them again at once are switched off. */
  async undo(person: PersonId, { seq, steps = 1, seat: asked, intent: id }: UndoAsked): Promise<Answer> {
    const seat = this.seatFor(person, asked)
    if (isRefused(seat)) return seat
    const most = steps === 'all' ? Number.POSITIVE_INFINITY : steps
    const body = ['undo', asked ?? null, steps, seq]
    return this.#writes.once({ person, seat, seq, id, body }, async (intent) => {
      if (this.table.now(seat).undoable > 0) await this.#dropPrepared(seat)
      return this.table.undo(seat, seq, most, intent)
    })
  }

  hurry(): void {
    this.#driver.hurry()
  }

  /** A casual bot plays on for one's seats until one is back. */
  async leave(person: PersonId): Promise<Accepted | Refused> {
    return this.#forSeats(seatsOf(this.row, person), (seat) => this.table.seat(seat, 'stand-in'))
  }

  /** Takes back the seats that a bot plays for one. */
  async back(person: PersonId): Promise<Accepted | Refused> {
    const seats = seatsOf(this.row, person).filter((seat) => this.table.away(seat) === 'stand-in')
    return this.#forSeats(seats, (seat) => this.table.seat(seat, 'back'))
  }

  /** A bot plays to the end for one's seats; where that leaves nobody to play against, the table is closed. */
  async concede(person: PersonId, asked?: Seat): Promise<Accepted | Refused> {
    const seat = this.seatFor(person, asked)
    if (isRefused(seat)) return seat
    if (this.table.over) return refuse('game-over')
    const seats = (asked === undefined ? seatsOf(this.row, person) : [seat]).filter(
      (one) => this.table.away(one) !== 'conceded',
    )
    if (seats.length === 0) return refuse('seat-conceded')
    const answer = await this.#forSeats(seats, (one) => this.table.seat(one, 'conceded'))
    return isRefused(answer) ? answer : ((await this.#endIfAlone(seat)) ?? answer)
  }

  /** Closes the table without a result. */
  end(ended: Ended): Promise<Accepted | Refused> {
    return this.#writes.insist(() => this.table.end(ended))
  }

  /** A voice for what all must want; done when all do. `info` tells what is proposed. */
  agree(person: PersonId, wish: Wish): Promise<null | Refused> {
    return this.#agreement.agree(person, wish)
  }

  disagree(person: PersonId, wish: Wish): Promise<null | Refused> {
    return this.#agreement.disagree(person, wish)
  }

  /** Whether the rules forbid somebody to talk for now. */
  isSilent(person: PersonId): boolean {
    return this.#agreement.isSilent(person)
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

  /** Takes in what other processes stored; false if it does not follow, and the table must be opened again. */
  catchUp(): Promise<boolean> {
    return this.#writes.catchUp()
  }

  /** Takes in what another process saved beside the log. */
  async refresh(): Promise<void> {
    if (await this.#rows.refresh()) this.#changed()
  }

  /** Whose time runs, and until when. */
  running(): Running | null {
    return this.#time.running()
  }

  /** The game as a record file, with its luck when it is over; before that only where the host says so. */
  record(): string | Refused {
    if (!this.table.over && !this.#host.recordsOpen) return refuse('record-early')
    const luck = this.table.over ? openLuck(this.row) : null
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
    const { id, game, rules, options, seats, clock, proposals = [], luck } = this.row
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
    return this.row.seats.map(({ name }) => name)
  }

  #changed(): void {
    if (this.#closed) return
    this.#prune()
    this.#agreement.forgetMoment()
    this.#driver.wake()
    if (this.#host.botsQueue) this.#tellBot()
    this.#time.watch()
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
    const away = this.row.seats.map((_, seat) => this.table.away(seat))
    const told = JSON.stringify([this.row.version, away, this.table.over, this.running()?.until])
    if (told === this.#told) return
    this.#told = told
    this.#ears.changed()
  }

  /** Of the seat to act: standing answers that no longer stand go off, and what was prepared and does not fit is dropped. */
  #prune(): void {
    const seat = this.table.toAct
    const row = this.row.seats[seat]
    if (!row?.standing?.length && !row?.prepared?.length) return
    const kept = stillFitting(this.table.game, row, this.table.now(seat))
    if (kept !== row) void this.#rows.keepSeat(seat, () => kept)
  }

  #botAt(seat: Seat): BotName | null {
    const player = this.row.seats[seat]?.player ?? 'open'
    if (isBot(player)) return player
    return this.table.away(seat) === null ? null : STAND_IN
  }

  #turn(): DrivenTurn | null {
    const seat = this.table.toAct
    if (this.#closed || seat === NOBODY || (this.#host.botsRest && this.#watchers === 0)) return null
    const bot = this.#botAt(seat)
    if (bot) return !this.#host.botsQueue || this.#given === this.table.seq ? { seat, bot } : null
    const row = this.row.seats[seat]
    if (!row?.standing?.length && !row?.prepared?.length) return null
    const next = nextFor(this.table.game, row, this.table.now(seat))
    return next && { seat, move: next.move, take: () => void this.#rows.keepSeat(seat, () => next.row) }
  }

  async #prepare(
    person: PersonId,
    asked: Seat | undefined,
    change: (row: SeatRow) => SeatRow,
  ): Promise<null | Refused> {
    const seat = this.seatFor(person, asked)
    if (isRefused(seat)) return seat
    const refused = await this.#rows.keepSeat(seat, change)
    this.#driver.wake()
    return refused
  }

  async #forSeats(
    seats: readonly Seat[],
    write: (seat: Seat) => Promise<Accepted | Refused>,
  ): Promise<Accepted | Refused> {
    let answer: Accepted | Refused = refuse('no-seat')
    for (const seat of seats) {
      answer = await this.#writes.insist(() => write(seat))
      if (isRefused(answer)) return answer
    }
    return answer
  }

  /** Where those who gave up have left nobody to play with, the table is closed; null where they have not. */
  async #endIfAlone(by: Seat | null = null): Promise<Accepted | Refused | null> {
    const people = this.row.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []))
    const gone = people.filter((seat) => this.table.away(seat) === 'conceded')
    const left = people.length - gone.length
    if (gone.length === 0 || this.table.over || left > (this.table.game.cooperative ? 0 : 1)) return null
    return this.end({ why: 'conceded', by: by ?? gone[0] ?? null })
  }

  async #fulfil(wish: Exclude<Wish, MomentWish>, person: PersonId): Promise<null | Refused> {
    if (wish.kind === 'clock') return this.#setClock(wish.clock)
    const by = this.seatFor(person)
    const answer = await (wish.kind === 'end'
      ? this.end({ why: 'agreed', by: isRefused(by) ? null : by })
      : this.#writes.insist(() => this.table.seat(wish.seat, 'stand-in')))
    return isRefused(answer) ? answer : null
  }

  #setClock(clock: Clock | null): Promise<null | Refused> {
    return this.#rows.keep(({ clock: _, ...row }) => (clock ? { ...row, clock } : row))
  }

  async #dropPrepared(seat: Seat): Promise<void> {
    const { standing = [], prepared = [] } = this.row.seats[seat] ?? {}
    if (standing.length + prepared.length > 0)
      await this.#rows.keepSeat(seat, (row) => ({ ...row, standing: [], prepared: [] }))
  }
}

function meansOf(row: TableRow, host: Host): Means {
  return {
    luck: host.luck ?? (row.luck ? checkedLuck(row.id, row.luck) : () => liveChance()),
    store: { append: (entries, stand, intent) => host.store.append(row.id, entries, stand, intent) },
    now: () => host.now(),
  }
}
