// How far one has seen the games at tables on the server, remembered in this browser, so that what happened meanwhile can be told.
const KEY = 'ludopolis/seen'
/** Older tables are forgotten. */
const MOST = 50

type SeenSteps = readonly (readonly [table: string, step: number])[]

function read(): SeenSteps {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && typeof one[1] === 'number') : []
  } catch {
    return []
  }
}

/** Null where one was never there. */
export function seenSteps(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null
}

export function rememberSeen(table: string, step: number): void {
  const others = read().filter(([id]) => id !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, step], ...others].slice(0, MOST)))
  } catch {
    // Refused: then nothing is told of what was missed.
  }
}
