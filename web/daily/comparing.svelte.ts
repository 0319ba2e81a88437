// Lets bots play a deal in the person's place, in workers of this page, and tells how far they are.
import { Pool } from '../../bots/pool.ts'
import { startWebWorker } from '../../bots/start-web.ts'
import { isRefusal } from '../../core/game.ts'
import { sum } from '../../core/lists.ts'
import type { GameId } from '../../games/index.ts'
import { loadGame } from '../../games/index.ts'
import { dealOf } from '../../house/daily.ts'
import type { Reached, Standard } from '../../house/daily-bots.ts'
import { EXPERT, FIELD, playDeal } from '../../house/daily-bots.ts'
import { CARDS, USUAL_SEATS } from '../home/facts.ts'

/** How long a step takes, one bot compared with another; for the progress bar alone. */
const COST: { readonly [level: string]: number } = { novice: 1, casual: 1, skilled: 12, expert: 80 }
const MOST_WORKERS = 3
/** Before that much is done nobody can say how long the rest takes. */
const FIRST_GUESS = 0.05
const MINUTE = 60_000

export class Comparing {
  state = $state.raw<'idle' | 'running' | 'failed'>('idle')
  /** 0 to 1. */
  spent = $state(0)
  /** How many minutes it may still take, or null while that is not known. */
  minutes = $state<number | null>(null)
  #stop = new AbortController()

  /** What the bots reached, or null if they were stopped or failed. */
  async run(id: GameId, day: string): Promise<Reached | null> {
    this.state = 'running'
    this.spent = 0
    this.minutes = null
    this.#stop = new AbortController()
    const { signal } = this.#stop
    const pool = new Pool(startWebWorker, Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1)))
    try {
      const reached = await this.#play(id, day, pool, signal)
      this.state = 'idle'
      return reached
    } catch {
      this.state = signal.aborted ? 'idle' : 'failed'
      return null
    } finally {
      pool.close()
    }
  }

  stop(): void {
    this.#stop.abort()
    this.state = 'idle'
  }

  async #play(id: GameId, day: string, pool: Pool, signal: AbortSignal): Promise<Reached | null> {
    const newest = await loadGame(id)
    const deal = dealOf(newest, day)
    const module = await loadGame(id, deal.rules)
    if (isRefusal(module)) return null
    const standards = [EXPERT, ...FIELD]
    const costs = standards.map(({ level }) => [level, deal.players[1]].map((player) => COST[player ?? ''] ?? 1))
    const { steps, seats } = CARDS[id]
    const each = (steps[USUAL_SEATS - seats[0]] ?? 0) / USUAL_SEATS
    const whole = costs.map((pair) => sum(pair) * each)
    const done = standards.map(() => 0)
    const began = performance.now()
    const play = async (standard: Standard, index: number) => {
      const outcome = await playDeal(
        module.game,
        deal,
        standard,
        (...job) => pool.think(...job),
        signal,
        (seat) => {
          done[index] = (done[index] ?? 0) + (costs[index]?.[seat] ?? 1)
          this.#tell(done, whole, performance.now() - began)
        },
      )
      if (!outcome) throw new Error('called off')
      return outcome.scores[0] ?? 0
    }
    const [expert = 0, ...field] = await Promise.all(standards.map(play))
    return { expert, field }
  }

  /** The expert, who comes first, plays on when all others have finished: nothing is over sooner than their game. */
  #tell(done: readonly number[], whole: readonly number[], passed: number): void {
    const [expert = 0, its = 1] = [done[0], whole[0]]
    this.spent = Math.min(0.99, sum(done) / sum(whole), expert / its)
    this.minutes = this.spent < FIRST_GUESS ? null : (passed * (1 / this.spent - 1)) / MINUTE
  }
}
