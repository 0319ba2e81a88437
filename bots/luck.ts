// Imagined luck for playouts: the k-th draw from a pile depends on a seed, the pile and k alone, so that all candidates
// of a decision meet the same luck.
import type { Chance } from '../core/game.ts'

/** Thirty-two well mixed bits of two numbers (after Murmur3). */
export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul((b + 0x7f4a7c15) | 0, 0xc2b2ae35)
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}

const MOST_PILES = 256

export class Luck implements Chance {
  readonly #piles = new Map<string, number>()
  readonly #drawn = new Int32Array(MOST_PILES)
  #seed = 0

  /** Begins again with the luck of this seed. */
  deal(seed: number): void {
    this.#seed = seed
    this.#drawn.fill(0)
  }

  draw(pile: string, _items: ArrayLike<number>, n: number): number {
    let index = this.#piles.get(pile)
    if (index === undefined) {
      index = this.#piles.size % MOST_PILES
      this.#piles.set(pile, index)
    }
    const turn = this.#drawn[index]!++
    return Math.floor((mix(this.#seed, index * 65_536 + turn) / 2 ** 32) * n)
  }
}
