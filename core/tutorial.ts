// A tutorial: lessons on prepared positions of the real game. Each asks for something, says of every move whether it does
// that, and goes on when it is done. The words are a file for each language.
import { seededChance } from './chance.ts'
import type { AnyGame, GameEvent, Refusal, ScoreLine, Seat, Seen, State } from './game.ts'
import { copyState, isRefusal, MOST_MOVES, NOBODY, refusalOf } from './game.ts'
import { chooseOptions } from './options.ts'
import { heard, listener, type Told } from './telling.ts'

/** Whoever learns sits here. */
export const LEARNER: Seat = 0

/** A position by the way to it: a deal on luck from a seed, and moves of all seats one after the other. */
export interface Prepared {
  readonly seats: number
  readonly seed: string
  readonly options?: { readonly [name: string]: string | number | boolean }
  /** Texts of moves with `;` between them. */
  readonly moves: string
}

/** A move that was tried in a lesson, and what came of it as the learner sees it. */
export interface Tried<V extends Seen, E extends GameEvent> {
  readonly move: string
  readonly before: V
  readonly after: V
  readonly events: readonly E[]
  /** What the learner's score sheet gained. */
  readonly gained: number
  /** The lines of the learner's sheet afterwards. */
  readonly lines: readonly ScoreLine[]
}

/** The lesson is done; it goes on; or the move is taken back, for a reason that the words give by its name. */
export type Verdict = 'done' | 'on' | { readonly wrong: string }

export interface Lesson<V extends Seen, E extends GameEvent> {
  readonly id: string
  /** Without it, the lesson goes on where the one before it ended. */
  readonly from?: Prepared
  /** A move that helps is marked at once: there is something to find first, not to think about. */
  readonly points?: true
  judge(tried: Tried<V, E>): Verdict
}

export interface Tutorial<V extends Seen, E extends GameEvent> {
  /** The rules it is played by. */
  readonly rules: number
  readonly lessons: readonly Lesson<V, E>[]
}

export type AnyTutorial = Tutorial<Seen, GameEvent>

/** What the guide says in one lesson: what to do, what came of it, and by reason why a move was not that. */
export interface LessonWords {
  readonly task: string
  readonly done: string
  readonly wrong: { readonly [reason: string]: string }
}

export interface TutorialWords {
  readonly [lesson: string]: LessonWords
}

/** One step of the game, as the learner heard it. */
interface Step {
  readonly seat: Seat | typeof NOBODY
  readonly events: readonly GameEvent[]
}

/** Where a lesson stands. */
interface Stand {
  readonly state: State
  readonly steps: readonly Step[]
}

/** Leads through a tutorial. Knows the game, and nothing of screens. */
export class Tutor {
  readonly game: AnyGame
  readonly #lessons: AnyTutorial['lessons']
  #at = 0
  #start: Stand
  #now: Stand
  #done = false
  readonly #moves = new Int32Array(MOST_MOVES)

  /** Begins at this lesson, or at the last one before it that has a position of its own. */
  constructor(game: AnyGame, { lessons }: AnyTutorial, first = 0) {
    this.game = game
    this.#lessons = lessons
    while (first > 0 && !lessons[first]?.from) first--
    this.#at = first
    this.#now = this.#start = this.#begin()
  }

  get number(): number {
    return this.#at
  }

  get count(): number {
    return this.#lessons.length
  }

  get lesson(): AnyTutorial['lessons'][number] {
    return this.#lessons[this.#at] as AnyTutorial['lessons'][number]
  }

  /** What was asked for has been done. */
  get done(): boolean {
    return this.#done
  }

  get state(): State {
    return this.#now.state
  }

  get steps(): readonly Step[] {
    return this.#now.steps
  }

  /** Something has been played since the lesson began. */
  get begun(): boolean {
    return this.#now !== this.#start
  }

