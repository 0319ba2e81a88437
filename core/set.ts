// Reading a set of components: data of any origin is held against a shape, and the first part that does not fit is named.
import type { Refusal } from './game.ts'

/** null if the value fits; else where it does not, and what is expected there. */
export interface Shape<T> {
  (value: unknown, at: string): Refusal | null
  /** Only a type: no shape has it when the program runs. */
  readonly fits?: T
}
export type Shaped<S> = S extends Shape<infer T> ? T : never

/** What does not fit, and what is expected there; also for what a shape cannot say. */
export const misfit = (at: string, expected: string): Refusal => ({
  code: 'set-part',
  values: { at: at || '.', expected },
})
const inside = (at: string, part: string | number) => (at === '' ? String(part) : `${at}.${part}`)

export const wholeNumber =
  (least: number, most: number): Shape<number> =>
  (value, at) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? null : misfit(at, `${least}..${most}`)

export const oneOf =
  <const T extends string>(values: readonly T[]): Shape<T> =>
  (value, at) =>
    values.includes(value as T) ? null : misfit(at, values.join(' | '))

export const textLike =
  (pattern: RegExp): Shape<string> =>
  (value, at) =>
    typeof value === 'string' && pattern.test(value) ? null : misfit(at, String(pattern))

export const listOf =
  <T>(length: number, each: Shape<T>): Shape<readonly T[]> =>
  (value, at) => {
    if (!Array.isArray(value) || value.length !== length) return misfit(at, `[… ${length}]`)
    for (const [i, one] of value.entries()) {
      const refusal = each(one, inside(at, i))
      if (refusal) return refusal
    }
    return null
  }

/** Exactly these parts. */
export const partsOf =
  <P extends { readonly [name: string]: Shape<unknown> }>(parts: P): Shape<{ readonly [K in keyof P]: Shaped<P[K]> }> =>
  (value, at) => {
    const names = Object.keys(parts)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return misfit(at, `{${names.join(', ')}}`)
    const strange = Object.keys(value).find((name) => !Object.hasOwn(parts, name))
    if (strange !== undefined) return misfit(inside(at, strange), `{${names.join(', ')}}`)
    for (const [name, part] of Object.entries(parts)) {
      const refusal = part((value as { readonly [name: string]: unknown })[name], inside(at, name))
      if (refusal) return refusal
    }
    return null
  }

export function readShape<T>(shape: Shape<T>, value: unknown): T | Refusal {
  return shape(value, '') ?? (value as T)
}
