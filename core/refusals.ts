// Refusal codes and their numbers.
import type { Refusal } from './game.ts'

/** By code its place in the list, which is what `check` answers with. */
export function codesOf<const C extends string>(refusals: readonly C[]): { readonly [code in C]: number } {
  return Object.fromEntries(refusals.map((code, i) => [code, i])) as { readonly [code in C]: number }
}

/** Makes refusals of these codes, with the values that their sentences need. */
export const answering =
  <const C extends string>(_: readonly C[]) =>
  (code: C, values?: Refusal['values']): Refusal =>
    values ? { code, values } : { code }
