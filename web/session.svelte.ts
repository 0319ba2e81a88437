// One person's, or one screen's, seat at a table: what is shown, what can be chosen, whose eyes are on it.
// Both faces, text and board, are drawn from this.
import type { Choice } from '../core/face.ts'
import { choicesOf, explain, sentences } from '../core/face.ts'
import type { AnyGame, Seat, Viewer } from '../core/game.ts'
import { NOBODY, ownOf, PUBLIC } from '../core/game.ts'
import type { Help } from '../core/help.ts'
import type { AnyGameModule } from '../core/module.ts'
import type { RuleSections } from '../core/rulebook.ts'
import type { Moment, Past, Refused, Update } from '../core/table.ts'
import { isRefused } from '../core/table.ts'
import type { AnyWords } from '../core/words.ts'
import type { Thinking, Trouble } from '../house/host.ts'
import { answerOf } from '../house/standing.ts'
import type { Answer } from '../house/writes.ts'
import type { BoardExtras, StandingSwitch } from '../ui/board.ts'
import { seatColours } from '../ui/players.ts'
import { Hints } from './advice.svelte.ts'
import { nameIn } from './called.ts'
import { Early } from './early.svelte.ts'
import type { DealPlayed, SeatPlan } from './protocol.ts'
import { PACE_MILLISECONDS, settings } from './settings.svelte.ts'
import { StandingAnswers } from './standing.svelte.ts'
import type { Company, LessonGuide, TableClient } from './table-client.ts'
import { Telling } from './telling.svelte.ts'
import { texts } from './texts.svelte.ts'

export interface Heard {
  readonly id: number
  readonly text: string
}

const KEPT_ANNOUNCEMENTS = 30
/** More than any turn of one other tells. */
const RECENT_SENTENCES = 40
/** Milliseconds that nobody calls waiting. */
const UNNOTICED = 500

export class TableSession {
  readonly client: TableClient
  readonly game: AnyGame
  readonly sections: RuleSections
  readonly seats: readonly SeatPlan[]
  /** What a table with people elsewhere has beside the game. */
  readonly company: Company | null
  /** What a tutorial has beside the game. */
  readonly lesson: LessonGuide | null
  /** Something that the viewer has never met before. */
  note = $state.raw<string | null>(null)
  /** A board says so where its pieces have colours of their own. */
  coloursOf = $state.raw<BoardExtras['coloursOf'] | null>(null)
  /** The board lets one try out what comes without being asked to. */
  boardTries = $state(false)
  /** The seats of people at this screen. */
  readonly people: readonly Seat[]
  words = $state.raw() as AnyWords
  viewer = $state.raw<Viewer>(PUBLIC)
  update = $state.raw<Update | null>(null)
  past = $state.raw<readonly Past[]>([])
  trouble = $state.raw<Trouble | null>(null)
  /** The groups of choices opened one inside the other. */
  opened = $state.raw<readonly number[]>([])
  heard = $state.raw<readonly Heard[]>([])
  /** What interrupts: one's own turn, a refusal, the end. */
  alert = $state.raw('')
  refused = $state.raw('')
  thinking = $state.raw<Thinking | null>(null)
  /** A move takes long to be stored; what is pressed meanwhile does nothing. */
  storing = $state(false)
  /** The bots wait until the viewer says so. */
  paused = $state(false)
  /** An earlier moment that is looked at, or null for now. */
  moment = $state.raw<Moment | null>(null)
  /** The end has been told to its last line, or that was skipped. */
  told = $state(false)
  /** Shows what others do one thing after the other. */
  readonly telling: Telling
  /** A move that waits for a yes. */
  proposed = $state.raw<string | null>(null)
  readonly advice = new Hints(this)
  readonly early: Early
  readonly #standing: StandingAnswers
  readonly #module: AnyGameModule
  #stop = () => {}
  readonly #stopHearing: readonly (() => void)[]
  /** The position that an intent on its way speaks about; a second press there does nothing. */
  #asked = $state.raw<number | null>(null)
  /** Counts what was asked about, and what was pressed instead. */
  #doubts = 0
  /** Other eyes have not seen anything yet. */
  #anew = true
  #count = 0

