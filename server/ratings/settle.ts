// When a table is over its outcome is noted, and where it counts, ratings follow, in the one order that the store numbers.
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { HostedTable } from '../../house/hosted-table.ts'
import { isBot } from '../../house/seats.ts'
import type { Db, Store } from '../store/open.ts'
import type { Schema } from '../store/schema.ts'
import type { Ranked, RatedGame, Rating } from './rating.ts'
import { levelOf, placesOf, rated } from './rating.ts'

const AT_ONCE = 50

/** Tables whose end nobody has noted yet. */
export async function unsettled(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'over')
    .where('outcome', 'is', null)
    .where('ended', 'is', null)
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

/** Does it once, however often it is asked for. */
export async function settle({ db, kind, now }: Store, tableId: string, hosted: HostedTable): Promise<void> {
  const { outcome } = hosted.table.record()
  if (!outcome) return
  const { game } = hosted.table
  const places = placesOf(outcome, (seat) => hosted.table.away(seat) !== null)
  await db.transaction().execute(async (trx) => {
    // One result after the other, whatever process has it.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(20, 1)`.execute(trx)
    const first = await trx
      .updateTable('tables')
      .set({ outcome: JSON.stringify(outcome) })
      .where('id', '=', tableId)
      .where('outcome', 'is', null)
      .returning('id')
      .execute()
    if (first.length === 0) return
    const ranks = await rankedSeats(trx, hosted, places)
    if (!counts(ranks, game.cooperative)) return
    const result = { ranks, ...(game.cooperative ? { together: { level: levelOf(hosted.row.options) } } : {}) }
    const row = { tableId, game: game.id, rules: game.rules, result: JSON.stringify(result), time: now() }
    const { n } = await trx
      .insertInto('results')
      .values((eb) => ({ n: eb.selectFrom('results').select(sql<number>`coalesce(max(n), 0) + 1`.as('n')), ...row }))
      .returning('n')
      .executeTakeFirstOrThrow()
    await rateResult(trx, n, { game: game.id, ...result })
  })
}

/** Of people only accounts, and only those with one seat; bots by game, rules and level. */
async function rankedSeats(
  trx: Transaction<Schema>,
  { row, table }: HostedTable,
  places: readonly number[],
): Promise<readonly Ranked[]> {
  const people = row.seats.flatMap(({ person }) => (person === undefined ? [] : [person]))
  const accounts = people.length
    ? await trx.selectFrom('people').select('id').where('id', 'in', people).where('password', 'is not', null).execute()
    : []
  return row.seats.flatMap(({ player, person }, seat): Ranked[] => {
    const rank = places[seat] ?? places.length
    if (isBot(player)) return [{ seat, player: `${table.game.id}/${table.game.rules}/${player}`, rank }]
    const isRated = accounts.some(({ id }) => id === person) && people.filter((one) => one === person).length === 1
    return isRated ? [{ seat, player: person ?? '', rank }] : []
  })
}

/** At least two who are rated; where all play together, at least one person. */
function counts(ranks: readonly Ranked[], cooperative: boolean): boolean {
  if (cooperative) return ranks.some(({ player }) => !player.includes('/'))
  return new Set(ranks.map(({ player }) => player)).size >= 2
}

async function rateResult(trx: Transaction<Schema>, n: number, result: RatedGame): Promise<void> {
  const { game } = result
  const rows = await trx
    .selectFrom('ratings')
    .select(['player', 'mu', 'sigma', 'games', 'wins', 'best'])
    .where('game', '=', game)
    .where(
      'player',
      'in',
      result.ranks.map(({ player }) => player),
    )
    .execute()
  const before = new Map<string, Rating>(rows.map((row) => [row.player, row]))
  for (const { player, ...values } of rated(result, (one) => before.get(one))) {
    await trx
      .insertInto('ratings')
      .values({ game, player, ...values })
      .onConflict((conflict) => conflict.columns(['game', 'player']).doUpdateSet(values))
      .execute()
    // Where all play together nobody rises or falls.
    const { mu, sigma } = values
    if (!result.together) await trx.insertInto('rated').values({ n, game, player, mu, sigma }).execute()
  }
}
