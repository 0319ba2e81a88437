// A worker: thinks for the bots of all servers on one PostgreSQL, and does nothing else.
import { startNodeWorker } from '../bots/start-node.ts'
import type { Config } from './config.ts'
import { makeLog } from './log.ts'
import { openStore } from './store/open.ts'
import { startJobs } from './tables/jobs.ts'
import { makeRoom } from './tables/room.ts'
import { makeThinkers } from './tables/think.ts'

const TIDY_EVERY = 60_000

export interface Working {
  /** Finishes what it thinks about, or gives it back. */
  close(): Promise<void>
}

export async function openWorker({ database: url, data: folder, log: level, botThreads }: Config): Promise<Working> {
  if (url === undefined) throw new Error('a worker needs a database that several processes share')
  const store = await openStore({ folder, url }, { alone: false })
  const log = makeLog(level)
  const thinkers = makeThinkers(botThreads, startNodeWorker)
  const room = makeRoom({ store, think: thinkers.think, gaps: () => [], clocksElsewhere: true })
  const jobs = await startJobs({ store, url, room, threads: botThreads, log })
  const tidying = setInterval(() => {
    room.tidy()
    store.setClock().catch((error: unknown) => log.warn({ err: error }, 'the clock was not set'))
  }, TIDY_EVERY)
  return {
    async close() {
      clearInterval(tidying)
      await jobs.stop()
      room.close()
      thinkers.close()
      await store.close()
    },
  }
}
