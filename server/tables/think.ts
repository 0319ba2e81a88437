// How bots think on a server: in threads of their own, with tries instead of time, so that a busy server does not make them
// weaker; so many at once, and the others wait in order.
import type { StartWorker } from '../../bots/pool.ts'
import { Pool } from '../../bots/pool.ts'
import type { Think } from '../../house/host.ts'
import { botFor } from '../../house/tries.ts'

/** What bots have yet to do. */
export interface Backlog {
  /** How many decisions wait for somebody to think about them. */
  waiting(): number
  /** Whether no more tables with bots should start for now. */
  isLong(): boolean
}

export interface Thinkers extends Backlog {
  readonly think: Think
  close(): void
}

/** With this many waiting, the queue is long. */
export const LONG = 200

export function makeThinkers(threads: number, start: StartWorker): Thinkers {
  const pool = new Pool(start, threads)
  const queue: (() => void)[] = []
  let running = 0

  async function inTurn<T>(job: () => Promise<T>): Promise<T> {
    if (running >= threads) await new Promise<void>((go) => queue.push(go))
    else running++
    try {
      return await job()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }

  return {
    think: (job, signal, progress) =>
      inTurn(async () => pool.think({ ...job, bot: await botFor(job.game, job.bot) }, signal, progress)),
    waiting: () => queue.length,
    isLong: () => queue.length >= LONG,
    close: () => pool.close(),
  }
}
