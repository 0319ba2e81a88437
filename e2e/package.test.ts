// The package as others get it: packed, laid into an empty folder with the packages it needs, and used.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { GAME_IDS } from '../games/index.ts'

test.describe.configure({ mode: 'serial' })

let folder = ''
const inside = (path: string) => join(folder, 'node_modules/ludopolis', path)
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludopolis-package-'))
  execFileSync('npm', ['pack', '--pack-destination', folder], { stdio: 'pipe', shell: process.platform === 'win32' })
  const [tarball = ''] = readdirSync(folder)
  mkdirSync(inside(''), { recursive: true })
  execFileSync('tar', ['xzf', join(folder, tarball), '-C', inside(''), '--strip-components=1'])
  // What `npm install` would fetch: the packages of the lock that are not for development alone.
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: { [at: string]: { dev?: boolean; optional?: boolean } }
  }
  for (const [at, { dev, optional }] of Object.entries(lock.packages))
    if (at !== '' && !dev && !(optional && !readdirSync(dirname(at)).includes(at.split('/').at(-1) ?? '')))
      cpSync(at, join(folder, at), {
        recursive: true,
        filter: (path) => !path.slice(at.length).includes('node_modules'),
      })
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('it holds what is built and nothing else', () => {
  const files = readdirSync(inside(''), { recursive: true, encoding: 'utf8' })
  expect(readdirSync(inside('')).sort()).toEqual(['LICENSE', 'README.md', 'bin', 'dist', 'package.json'])
  expect(files.filter((file) => /\.svelte$|\.map$|test|(?<!\.d)\.ts$/.test(file))).toEqual([])
})

test('its command plays, and its library gives games, bots and the table', () => {
  const told = node(inside('bin/ludopolis.mjs'), 'simulate', 'neoville', '--games', '2', '--json')
  expect(JSON.parse(told).games).toBe(2)
  writeFileSync(
    join(folder, 'use.ts'),
    `import type { Bot, GameRecord } from 'ludopolis'
import { GAME_IDS, isRefusal, loadGame, Playing, readBot } from 'ludopolis'
const first: Bot = { choose: ({ legal }) => legal[0] as number }
const { game } = await loadGame('neoville')
const spec = readBot('greedy')
if (isRefusal(spec)) throw new Error(spec.code)
const record: GameRecord = await new Playing(game, 2, {} as never, [spec, spec]).game('1')
console.log([GAME_IDS.length, typeof first.choose, record.outcome?.ranks.length].join())
// @ts-expect-error there is no such game
export const none = () => loadGame('chess')
`,
  )
  const settings = ['--module', 'nodenext', '--target', 'es2023', '--strict']
  execFileSync(process.execPath, [join(process.cwd(), 'node_modules/typescript/bin/tsc'), ...settings, 'use.ts'], {
    cwd: folder,
    stdio: 'pipe',
  })
  expect(node('use.js')).toBe(`${GAME_IDS.length},function,2\n`)
})

test('its server opens the site', async () => {
  const env = { ...process.env, LUDOPOLIS_DATA: join(folder, 'data') }
  const server = spawn(process.execPath, [inside('bin/ludopolis.mjs'), 'serve', '--port', '0'], { cwd: folder, env })
  try {
    let said = ''
    for await (const chunk of server.stdout) {
      said += chunk
      if (/open at http:\/\/\S+\n/.test(said)) break
    }
    const page = await fetch(/http:\/\/\S+(?=\n)/.exec(said)?.[0] ?? '')
    expect(await page.text()).toContain('Ludopolis')
  } finally {
    server.kill()
  }
})
