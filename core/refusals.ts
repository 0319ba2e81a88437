// Refusal codes and their numbers.

/** By code its place in the list, which is what `check` answers with. */
export function codesOf<const C extends string>(refusals: readonly C[]): { readonly [code in C]: number } {
  return Object.fromEntries(refusals.map((code, i) => [code, i])) as { readonly [code in C]: number }
}
