// The lesson at which this browser left a tutorial, so that one can go on there.
const keyOf = (game: string) => `ludopolis/lesson/${game}`

/** The first, where none was left. */
export function leftAt(game: string): number {
  try {
    const kept = Number(localStorage.getItem(keyOf(game)))
    return Number.isInteger(kept) && kept > 1 ? kept : 1
  } catch {
    return 1
  }
}

/** Null: the tutorial is over. */
export function keepLeft(game: string, lesson: number | null): void {
  try {
    if (lesson === null) localStorage.removeItem(keyOf(game))
    else localStorage.setItem(keyOf(game), String(lesson))
  } catch {
    // Refused: it begins with the first lesson.
  }
}