  constructor(client: TableClient, module: AnyGameModule, words: AnyWords) {
    this.client = client
    this.game = module.game
    this.sections = module.sections
    this.words = words
    const { seats } = client.saved
    this.seats = seats
    this.company = client.company ?? null
    this.lesson = client.lesson ?? null
    this.#module = module
    this.people = this.company?.mine ?? seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []))
    this.#standing = new StandingAnswers(client)
    this.early = new Early(this, this.#standing)
    this.telling = new Telling({
      show: (update) => this.#hear(update),
      sentence: (event) => this.words.event(event),
      // What a standing answer played for one is news.
      isOwn: (seat) => seat === this.viewer && this.sent,
      beat: () => (settings.face === 'text' || document.hidden ? 0 : PACE_MILLISECONDS[settings.pace]),
      later: (then, milliseconds) => {
        const timer = setTimeout(then, milliseconds)
        return () => clearTimeout(timer)
      },
    })
    this.#stopHearing = [
      client.onTrouble((trouble) => {
        this.trouble = trouble
      }),
      client.onThinking((thinking) => {
        this.thinking = thinking
      }),
      client.onInfo(() => {
        this.#lookAtStanding()
      }),
    ]
    this.look(this.people.length === 1 ? (this.people[0] as Seat) : PUBLIC)
  }

  /** The deal of a day that is played here. */
  get deal(): DealPlayed | null {
    return this.client.saved.deal ?? null
  }

  /** A try that counts is under way: without hints, and without playing on from an earlier moment. */
  get counted(): boolean {
    return this.deal !== null && !this.deal.practice && !this.over
  }

  /** Several people share this screen. */
  get shared(): boolean {
    return this.people.length > 1
  }

  readonly names: readonly string[] = $derived.by(() => this.seats.map(({ name }) => nameIn(texts().locale, name)))

  /** The colours of the players, by seat. */
  readonly colours: readonly string[] = $derived.by(() => {
    const own = this.update && this.coloursOf ? this.coloursOf(this.update.view) : []
    return seatColours(this.seats.length).map((colour, seat) => own[seat] ?? colour)
  })

  /** What is shown: an earlier moment, what is told once more, or now. */
  get shown(): Moment | null {
    return this.moment ?? this.telling.repeated ?? this.update
  }

  /** Finished, or closed without a result. */
  get over(): boolean {
    return this.update !== null && (this.update.outcome !== null || this.update.ended !== null)
  }

  get toAct(): Seat | typeof NOBODY {
    return this.over ? NOBODY : (this.update?.view.toAct ?? NOBODY)
  }

  /** The seat that the viewer plays. */
  get seat(): Seat | typeof NOBODY {
    return this.viewer === PUBLIC ? NOBODY : this.viewer
  }

  /** A move is on its way, or its effect is not shown yet. */
  get sent(): boolean {
    return this.#asked !== null && this.#asked === this.update?.seq
  }

  get mine(): boolean {
    return this.toAct === this.viewer
  }

  /** The person who must take the screen before the game can go on, or null. */
  get awaited(): Seat | null {
    return this.shared && this.toAct !== this.viewer && this.people.includes(this.toAct) ? this.toAct : null
  }

  /** What is asked; on a shared screen, of whom. */
  get prompt(): string {
    if (this.update?.ended) return this.company?.ended ?? texts().table.over
    const prompt = this.update ? this.words.prompt(this.update.view) : ''
    return this.shared && this.mine ? texts().web.table.labelled(ownOf(this.names, this.viewer) ?? '', prompt) : prompt
  }

  /** The standing answers that the viewer can switch on and off now. */
  get switches(): readonly StandingSwitch[] {
    const { update, viewer } = this
    if (!update || this.moment || viewer === PUBLIC || this.lesson) return []
    return this.#standing.switches(this.game, this.words, update.view, viewer)
  }

  readonly choices: readonly Choice[] = $derived.by(() => {
    const { update } = this
    if (!update) return []
    const { view, choices } = this.mine ? update : (this.early.offered ?? { view: update.view, choices: [] })
    return choicesOf(this.words, view, choices)
  })

  /** The opened groups, outermost first. */
  readonly trail: readonly Choice[] = $derived.by(() => {
    const trail: Choice[] = []
    for (const index of this.opened) {
      const inner = (trail.at(-1)?.inner ?? this.choices)[index]
      if (inner) trail.push(inner)
    }
    return trail
  })

  /** What is offered now: the innermost opened list. */
  get offered(): readonly Choice[] {
    return this.trail.at(-1)?.inner ?? this.choices
  }

  /** Where the steps of one's present turn begin. */
  readonly #turnStart = $derived.by(() => {
    let start = this.past.length
    if (this.mine) while (start > 0 && this.past[start - 1]?.seat === this.viewer) start--
    return start
  })

  /** It is one's turn, and not the first one. */
  readonly returning = $derived(
    this.mine && this.past.slice(0, this.#turnStart).some(({ seat }) => seat === this.viewer),
  )

  /** How many steps had been played when one went away; null where nothing was missed, or one has played since. */
  #missed = $state.raw<number | null>(null)

  get recentHeading(): string {
    const m = texts().web.table
    if (this.#missed !== null) return m.sinceHere
    return this.returning ? m.since : m.lately
  }

  /**
   * What others did since the viewer's last turn, and what was played for the viewer meanwhile; for spectators, what happened
   * last. The prompt says whose turn it is.
   */
  readonly recent: readonly string[] = $derived.by(() => {
    const end = this.#missed === null ? this.#turnStart : this.past.length
    let start = this.#turnStart
    while (start > 0 && this.past[start - 1]?.seat !== this.viewer) start--
    if (this.viewer === PUBLIC) start = 0
    if (this.#missed !== null) start = Math.min(start, this.#missed + 1)
    const done = this.past
      .slice(start, end)
      .map(({ seat, events }) => ({ seat, events: events.filter(({ kind }) => kind !== 'turn') }))
    return sentences(this.words, done).slice(-RECENT_SENTENCES)
  })

  /** Looks at the table with other eyes; nothing of what the former saw is left, unless everybody sees the same. */
  look(viewer: Viewer): void {
    this.#stop()
    this.viewer = viewer
    if (!this.game.open) {
      this.update = null
      this.past = []
      this.heard = []
    }
    this.#anew = true
    this.telling.clear()
    this.opened = []
    this.alert = ''
    this.#forget()
    this.moment = null
    this.#lookAtStanding()
    this.paused = false
    this.#listen()
  }

  #listen(): void {
    this.#stop = this.client.subscribe(this.viewer, (update) => this.telling.hear(update))
  }

  /** Nobody at this screen plays. */
  get watching(): boolean {
    return this.people.length === 0
  }

  /** Bots play only while somebody listens; so they wait. */
  pause(): void {
    this.#stop()
    this.#stop = () => {}
    this.paused = true
  }

  goOn(): void {
    this.paused = false
    this.#listen()
  }

  /** The next person takes the screen; where nothing is hidden, at once. */
  handOver(): void {
    this.look(this.game.open ? (this.awaited ?? PUBLIC) : PUBLIC)
  }

  leave(): void {
    this.#stop()
    this.telling.clear()
    for (const stop of this.#stopHearing) stop()
    this.client.leave()
  }

  open(index: number): void {
    this.opened = [...this.opened, index]
  }

  back(): void {
    this.opened = this.opened.slice(0, -1)
  }

  /** Plays; gives the sentence of a refusal, or null. */
  move(move: string): Promise<string | null> {
    this.#missed = null
    return this.#ask((seq) => this.client.move(this.seat, move, seq))
  }

  /** Takes back the last step; what would at once play it again goes off. */
  undo(): Promise<string | null> {
    return this.#ask((seq) => this.client.undo(this.seat, seq))
  }

  /** Takes back all that can be taken back. */
  restart(): Promise<string | null> {
    return this.#ask((seq) => this.client.undo(this.seat, seq, 'all'))
  }

  /** Interrupts with a sentence that is not of the game. */
  say(text: string): void {
    this.alert = text
  }

  /** What the things on the board are. */
  help(): Promise<Help> {
    return this.#module.help(texts().locale)
  }

  /** Plays, or asks back first if the person wishes it. */
  async propose(move: string): Promise<void> {
    if (await this.early.choose(move)) return
    if (settings.played === 'asked' && this.proposed === null) this.proposed = move
    else await this.move(move)
  }

  /** Looks at the game after so many steps; the last is now. */
  async travel(step: number): Promise<void> {
    const last = this.update?.step ?? 0
    if (step >= last && !this.over) {
      this.moment = null
      return
    }
    const viewer = this.viewer
    const moment = await this.client.at(Math.max(0, Math.min(step, last)), viewer)
    if (!isRefused(moment) && viewer === this.viewer) this.moment = moment
  }

  /** Why a move cannot be played, or null if it can. */
  async why(move: string): Promise<string | null> {
    const answer = await this.client.why(this.seat, move)
    return answer && this.explain(answer)
  }

  /** Says why something on the board cannot be done; of no interest any more once a move is on its way. */
  async ask(move: string): Promise<void> {
    const { moment, sent, update } = this
    if (moment || sent || this.over) return
    const doubts = ++this.#doubts
    const answer = await this.client.why(this.seat, move)
    if (this.sent || this.update !== update || this.#doubts !== doubts) return
    this.refused = answer ? this.explain({ refusal: answer.refusal }) : ''
  }

  /** Something else was pressed: the reason why the last thing cannot be done is no longer shown, nor when it comes late. */
  doubtNothing(): void {
    this.#doubts++
    this.refused = ''
  }

  explain({ refusal, nearest }: Refused): string {
    const { table } = texts()
    const own = this.words.refusal(refusal) ? null : this.company?.explain(refusal)
    const reason = own ?? explain(refusal, this.words, table)
    return nearest === undefined ? reason : `${reason} ${table.nearest(nearest)}`
  }

  async #ask(intent: (seq: number) => Promise<Answer>): Promise<string | null> {
    const seq = this.update?.seq ?? null
    if (seq === null || this.sent) return null
    this.#asked = seq
    // What a hint said of this position is of no use once another is on its way.
    this.advice.drop()
    const slow = setTimeout(() => {
      this.storing = true
    }, UNNOTICED)
    try {
      const answer = await intent(seq)
      // Accepted: nothing more is asked about this position, though the next may not be shown yet.
      if (!isRefused(answer)) return null
      this.#forgetAsked(seq)
      this.refused = this.explain(answer)
      this.alert = this.refused
      return this.refused
    } catch (error) {
      this.#forgetAsked(seq)
      throw error
    } finally {
      clearTimeout(slow)
      this.storing = false
    }
  }

  #forgetAsked(seq: number): void {
    if (this.#asked === seq) this.#asked = null
  }

  #hear(update: Update): void {
    const anew = this.#anew
    const known = this.past.length
    const wasMine = this.mine && !anew
    this.#anew = false
    const before = anew && !this.shared ? (this.company?.seenBefore ?? update.step) : update.step
    if (before < update.step) this.#missed = before
    this.update = update
    if (this.mine) this.early.stop()
    this.past = [...this.past.slice(0, update.from), ...update.past]
    this.opened = []
    this.#forget()
    const { table } = texts()
    if (!anew) this.#say(this.past.length < known ? [table.undone] : sentences(this.words, update.past))
    const asked = this.mine && answerOf(this.game, this.#standing.on(this.seat), update) === null
    if (update.outcome) this.alert = table.over
    else if (update.ended) this.alert = this.prompt
    else this.alert = asked && !wasMine ? `${table.yourTurn} ${this.prompt}` : ''
    // The end lies open to everybody at the screen.
    if (this.over && this.shared && this.viewer !== PUBLIC) this.look(PUBLIC)
    if (this.game.open && this.viewer === PUBLIC && this.awaited !== null) this.handOver()
  }

  #lookAtStanding(): void {
    const asked = this.game.standing || (this.company && this.game.ahead)
    if (asked && this.viewer !== PUBLIC) void this.#standing.look(this.viewer)
  }

  /** What belonged to the last position. */
  #forget(): void {
    this.refused = ''
    this.advice.drop()
    this.proposed = null
  }

  #say(lines: readonly string[]): void {
    const said = lines.map((text) => ({ id: ++this.#count, text }))
    this.heard = [...this.heard, ...said].slice(-KEPT_ANNOUNCEMENTS)
  }
}
