// A tutorial as a table: the learner sits at it as at any other, and the guide says what to do and what came of it.
import { momentOf } from '../../core/audience.ts'
import { DrawRefused, refusingChance } from '../../core/chance.ts'
import type { Refusal } from '../../core/game.ts'
import { copyState, isRefusal, refusalOf } from '../../core/game.ts'
import type { AnyGameModule } from '../../core/module.ts'
import type { Moment, Refused, Update } from '../../core/table.ts'
import { refuse } from '../../core/table.ts'
import type { AnyTutorial, TutorialWords } from '../../core/tutorial.ts'
import { LEARNER, Tutor } from '../../core/tutorial.ts'
import type { AnyWords } from '../../core/words.ts'
import type { SeatPlan } from '../protocol.ts'
import type { TableSession } from '../session.svelte.ts'
import type { LessonGuide, TableClient } from '../table-client.ts'
import Figure from './Figure.svelte'
import { learnTexts } from './texts.ts'

/** The code of a move that is allowed but not what the lesson asks for. */
const WRONG = 'lesson-wrong'

export class Guide implements LessonGuide {
  readonly Figure = Figure
  readonly client: TableClient
  /** What is said, in the learner's language. */
  texts = $state.raw<TutorialWords>({})
  session: TableSession | null = null
  number = $state(0)
  done = $state(false)
  /** Counts the positions: each is laid out afresh. */
  position = $state(0)
  /** The last lesson is over. */
  over = $state(false)
  readonly count: number
  readonly #tutor: Tutor
  /** The game's own words, in which the table asks. */
  #own = $state.raw<AnyWords | null>(null)
  #seq = 0
  #hear: (update: Update) => void = () => {}

  constructor(module: AnyGameModule, tutorial: AnyTutorial, seats: readonly SeatPlan[], first: number) {
    this.#tutor = new Tutor(module.game, tutorial, first)
    this.number = this.#tutor.number
    this.count = this.#tutor.count
    this.client = this.#clientOf(seats)
  }

  get mood(): LessonGuide['mood'] {
    if (this.done) return 'glad'
    return this.session?.refused ? 'doubts' : 'asks'
  }

  get #words() {
    return this.texts[this.#tutor.lesson.id]
  }

  get aside(): string | null {
    void this.session?.update
    const { lesson, begun } = this.#tutor
    return this.number > 0 && !begun && lesson.from ? learnTexts().elsewhere : null
  }

  /** What is to be done, or what came of it. */
  get text(): string {
    void this.number
    return (this.done ? this.#words?.done : this.#words?.task) ?? ''
  }

  get sayings(): readonly string[] {
    return [...new Set(Object.values(this.texts).flatMap(({ task, done }) => [task, done]))]
  }

  get asked(): string | null {
    const view = this.session?.update?.view
    return view && this.#tutor.begun && !this.done ? (this.#own?.prompt(view) ?? null) : null
  }

  /** The game's words, with what the guide says in the place of what is asked. */
  wrap(words: AnyWords): AnyWords {
    this.#own = words
    return {
      ...words,
      prompt: () => this.text,
      refusal: (refusal) =>
        refusal.code === WRONG
          ? (this.#words?.wrong[String(refusal.values?.reason)] ?? refusal.code)
          : words.refusal(refusal),
    }
  }

  get example(): string | null {
    return this.#tutor.example
  }

  get marked(): string | null {
    void this.number
    const { lesson, begun, example } = this.#tutor
    return !this.done && lesson.points && !(lesson.free && begun) ? example : null
  }

  next(): void {
    const { goesOn } = this.#tutor
    const known = this.#tutor.steps.length
    if (!this.#tutor.next()) {
      this.#close()
      return
    }
    this.#settle()
    if (goesOn) this.#tell(known)
    else {
      this.position++
      this.session?.look(LEARNER)
    }
    this.session?.say(this.text)
  }

  /** After the last lesson; how its game ended is there to be counted. */
  #close(): void {
    const { game, state } = this.#tutor
    this.session?.telling.skip()
    this.#hear({ ...this.#update(), outcome: game.outcome(state) })
    this.over = true
  }

  #undo(): void {
    this.#tutor.undo()
    this.#settle()
    this.#hear(this.#update())
  }

