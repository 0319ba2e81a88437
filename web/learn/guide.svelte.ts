// A tutorial as a table: whoever learns sits at it as at any other, and the guide says what to do and what came of it.
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
  /** What is said, in the language of whoever learns. */
  texts = $state.raw<TutorialWords>({})
  session: TableSession | null = null
  number = $state(0)
  done = $state(false)
  /** Counts the positions: each is laid out anew. */
  position = $state(0)
  /** The last lesson is over. */
  over = $state(false)
  readonly count: number
  readonly #tutor: Tutor
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
    return this.number > 0 && !this.done && this.#tutor.lesson.from ? learnTexts().elsewhere : null
  }

  /** What is to be done, or what came of it. */
  get text(): string {
    void this.number
    return (this.done ? this.#words?.done : this.#words?.task) ?? ''
  }

  /** The game's words, with what the guide says in the place of what is asked. */
  wrap(words: AnyWords): AnyWords {
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
    return !this.done && this.#tutor.lesson.points ? this.#tutor.example : null
  }

  next(): void {
    const { goesOn } = this.#tutor
    const known = this.#tutor.steps.length
    if (!this.#tutor.next()) {
      this.over = true
      return
    }
    this.#settle()
    if (goesOn) this.#hear(this.#update(known))
    else {
      this.position++
      this.session?.look(LEARNER)
    }
    this.session?.say(this.text)
  }

  #again(): void {
    this.#tutor.restart()
    this.#settle()
    this.#hear(this.#update(this.#tutor.steps.length))
  }

  #settle(): void {
    this.#seq++
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
    this.#hear(this.#update(known))
    if (this.done) this.session?.say(this.text)
    return null
  }

  #update(from: number): Update {
    const { game, state, steps, choices, begun } = this.#tutor
    return {
      ...momentOf(game, state, steps.length - 1, LEARNER),
      // Nothing is over before the guide has spoken.
      outcome: null,
      seq: this.#seq,
      ended: null,
      choices,
      undoable: begun && !this.done ? 1 : 0,
      from,
      past: steps.slice(from),
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
        hear(this.#update(0))
        return () => {
          this.#hear = () => {}
        }
      },
      move: async (_seat, move) => answerTo(this.#move(move)),
      undo: async () => {
        this.#again()
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
