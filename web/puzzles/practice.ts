// How somebody fares with the puzzles of a game: a rating after Elo, runs of solved ones, and which were tried. Kept in the
// browser, where it lets us.

import type { Puzzle } from '../../bots/puzzle.ts'
import { isRefusal } from '../../core/game.ts'
import { readJson } from '../../core/json.ts'

export interface Practice {
  readonly rating: number
  readonly streak: number
  readonly best: number
  /** By check of the puzzle: whether it was solved when it was first tried. */
  readonly tried: { readonly [check: string]: boolean }
}

const START: Practice = { rating: 1200, streak: 0, best: 0, tried: {} }
/** How far one puzzle moves the rating: more in the beginning. */
const STEP = 24
const FIRST_STEP = 60
const FIRST = 12
/** A kept rating beyond these was not made by playing. */
const [LEAST_RATING, MOST_RATING] = [100, 3000]

const keyOf = (game: string) => `ludopolis/puzzles/${game}`

/** The share of puzzles of a rating that somebody of another is expected to solve. */
const expected = (own: number, puzzle: number) => 1 / (1 + 10 ** ((puzzle - own) / 400))

/** After a puzzle was tried; the first try counts. */
export function after(
  practice: Practice,
  { check, rating }: Pick<Puzzle, 'check' | 'rating'>,
  solved: boolean,
): Practice {
  if (practice.tried[check] !== undefined) return practice
  const step = Object.keys(practice.tried).length < FIRST ? FIRST_STEP : STEP
  const streak = solved ? practice.streak + 1 : 0
  return {
    rating: Math.round(practice.rating + step * (Number(solved) - expected(practice.rating, rating))),
    streak,
    best: Math.max(practice.best, streak),
    tried: { ...practice.tried, [check]: solved },
  }
}

/** The next to try: of those not tried yet the one nearest to the rating, else one that was missed, else any but the last. */
export function nextPuzzle(practice: Practice, puzzles: readonly Puzzle[], last: Puzzle | null): Puzzle | null {
  const others = puzzles.filter((one) => one !== last)
  const fresh = others.filter(({ check }) => practice.tried[check] === undefined)
  const missed = others.filter(({ check }) => practice.tried[check] === false)
  const [from] = [fresh, missed, others].filter((some) => some.length > 0)
  if (!from) return puzzles[0] ?? null
  const far = ({ rating }: Puzzle) => Math.abs(rating - practice.rating)
  return fresh.length > 0 || !last
    ? from.reduce((near, one) => (far(one) < far(near) ? one : near))
    : (from[(puzzles.indexOf(last) + 1) % from.length] as Puzzle)
}

/** Takes what makes sense of a kept text. */
export function readPractice(text: string | null): Practice {
  const read = readJson(text ?? '')
  const kept = isRefusal(read) ? null : (read.value as Partial<Practice> | null)
  const count = (value: unknown, otherwise: number) => (Number.isFinite(value) ? Math.round(Number(value)) : otherwise)
  const tried = typeof kept?.tried === 'object' && kept.tried !== null ? Object.entries(kept.tried) : []
  return {
    rating: Math.min(MOST_RATING, Math.max(LEAST_RATING, count(kept?.rating, START.rating))),
    streak: Math.max(0, count(kept?.streak, 0)),
    best: Math.max(0, count(kept?.best, 0)),
    tried: Object.fromEntries(tried.filter(([, solved]) => typeof solved === 'boolean')),
  }
}

export function practiceOf(game: string): Practice {
  try {
    return readPractice(localStorage.getItem(keyOf(game)))
  } catch {
    return START
  }
}

export function keepPractice(game: string, practice: Practice): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(practice))
  } catch {
    // Refused: it holds until the page is closed.
  }
}
