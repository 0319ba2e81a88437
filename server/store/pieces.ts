// The values of a statement are limited in number, so long lists are queried piece by piece.

const MOST = 500

export function* pieces<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < list.length; i += MOST) yield list.slice(i, i + MOST)
}
