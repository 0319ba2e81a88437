// The heartbeat: as long as any server runs it notes the time. In a gap between two beats nobody could play, so no clock counts
// it.
import { sql } from 'kysely'
import type { Gap } from '../../house/clock.ts'
import type { Store } from '../store/open.ts'

export interface Heart {
  gaps(): readonly Gap[]
  stop(): void
}

const BEAT = 5000
/** Shorter ones are no outage. */
const LEAST_GAP = 4 * BEAT
/** Older ones are forgotten: no turn is longer. */
const REMEMBERED = 60 * 86_400_000

export async function startHeart(store: Store, failed: (error: unknown) => void): Promise<Heart> {
  let gaps = await beat(store)
  let last = store.now()
  const timer = setInterval(() => {
    store
      .setClock()
      .then(() => beat(store))
      .then((found) => {
        gaps = found
        last = store.now()
      })
      .catch(failed)
  }, BEAT)
  timer.unref()
  return { gaps: () => withPresent(gaps, last, store.now()), stop: () => clearInterval(timer) }
}

/** As long as nothing can be stored nobody can play: the gap is there before it is noted. */
function withPresent(gaps: readonly Gap[], last: number, now: number): readonly Gap[] {
  return now - last < LEAST_GAP ? gaps : [...gaps, { from: last, to: now }]
}

/** Notes the time, and an outage if the last beat is long ago. */
export async function beat({ db, now }: Pick<Store, 'db' | 'now'>): Promise<readonly Gap[]> {
  return db.transaction().execute(async (trx) => {
    const at = now()
    await trx
      .insertInto('heartbeat')
      .values({ id: 1, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    // Of several processes one at a time: it sees what the others noted.
    await trx.updateTable('heartbeat').set({ id: 1 }).where('id', '=', 1).execute()
    const { at: last } = await trx.selectFrom('heartbeat').select('at').where('id', '=', 1).executeTakeFirstOrThrow()
    if (at - last >= LEAST_GAP) await trx.insertInto('outages').values({ start: last, end: at }).execute()
    await trx.updateTable('heartbeat').set({ at }).where('id', '=', 1).where('at', '<', at).execute()
    await trx
      .deleteFrom('outages')
      .where('end', '<', at - REMEMBERED)
      .execute()
    const rows = await trx.selectFrom('outages').selectAll().orderBy(sql.ref('start')).execute()
    return rows.map(({ start, end }) => ({ from: start, to: end }))
  })
}
