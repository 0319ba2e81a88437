// Which proposals were told or turned down already, as this browser remembers it: nobody is asked twice.
const KEY = 'ludopolis/levels'
/** Where the browser remembers nothing. */
const here = new Set<string>()

function remembered(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export const isTold = (key: string) => here.has(key) || remembered().includes(key)

export function noteTold(key: string): void {
  if (isTold(key)) return
  here.add(key)
  try {
    localStorage.setItem(KEY, JSON.stringify([...remembered(), key]))
  } catch {
    // Refused: it holds until the page is closed.
  }
}
