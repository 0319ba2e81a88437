// A tutorial: lessons on prepared positions of the real game. Each asks for something, says of every move whether it does
// that, and goes on when it is done. The words are a file for each language.
import { seededChance } from './chance.ts'
import type { AnyGame, GameEvent, Refusal, ScoreLine, Seat, Seen, State } from './game.ts'
import { copyState, isRefusal, MOST_MOVES, NOBODY, refusalOf } from './game.ts'
import { chooseOptions } from './options.ts'
import { heard, listener, type Told } from './telling.ts'

/** The learner sits here. */
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

/** The lesson is done; it goes on after the others have played; or the move is taken back, for a reason that the words name. */
export type Verdict = 'done' | 'on' | { readonly wrong: string }

export interface Lesson<V extends Seen, E extends GameEvent> {
  readonly id: string
  /** Without it, the lesson goes on where the one before it ended. */
  readonly from?: Prepared
  /** A move that helps is marked at once: the lesson is about finding it on the board, not about thinking. */
  readonly points?: true
  /** Played freely: after the guide's first words the game itself asks for moves, and its own advice gives help. */
  readonly free?: true
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

/** One step of the game, as the learner heard it, and what it led to. */
interface HeardStep {
  readonly seat: Seat | typeof NOBODY
  readonly events: readonly GameEvent[]
  readonly state: State
}

/** Leads through a tutorial. Knows the game, and nothing of screens. */
export class Tutor {
  readonly game: AnyGame
  readonly #lessons: AnyTutorial['lessons']
  #at = 0
  /** The steps since the position was laid out, which is the first of them. */
  #steps: readonly HeardStep[]
  /** The last step before the lesson, and the number of steps when the learner's turn began. */
  #first = 0
  #start = 1
  #done = false
  readonly #moves = new Int32Array(MOST_MOVES)

  /** Begins at this lesson, or at the last one before it that has a position of its own. */
  constructor(game: AnyGame, { lessons }: AnyTutorial, first = 0) {
    this.game = game
    this.#lessons = lessons
    while (first > 0 && !lessons[first]?.from) first--
    this.#at = first
    this.#steps = this.#begin()
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
    return (this.#steps.at(-1) as HeardStep).state
  }

  get steps(): readonly HeardStep[] {
    return this.#steps
  }

  /** Something has been played since the lesson began. */
  get begun(): boolean {
    return this.#steps.length > this.#start
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
    const { verdict, step } = tried
    if (typeof verdict !== 'string') return verdict
    this.#steps = [...this.#steps, step]
    if (verdict === 'on') this.#others()
    // Nothing is left to do where the game is over.
    this.#done = verdict === 'done' || this.game.toAct(this.state) === NOBODY
    return this.#done ? 'done' : 'on'
  }

  /** What a move would be answered with. */
  judge(text: string): Verdict | Refusal {
    const tried = this.#try(text)
    return isRefusal(tried) ? tried : tried.verdict
  }

  /** A move that helps: one that does what is asked, else one that leads there. */
  get example(): string | null {
    const { choices } = this
    if (this.lesson.free) return this.#advised
    return (
      choices.find((move) => this.judge(move) === 'done') ?? choices.find((move) => this.judge(move) === 'on') ?? null
    )
  }

  /** Back to what the learner decided last in this lesson. */
  undo(): void {
    this.#done = false
    while (this.begun) {
      this.#steps = this.#steps.slice(0, -1)
      if (this.game.toAct(this.state) === LEARNER) return
    }
  }

  /** The next lesson; false when that was the last. Others play first, where it is their turn. */
  next(): boolean {
    if (this.#at + 1 >= this.count) return false
    this.#at++
    this.#done = false
    if (this.lesson.from) this.#steps = this.#begin()
    this.#first = this.#steps.length - 1
    this.#others()
    this.#start = this.#steps.length
    return true
  }

  /** The next lesson goes on in the same game. */
  get goesOn(): boolean {
    return this.#lessons[this.#at + 1]?.from === undefined
  }

  #try(text: string): Refusal | { readonly verdict: Verdict; readonly step: HeardStep } {
    const move = this.game.moves.parse(text)
    if (isRefusal(move)) return move
    const refusal = this.#done ? { code: 'stale' } : refusalOf(this.game, this.state, move)
    if (refusal) return refusal
    const step = this.#played(move)
    const lines = this.#linesOf(step.state)
    const sum = (sheet: readonly ScoreLine[]) => sheet.reduce((total, { points }) => total + points, 0)
    const verdict = this.lesson.judge({
      move: text,
      before: this.game.view(this.state, LEARNER),
      after: this.game.view(step.state, LEARNER),
      events: step.events,
      gained: sum(lines) - sum(this.#linesOf(this.state)),
      lines,
    })
    return { verdict, step }
  }

  #linesOf(s: State): readonly ScoreLine[] {
    return this.game.sheet(s).filter(({ seat }) => seat === LEARNER)
  }

  /** On a copy: what is only tried leaves the game as it is. Luck is drawn again for every step, whatever was tried before. */
  #played(move: number): HeardStep {
    const state = copyState(this.state, this.game.blank())
    const told: Told[] = []
    const seat = this.game.toAct(state)
    const chance = seededChance(`${this.lesson.id}/${this.#steps.length - this.#first}`)
    this.game.play(state, move, chance, listener(told))
    return { seat, events: heard(told, LEARNER), state }
  }

  /** The best by the game's own advice that the lesson accepts. */
  get #advised(): string | null {
    if (this.choices.length === 0) return null
    const count = this.game.advice.promising(this.state, this.#moves)
    const advised = Array.from(this.#moves.subarray(0, count), (move) => this.game.moves.text(move))
    return advised.find((move) => typeof this.judge(move) === 'string') ?? null
  }

  /** The others play as the game's own advice says, until it is the learner's turn. */
  #others(): void {
    for (;;) {
      const seat = this.game.toAct(this.state)
      if (seat === LEARNER || seat === NOBODY) return
      this.game.advice.promising(this.state, this.#moves)
      this.#steps = [...this.#steps, this.#played(this.#moves[0])]
    }
  }

  #begin(): readonly HeardStep[] {
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
    return [{ seat: NOBODY, events: [], state }]
  }
}
