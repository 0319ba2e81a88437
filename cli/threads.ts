// Blocks of games over several threads. What comes of them is told in the order of the blocks, so that nothing depends
// on how many threads there are.
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { BlockResult, Contest } from '../bots/block.ts'
import { playBlock } from '../bots/block.ts'
import type { AnyGame } from '../core/game.ts'

export const allCores = () => availableParallelism()

interface Plan {
  readonly contest: Contest
  readonly blocks: number
  readonly threads: number
  readonly signal: AbortSignal
}

/** Plays the blocks; `each` hears of them in order, and says false when it has heard enough. */
export async function playBlocks(game: AnyGame, plan: Plan, each: (result: BlockResult) => boolean): Promise<void> {
  const threads = Math.min(plan.threads, plan.blocks)
  if (threads > 1) return new Threads(plan, each).play(threads)
  for (let block = 0; block < plan.blocks && !plan.signal.aborted; block++) {
    if (!each(await playBlock(game, plan.contest, block))) return
    // Lets Ctrl-C be heard.
    await setImmediate()
  }
}

class Threads {
  readonly #plan: Plan
  readonly #each: (result: BlockResult) => boolean
  readonly #early = new Map<number, BlockResult>()
  readonly #workers: Worker[] = []
  #next = 0
  #told = 0

  constructor(plan: Plan, each: (result: BlockResult) => boolean) {
    this.#plan = plan
    this.#each = each
  }

  async play(threads: number): Promise<void> {
    const { signal, contest } = this.#plan
    try {
      await new Promise<void>((done, fail) => {
        signal.addEventListener('abort', () => done(), { once: true })
        for (let i = 0; i < threads; i++) {
          const worker = new Worker(new URL('./arena-worker.js', import.meta.url), { workerData: contest })
          this.#workers.push(worker)
          worker.on('error', fail)
          worker.on('message', (result: BlockResult) => {
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
      await Promise.all(this.#workers.map((worker) => worker.terminate()))
    }
  }

  #give(worker: Worker): void {
    if (this.#next < this.#plan.blocks) worker.postMessage(this.#next++)
  }

  /** Whether everything has been heard. */
  #hear(result: BlockResult): boolean {
    this.#early.set(result.block, result)
    for (;;) {
      const next = this.#early.get(this.#told)
      if (!next) return false
      this.#early.delete(this.#told++)
      if (!this.#each(next) || this.#told === this.#plan.blocks) return true
    }
  }
}
