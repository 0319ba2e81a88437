// What this browser has already told somebody: games by their ids, and notes as `game/note`.
const KEY = 'ludopolis/learnt'

/** Takes what makes sense of a remembered text. */
export function readKnown(text: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

let known: ReadonlySet<string> = new Set(readKnown(remembered()))

function keep(next: ReadonlySet<string>): void {
  known = next
  try {
    localStorage.setItem(KEY, JSON.stringify([...known]))
  } catch {
    // Refused: it holds until the page is closed.
  }
}

export const isKnown = (what: string) => known.has(what)

export function learn(what: string): void {
  keep(new Set([...known, what]))
}

/** Everything is told once more. */
export function forget(): void {
  keep(new Set())
}
