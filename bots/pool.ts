// The host's side of the bots' workers: a job goes to the least busy worker; if one crashes or falls silent, another takes its
// place and is asked again.
import type { JudgeJob, Judgement } from './judge.ts'
import type { FromWorker, Job, ToldThought, ToWorker } from './protocol.ts'
import { clock } from './protocol.ts'

/** A worker as the pool sees it; `hear` and `crash` are called with what comes. */
export interface Worker {
  post(message: ToWorker): void
  stop(): void
}
export type StartWorker = (hear: (message: FromWorker) => void, crash: () => void) => Worker

/** A job that brings down this many workers is given up. */
const MOST_CRASHES = 3
/** A worker that was asked something and says nothing for this many milliseconds will never answer. */
const PATIENCE = 20_000

/** Calls back after this many milliseconds; returns a function that cancels it. */
type Later = (milliseconds: number, job: () => void) => () => void

const byTimer: Later = (milliseconds, job) => {
  const timer = setTimeout(job, milliseconds)
  return () => clearTimeout(timer)
}

type Asked = { readonly kind: 'think'; readonly job: Job } | { readonly kind: 'judge'; readonly job: JudgeJob }
type Answer = Extract<FromWorker, { readonly kind: 'answer' | 'judged' }>

interface Question {
  readonly what: Asked
  readonly answer: (answer: Answer) => void
  readonly fail: (error: Error) => void
  readonly progress: ((thought: ToldThought) => void) | undefined
  cancelled: boolean
  crashes: number
}

interface Post {
  readonly worker: Worker
  readonly asked: Map<number, Question>
  /** Calls off the end of patience. */
  callOff: () => void
}

export class Pool {
  readonly #start: StartWorker
  readonly #size: number
  readonly #places: Post[] = []
  readonly #later: Later
  #next = 1

  constructor(start: StartWorker, size: number, later = byTimer) {
    this.#start = start
    this.#size = size
    this.#later = later
  }

  /** The move for a job, as text. An abort is answered with the best move so far. */
  async think(job: Job, signal?: AbortSignal, progress?: (thought: ToldThought) => void): Promise<string> {
    const answer = await this.#answer({ kind: 'think', job }, signal, progress)
    return answer.kind === 'answer' ? answer.move : unasked(answer)
  }

  /** How good a decision was. An abort gives it up. */
  async judge(job: JudgeJob, signal?: AbortSignal): Promise<Judgement> {
    const answer = await this.#answer({ kind: 'judge', job }, signal)
    return answer.kind === 'judged' ? answer.judgement : unasked(answer)
  }

  #answer(what: Asked, signal?: AbortSignal, progress?: (thought: ToldThought) => void): Promise<Answer> {
    const over = new AbortController()
    return new Promise<Answer>((answer, fail) => {
      const asked: Question = { what, answer, fail, progress, cancelled: signal?.aborted ?? false, crashes: 0 }
      const id = this.#next++
      this.#ask(id, asked)
      signal?.addEventListener('abort', () => this.#cancel(id, asked), { once: true, signal: over.signal })
    }).finally(() => over.abort())
  }

  /** Has a worker started and a game loaded before the first job comes. */
  prepare(game: string, rules: number): void {
    this.#leastBusy().worker.post({ kind: 'prepare', game, rules })
  }

  /** Ends all workers; what they were thinking about is given up. */
  close(): void {
    for (const { worker, asked, callOff } of this.#places.splice(0)) {
      callOff()
      worker.stop()
      for (const one of asked.values()) one.fail(new Error('the bots were sent home'))
    }
  }

  #ask(id: number, asked: Question): void {
    const place = this.#leastBusy()
    place.asked.set(id, asked)
    const { what } = asked
    place.worker.post(what.kind === 'think' ? { ...what, id, asked: clock() } : { ...what, id })
    if (asked.cancelled) place.worker.post({ kind: 'cancel', id })
    this.#wait(place)
  }

  /** Begins to wait again, as long as something was asked. */
  #wait(place: Post): void {
    place.callOff()
    if (place.asked.size === 0) return
    place.callOff = this.#later(PATIENCE, () => {
      place.worker.stop()
      this.#replace(place)
    })
  }

  #cancel(id: number, asked: Question): void {
    asked.cancelled = true
    this.#places.find((place) => place.asked.get(id) === asked)?.worker.post({ kind: 'cancel', id })
  }

  #leastBusy(): Post {
    const idle = this.#places.find(({ asked }) => asked.size === 0)
    if (idle) return idle
    if (this.#places.length < this.#size) return this.#open()
    return this.#places.reduce((least, place) => (place.asked.size < least.asked.size ? place : least))
  }

  #open(): Post {
    const asked = new Map<number, Question>()
    const worker = this.#start(
      (message) => {
        hear(asked, message)
        this.#wait(place)
      },
      () => this.#replace(place),
    )
    const place: Post = { worker, asked, callOff: () => {} }
    this.#places.push(place)
    return place
  }

  #replace(place: Post): void {
    const at = this.#places.indexOf(place)
    if (at < 0) return
    this.#places.splice(at, 1)
    place.callOff()
    for (const [id, asked] of place.asked) {
      asked.crashes++
      if (asked.crashes < MOST_CRASHES) this.#askAgain(id, asked)
      else asked.fail(new Error(`${asked.crashes} workers crashed over a move of ${asked.what.job.game}`))
    }
  }

  #askAgain(id: number, asked: Question): void {
    try {
      this.#ask(id, asked)
    } catch (error) {
      asked.fail(new Error('no worker can be started', { cause: error }))
    }
  }
}

function hear(waiting: Map<number, Question>, message: FromWorker): void {
  const asked = waiting.get(message.id)
  if (!asked) return
  if (message.kind === 'progress') {
    asked.progress?.(message.thought)
    return
  }
  waiting.delete(message.id)
  if (message.kind === 'refused') asked.fail(new Error(message.why))
  else asked.answer(message)
}

function unasked({ kind }: Answer): never {
  throw new Error(`a worker answered with "${kind}", which was not asked for`)
}
