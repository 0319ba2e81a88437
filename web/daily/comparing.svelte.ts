// Lets bots play a deal in the person's place, in workers of this page, and tells how far they are.
import { Pool } from '../../bots/pool.ts'
import { startWebWorker } from '../../bots/start-web.ts'
import { isRefusal } from '../../core/game.ts'
import type { GameId } from '../../games/index.ts'
import { loadGame } from '../../games/index.ts'
import { dealOf } from '../../house/daily.ts'
import type { Reached, Standard } from '../../house/daily-bots.ts'
import { EXPERT, FIELD, playDeal } from '../../house/daily-bots.ts'
import { CARDS, USUAL_SEATS } from '../home/facts.ts'

/** How long a step takes, one bot compared with another; for the progress bar alone. */
const COST: { readonly [level: string]: number } = { novice: 1, casual: 1, skilled: 12, expert: 80 }
const MOST_WORKERS = 3

export class Comparing {
  state = $state.raw<'idle' | 'running' | 'failed'>('idle')
  /** 0 to 1. */
  spent = $state(0)
  #stop = new AbortController()

  /** What the bots reached, or null if they were stopped or failed. */
  async run(id: GameId, day: string): Promise<Reached | null> {
    this.state = 'running'
    this.spent = 0
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
    const all = costs.flat().reduce((sum, cost) => sum + cost * each, 0)
    let done = 0
    const play = async (standard: Standard, index: number) => {
      const outcome = await playDeal(
        module.game,
        deal,
        standard,
        (...job) => pool.think(...job),
        signal,
        (seat) => {
          done += costs[index]?.[seat] ?? 1
          this.spent = Math.min(0.99, done / all)
        },
      )
      if (!outcome) throw new Error('called off')
      return outcome.scores[0] ?? 0
    }
    const [expert = 0, ...field] = await Promise.all(standards.map(play))
    return { expert, field }
  }
}
