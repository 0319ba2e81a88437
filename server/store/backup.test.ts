// A store can be taken away as a file while it is written to, and laid down elsewhere, as either kind.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { layTable, newEntry, newPerson } from '../test/rows.ts'
import { onBothStores } from '../test/stores.ts'
import { backup, restore } from './backup.ts'
import type { Store } from './open.ts'
import { openStore } from './open.ts'

/** The last row is another one; it is counted still. */
function withRow(text: string, row: string): string {
  return text.trimEnd().split('\n').toSpliced(-2, 1, `{"table":"people","row":${row}}`).join('\n')
}

onBothStores((ground) => {
  let folder = ''
  let file = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ludopolis-backup-'))
    file = join(folder, 'backup.jsonl')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  async function* lines() {
    yield* readFileSync(file, 'utf8').replace(/\n$/, '').split('\n')
  }
  const elsewhere = () => openStore({ folder: join(folder, 'restored') }, { alone: true })
  const entriesOf = ({ db }: Store) => db.selectFrom('entries').selectAll().orderBy('tableId').orderBy('seq').execute()

  async function fill(steps: number): Promise<string> {
    const tableId = await layTable(ground.store)
    const person = await newPerson(ground.store)
    const entries = Array.from({ length: steps }, (_, seq) => newEntry(tableId, seq, { person, intent: `i${seq}` }))
    await Promise.all(entries.map((entry) => ground.store.append(entry)))
    return tableId
  }

  test('everything comes back, in either kind of store', async () => {
    for (let i = 0; i < 3; i++) await fill(400)
    const kept = await entriesOf(ground.store)
    const written = await backup(ground.store, file)
    const restored = await elsewhere()
    expect(await restore(restored, lines(), file)).toBe(written)
    expect(await entriesOf(restored)).toEqual(kept)
    expect(await restored.db.selectFrom('people').selectAll().execute()).toHaveLength(3)
    await restored.close()
  })

  test('what another process of a running server takes is one moment of it', async () => {
    const tableId = await fill(600)
    const beside = await openStore(ground.place, { alone: false })
    const later = (async () => {
      for (let seq = 600; seq < 700; seq++) await ground.store.append(newEntry(tableId, seq))
    })()
    await backup(beside, file)
    await later
    await beside.close()
    const restored = await elsewhere()
    await restore(restored, lines(), file)
    const seqs = (await entriesOf(restored)).map(({ seq }) => seq)
    expect(seqs.length).toBeGreaterThanOrEqual(600)
    expect(seqs).toEqual(seqs.map((_, i) => i))
    await restored.close()
  })

  test('only its owner may read a backup, and none is written over', async () => {
    await backup(ground.store, file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(backup(ground.store, file)).rejects.toMatchObject({ code: 'backup-exists' })
    const nowhere = join(folder, 'no', 'folder')
    await expect(backup(ground.store, nowhere)).rejects.toMatchObject({ code: 'backup-unwritable' })
  })

  test('a backup that is stopped leaves no file', async () => {
    await fill(600)
    const stop = AbortSignal.abort()
    await expect(backup(ground.store, file, stop)).rejects.toBe(stop.reason)
    expect(existsSync(file)).toBe(false)
  })

  test('a store that holds something is not written over', async () => {
    await fill(1)
    await backup(ground.store, file)
    await expect(restore(ground.store, lines(), file)).rejects.toMatchObject({ code: 'restore-not-empty' })
  })

  const HARMS: readonly (readonly [what: string, harm: (text: string) => string])[] = [
    ['cut off', (text) => text.slice(0, text.length - 15)],
    ['without its last line', (text) => text.split('\n').slice(0, -2).join('\n')],
    ['without a line in the middle', (text) => text.split('\n').toSpliced(3, 1).join('\n')],
    ['of something else', () => '{"a":1}\n'],
    ['that is empty', () => ''],
    ...Object.entries({
      'an unknown column': '{"nothing":1}',
      'a column that is no name': '{"id\\u0000":1}',
      'no columns': '{}',
      'a list': '[]',
      'an object in a column': '{"id":{"a":1}}',
      'yes or no in a column': '{"id":true}',
      'columns left out': '{"id":"x"}',
      'lists in one another': '['.repeat(10_000),
    }).map(([what, row]) => [`whose row is ${what}`, (text: string) => withRow(text, row)] as const),
  ]

  test.each(HARMS)('a backup %s is refused and leaves nothing behind', async (_, harm) => {
    await fill(5)
    await backup(ground.store, file)
    writeFileSync(file, harm(readFileSync(file, 'utf8')))
    const restored = await elsewhere()
    await expect(restore(restored, lines(), file)).rejects.toMatchObject({ code: 'backup-broken' })
    expect(await restored.db.selectFrom('people').selectAll().execute()).toEqual([])
    await restored.close()
  })
})
