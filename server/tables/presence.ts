// Who is at a table: everybody who has a socket open there, or asked for something within a minute. All processes know of all.
import type { Store } from '../store/open.ts'

export interface Presence {
  /** This person was at this table just now. */
  note(table: string, person: string): void
  at(table: string): Promise<ReadonlySet<string>>
  /** Who is where: of all tables at which somebody is. */
  everywhere(): Promise<ReadonlyMap<string, ReadonlySet<string>>>
}

const LASTS = 60_000
/** How often, in milliseconds, the other processes are told that somebody is still there. */
const TELL_EVERY = 20_000
/** With more than this many remembered, those who are gone are forgotten. */
const MOST_TOLD = 10_000

export function makePresence({ db, now }: Store, failed: (error: unknown) => void): Presence {
  const told = new Map<string, number>()

  function forgetOld(): void {
    for (const [key, at] of told) if (at < now() - LASTS) told.delete(key)
  }

  return {
    note(tableId, person) {
      const key = `${tableId}/${person}`
      const at = now()
      if ((told.get(key) ?? 0) > at - TELL_EVERY) return
      if (told.size > MOST_TOLD) forgetOld()
      told.set(key, at)
      db.insertInto('presence')
        .values({ tableId, person, at })
        .onConflict((conflict) => conflict.columns(['tableId', 'person']).doUpdateSet({ at }))
        .execute()
        .catch(failed)
    },
    async at(tableId) {
      const rows = await db
        .selectFrom('presence')
        .select('person')
        .where('tableId', '=', tableId)
        .where('at', '>', now() - LASTS)
        .execute()
      return new Set(rows.map(({ person }) => person))
    },
    async everywhere() {
      const rows = await db
        .selectFrom('presence')
        .select(['tableId', 'person'])
        .where('at', '>', now() - LASTS)
        .execute()
      const found = new Map<string, Set<string>>()
      for (const { tableId, person } of rows) found.set(tableId, (found.get(tableId) ?? new Set()).add(person))
      return found
    },
  }
}
