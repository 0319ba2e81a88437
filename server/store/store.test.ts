// What both stores promise: nothing acknowledged is lost, of two for one place one wins, faults pass.
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import Libsql from 'libsql'
import { expect, test, vi } from 'vitest'
import { startPostgres } from '../test/postgres.ts'
import { layTable, newEntry, newPerson } from '../test/rows.ts'
import { onBothStores } from '../test/stores.ts'
import { isStoreFault } from './faults.ts'
import type { Store } from './open.ts'
import { openStore } from './open.ts'

onBothStores((ground) => {
  const entries = () =>
    ground.store.db.selectFrom('entries').select(['tableId', 'seq', 'body']).orderBy('seq').execute()

  test('an entry that was acknowledged is there after opening again', async () => {
    const tableId = await layTable(ground.store)
    expect(await ground.store.append(newEntry(tableId, 0, { body: '{"a":1}' }))).toBe('stored')
    await ground.store.close()
    Object.assign(ground, { store: await openStore(ground.place, { alone: true }) })
    expect(await entries()).toEqual([{ tableId, seq: 0, body: '{"a":1}' }])
  })

  test('of two entries for one number, in one group or in two, the first wins', async () => {
    const tableId = await layTable(ground.store)
    const both = ['first', 'second'].map((body) => ground.store.append(newEntry(tableId, 0, { body })))
    expect(await Promise.all(both)).toEqual(['stored', 'taken'])
    expect(await ground.store.append(newEntry(tableId, 0, { body: 'third' }))).toBe('taken')
    expect(await entries()).toEqual([{ tableId, seq: 0, body: 'first' }])
  })

  test('an intent is taken once by a person at a table; another person and another table have their own', async () => {
    const [tableId, other] = [await layTable(ground.store), await layTable(ground.store)]
    const [ada, ben] = [await newPerson(ground.store), await newPerson(ground.store)]
    const append = (table: string, seq: number, person: string) =>
      ground.store.append(newEntry(table, seq, { person, intent: 'i' }))
    expect(await append(tableId, 0, ada)).toBe('stored')
    // In one group: the first loses by its intent, and the number goes to the second.
    expect(await Promise.all([append(tableId, 1, ada), append(tableId, 1, ben)])).toEqual(['taken', 'stored'])
    expect(await append(other, 0, ada)).toBe('stored')
  })

  test('appends that wait together share a transaction, and one at fault does not take the others with it', async () => {
    const tableId = await layTable(ground.store)
    const fails = newEntry(tableId, 1, {
      also: async () => {
        throw new Error('no room for this one')
      },
    })
    const group = [newEntry(tableId, 0), fails, newEntry('nowhere', 0), newEntry(tableId, 2)]
    const done = await Promise.allSettled(group.map((entry) => ground.store.append(entry)))
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect((await entries()).map(({ seq }) => seq)).toEqual([0, 2])
  })

  test('entries that belong together are stored together or not at all', async () => {
    const tableId = await layTable(ground.store)
    const several = (...seqs: number[]) =>
      ground.store.append({ rows: seqs.flatMap((seq) => newEntry(tableId, seq).rows) })
    expect(await several(0, 1, 2)).toBe('stored')
    expect(await several(3, 2)).toBe('taken')
    expect(await several(2, 3, 4)).toBe('taken')
    expect((await entries()).map(({ seq }) => seq)).toEqual([0, 1, 2])
  })

  test('what belongs to an entry is stored with it or not at all', async () => {
    const tableId = await layTable(ground.store)
    const also: Parameters<typeof newEntry>[2] = {
      also: async (trx) => {
        await trx.updateTable('tables').set({ steps: 7 }).where('id', '=', tableId).execute()
        throw new Error('and then it failed')
      },
    }
    await expect(ground.store.append(newEntry(tableId, 0, also))).rejects.toThrow('and then it failed')
    const row = await ground.store.db.selectFrom('tables').select('steps').where('id', '=', tableId).executeTakeFirst()
    expect({ steps: row?.steps, entries: await entries() }).toEqual({ steps: 0, entries: [] })
  })

  test('five hundred appends to as many tables are all stored', async () => {
    const tableIds = await Promise.all(Array.from({ length: 500 }, () => layTable(ground.store)))
    const done = await Promise.all(tableIds.map((id) => ground.store.append(newEntry(id, 0))))
    expect(done.every((answer) => answer === 'stored')).toBe(true)
    expect(await entries()).toHaveLength(500)
  })

  test('times and fractions come back as the numbers they were', async () => {
    const tableId = await layTable(ground.store)
    const time = Date.UTC(2100, 0, 1, 1, 1, 1, 123)
    await ground.store.append(newEntry(tableId, 0, { time }))
    const rating = { game: 'neoville', player: 'p', mu: 25 / 3, sigma: Math.PI, games: 1, wins: 0, best: null }
    await ground.store.db.insertInto('ratings').values(rating).execute()
    expect(await ground.store.db.selectFrom('ratings').selectAll().execute()).toEqual([rating])
    expect(await ground.store.db.selectFrom('entries').select('time').execute()).toEqual([{ time }])
  })

  test('the store’s clock runs beside this machine’s', () => {
    expect(Math.abs(ground.store.now() - Date.now())).toBeLessThan(60_000)
  })

  test('a schema of a newer program is refused', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', 'x')`.execute(ground.store.db)
    await ground.store.close()
    const refusal = { code: 'schema-newer', about: '999-later' }
    await expect(openStore(ground.place, { alone: true })).rejects.toMatchObject(refusal)
    // The refused one has let go, so that a fitting program can have it; here, the tools' way in is refused alike.
    await expect(openStore(ground.place, { alone: false })).rejects.toMatchObject(refusal)
    Object.assign(ground, { store: { close: async () => {} } })
  })

  test('while the database is away appends are refused as the store’s fault, and go on when it is back', async () => {
    const tableId = await layTable(ground.store)
    await ground.store.append(newEntry(tableId, 0))
    const recover = await takeAway()
    const big = 'x'.repeat(1_000_000)
    const refused = await ground.store.append(newEntry(tableId, 1, { body: big })).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Error)
    expect(isStoreFault(refused)).toBe(true)
    await recover()
    expect(await ground.store.append(newEntry(tableId, 1, { body: 'small' }))).toBe('stored')
    expect((await entries()).map(({ body }) => body)).toEqual(['{}', 'small'])
  })

  /** A full disk, as SQLite sees it; a server that is down. */
  async function takeAway(): Promise<() => Promise<unknown>> {
    const { db } = ground.store
    if (ground.postgres) {
      await ground.postgres.stop()
      return () => (ground.postgres as NonNullable<typeof ground.postgres>).start()
    }
    await sql`pragma max_page_count = 1`.execute(db)
    return () => sql`pragma max_page_count = 1000000`.execute(db)
  }
})

