// A folder is made with those above it, or the reason why not is told.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from './folder.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludopolis-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('folders above are made too, and one that is there is left as it is', () => {
  const deep = join(folder, 'a', 'b', 'c')
  makeFolder(deep, 0o700)
  makeFolder(deep)
  expect(statSync(deep).mode & 0o777).toBe(0o700)
})

test('a file in the way is told', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeFolder(join(folder, 'file'))).toThrow('EEXIST')
  expect(() => makeFolder(join(folder, 'file', 'below'))).toThrow('ENOTDIR')
})

test.runIf(process.platform === 'linux')(
  'a folder in which nothing can be made is told, and not tried for ever',
  () => {
    expect(() => makeFolder('/proc/ludopolis/data')).toThrow('ENOENT')
  },
)
