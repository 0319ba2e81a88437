// Blocks of games over several threads. What comes of them is told in the order of the blocks, so that nothing depends
// on how many threads there are.
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { BlockResult, Contest } from '../bots/block.ts'
import { playBlock } from '../bots/block.ts'
import type { AnyGame } from '../core/game.ts'

export const allCores = () => availableParallelism()

interface Run {
  readonly blocks: number
  readonly threads: number
  readonly signal: AbortSignal
}
interface Plan extends Run {
  readonly contest: Contest
}
interface Numbered {
  readonly block: number
}

/** What is done block by block, here or in threads. */
interface Work<R extends Numbered> extends Run {
  /** The built entry of a thread, and what it knows from its start. */
  readonly worker: string
  readonly data: object
  play(block: number): Promise<R>
}

/** Plays the blocks; `each` hears of them in order, and says false when it has heard enough. */
export function playBlocks(game: AnyGame, plan: Plan, each: (result: BlockResult) => boolean): Promise<void> {
  const { contest } = plan
  const play = (block: number) => playBlock(game, contest, block)
  return inBlocks({ ...plan, worker: 'arena-worker.js', data: contest, play }, each)
}

/** As `playBlocks`, for any work. */
export async function inBlocks<R extends Numbered>(work: Work<R>, each: (result: R) => boolean): Promise<void> {
  const threads = Math.min(work.threads, work.blocks)
  if (threads > 1) return new Threads(work, each).play(threads)
  for (let block = 0; block < work.blocks && !work.signal.aborted; block++) {
    if (!each(await work.play(block))) return
    // Lets Ctrl-C be heard.
    await setImmediate()
  }
}

class Threads<R extends Numbered> {
  readonly #work: Work<R>
  readonly #each: (result: R) => boolean
  readonly #early = new Map<number, R>()
  readonly #workers: Worker[] = []
  #next = 0
  #told = 0

  constructor(work: Work<R>, each: (result: R) => boolean) {
    this.#work = work
    this.#each = each
  }

  async play(threads: number): Promise<void> {
    const { signal, data: workerData } = this.#work
    const entry = new URL(`./${this.#work.worker}`, import.meta.url)
    const over = new AbortController()
    try {
      await new Promise<void>((done, fail) => {
        signal.addEventListener('abort', () => done(), { once: true, signal: over.signal })
        for (let i = 0; i < threads; i++) {
          const worker = new Worker(entry, { workerData })
          this.#workers.push(worker)
          worker.on('error', fail)
          worker.on('message', (result: R) => {
            if (this.#hear(result)) done()
            else this.#give(worker)
          })
          this.#give(worker)
        }
        if (signal.aborted) done()
      })
      // After Ctrl-C, what was finished out of order counts too.
      if (signal.aborted) for (const result of this.#early.values()) this.#each(result)
    } finally {
      over.abort()
      await Promise.all(this.#workers.map((worker) => worker.terminate()))
    }
  }

  #give(worker: Worker): void {
    if (this.#next < this.#work.blocks) worker.postMessage(this.#next++)
  }

  /** Whether everything has been heard. */
  #hear(result: R): boolean {
    this.#early.set(result.block, result)
    for (;;) {
      const next = this.#early.get(this.#told)
      if (!next) return false
      this.#early.delete(this.#told++)
      if (!this.#each(next) || this.#told === this.#work.blocks) return true
    }
  }
}
