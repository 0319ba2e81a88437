// Runs one suite on both stores.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import type { Store, StorePlace } from '../store/open.ts'
import { openStore } from '../store/open.ts'
import type { Postgres } from './postgres.ts'
import { startPostgres } from './postgres.ts'

export interface Ground {
  readonly kind: 'sqlite' | 'postgres'
  /** Where the store of this test lies. */
  readonly place: StorePlace
  readonly store: Store
  /** The server of PostgreSQL, on that ground. */
  readonly postgres: Postgres | null
}

/** Each test gets a fresh store. */
export function onBothStores(suite: (ground: Ground) => void): void {
  describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
    const ground: { -readonly [K in keyof Ground]: Ground[K] } = {
      kind,
      place: { folder: '' },
      store: null as unknown as Store,
      postgres: null,
    }
    let folder = ''
    beforeAll(async () => {
      if (kind === 'postgres') ground.postgres = await startPostgres()
    })
    afterAll(() => ground.postgres?.remove())
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), 'ludopolis-store-'))
      ground.place = { folder, url: await ground.postgres?.database() }
      ground.store = await openStore(ground.place, { alone: true })
    })
    afterEach(async () => {
      await ground.store.close()
      rmSync(folder, { recursive: true, force: true })
    })
    suite(ground)
  })
}
