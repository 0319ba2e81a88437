// Hunting for faults with random bad inputs. Each suspect is a file beside this one that calls `hunt`; every try has a seed
// of its own, so that whatever is found can be tried again alone.
import { expect, test } from 'vitest'
import { below, bitsFrom } from '../../core/chance.ts'
import type { Answer, Hunted } from './faults.ts'
import { Found } from './faults.ts'

declare module 'vitest' {
  interface TaskMeta {
    hunted?: Hunted
  }
}

const TRIES = Number(process.env.LUDOPOLIS_HOSTILE ?? 150)
/** A seed that was told of a find, to try it alone; it begins with that of its run. */
const ONLY = process.env.LUDOPOLIS_HOSTILE_ONLY
const SEED = ONLY?.split('/')[0] ?? process.env.LUDOPOLIS_HOSTILE_SEED ?? '1'
/** In milliseconds; far longer than anything here takes. */
const PATIENCE = 60_000

/** Tries a suspect with its share of all inputs. */
export function hunt(suspect: string, share: number, attempt: (dice: Dice) => Promise<Answer>): void {
  test(`${suspect} stands fast`, async ({ task }) => {
    const answers = { refused: 0, accepted: 0, stopped: 0 }
    const found: Hunted['found'][number][] = []
    const tries = Math.max(1, Math.round(TRIES * share))
    for (let i = 0; i < tries; i++) {
      const seed = `${SEED}/${suspect}/${i}`
      if (ONLY !== undefined && ONLY !== seed) continue
      try {
        answers[await patiently(attempt(new Dice(seed)))]++
      } catch (error) {
        const fault = error instanceof Found ? error.fault : 'stack trace'
        found.push({ seed, fault, what: error instanceof Found ? error.message : String((error as Error)?.stack) })
      }
    }
    task.meta.hunted = { suspect, answers, found }
    expect(found).toEqual([])
  })
}

async function patiently<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Found('hang', `no answer after ${PATIENCE} ms`)), PATIENCE)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Seeded luck, and odd things made of it. */
export class Dice {
  readonly #bits: () => number
  readonly seed: string

  constructor(seed: string) {
    this.seed = seed
    this.#bits = bitsFrom(seed)
  }

  below(n: number): number {
    return below(this.#bits, n)
  }

  /** True once in `n` times. */
  once(n: number): boolean {
    return this.below(n) === 0
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)] as T
  }

  some<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, make)
  }

  /** A text of odd letters: controls, marks of direction, halves of pairs, brackets, digits. */
  text(most = 12): string {
    return this.some(most, () => this.pick(LETTERS)).join('')
  }

  /** A value that JSON can write, seldom one that is expected. */
  value(depth = 3): unknown {
    const odd = this.below(depth > 0 ? ODD.length + 3 : ODD.length)
    if (odd < ODD.length) return ODD[odd]
    if (odd === ODD.length) return this.text(40)
    if (odd === ODD.length + 1) return this.some(4, () => this.value(depth - 1))
    return Object.fromEntries(
      this.some(4, () => [this.pick(KEYS) + (this.once(4) ? this.text(2) : ''), this.value(depth - 1)]),
    )
  }

  /** The same text with a few letters cut, doubled, exchanged or put in. */
  scratched(text: string): string {
    let scratched = text
    for (let i = 0; i <= this.below(3); i++) {
      const at = this.below(scratched.length + 1)
      const end = at + this.below(this.pick([2, 10, 200]))
      const put = this.pick(['', this.text(4), scratched.slice(at, end).repeat(2), '[', '{', '"', '\u0000'])
      scratched = scratched.slice(0, at) + put + scratched.slice(this.once(2) ? end : at)
    }
    return scratched
  }

  /** The same data with one part, some levels down, replaced by an odd value or taken away. */
  tampered(data: unknown): unknown {
    if (typeof data !== 'object' || data === null || this.once(6)) return this.value()
    const keys = Object.keys(data)
    if (keys.length === 0) return this.value()
    const key = this.pick(keys)
    const entries = Object.entries(data).flatMap(([name, inner]) => {
      if (name !== key) return [[name, inner]]
      if (this.once(8)) return []
      return [[name, this.tampered(inner)]]
    })
    return Array.isArray(data) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
  }
}

const LETTERS = [
  ...'ab01 ,.:;-_/\\"\'[]{}<>&%$é中🎲\n\t\r\u0000\u001b\u007f\u200f\u202e\u2028\ufeff',
  '\ud800',
  '\udfff',
]
const KEYS = ['a', 'toString', 'valueOf', 'constructor', 'hasOwnProperty', 'length', 'then', 'toJSON', 'code', '']
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2,
  3,
  255,
  256,
  65_536,
  2 ** 31,
  2 ** 53,
  1e300,
  -0.5,
  '',
  '0',
  '__proto__',
  [],
  {},
  [[]],
  { toString: 1 },
  { valueOf: 'x', toString: null },
  { length: -1 },
]
