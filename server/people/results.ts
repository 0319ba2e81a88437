// What somebody has reached in finished games, guest or not: how many, how many won, the best score, the levels.
import type { Outcome } from '../../core/game.ts'
import { isGameId, loadGame } from '../../games/index.ts'
import type { Db } from '../store/open.ts'

export interface GameTotals {
  readonly game: string
  readonly games: number
  readonly wins: number
  /** The highest score; null where all play together. */
  readonly best: number | null
  /** Where all play together: the levels that were won. */
  readonly levels: readonly string[]
}

/** The latest; nobody looks farther back. */
const MOST = 2000

export async function reachedBy(db: Db, person: string): Promise<readonly GameTotals[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.tableId')
    .select(['tables.game', 'tables.options', 'tables.outcome', 'seats.seat', 'seats.away'])
    .where('seats.person', '=', person)
    .where('tables.state', '=', 'over')
    .where('tables.outcome', 'is not', null)
    .orderBy('tables.changed', 'desc')
    .limit(MOST)
    .execute()
  const ids = [...new Set(rows.map(({ game }) => game))].filter(isGameId).sort()
  return Promise.all(
    ids.map(async (id) => {
      const { cooperative } = (await loadGame(id)).game
      const ends = rows
        .filter(({ game }) => game === id)
        .map(({ seat, away, options, outcome }) => {
          const { ranks, scores }: Outcome = JSON.parse(outcome ?? '')
          const { level }: { readonly level?: unknown } = JSON.parse(options)
          // A seat that a bot played at the end has not won.
          return { won: ranks[seat] === 1 && away === null, score: scores[seat] ?? 0, level }
        })
      const won = ends.filter((end) => end.won)
      return {
        game: id,
        games: ends.length,
        wins: won.length,
        best: cooperative ? null : Math.max(...ends.map(({ score }) => score)),
        levels: cooperative ? [...new Set(won.flatMap(({ level }) => (typeof level === 'string' ? [level] : [])))] : [],
      }
    }),
  )
}