test('a group waits a moment for as many as the one before it had, and who comes alone for nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludopolis-group-'))
  const store = await openStore({ folder }, { alone: true })
  const tableId = await layTable(store)
  const groups = new Set<unknown>()
  const append = (seq: number) => store.append(newEntry(tableId, seq, { also: async (trx) => void groups.add(trx) }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await append(0)
  await Promise.all([append(1), append(2)])
  expect(groups.size).toBe(2)
  const first = append(3)
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(groups.size).toBe(2)
  await Promise.all([first, append(4)])
  expect(groups.size).toBe(3)
  const late = append(5)
  await vi.advanceTimersByTimeAsync(100)
  await late
  await append(6)
  expect(groups.size).toBe(5)
  vi.useRealTimers()
  await store.close()
  rmSync(folder, { recursive: true })
})

test('a folder in use is refused to a second server, and free when the first is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludopolis-lock-'))
  const first = await openStore({ folder }, { alone: true })
  await expect(openStore({ folder }, { alone: true })).rejects.toMatchObject({ code: 'data-in-use', about: folder })
  const beside = await openStore({ folder }, { alone: false })
  await beside.close()
  await first.close()
  await (await openStore({ folder }, { alone: true })).close()
  expect(statSync(join(folder, 'ludopolis.sqlite')).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})

test('a folder that cannot be made, and a file that is no database, are refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludopolis-bad-'))
  const file = join(folder, 'file')
  writeFileSync(file, 'x')
  await expect(openStore({ folder: join(file, 'data') }, { alone: true })).rejects.toMatchObject({
    code: 'data-unwritable',
  })
  writeFileSync(
    join(folder, 'ludopolis.sqlite'),
    'no database, but long enough to be read as the header of one: '.repeat(40),
  )
  await expect(openStore({ folder }, { alone: true })).rejects.toMatchObject({ code: 'database-broken' })
  rmSync(folder, { recursive: true })
})

test('a first start that dies half-way leaves no half of a database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludopolis-half-'))
  const file = join(folder, 'ludopolis.sqlite')
  const inTheWay = new Libsql(file)
  inTheWay.exec('create table presence (x)')
  inTheWay.close()
  await expect(openStore({ folder }, { alone: true })).rejects.toThrow()
  const left = new Libsql(file)
  const names = left.prepare("select name from sqlite_master where type = 'table' and name not like 'kysely%'").all()
  expect(names).toEqual([{ name: 'presence' }])
  left.exec('drop table presence')
  left.close()
  await (await openStore({ folder }, { alone: true })).close()
  rmSync(folder, { recursive: true })
})

test('tools make no database where there is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludopolis-none-'))
  const opening = { alone: false, existing: true }
  const refusal = { code: 'database-missing', about: folder }
  await expect(openStore({ folder }, opening)).rejects.toMatchObject(refusal)
  expect(readdirSync(folder)).toEqual([])
  await (await openStore({ folder }, { alone: true })).close()
  await (await openStore({ folder }, opening)).close()
  rmSync(folder, { recursive: true })
})

test('three programs that meet an empty database at once find it ready', async () => {
  const postgres = await startPostgres()
  const url = await postgres.emptyDatabase()
  const opening = { alone: false, existing: true }
  await expect(openStore({ folder: '', url }, opening)).rejects.toMatchObject({ code: 'database-missing' })
  const stores = await Promise.all([1, 2, 3].map(() => openStore({ folder: '', url }, { alone: true })))
  const tableId = await layTable(stores[0] as Store)
  expect(await (stores[2] as Store).append(newEntry(tableId, 0))).toBe('stored')
  for (const store of stores) await store.close()
  await postgres.remove()
})

test('a database that does not answer is refused without telling its password', async () => {
  const url = 'postgres://someone:secret@127.0.0.1:1/none'
  const refused = await openStore({ folder: '', url }, { alone: true }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'database-unreachable', about: 'ECONNREFUSED' })
  expect(String(refused)).not.toContain('secret')
})
