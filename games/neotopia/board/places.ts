// Cards that lie open stay where they lie while others are taken and come.

/** A place where no card lies. */
export const FREE = -1

/** The cards by place: those that stay keep their places, new ones take the first that are free. */
export function keepPlaces(before: readonly number[], cards: readonly number[]): readonly number[] {
  const coming = cards.filter((card) => !before.includes(card))
  const kept = before.map((card) => (cards.includes(card) ? card : (coming.shift() ?? FREE)))
  return [...kept, ...coming]
}
