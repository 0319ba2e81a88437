// What a component is worth to those who got it by luck. What luck alone brought (the surprise of a draw) is independent
// of everything decided before it, so it serves as the instrument: lift = Σ surprise × result ÷ Σ surprise × count. Where
// there is one draw, that is the result of the exposed less the result of the others. Games are the clusters.
import type { Exposure } from './exposure.ts'
import type { Estimate } from './statistics.ts'
import { estimateOf } from './statistics.ts'

/** Somebody who could have drawn it, and what came of the game for them. */
interface Unit extends Pick<Exposure, 'surprise' | 'count'> {
  readonly result: number
}

/** How strong luck must have been (F of surprise on count): below the usual 10 the ratio is noise divided by next to nothing. */
const LEAST_STRENGTH = 10

export class Lift {
  #games = 0
  #units = 0
  #results = 0
  /** Σ surprise, Σ surprise × result, Σ surprise × count. */
  #surprise = 0
  #moved = 0
  #brought = 0
  /** Over games: Σ surprise × count squared, Σ surprise squared, Σ surprise × result squared, and their product. */
  #bb = 0
  #ss = 0
  #rr = 0
  #sr = 0

  add(unitsOfGame: readonly Unit[]): void {
    let [b, s, r] = [0, 0, 0]
    for (const { surprise, count, result } of unitsOfGame) {
      this.#units++
      this.#results += result
      b += surprise * count
      s += surprise
      r += surprise * result
    }
    this.#games++
    this.#brought += b
    this.#surprise += s
    this.#moved += r
    this.#bb += b * b
    this.#ss += s * s
    this.#rr += r * r
    this.#sr += s * r
  }

  /**
   * For one more of the component; null where the games do not differ or too few got it by luck. The error is that of a
   * component without effect: for effects worth reporting it is hardly too wide, and with few exposed it does not collapse.
   */
  get value(): Estimate | null {
    const result = this.#results / this.#units
    const variance = this.#rr - 2 * result * this.#sr + result ** 2 * this.#ss
    if (this.#isWeak || variance <= 1e-12) return null
    return estimateOf((this.#moved - result * this.#surprise) / this.#brought, Math.sqrt(variance) / this.#brought)
  }

  get #isWeak(): boolean {
    const square = this.#brought ** 2
    return this.#brought <= 0 || square < LEAST_STRENGTH * (this.#bb - square / this.#games)
  }
}
