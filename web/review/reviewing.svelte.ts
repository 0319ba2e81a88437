// A review being made in the browser: the bots' workers judge, two at a time; it can be stopped, and is kept when it is done.
import { Pool } from '../../bots/pool.ts'
import type { Review } from '../../bots/review.ts'
import { review, usualTries } from '../../bots/review.ts'
import { startWebWorker } from '../../bots/start-web.ts'
import type { AnyGame } from '../../core/game.ts'
import { isRefusal } from '../../core/game.ts'
import type { RecordFile } from '../../core/record.ts'
import { keepReview, keptReview } from './kept.ts'

const WORKERS = 2

export class ReviewInTheMaking {
  readonly #table: string
  readonly #game: AnyGame
  readonly #record: RecordFile
  #stop = new AbortController()
  result = $state.raw<Review | null>(null)
  state = $state<'working' | 'stopped' | 'failed' | 'done'>('working')
  /** How much of it is done, 0 to 1. */
  done = $state(0)

  constructor(table: string, game: AnyGame, record: RecordFile) {
    this.#table = table
    this.#game = game
    this.#record = record
    void this.begin()
  }

  async begin(): Promise<void> {
    const tries = usualTries(this.#game)
    this.state = 'working'
    this.done = 0
    this.#stop = new AbortController()
    const { signal } = this.#stop
    const kept = await keptReview(this.#record.check, tries)
    if (signal.aborted) return
    if (kept) this.#finish(kept)
    else await this.#make(tries, signal)
  }

  async #make(tries: number, signal: AbortSignal): Promise<void> {
    const pool = new Pool(startWebWorker, WORKERS)
    // A worker that is stopped need not think to the end.
    signal.addEventListener('abort', () => pool.close())
    try {
      const made = await review(this.#game, this.#record, tries, {
        judge: (job) => pool.judge(job, signal),
        atOnce: WORKERS,
        signal,
        progress: (done, total) => {
          this.done = done / total
        },
      })
      if (isRefusal(made)) {
        this.state = 'failed'
        return
      }
      await keepReview(this.#table, made)
      this.#finish(made)
    } catch {
      if (!signal.aborted) this.state = 'failed'
    } finally {
      pool.close()
    }
  }

  #finish(result: Review): void {
    this.result = result
    this.state = 'done'
  }

  stop(): void {
    this.#stop.abort()
    if (this.state === 'working') this.state = 'stopped'
  }
}
