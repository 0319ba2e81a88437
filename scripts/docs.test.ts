// Documents can be read beside the code: short lines, and links that lead somewhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const LONGEST = 140
const FOLDERS = ['bots', 'cli', 'core', 'docs', 'e2e', 'games', 'house', 'lab', 'scripts', 'server', 'ui', 'web']
const files = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ),
].filter((file) => file.endsWith('.md'))

test.each(files)('%s has no line longer than 140 characters', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n')
  const long = lines.flatMap((line, i) => ([...line].length > LONGEST ? [`${i + 1}: ${line}`] : []))
  expect(long).toEqual([])
})

test.each(files)('the links of %s lead somewhere', (file) => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, link]) => link ?? '')
  expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([])
})
