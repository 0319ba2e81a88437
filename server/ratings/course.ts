// How ratings went: of a person over time, and what one table changed.
import type { RatingChange } from '../../house/told.ts'
import type { Db } from '../store/open.ts'
import type { Ranked } from './rating.ts'

export interface RatedAt {
  readonly game: string
  readonly time: number
  readonly mu: number
  readonly sigma: number
}

const MOST_SHOWN = 500

/** The latest results of a person, in their order. */
export async function ratingsOver(db: Db, person: string): Promise<readonly RatedAt[]> {
  const rows = await db
    .selectFrom('rated')
    .innerJoin('results', 'results.n', 'rated.n')
    .select(['rated.game', 'rated.mu', 'rated.sigma', 'results.time'])
    .where('rated.player', '=', person)
    .orderBy('rated.n', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.reverse().map(({ game, time, mu, sigma }) => ({ game, time: Number(time), mu, sigma }))
}

/** What a finished table has changed, for the people at it; bots go by themselves. */
export async function changesAt(db: Db, tableId: string): Promise<readonly RatingChange[]> {
  const found = await db
    .selectFrom('results')
    .select(['n', 'game', 'result'])
    .where('tableId', '=', tableId)
    .executeTakeFirst()
  if (!found) return []
  const { ranks }: { readonly ranks: readonly Ranked[] } = JSON.parse(found.result)
  const people = ranks.filter(({ player }) => !player.includes('/'))
  const changes = people.map(async ({ seat, player }): Promise<readonly RatingChange[]> => {
    const [now, last] = await db
      .selectFrom('rated')
      .select(['n', 'mu', 'sigma'])
      .where('player', '=', player)
      .where('game', '=', found.game)
      .where('n', '<=', found.n)
      .orderBy('n', 'desc')
      .limit(2)
      .execute()
    return now?.n === found.n ? [{ seat, mu: now.mu, sigma: now.sigma, before: last?.mu ?? null }] : []
  })
  return (await Promise.all(changes)).flat()
}
