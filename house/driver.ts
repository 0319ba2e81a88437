// Plays the seats that nobody has to be asked for: bots, who stands in for a person, and what a person prepared.
import { below, liveBits } from '../core/chance.ts'
import type { Seat } from '../core/game.ts'
import type { Accepted, Refused, Table } from '../core/table.ts'
import { isRefused } from '../core/table.ts'
import type { Ears, Host } from './host.ts'
import type { BotName } from './seats.ts'
import { STAND_IN } from './seats.ts'

/** The seat to act, where it is played by a bot, or with a move that its owner prepared. */
export type DrivenTurn =
  | { readonly seat: Seat; readonly bot: BotName }
  | { readonly seat: Seat; readonly move: string /** It is about to be played. */; readonly take: () => void }

/** How long to wait, in milliseconds, before a store that failed is tried again. */
const RETRY = 2000
/** In milliseconds. Bots that all failed were silent, not merely wrong, if that took this long … */
const LONG = 10_000
/** … and then nobody asks them for this long. */
const REST = 5 * 60_000
/** Answers that no other move would change. */
const NOT_THE_MOVE = ['stale', 'not-stored', 'not-your-turn', 'game-over']

interface Run {
  readonly turn: DrivenTurn
  /** The number of the entry that it answers. */
  readonly seq: number
  readonly began: number
  readonly hurry: AbortController
  stopped: boolean
  callOff: () => void
  /** Told when it is over, where a queue gave the turn out: whether nothing is left to do. */
  done?: (isOver: boolean) => void
}

export class Driver {
  readonly #table: Table
  readonly #host: Host
  readonly #ears: Ears
  readonly #turn: () => DrivenTurn | null
  readonly #play: (seat: Seat, move: string, seq: number) => Promise<Accepted | Refused>
  #run: Run | null = null
  /** When the bots are asked again; waiting for silent ones at every move would stop the table. */
  #askAgain = 0

  constructor(
    table: Table,
    host: Host,
    ears: Ears,
    turn: () => DrivenTurn | null,
    play: (seat: Seat, move: string, seq: number) => Promise<Accepted | Refused>,
  ) {
    this.#table = table
    this.#host = host
    this.#ears = ears
    this.#turn = turn
    this.#play = play
  }

  /** Looks who is to act; a bot still thinking about an earlier position stops. */
  wake(): void {
    const turn = this.#turn()
    const run = this.#run
    if (run && turn && isSame(run.turn, turn) && run.seq === this.#table.seq) return
    this.stop()
    if (turn) this.#begin(turn, this.#host.now())
  }

  /**
   * Plays the turn that there is, as counted from `began`; resolves with whether nothing is left to do for it. It is not where the
   * move could not be stored.
   */
  play(began: number): Promise<boolean> {
    this.stop()
    const turn = this.#turn()
    if (!turn) return Promise.resolve(true)
    return new Promise((done) => this.#begin(turn, began, done))
  }

  /** All bots that think answer at once. */
  hurry(): void {
    this.#run?.hurry.abort()
  }

  stop(): void {
    const run = this.#run
    if (!run) return
    this.#run = null
    run.stopped = true
    run.callOff()
    run.hurry.abort()
    this.#ears.thinking(null)
    run.done?.(true)
  }

  #begin(turn: DrivenTurn, began: number, done?: (isOver: boolean) => void): void {
    const run: Run = {
      turn,
      seq: this.#table.seq,
      began,
      hurry: new AbortController(),
      stopped: false,
      callOff: () => {},
      ...(done ? { done } : {}),
    }
    this.#run = run
    void this.#go(run)
  }

  /** Tries what the turn offers, the best first, until something is played. */
  async #go(run: Run): Promise<void> {
    let troubled = this.#resting
    for (const choose of this.#ways(run)) {
      const move = await choose().catch(() => null)
      if (run.stopped) return
      const refusal = move === null ? 'failed' : await this.#act(run, move)
      if (refusal === null && !troubled && 'bot' in run.turn) this.#ears.trouble(null)
      if (run.stopped || refusal === null) return
      if (NOT_THE_MOVE.includes(refusal)) return this.#tryLater(run, refusal)
      troubled = true
      if ('bot' in run.turn) this.#ears.trouble('bot')
    }
    if (run.done) this.#tryLater(run, 'failed')
  }

  #tryLater(run: Run, refusal: string): void {
    if (refusal === 'not-stored') this.#ears.trouble('not-kept')
    if (run.done) {
      // The queue that gave the turn out will give it out again.
      run.done(false)
      this.stop()
    } else
      run.callOff = this.#host.later(RETRY, () => {
        this.stop()
        this.wake()
      })
  }

  /** A bot that fails is followed by a simpler one, and that by a move at random: a table always goes on. */
  #ways(run: Run): readonly (() => Promise<string>)[] {
    const { turn } = run
    const anything = async () => {
      const { choices } = this.#table.now(turn.seat)
      return choices[below(liveBits, choices.length)] as string
    }
    if (!('bot' in turn)) return [async () => turn.move]
    if (this.#resting) return [anything]
    const bots = [...new Set([turn.bot, STAND_IN])].map((bot) => () => this.#think(run, bot))
    const none = () => {
      const now = this.#host.now()
      if (now - run.began >= LONG) this.#askAgain = now + REST
      return anything()
    }
    return [...bots, none]
  }

  get #resting(): boolean {
    return this.#host.now() < this.#askAgain
  }

  async #think({ turn: { seat }, hurry: { signal } }: Run, bot: BotName): Promise<string> {
    const { game } = this.#table
    this.#ears.thinking({ seat, spent: 0 })
    const own = this.#table.course().filter((step) => step.seat === seat).length
    const seed = this.#host.seed?.(seat, own)
    const { view } = this.#table.now(seat)
    const job = { game: game.id, rules: game.rules, view, bot, ...(seed === undefined ? {} : { seed }) }
    return this.#host.think(job, signal, ({ spent }) => signal.aborted || this.#ears.thinking({ seat, spent }))
  }

  /** Plays when the pause is over; gives the code of a refusal. */
  async #act(run: Run, move: string): Promise<string | null> {
    await this.#pauseOver(run)
    if (run.stopped) return null
    this.#ears.thinking(null)
    if ('take' in run.turn) run.turn.take()
    const answer = await this.#play(run.turn.seat, move, run.seq)
    return isRefused(answer) ? answer.refusal.code : null
  }

  /** Who thought longer than the pause waits for the end of another, so that time does not tell what was thought about. */
  #pauseOver(run: Run): Promise<void> {
    const pause = this.#host.pause()
    const spent = this.#host.now() - run.began
    const left = pause > 0 ? Math.max(1, Math.ceil(spent / pause)) * pause - spent : 0
    if (left <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      run.callOff = this.#host.later(left, resolve)
    })
  }
}

function isSame(one: DrivenTurn, other: DrivenTurn): boolean {
  const what = (turn: DrivenTurn) => ('bot' in turn ? turn.bot : turn.move)
  return one.seat === other.seat && what(one) === what(other) && 'bot' in one === 'bot' in other
}
