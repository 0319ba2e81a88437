// Computes all ratings again from the records of the tables, in the order of the results, and tells where they differ from
// what is stored.

import { liveChance } from '../../core/chance.ts'
import type { Entry } from '../../core/entries.ts'
import { isRefusal } from '../../core/game.ts'
import { isRefused, Table } from '../../core/table.ts'
import { isGameId, loadGame } from '../../games/index.ts'
import type { Db } from '../store/open.ts'
import type { RatingRow } from '../store/schema.ts'
import type { Ranked, RatedGame, Rating } from './rating.ts'
import { levelOf, placesOf, rated } from './rating.ts'

export interface Anew {
  readonly results: number
  /** Results whose table is gone, taken as they were noted. */
  readonly withoutRecord: number
  readonly ratings: readonly RatingRow[]
  /** The stored ratings and these are the same, number for number. */
  readonly same: boolean
}

export async function ratingsAnew(db: Db): Promise<Anew> {
  const results = await db.selectFrom('results').selectAll().orderBy('n').execute()
  const ratings = new Map<string, RatingRow>()
  let withoutRecord = 0
  for (const { tableId, game, rules, result: json } of results) {
    const noted: Omit<RatedGame, 'game'> = JSON.parse(json)
    const replayed = await replayedResult(db, tableId, game, rules, noted.ranks)
    if (!replayed) withoutRecord++
    const result = replayed ?? { game, ...noted }
    const known = (player: string): Rating | undefined => ratings.get(`${game} ${player}`)
    for (const one of rated(result, known)) ratings.set(`${game} ${one.player}`, { ...one, game })
  }
  const anew = sorted([...ratings.values()])
  const stored = sorted(await db.selectFrom('ratings').selectAll().execute())
  return {
    results: results.length,
    withoutRecord,
    ratings: anew,
    same: JSON.stringify(anew) === JSON.stringify(stored),
  }
}

function sorted(rows: readonly RatingRow[]): readonly RatingRow[] {
  const order = ({ game, player, mu, sigma, games, wins, best }: RatingRow) => ({
    game,
    player,
    mu,
    sigma,
    games,
    wins,
    best,
  })
  const key = ({ game, player }: RatingRow) => `${game} ${player}`
  return rows.map(order).sort((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** The places as the record gives them; null if the table is gone. */
async function replayedResult(
  db: Db,
  tableId: string,
  id: string,
  rules: number,
  noted: readonly Ranked[],
): Promise<RatedGame | null> {
  const rows = await db.selectFrom('entries').select('body').where('tableId', '=', tableId).orderBy('seq').execute()
  if (rows.length === 0 || !isGameId(id)) return null
  const module = await loadGame(id, rules)
  if (isRefusal(module)) return null
  const { game } = module
  const entries = rows.map(({ body }) => JSON.parse(body) as Entry)
  const table = Table.resume(game, entries, { luck: liveChance, store: { append: async () => {} }, now: () => 0 })
  const outcome = isRefused(table) ? null : table.record().outcome
  if (isRefused(table) || !outcome) return null
  const places = placesOf(outcome, (seat) => table.away(seat) !== null)
  const ranks = noted.map(({ seat, player }) => ({ seat, player, rank: places[seat] ?? places.length }))
  return { game: id, ranks, ...(game.cooperative ? { together: { level: levelOf(table.record().options) } } : {}) }
}
