// Takes bots' turns out of the queue and plays them, in every server and every worker. The jobs of a process that no longer says
// that it lives are free again; a turn that is played twice changes nothing, since its number is taken.
import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import type { Task, WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { isRefused } from '../../core/table.ts'
import { isStoreFault } from '../store/faults.ts'
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
/** A process that has said nothing for this long is dead. */
const DEAD = 6000
/** How often a thread without work looks for some, should nobody have told it. */
const LOOK_EVERY = 2000
/** How long to wait after a failure. */
const RETRY = 2000
/** A table that does not open here may open in a newer program. */
const RETRY_TABLE = 30_000
/** Jobs that are not finished this long after the process was asked to end are given back. */
const GRACE = 1000
/** The end is not waited for longer, as when there is no database. */
const LONGEST_END = 10_000
/** Most jobs of a thread wait for the end of their bot's pause. */
const JOBS_A_THREAD = 8
const CONNECTIONS = 4

export async function startJobs({ store, url, room, threads, log }: JobMeans): Promise<Jobs> {
  const { db } = store
  const connections = openPool(url, CONNECTIONS)
  const start = await takers(connections, threads, log)
  const failed = (error: unknown) => log.error({ err: error }, 'the bots’ jobs failed')
  let waiting = 0
  let taker: Taker | null = null

  async function play(job: BotJob, signal: AbortSignal): Promise<void> {
    try {
      const hosted = await room.find(job.table)
      if (isRefused(hosted)) {
        const { code } = hosted.refusal
        if (code !== 'table-unknown') await giveBack(db, job, code === 'not-stored' ? RETRY : RETRY_TABLE)
      } else if (!(await hosted.playTurn(job.seq, job.time, signal)))
        await giveBack(db, job, signal.aborted ? 0 : RETRY)
    } catch (error) {
      log.warn({ err: error }, 'a bot’s turn is put off')
      await giveBack(db, job, RETRY)
    }
  }

  async function beat(): Promise<void> {
    const freed = await freeDead(db, DEAD)
    // The database answers: now is the time for another.
    if (!taker || taker.isLost()) taker = start(play)
    await noteAlive(db, taker.id)
    if (freed > 0) taker.nudge()
    waiting = await countWaiting(db)
  }

  // What graphile-worker asked of a database that went away, and did not wait for, must not end the process.
  const unheard = (error: unknown) => {
    if (!isStoreFault(error)) throw error
    log.warn({ err: error }, 'the database went away')
  }
  await beat()
  process.on('unhandledRejection', unheard)
  const beating = setInterval(() => void beat().catch(failed), BEAT)
  beating.unref()
  return {
    waiting: () => waiting,
    isLong: () => waiting >= LONG,
    async stop() {
      clearInterval(beating)
      const end = (async () => {
        await taker?.stop()
        if (taker) await noteGone(db, taker.id)
        await connections.end()
      })()
      await Promise.race([end.catch(() => {}), new Promise((late) => setTimeout(late, LONGEST_END).unref())])
      process.off('unhandledRejection', unheard)
    },
  }
}

/** Takes jobs until it is stopped, or lost, as it may be when the database goes away. */
interface Taker {
  readonly id: string
  isLost(): boolean
  /** There are jobs. */
  nudge(): void
  stop(): Promise<void>
}

type Play = (job: BotJob, signal: AbortSignal) => Promise<void>

async function takers(connections: Pool, threads: number, log: FastifyBaseLogger): Promise<(play: Play) => Taker> {
  const { Logger, runTaskList } = await import('graphile-worker')
  // What it logs it also writes to the console, in lines that are no JSON; nobody else here does.
  console.trace = () => {}
  const logger = new Logger(() => (level, message) => log[level === 'error' ? 'warn' : 'debug']({ message }, 'bots'))
  const worker = {
    concurrentJobs: threads * JOBS_A_THREAD,
    pollInterval: LOOK_EVERY,
    gracefulShutdownAbortTimeout: GRACE,
    // So a job that cannot be noted as done ends the taker; by default it would end the process.
    completeJobBatchDelay: 0,
    failJobBatchDelay: 0,
  }
  return (play) => {
    const events: WorkerEvents = new EventEmitter()
    let [hasAsked, isLost, stopping] = [false, false, false]
    for (const well of ['worker:getJob:empty', 'job:start'] as const)
      events.on(well, () => {
        hasAsked = true
      })
    // Where its first question fails it goes on failing: it keeps that answer.
    events.on('worker:getJob:error', () => {
      if (!hasAsked) void end().catch(() => {})
    })
    events.on('pool:gracefulShutdown', () => {
      isLost = true
    })
    const end = async () => (isLost ? undefined : pool.gracefulShutdown())
    const task: Task = async (job, { abortSignal }) => {
      try {
        await play(job as BotJob, abortSignal)
      } finally {
        // One that is lost must not hear of it: noting it, it may end the process. The job is freed as that of somebody dead.
        if (isLost && !stopping) await new Promise(() => {})
      }
    }
    const pool = runTaskList(
      { preset: { worker }, logger, events, noHandleSignals: true },
      { [TASK]: task },
      connections,
    )
    // It does not settle after every fault, so the events tell; unheard, a rejection would end the process.
    pool.promise.catch(() => {})
    return {
      id: pool.id,
      isLost: () => isLost,
      nudge: () => isLost || pool.nudge(1),
      stop() {
        stopping = true
        return end()
      },
    }
  }
}
