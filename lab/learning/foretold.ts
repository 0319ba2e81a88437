// How well a net foretells games that it has not learned from, beside what the game's advice says.
import { chanceByOdds } from '../../bots/net.ts'
import type { Memory } from './memory.ts'

/**
 * Positions with this part of the game left, in hundredths; of worth and net how much of the margins they explain (of the
 * victories, where all play together), and the log-loss.
 */
export interface Foretold {
  readonly least: number
  readonly most: number
  readonly positions: number
  readonly explained: readonly [worth: number, net: number]
  readonly loss: readonly [worth: number, net: number]
}

const BANDS = [0, 12, 25, 37, 50, 75, 100]
const MOST_SEATS = 8
const LEAST_CHANCE = 1e-9
/** How many points make a difference is not known beforehand: the best of these is taken. */
const SCALES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20]

/** The chances of one victory are told by the logarithm of their odds. */
class VictoryBand {
  positions = 0
  #won = 0
  readonly #errors = [0, 0]
  readonly #losses = [0, 0]

  hear(_seats: number, told: readonly Float64Array[], came: Float64Array): void {
    const won = came[0]!
    this.positions++
    this.#won += won
    for (const [i, odds] of told.entries()) {
      const chance = chanceByOdds(odds[0]!)
      this.#errors[i]! += (chance - won) ** 2
      this.#losses[i]! -= Math.log(Math.max(LEAST_CHANCE, won === 1 ? chance : 1 - chance))
    }
  }

  told(least: number, most: number): Foretold {
    const spread = this.#won * (1 - this.#won / this.positions)
    const explained = (i: number) => 1 - this.#errors[i]! / spread
    const loss = (i: number) => this.#losses[i]! / this.positions
    return { least, most, positions: this.positions, explained: [explained(0), explained(1)], loss: [loss(0), loss(1)] }
  }
}

class Band {
  positions = 0
  #spread = 0
  readonly #errors = [0, 0]
  readonly #losses = [SCALES.map(() => 0), SCALES.map(() => 0)]

  /** Scores as foretold by worth and net, and as they came. */
  hear(seats: number, told: readonly Float64Array[], came: Float64Array): void {
    this.positions++
    let best = 0
    for (let seat = 0; seat < seats; seat++) {
      this.#spread += margin(came, seats, seat) ** 2
      for (const [i, scores] of told.entries())
        this.#errors[i]! += (margin(scores, seats, seat) - margin(came, seats, seat)) ** 2
      if (came[seat]! > came[best]!) best = seat
    }
    for (const [i, scores] of told.entries())
      for (const [k, scale] of SCALES.entries()) {
        let sum = 0
        for (let seat = 0; seat < seats; seat++) sum += Math.exp((scores[seat]! - scores[best]!) / scale)
        this.#losses[i]![k]! += Math.log(sum)
      }
  }

  told(least: number, most: number): Foretold {
    const explained = (i: number) => 1 - this.#errors[i]! / this.#spread
    const loss = (i: number) => Math.min(...this.#losses[i]!) / this.positions
    return { least, most, positions: this.positions, explained: [explained(0), explained(1)], loss: [loss(0), loss(1)] }
  }
}

/** How far a seat is ahead of the mean of the others. */
function margin(scores: Float64Array, seats: number, seat: number): number {
  let others = 0
  for (let other = 0; other < seats; other++) if (other !== seat) others += scores[other]!
  return scores[seat]! - others / (seats - 1)
}

export function compare(
  memory: Memory,
  together: boolean,
  positions: Int32Array,
  own: number,
  foretell: (position: number, into: Float64Array) => void,
): readonly Foretold[] {
  const bands = BANDS.slice(1).map(() => (together ? new VictoryBand() : new Band()))
  const worth = new Float64Array(MOST_SEATS)
  const net = new Float64Array(MOST_SEATS)
  const came = new Float64Array(MOST_SEATS)
  for (const position of positions) {
    const at = memory.at[position]!
    const seats = memory.seats[position]!
    const left = memory.left[position]!
    for (let seat = 0; seat < seats; seat++) {
      worth[seat] = memory.own[(at + seat) * own]!
      came[seat] = memory.score[at + seat]!
    }
    foretell(position, net)
    bands[BANDS.slice(1, -1).filter((most) => left > most).length]!.hear(seats, [worth, net], came)
  }
  return bands
    .map((band, i) => ({ band, least: BANDS[i]!, most: BANDS[i + 1]! }))
    .filter(({ band }) => band.positions > 0)
    .map(({ band, least, most }) => band.told(least, most))
}
