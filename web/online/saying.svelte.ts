// What a page of forms says after something was asked of the server: that it is done, or why not.
import { isRefused } from '../../core/table.ts'
import { explainOnline } from './explain.ts'

export class Saying {
  done = $state('')
  problem = $state('')

  /** Gives the answer if it was done, and says so; else null, and the reason is told. */
  async tell<T>(job: Promise<T>, words: string): Promise<{ readonly answer: Exclude<T, { refusal: unknown }> } | null> {
    const answer = await job
    const refused = isRefused(answer) ? explainOnline(answer.refusal) : ''
    this.problem = refused
    this.done = refused ? '' : words
    return refused ? null : { answer: answer as Exclude<T, { refusal: unknown }> }
  }
}
