// A server's store as a file, from the command line.
import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emptyFolder, ludopolis } from './terminal.ts'

const folder = emptyFolder()
const at = (name: string) => ({ env: { LUDOPOLIS_DATA: folder.path(name) } })

test('what is backed up can be restored elsewhere, once', async () => {
  const file = folder.path('evening.jsonl')
  expect(await ludopolis(['backup', file], at('data'))).toMatchObject({ code: 0, err: '' })
  expect(await ludopolis(['restore', file], at('other'))).toEqual({ code: 0, out: '0 rows are restored.\n', err: '' })
})

test.each([
  ['a backup that is there', ['backup', 'taken'], 'data', /taken is there already and is not written over/],
  ['a backup that is none', ['restore', 'taken'], 'data', /taken is no complete backup/],
  ['a folder that is a file', ['backup', 'new'], 'taken', /cannot write to the data folder .*taken/],
])('%s is refused in a line', async (_, [command = '', file = ''], data, says) => {
  writeFileSync(folder.path('taken'), 'x')
  const ran = await ludopolis([command, folder.path(file)], at(data))
  expect(ran).toMatchObject({ code: 1, out: '' })
  expect(ran.err).toMatch(says)
  expect(ran.err.split('\n')).toHaveLength(2)
})

test('a bad value of the environment is refused by its name', async () => {
  mkdirSync(folder.path('data'))
  const ran = await ludopolis(['backup', folder.path('x')], { env: { DATABASE_URL: 'secret' } })
  expect(ran).toMatchObject({ code: 1, out: '' })
  expect(ran.err).toMatch(/^ludopolis: DATABASE_URL=… cannot be used/)
})
