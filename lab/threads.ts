// Blocks of games over several threads. Every block counts once, in the order of the blocks, so that nothing depends on
// how many threads there are, which of them are quick, or when the work is stopped.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Breath } from './breath.ts'
import type { ResultOf, Task, Work } from './works.ts'
import { openWork } from './works.ts'

export const allCores = () => availableParallelism()

/** More threads would only take memory. */
export const mostThreads = () => Math.max(4, allCores())

export interface BlockPlan {
  readonly blocks: number
  readonly threads: number
  readonly signal: AbortSignal
}

/** Plays the blocks; `each` hears of them in order, and says false when it has heard enough. */
export async function inBlocks<K extends Work>(
  task: Task<K>,
  { blocks, threads, signal }: BlockPlan,
  each: (result: ResultOf<K>) => boolean,
): Promise<void> {
  const queue = new Queue(blocks, each)
  const crew = Math.min(threads, mostThreads(), blocks)
  if (crew > 1 && !signal.aborted) await new Crew(task, queue, signal).play(crew)
  // Alone: one thread is enough, or none could be started, or all of them broke down.
  if (!queue.over && !signal.aborted) await alone(task, queue, signal)
}

async function alone<K extends Work>(task: Task<K>, queue: Queue<ResultOf<K>>, signal: AbortSignal): Promise<void> {
  const play = await openWork(task)
  const breath = new Breath(signal)
  try {
    for (let block = queue.take(); block !== undefined && !queue.over; block = queue.take()) {
      queue.hear(await play(block, breath))
      if (breath.due) await breath.take()
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Gives out the blocks, and hands on what came of them: in order, each once, until there is enough. */
class Queue<R extends { readonly block: number }> {
  readonly #blocks: number
  readonly #each: (result: R) => boolean
  readonly #early = new Map<number, R>()
  readonly #again: number[] = []
  #next = 0
  #told = 0
  #over = false

  constructor(blocks: number, each: (result: R) => boolean) {
    this.#blocks = blocks
    this.#each = each
  }

  get over(): boolean {
    return this.#over
  }

  take(): number | undefined {
    return this.#again.shift() ?? (this.#next < this.#blocks ? this.#next++ : undefined)
  }

  /** A block that was taken and not played. */
  giveBack(block: number): void {
    this.#again.push(block)
  }

  hear(result: R): void {
    this.#early.set(result.block, result)
    for (let next = this.#early.get(this.#told); next && !this.#over; next = this.#early.get(this.#told)) {
      this.#early.delete(this.#told++)
      this.#over = !this.#each(next) || this.#told === this.#blocks
    }
  }
}

/** Threads at work. One that breaks down leaves its block to the others. */
class Crew<K extends Work> {
  readonly #task: Task<K>
  readonly #queue: Queue<ResultOf<K>>
  readonly #signal: AbortSignal
  readonly #threads = new Set<Worker>()
  /** Of threads for which there was no block: begins one that was given back. */
  readonly #idle = new Set<() => void>()
  #done = () => {}
  #stopped = false

  constructor(task: Task<K>, queue: Queue<ResultOf<K>>, signal: AbortSignal) {
    this.#task = task
    this.#queue = queue
    this.#signal = signal
  }

  async play(count: number): Promise<void> {
    const stop = () => this.#stop()
    this.#signal.addEventListener('abort', stop)
    await new Promise<void>((done) => {
      this.#done = done
      for (let i = 0; i < count; i++) this.#start()
      if (this.#threads.size === 0) this.#stop()
    })
    this.#signal.removeEventListener('abort', stop)
    await Promise.all([...this.#threads].map((thread) => thread.terminate()))
  }

  /** From now on nothing counts any more, not even what is on its way. */
  #stop(): void {
    this.#stopped = true
    this.#done()
  }

  #start(): void {
    const thread = this.#open()
    if (!thread) return
    this.#threads.add(thread)
    let block: number | undefined
    const goOn = () => {
      block = this.#queue.take()
      if (block === undefined) this.#idle.add(goOn)
      else thread.postMessage(block)
    }
    thread.on('message', (result: ResultOf<K>) => {
      if (this.#stopped) return
      this.#queue.hear(result)
      if (this.#queue.over) this.#stop()
      else goOn()
    })
    // Its end follows, and tells enough: a fault of ours shows again when the block is played here.
    thread.on('error', () => {})
    thread.on('exit', () => {
      this.#threads.delete(thread)
      this.#idle.delete(goOn)
      if (block !== undefined) this.#queue.giveBack(block)
      if (this.#threads.size === 0) this.#stop()
      else this.#wake()
    })
    goOn()
  }

  #wake(): void {
    const [goOn] = this.#idle
    if (!goOn) return
    this.#idle.delete(goOn)
    goOn()
  }

  #open(): Worker | null {
    try {
      return new Worker(new URL('./lab-thread.js', import.meta.url), { workerData: this.#task })
    } catch {
      return null
    }
  }
}
