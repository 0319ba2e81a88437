// Takes bots' turns out of the queue and plays them. Every server and every worker does. Whoever dies stops saying that it lives,
// and its jobs are free again; a turn that is played twice changes nothing, since its number is taken.
import type { FastifyBaseLogger } from 'fastify'
import type { WorkerPool } from 'graphile-worker'
import { isRefused } from '../../core/table.ts'
import type { Store } from '../store/open.ts'
import { openPool } from '../store/postgres.ts'
import type { BotJob } from './queue.ts'
import { countWaiting, freeDead, giveBack, noteAlive, noteGone, TASK } from './queue.ts'
import type { Room } from './room.ts'
import type { Backlog } from './think.ts'
import { LONG } from './think.ts'

export interface Jobs extends Backlog {
  /** Takes no more; what cannot be finished soon is given back. */
  stop(): Promise<void>
}

export interface JobMeans {
  readonly store: Store
  readonly url: string
  readonly room: Room
  readonly threads: number
  readonly log: FastifyBaseLogger
}

/** How often a process says that it lives and looks for jobs of dead ones, in milliseconds. */
const BEAT = 2000
/** Who has said nothing for so long is dead. */
const DEAD = 6000
/** How often a thread without work looks for some, should nobody have told it. */
const LOOK_EVERY = 2000
/** How long to wait after a failure. */
const RETRY = 2000
/** A table that does not open here may open in a newer program. */
const RETRY_TABLE = 30_000
/** What is not finished so long after the end was asked for is given back. */
const GRACE = 1000
/** The end is not waited for longer, as when there is no database. */
const LONGEST_END = 3000
/** Most jobs of a thread wait for the end of their bot's pause. */
const JOBS_A_THREAD = 8
const CONNECTIONS = 4

export async function startJobs({ store, url, room, threads, log }: JobMeans): Promise<Jobs> {
  const { Logger, runTaskList } = await import('graphile-worker')
  const { db } = store
  const connections = openPool(url, CONNECTIONS)
  const logger = new Logger(() => (level, message) => log[level === 'error' ? 'warn' : 'debug']({ message }, 'bots'))
  const failed = (error: unknown) => log.error({ err: error }, 'the bots’ jobs failed')
  let waiting = 0
  let stopped = false
  let restart: NodeJS.Timeout | undefined
  let taker = take()

  /** Takes jobs until told to stop; after a fault of the database there is a new one. */
  function take(): WorkerPool {
    const worker = {
      concurrentJobs: threads * JOBS_A_THREAD,
      pollInterval: LOOK_EVERY,
      gracefulShutdownAbortTimeout: GRACE,
      // Together with others or alone: so a job that cannot be noted as done ends the taker, not the process.
      completeJobBatchDelay: 0,
      failJobBatchDelay: 0,
    }
    const taking = runTaskList(
      { preset: { worker }, logger, noHandleSignals: true },
      { [TASK]: (job, { abortSignal }) => play(job as BotJob, abortSignal) },
      connections,
    )
    taking.promise
      .catch((error: unknown) => stopped || failed(error))
      .then(() => {
        if (stopped) return
        restart = setTimeout(() => {
          taker = take()
        }, RETRY)
      })
    return taking
  }

  async function play(job: BotJob, signal: AbortSignal): Promise<void> {
    try {
      const hosted = await room.find(job.table)
      if (isRefused(hosted)) {
        if (hosted.refusal.code !== 'table-unknown') await giveBack(db, job, RETRY_TABLE)
      } else if (!(await hosted.playTurn(job.seq, job.time, signal)))
        await giveBack(db, job, signal.aborted ? 0 : RETRY)
    } catch (error) {
      log.warn({ err: error }, 'a bot’s turn is put off')
      await giveBack(db, job, RETRY)
    }
  }

  async function beat(): Promise<void> {
    const { id } = taker
    await noteAlive(db, id)
    if ((await freeDead(db, DEAD)) > 0 && !taker.abortSignal.aborted) taker.nudge(1)
    waiting = await countWaiting(db)
  }

  await beat()
  const beating = setInterval(() => void beat().catch(failed), BEAT)
  beating.unref()
  return {
    waiting: () => waiting,
    isLong: () => waiting >= LONG,
    async stop() {
      stopped = true
      clearInterval(beating)
      clearTimeout(restart)
      const end = (async () => {
        await taker.gracefulShutdown()
        await noteGone(db, taker.id)
        await connections.end()
      })()
      await Promise.race([end.catch(() => {}), new Promise((late) => setTimeout(late, LONGEST_END).unref())])
    },
  }
}
