// What a component is worth to those who got it by luck. What luck alone brought (the surprise of a draw) is independent
// of everything decided before it, so it serves as the instrument: lift = Σ surprise × result ÷ Σ surprise × count. Where
// there is one draw, that is the result of the exposed less the result of the others. Games are the clusters.
import type { Exposure } from './exposure.ts'
import type { Estimate } from './statistics.ts'
import { estimate } from './statistics.ts'

/** Somebody who could have drawn it, and what came of the game for them. */
interface Unit extends Pick<Exposure, 'surprise' | 'count'> {
  readonly result: number
}

export class Lift {
  #units = 0
  #results = 0
  /** Σ surprise, Σ surprise × result, Σ surprise × count. */
  #surprise = 0
  #moved = 0
  #brought = 0
  /** Over games: Σ surprise squared, Σ surprise × result squared, and their product. */
  #ss = 0
  #rr = 0
  #sr = 0

  add(unitsOfGame: readonly Unit[]): void {
    let [s, r] = [0, 0]
    for (const { surprise, count, result } of unitsOfGame) {
      this.#units++
      this.#results += result
      this.#brought += surprise * count
      s += surprise
      r += surprise * result
    }
    this.#surprise += s
    this.#moved += r
    this.#ss += s * s
    this.#rr += r * r
    this.#sr += s * r
  }

  /**
   * For one more of the component; null where the games do not differ. The error is that of a component without effect:
   * for effects worth reporting it is hardly too wide, and with few exposed it does not collapse.
   */
  get value(): Estimate | null {
    const result = this.#results / this.#units
    const variance = this.#rr - 2 * result * this.#sr + result ** 2 * this.#ss
    if (this.#brought <= 0 || variance <= 1e-12) return null
    return estimate((this.#moved - result * this.#surprise) / this.#brought, Math.sqrt(variance) / this.#brought)
  }
}
