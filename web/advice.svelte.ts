// What a strong player would do, when somebody asks for a hint.
import type { Hint } from '../bots/hint.ts'
import { markedSentence, moveSentence } from '../core/face.ts'
import { isRefused } from '../core/table.ts'
import type { TableSession } from './session.svelte.ts'
import { settings } from './settings.svelte.ts'
import { texts } from './texts.svelte.ts'

export class Hints {
  readonly #session: TableSession
  /** In sentences, and the move itself. */
  lines = $state.raw<readonly string[]>([])
  move = $state.raw<string | null>(null)
  /** By what was seen: the same position gives the same answer, also when it is come back to. */
  readonly #hints = new Map<string, Hint>()
  #asking = false

  constructor(session: TableSession) {
    this.#session = session
  }

  async ask(): Promise<void> {
    const { update, client, seat, words, lesson, sent } = this.#session
    if (!update || sent || this.#asking) return
    const sentence = settings.face === 'board' ? markedSentence : moveSentence
    if (lesson) {
      this.#session.refused = ''
      this.move = lesson.example
      this.lines = this.move === null ? [] : [sentence(words, update.view, this.move)]
      return
    }
    this.#asking = true
    const seen = JSON.stringify(update.view)
    const answer = this.#hints.get(seen) ?? (await client.hint(seat))
    this.#asking = false
    if (isRefused(answer)) {
      this.#session.refused = this.#session.explain(answer)
      return
    }
    this.#hints.set(seen, answer)
    const { hintSentences } = await import('../bots/hint.ts')
    const lines = await hintSentences(answer, words, update.view, texts().locale, sentence)
    if (this.#session.update !== update || this.#session.sent) return
    this.lines = lines
    this.move = answer.move
  }

  /** Asked once more, the hint goes away. */
  async toggle(): Promise<void> {
    if (this.move === null) await this.ask()
    else this.drop()
  }

  drop(): void {
    this.lines = []
    this.move = null
  }
}
