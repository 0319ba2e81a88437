// From the puzzles that were found to those that are shipped: some of every kind, hard and easy, each with a rating.

import type { Puzzle, PuzzleBook } from '../bots/puzzle.ts'
import type { AnyGame } from '../core/game.ts'
import type { Found, Solved } from './puzzles.ts'
import { SOLVERS } from './puzzles.ts'

/** What casual should solve of a book. */
const CASUAL = 0.4

/** How strong the bots are that try, on the scale on which puzzles and people are rated. */
const STRENGTH: { readonly [name in keyof Solved]: number } = { novice: 900, casual: 1200, quick: 1400, skilled: 1700 }
/** As one victory and one defeat against it would say, so that none is rated endlessly. */
const MIDDLE = 1300
const [LOWEST, HIGHEST] = [500, 2300]

const odds = (solver: number, puzzle: number) => 1 / (1 + 10 ** ((puzzle - solver) / 400))

/** The rating at which the bots would be expected to solve it as often as they did. */
function ratingOf(solved: Solved): number {
  const names = Object.keys(SOLVERS) as (keyof Solved)[]
  const done = names.reduce((sum, name) => sum + solved[name], 0) + 1
  const expected = (rating: number) =>
    names.reduce((sum, name) => sum + SOLVERS[name].times * odds(STRENGTH[name], rating), 2 * odds(MIDDLE, rating))
  let [low, high] = [LOWEST, HIGHEST]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (expected(middle) > done) low = middle
    else high = middle
  }
  return Math.round((low + high) / 2)
}

export const casualShare = ({ solved }: Found) => solved.casual / SOLVERS.casual.times

/** Chooses `wanted` puzzles: casual should solve about two in five, and all kinds of moves should occur. */
export function choose(found: readonly Found[], wanted: number): readonly Found[] {
  const left = new Map(found.map((one) => [one.check, one]))
  const chosen: Found[] = []
  const kinds = new Map<string, number>()
  const kindOf = ({ answer }: Found) => answer[0]?.split(' ')[0] ?? ''
  let solved = 0
  while (chosen.length < wanted && left.size > 0) {
    const wantsEasy = solved < CASUAL * (chosen.length + 1)
    const rest = [...left.values()]
    const fitting = rest.filter((one) => casualShare(one) > CASUAL === wantsEasy)
    const far = (one: Found) => (fitting.length > 0 ? 0 : Math.abs(casualShare(one) - CASUAL))
    const count = (one: Found) => kinds.get(kindOf(one)) ?? 0
    const [next] = (fitting.length > 0 ? fitting : rest).sort(
      (a, b) => far(a) - far(b) || count(a) - count(b) || b.lead - a.lead,
    ) as [Found]
    left.delete(next.check)
    kinds.set(kindOf(next), (kinds.get(kindOf(next)) ?? 0) + 1)
    solved += casualShare(next)
    chosen.push(next)
  }
  return chosen
}

/** The easiest first. */
export function bookFrom(
  game: AnyGame,
  of: Pick<PuzzleBook, 'seats' | 'options'>,
  found: readonly Found[],
): PuzzleBook {
  const puzzles = found.map(({ solved, ...puzzle }): Puzzle => ({ ...puzzle, rating: ratingOf(solved) }))
  puzzles.sort((a, b) => a.rating - b.rating || (a.check < b.check ? -1 : 1))
  return { rules: game.rules, seats: of.seats, options: of.options, puzzles }
}
