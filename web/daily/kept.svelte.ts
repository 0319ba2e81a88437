// The history of the deals of the day as this browser remembers it, or, if it refuses, as long as the page is open.
import type { DealHistory } from './history.ts'
import { readHistory } from './history.ts'

const KEY = 'ludopolis/daily'

let current = $state.raw(readHistory(remembered()))

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const history = () => current

/** Another tab may have written meanwhile: a change is made to what is remembered now. */
export function change(by: (history: DealHistory) => DealHistory): void {
  const text = remembered()
  const before = text === null ? current : readHistory(text)
  const after = by(before)
  current = after
  if (after === before) return
  try {
    localStorage.setItem(KEY, JSON.stringify(after))
  } catch {
    // Refused: it holds until the page is closed.
  }
}
