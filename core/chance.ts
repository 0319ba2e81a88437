// Where luck comes from: live, seeded, played back, or refused.
import type { Chance, Refusal } from './game.ts'

/** What a step drew: the pile's name and the item that came. */
export type Draw = readonly [pile: string, item: number]

/** Thirty-two random bits at a call, as a signed integer. */
export type Bits = () => number

/** sfc32 by Chris Doty-Humphrey (public domain), pinned by a test: simulations are the same on every machine. */
export function sfc32(a: number, b: number, c: number, d: number): Bits {
  return () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return t
  }
}

function hashText(text: string, seed: number): number {
  let h = seed ^ 0x9e3779b9
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x85ebca6b) ^ (h >>> 13)
  h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35)
  return (h ^ (h >>> 15)) >>> 0
}

/** A stream of its own for every text. */
export function bitsFrom(text: string): Bits {
  const bits = sfc32(hashText(text, 1), hashText(text, 2), hashText(text, 3), 1)
  for (let i = 0; i < 12; i++) bits()
  return bits
}

/** A fair number in 0..n−1 (n ≤ 2³¹): as many bits as n needs, and again if they are too many. */
export function below(bits: Bits, n: number): number {
  if (n <= 1) return 0
  const mask = -1 >>> Math.clz32(n - 1)
  for (;;) {
    const value = bits() & mask
    if (value < n) return value
  }
}

/** Draws by position: the quickest, for playouts. */
export function quickChance(bits: Bits): Chance {
  return { draw: (_pile, _items, n) => below(bits, n) }
}

const pool = new Int32Array(256)
let spent = pool.length
/** The platform's cryptographic source. */
export function liveBits(): number {
  if (spent === pool.length) {
    crypto.getRandomValues(pool)
    spent = 0
  }
  return pool[spent++]
}

export function liveChance(): Chance {
  return quickChance(liveBits)
}

const counts = new Uint16Array(4096)
/** The index of an item that is at `rank` when items[0..n) are sorted; equal items are interchangeable. */
export function indexOfRank(items: ArrayLike<number>, n: number, rank: number): number {
  let least = counts.length
  for (let i = 0; i < n; i++) {
    counts[items[i]]++
    if (items[i] < least) least = items[i]
  }
  let value = least
  for (let passed = counts[value]; passed <= rank; passed += counts[value]) value++
  let index = -1
  for (let i = n - 1; i >= 0; i--) {
    counts[items[i]] = 0
    if (items[i] === value) index = i
  }
  if (value >= counts.length)
    throw new RangeError(`no draw among ${n} items: there must be some, each 0 to ${counts.length - 1}`)
  return index
}

/**
 * Each named pile has its own stream, and a draw is a rank among the sorted items: the k-th draw from a pile is the same
 * whoever draws it and however the items lie in memory, so that two bots can be compared on the same deal.
 */
export function seededChance(seed: string): Chance {
  const piles = new Map<string, Bits>()
  return {
    draw(pile, items, n) {
      let bits = piles.get(pile)
      if (!bits) {
        bits = bitsFrom(`${seed}/${pile}`)
        piles.set(pile, bits)
      }
      return indexOfRank(items, n, below(bits, n))
    },
  }
}

/** Passes draws on and writes down what came. */
export class RecordingChance implements Chance {
  readonly #from: Chance
  drew: Draw[] = []
  constructor(from: Chance) {
    this.#from = from
  }
  draw(pile: string, items: ArrayLike<number>, n: number): number {
    const index = this.#from.draw(pile, items, n)
    this.drew.push([pile, items[index]])
    return index
  }
  /** What was drawn since the last call. */
  take(): readonly Draw[] {
    const drew = this.drew
    this.drew = []
    return drew
  }
}

/** A recorded draw that the rules do not ask for, or the other way round. */
export class PlaybackError extends Error {
  readonly refusal: Refusal
  constructor(code: string, values: NonNullable<Refusal['values']>) {
    super(`${code} ${JSON.stringify(values)}`)
    this.refusal = { code, values }
  }
}

/** Gives what was recorded, and fails loudly on a wrong, missing or left-over draw. */
export class PlaybackChance implements Chance {
  readonly #draws: readonly Draw[]
  #next = 0
  constructor(draws: readonly Draw[]) {
    this.#draws = draws
  }
  draw(pile: string, items: ArrayLike<number>, n: number): number {
    const recorded = this.#draws[this.#next]
    if (!recorded) throw new PlaybackError('record-draw-missing', { pile })
    this.#next++
    if (recorded[0] !== pile) throw new PlaybackError('record-draw-elsewhere', { drawn: recorded[0], pile })
    for (let i = 0; i < n; i++) if (items[i] === recorded[1]) return i
    throw new PlaybackError('record-draw-absent', { item: recorded[1], pile })
  }
  finish(): void {
    const left = this.#draws.length - this.#next
    if (left > 0) throw new PlaybackError('record-draws-left', { left })
  }
}

/** Thrown where luck is not to be touched, as in a preview. */
export class DrawRefused extends Error {}

export const refusingChance: Chance = {
  draw(pile) {
    throw new DrawRefused(`a draw from "${pile}"`)
  },
}
