// Many finished games put together: results by bot and by option, scores over time, lines beside the bots', favourite pieces.
import type { OptionSchema } from '../../core/options.ts'
import type { Played } from './played.ts'
import { saidOfBoth } from './played.ts'

export interface Summary {
  readonly games: number
  readonly won: number
  /** Null where all win or lose together. */
  readonly mean: number | null
  readonly best: number | null
}

export function summaryOf(games: readonly Played[]): Summary {
  const scores = games.flatMap(({ score }) => (score === null ? [] : [score]))
  return {
    games: games.length,
    won: games.filter(({ won }) => won).length,
    mean: scores.length > 0 ? meanOf(scores) : null,
    best: scores.length > 0 ? Math.max(...scores) : null,
  }
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export interface Row extends Summary {
  readonly key: string
}

function rowsBy(games: readonly Played[], keyOf: (game: Played) => string): readonly Row[] {
  const keys = [...new Set(games.map(keyOf))]
  const rows = keys.map((key) => ({ key, ...summaryOf(games.filter((game) => keyOf(game) === key)) }))
  return rows.sort((a, b) => b.games - a.games)
}

/** By those one played with: the kinds of the others, each as often as it sat there. */
export const byRivals = (games: readonly Played[]) => rowsBy(games, (game) => rivalsOf(game).join(' '))

export function rivalsOf({ players, own }: Pick<Played, 'players' | 'own'>): readonly string[] {
  return players.filter((_, seat) => seat !== own).sort()
}

/** By the values of an option that has a few. */
export function byOption(
  games: readonly Played[],
  options: OptionSchema,
): readonly { readonly option: string; readonly rows: readonly Row[] }[] {
  return Object.entries(options).flatMap(([option, { type }]) => {
    if (type !== 'choice' && type !== 'flag') return []
    const rows = rowsBy(games, ({ options: chosen }) => String(chosen[option]))
    return rows.length > 1 ? [{ option, rows }] : []
  })
}

export interface LineBesideBots {
  readonly line: string
  readonly own: number
  readonly bots: number
}

/** One's lines beside those of the bots in the same games. */
export function besideBots(games: readonly Played[]): readonly LineBesideBots[] {
  const met = games.flatMap(({ lines, bots }) => (bots ? [{ lines, bots }] : []))
  const names = [...new Set(met.flatMap(({ lines, bots }) => [...Object.keys(lines), ...Object.keys(bots)]))]
  return names.map((line) => ({
    line,
    own: meanOf(met.map(({ lines }) => lines[line] ?? 0)),
    bots: meanOf(met.map(({ bots }) => bots[line] ?? 0)),
  }))
}

export interface Favourite {
  readonly piece: string
  readonly said: readonly string[]
  readonly times: number
  readonly games: number
  readonly won: number
}

/**
 * The pieces one used most, and how the games with them went. Those used once are left out: a single move does not show which
 * phrases name the piece.
 */
export function favourites(games: readonly Played[], most: number): readonly Favourite[] {
  const found = new Map<string, Favourite>()
  for (const { uses, won } of games)
    for (const [piece, { said, times }] of Object.entries(uses)) {
      const before = found.get(piece)
      found.set(piece, {
        piece,
        said: before ? saidOfBoth(before.said, said) : said,
        times: times + (before?.times ?? 0),
        games: 1 + (before?.games ?? 0),
        won: Number(won) + (before?.won ?? 0),
      })
    }
  return [...found.values()]
    .filter(({ times }) => times > 1)
    .sort((a, b) => b.times - a.times || b.games - a.games)
    .slice(0, most)
}
