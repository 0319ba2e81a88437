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
const env = { ...process.env, FORCE_COLOR: '0' }
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env })

/** What a program in TypeScript tells, when it has been checked and run there. */
function run(name: string, program: string): string {
  writeFileSync(join(folder, `${name}.ts`), program)
  const settings = ['--module', 'nodenext', '--target', 'es2023', '--strict']
  node(join(process.cwd(), 'node_modules/typescript/bin/tsc'), ...settings, `${name}.ts`)
  return node(`${name}.js`)
}

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
  const used = run(
    'use',
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
  expect(used).toBe(`${GAME_IDS.length},function,2\n`)
})

test('the program that docs/package.md shows has right types, and plays a game to its end', () => {
  const [, program = ''] = /```ts\n([\s\S]+?)```/.exec(readFileSync('docs/package.md', 'utf8')) ?? []
  expect(run('shown', program)).toMatch(/ranks: \[ [12], [12] \]/)
})

test('its server opens the site', async () => {
  const server = spawn(process.execPath, [inside('bin/ludopolis.mjs'), 'serve', '--port', '0'], {
    cwd: folder,
    env: { ...env, LUDOPOLIS_DATA: join(folder, 'data') },
  })
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