  /** What has been played since, step by step. */
  #tell(known: number): void {
    const { length } = this.#tutor.steps
    if (known === length) this.#hear(this.#update())
    for (let step = known; step < length; step++) this.#hear(this.#update(step, step))
  }

  #settle(): void {
    this.number = this.#tutor.number
    this.done = this.#tutor.done
  }

  #move(text: string): Refusal | null {
    const known = this.#tutor.steps.length
    const answer = this.#tutor.play(text)
    if (isRefusal(answer)) return answer
    if (typeof answer !== 'string') {
      return { code: WRONG, values: { reason: answer.wrong } }
    }
    this.#settle()
    this.#tell(known)
    if (this.done) this.session?.say(this.text)
    return null
  }

  /** How things stand after a step, the last if not told; tells what happened from another one on. */
  #update(step = this.#tutor.steps.length - 1, from = step + 1): Update {
    const { game, steps, choices, begun } = this.#tutor
    const now = step === steps.length - 1
    return {
      ...momentOf(game, steps[step]?.state ?? this.#tutor.state, step, LEARNER),
      // Nothing is over before the guide has spoken.
      outcome: null,
      seq: ++this.#seq,
      ended: null,
      choices: now ? choices : [],
      undoable: now && begun && !this.done ? 1 : 0,
      from,
      past: steps.slice(from, step + 1),
    }
  }

  /** What a move would bring, if that takes no luck. */
  #preview(text: string): Moment | Refused {
    const { game, state, steps } = this.#tutor
    const move = game.moves.parse(text)
    const refusal = isRefusal(move) ? move : refusalOf(game, state, move)
    if (isRefusal(move) || refusal) return { refusal: refusal as Refusal }
    try {
      const copy = copyState(state, game.blank())
      game.play(copy, move, refusingChance)
      return momentOf(game, copy, steps.length, LEARNER)
    } catch (error) {
      if (error instanceof DrawRefused) return refuse('preview-luck')
      throw error
    }
  }

  /** A table of its own: nothing of it is kept, and nobody else is at it. */
  #clientOf(seats: readonly SeatPlan[]): TableClient {
    const { game } = this.#tutor
    const nothing = () => () => {}
    const notHere = async () => refuse('preview-luck')
    const answerTo = (refusal: Refusal | null) => (refusal ? { refusal } : { seq: this.#seq })
    return {
      saved: { id: game.id, game: game.id, rules: game.rules, seats, options: {}, started: 0, changed: 0, over: false },
      lesson: this,
      subscribe: (_viewer, hear) => {
        this.#hear = hear
        hear(this.#update(this.#tutor.steps.length - 1, 0))
        return () => {
          this.#hear = () => {}
        }
      },
      move: async (_seat, move) => answerTo(this.#move(move)),
      undo: async () => {
        this.#undo()
        return { seq: this.#seq }
      },
      why: async (_seat, text) => {
        const preview = this.#preview(text)
        return 'refusal' in preview && preview.refusal.code !== 'preview-luck' ? preview : null
      },
      preview: async (_seat, move) => this.#preview(move),
      at: notHere,
      own: async () => ({ standing: [], prepared: [] }),
      setStanding: notHere,
      setPrepared: notHere,
      hint: notHere,
      hurry: () => {},
      record: async () => '',
      fork: notHere,
      momentAddress: notHere,
      again: notHere,
      totals: async () => [],
      onThinking: nothing,
      onInfo: nothing,
      onTrouble: nothing,
      leave: () => {},
    }
  }
}
