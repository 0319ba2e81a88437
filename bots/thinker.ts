// The inside of a worker: several jobs at a time, each thought about in slices, so that a cancel is heard between them.
import { bitsFrom, liveBits } from '../core/chance.ts'
import type { AnyGame } from '../core/game.ts'
import { isRefusal, MOST_MOVES } from '../core/game.ts'
import type { Decision, Thought } from './bot.ts'
import type { BotSpec } from './index.ts'
import { afterWaiting, makeBot, readBot } from './index.ts'
import type { JudgeJob } from './judge.ts'
import type { FromWorker, Job, ToldThought, ToWorker } from './protocol.ts'
import { clock } from './protocol.ts'
import { Worlds } from './worlds.ts'

/** Milliseconds between two reports of progress: so few cost nothing. */
const TELL_EVERY = 100

export class Thinker {
  readonly #post: (message: FromWorker) => void
  readonly #load: (id: string, rules: number) => Promise<AnyGame | null>
  readonly #running = new Map<number, AbortController>()

  constructor(post: (message: FromWorker) => void, load: (id: string, rules: number) => Promise<AnyGame | null>) {
    this.#post = post
    this.#load = load
  }

  hear(message: ToWorker): void {
    if (message.kind === 'cancel') this.#running.get(message.id)?.abort()
    else if (message.kind === 'prepare') void this.#load(message.game, message.rules)
    else if (message.kind === 'judge') void this.#judge(message.id, message.job)
    else void this.#think(message.id, message.job, message.asked)
  }

  async #judge(id: number, job: JudgeJob): Promise<void> {
    const stop = new AbortController()
    this.#running.set(id, stop)
    try {
      // Loaded only for reviews: playing against bots does without it.
      const [{ judge }, game] = await Promise.all([import('./judge.ts'), this.#load(job.game, job.rules)])
      if (!game) return this.#post({ kind: 'refused', id, why: `there is no game "${job.game}" by rules ${job.rules}` })
      this.#post({ kind: 'judged', id, judgement: await judge(game, job, stop.signal) })
    } catch (error) {
      if (!stop.signal.aborted) throw error
      this.#post({ kind: 'refused', id, why: 'it was called off' })
    } finally {
      this.#running.delete(id)
    }
  }

  async #think(id: number, job: Job, asked: number): Promise<void> {
    const stop = new AbortController()
    this.#running.set(id, stop)
    try {
      const game = await this.#load(job.game, job.rules)
      const spec = readBot(job.bot)
      if (!game) return this.#post({ kind: 'refused', id, why: `there is no game "${job.game}" by rules ${job.rules}` })
      if (isRefusal(spec)) return this.#post({ kind: 'refused', id, why: `there is no bot "${job.bot}"` })
      let told = performance.now()
      const move = await moveFor(game, job, afterWaiting(spec, clock() - asked), stop.signal, (thought) => {
        if (performance.now() - told < TELL_EVERY) return
        told = performance.now()
        this.#post({ kind: 'progress', id, thought: tell(game, thought) })
      })
      this.#post({ kind: 'answer', id, move })
    } finally {
      this.#running.delete(id)
    }
  }
}

/** A job done in this thread; gives the move as text. */
export async function moveFor(
  game: AnyGame,
  job: Job,
  spec: BotSpec,
  signal?: AbortSignal,
  progress?: (thought: Thought) => void,
): Promise<string> {
  const bot = makeBot(spec, game, job.seed === undefined ? liveBits : bitsFrom(job.seed))
  return game.moves.text(await bot.choose(decisionOf(game, job), signal, progress))
}

/** What is legal follows from the view: it is the same in every world behind it. */
function decisionOf(game: AnyGame, { view }: Job): Decision {
  const legal = new Int32Array(MOST_MOVES)
  const count = game.legal(new Worlds(game, view, bitsFrom('legal')).at(0), legal)
  return { legal, count, view: () => view }
}

function tell(game: AnyGame, { candidates, spent }: Thought): ToldThought {
  return { candidates: candidates.map((one) => ({ ...one, move: game.moves.text(one.move) })), spent }
}
