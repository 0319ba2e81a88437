// Cards that lie open stay where they lie while others are taken and come.

/** A place where no card lies. */
export const FREE = -1

/** The cards by place: whoever stays keeps its own, who comes takes the first that is free. */
export function keepPlaces(before: readonly number[], cards: readonly number[]): readonly number[] {
  const coming = cards.filter((card) => !before.includes(card))
  const kept = before.map((card) => (cards.includes(card) ? card : (coming.shift() ?? FREE)))
  return [...kept, ...coming]
}