  /** What may be played; nothing when the lesson is done. */
  get choices(): readonly string[] {
    if (this.#done || this.game.toAct(this.state) !== LEARNER) return []
    const count = this.game.legal(this.state, this.#moves)
    return Array.from(this.#moves.subarray(0, count), (move) => this.game.moves.text(move))
  }

  /** Plays a move if it does what is asked; else says why not: a refusal of the game, or a reason of the lesson. */
  play(text: string): Verdict | Refusal {
    const tried = this.#try(text)
    if (isRefusal(tried)) return tried
    if (typeof tried.verdict !== 'string') return tried.verdict
    this.#now = tried.stand
    this.#done = tried.verdict === 'done'
    return tried.verdict
  }

  /** What a move would be answered with. */
  judge(text: string): Verdict | Refusal {
    const tried = this.#try(text)
    return isRefusal(tried) ? tried : tried.verdict
  }

  /** A move that helps: one that does what is asked, else one that leads there. */
  get example(): string | null {
    const { choices } = this
    return (
      choices.find((move) => this.judge(move) === 'done') ?? choices.find((move) => this.judge(move) === 'on') ?? null
    )
  }

  /** Back to where the lesson began. */
  restart(): void {
    this.#now = this.#start
    this.#done = false
  }

  /** The next lesson; false when that was the last. Others play first, where it is their turn. */
  next(): boolean {
    if (this.#at + 1 >= this.count) return false
    this.#at++
    this.#done = false
    this.#now = this.#start = this.lesson.from ? this.#begin() : this.#others()
    return true
  }

  /** The next lesson goes on in the same game. */
  get goesOn(): boolean {
    return this.#lessons[this.#at + 1]?.from === undefined
  }

  #try(text: string): Refusal | { readonly verdict: Verdict; readonly stand: Stand } {
    const move = this.game.moves.parse(text)
    if (isRefusal(move)) return move
    const refusal = this.#done ? { code: 'stale' } : refusalOf(this.game, this.state, move)
    if (refusal) return refusal
    const { stand, events } = this.#played(this.#now, move)
    const lines = this.#linesOf(stand.state)
    const sum = (sheet: readonly ScoreLine[]) => sheet.reduce((total, { points }) => total + points, 0)
    const verdict = this.lesson.judge({
      move: text,
      before: this.game.view(this.state, LEARNER),
      after: this.game.view(stand.state, LEARNER),
      events,
      gained: sum(lines) - sum(this.#linesOf(this.state)),
      lines,
    })
    return { verdict, stand }
  }

  #linesOf(s: State): readonly ScoreLine[] {
    return this.game.sheet(s).filter(({ seat }) => seat === LEARNER)
  }

  /** On a copy: what is only tried leaves the game as it is. Luck comes anew for every step, whatever was tried before. */
  #played({ state, steps }: Stand, move: number): { readonly stand: Stand; readonly events: readonly GameEvent[] } {
    const copy = copyState(state, this.game.blank())
    const told: Told[] = []
    const seat = this.game.toAct(copy)
    const chance = seededChance(`${this.lesson.id}/${steps.length}`)
    this.game.play(copy, move, chance, listener(told))
    const events = heard(told, LEARNER)
    return { stand: { state: copy, steps: [...steps, { seat, events }] }, events }
  }

  /** The others play as the game's own advice says, until it is the learner's turn. */
  #others(): Stand {
    let stand = this.#now
    for (;;) {
      const seat = this.game.toAct(stand.state)
      if (seat === LEARNER || seat === NOBODY) return stand
      this.game.advice.promising(stand.state, this.#moves)
      stand = this.#played(stand, this.#moves[0]).stand
    }
  }

  #begin(): Stand {
    const { id, from } = this.lesson
    if (!from) throw new Error(`lesson "${id}" has nothing to begin from`)
    const { seats, seed, options = {}, moves } = from
    const chosen = chooseOptions(this.game.options, options, seats)
    if (isRefusal(chosen)) throw new Error(`lesson "${id}" with wrong options: ${chosen.code}`)
    const chance = seededChance(seed)
    const state = this.game.blank()
    this.game.setup(seats, chosen, chance, state)
    for (const text of moves.split(';').filter((one) => one !== '')) {
      const move = this.game.moves.parse(text)
      const refusal = isRefusal(move) ? move : refusalOf(this.game, state, move)
      if (isRefusal(move) || refusal) throw new Error(`lesson "${id}": "${text}" cannot be played, ${refusal?.code}`)
      this.game.play(state, move, chance)
    }
    return { state, steps: [{ seat: NOBODY, events: [] }] }
  }
}
