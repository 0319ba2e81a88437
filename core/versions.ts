// Versions of a game's rules. A released number is played by the same rules for ever: records, games saved in browsers and
// tables on servers live by it. `test/released.json` of a game holds the digests of what decides a game by each.
import type { Refusal } from './game.ts'
import { isRefusal } from './game.ts'
import type { AnyGameModule } from './module.ts'

/** One row of a game's `versions.ts`. */
export interface Release {
  readonly rules: number
  /** The components it is played with, as data. */
  readonly set: unknown
  /** The first day whose deal is played by it (house/daily.ts): after the day it is released, so that no day changes under way. */
  readonly from: string
}

/** The number that new games are played by. */
export function newestOf(releases: readonly Release[]): number {
  return releases[releases.length - 1].rules
}

/** The number by which the deal of a day, as 2026-11-16, is played. */
export function rulesOn(releases: readonly Release[], day: string): number {
  return (releases.findLast(({ from }) => from <= day) ?? releases[0]).rules
}

/** Why nothing plays a number: it was a draft, or it is newer than this program. Null for one that was released. */
export function unplayed(game: string, releases: readonly Release[], rules: number): Refusal | null {
  const newest = newestOf(releases)
  if (rules > newest) return { code: 'rules-newer', values: { rules, game, newest } }
  return releases.some((release) => release.rules === rules) ? null : { code: 'rules-draft', values: { rules, game } }
}

/** What plays a released number, or why nothing does. */
export function playing(newest: AnyGameModule, rules: number): AnyGameModule | Refusal {
  const { game, releases, at } = newest
  return unplayed(game.id, releases, rules) ?? (rules === game.rules ? newest : at(rules))
}

/**
 * What a reader makes of each released set, by number, so that rules look it up with the `rules` of a state. A set of our own
 * that its reader refuses is our mistake.
 */
export function byRules<T>(releases: readonly Release[], read: (set: unknown) => T | Refusal): readonly T[] {
  const made: T[] = []
  for (const { rules, set } of releases) {
    const one = read(set)
    if (isRefusal(one)) throw new Error(`set ${rules}: ${one.code} ${JSON.stringify(one.values)}`)
    made[rules] = one
  }
  return made
}
