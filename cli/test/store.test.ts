// A server's store as a file, from the command line.
import { mkdirSync, writeFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import Libsql from 'libsql'
import { expect, test } from 'vitest'
import { openStore } from '../../server/store/open.ts'
import { emptyFolder, ludopolis } from './terminal.ts'

const folder = emptyFolder()
const at = (name: string) => ({ env: { LUDOPOLIS_DATA: folder.path(name) } })

/** As a server leaves it that nobody came to. */
async function opened(name: string): Promise<void> {
  const store = await openStore({ folder: folder.path(name) }, { alone: true })
  await store.close()
}

test('what is backed up can be restored elsewhere, once', async () => {
  const file = folder.path('evening.jsonl')
  await opened('data')
  expect(await ludopolis(['backup', file], at('data'))).toMatchObject({ code: 0, err: '' })
  expect(await ludopolis(['restore', file], at('other'))).toEqual({ code: 0, out: '0 rows are restored.\n', err: '' })
})

test.each([
  ['a backup that is there', ['backup', 'taken'], 'data', /taken is there already and is not written over/],
  ['a backup that is none', ['restore', 'taken'], 'data', /taken is no complete backup/],
  ['a backup that is not there', ['restore', 'none'], 'data', /there is no file .*none/],
  ['a backup of nothing', ['backup', 'new'], 'none', /there is no database of a server in .*none/],
  ['a folder that is a file', ['restore', 'new'], 'taken', /cannot write to the data folder .*taken/],
  ['a folder in a file', ['restore', 'new'], 'taken/below', /cannot write to the data folder .*taken.below/],
])('%s is refused in a line', async (_, [command = '', file = ''], data, says) => {
  await opened('data')
  writeFileSync(folder.path('taken'), 'x')
  const ran = await ludopolis([command, folder.path(file)], at(data))
  expect(ran).toMatchObject({ code: 1, out: '' })
  expect(ran.err).toMatch(says)
  expect(ran.err.split('\n')).toHaveLength(2)
})

test('a folder where the database should be is refused in a line', async () => {
  mkdirSync(folder.path('data/ludopolis.sqlite'), { recursive: true })
  const ran = await ludopolis(['backup', folder.path('x')], at('data'))
  expect(ran).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^ludopolis: cannot write to the data folder .*\n$/),
  })
})

test('a database that lacks a table is called damaged', async () => {
  await opened('data')
  const database = new Libsql(folder.path('data/ludopolis.sqlite'))
  database.exec('drop table seats')
  database.close()
  const ran = await ludopolis(['backup', folder.path('x')], at('data'))
  expect(ran).toMatchObject({ code: 1, err: expect.stringMatching(/^ludopolis: the database in .* is damaged.*\n$/) })
  expect(folder.names()).toEqual(['data'])
})

test('keys of a database that cannot be read are refused in a line', async () => {
  const env = { DATABASE_URL: `postgres://127.0.0.1:1/x?sslcert=${folder.path('none')}` }
  const ran = await ludopolis(['admin', 'tables'], { env })
  expect(ran).toMatchObject({ code: 1, err: expect.stringMatching(/DATABASE_URL does not answer \(ENOENT\)\.\n$/) })
})

test('Ctrl-C ends the wait for a backup that is piped in', async () => {
  const stop = new AbortController()
  const running = ludopolis(['restore', '-'], { ...at('data'), chunks: new PassThrough(), signal: stop.signal })
  await setTimeout(1)
  stop.abort()
  expect(await running).toEqual({ code: 130, out: '', err: '' })
})

test('a bad value of the environment is refused by its name', async () => {
  mkdirSync(folder.path('data'))
  const ran = await ludopolis(['backup', folder.path('x')], { env: { DATABASE_URL: 'secret' } })
  expect(ran).toMatchObject({ code: 1, out: '' })
  expect(ran.err).toMatch(/^ludopolis: DATABASE_URL=… cannot be used/)
})
