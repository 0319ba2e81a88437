// `npm run new-game` in a copy of this checkout: what it writes is a game like the others, and its own checks pass there.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'ludopolis-new-game-'))
const ROOMS = ['bin', 'bots', 'cli', 'core', 'e2e', 'games', 'house', 'lab', 'scripts', 'server', 'ui', 'web']
const SETTINGS = ['.gitignore', '.prettierrc.json', 'biome.json', 'index.ts', 'package.json', 'package-lock.json']
const TOOLS = [
  '.dependency-cruiser.cjs',
  'docs',
  'platform.d.ts',
  'svelte.config.js',
  'vite.config.ts',
  'vitest.config.ts',
]
const PROJECTS = ['base', 'engine', 'node', 'web', 'test'].map((project) => `tsconfig.${project}.json`)
/** What imports the list of games. */
const LISTS = /\{[^}]*\bGAME_IDS\b[^}]*\} from/

function run(file: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, file), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, LUDOPOLIS_CONFORM_GAMES: '20' },
  })
  return { status, told: `${stdout}${stderr}` }
}

beforeAll(() => {
  for (const name of [...ROOMS, ...SETTINGS, ...TOOLS, ...PROJECTS])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const { status, told } = run('scripts/new-game.mjs', 'riverbank')
  expect(told).toContain('games/riverbank is a whole game now')
  expect(status).toBe(0)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('the game is in the list, and nothing is left of the name it was written under', () => {
  expect(readFileSync(join(copy, 'games/index.ts'), 'utf8')).toContain(
    "riverbank: () => import('./riverbank/index.ts')",
  )
  const { status } = spawnSync('grep', ['-ril', 'sample', join(copy, 'games/riverbank')])
  expect(status).toBe(1)
})

test('its own tests pass', () => {
  const { status, told } = run('node_modules/vitest/vitest.mjs', 'run', 'games/riverbank')
  expect(status, told).toBe(0)
})

test('what goes through all games finds it alike', () => {
  const goes = ROOMS.filter((room) => room !== 'e2e').flatMap((room) =>
    readdirSync(join(copy, room), { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file}`)
      .filter((file) => file.endsWith('.test.ts') && LISTS.test(readFileSync(join(copy, file), 'utf8'))),
  )
  expect(goes).toEqual(expect.arrayContaining(['games/shape.test.ts', 'web/test/facts.test.ts']))
  const named = ['--testNamePattern', 'riverbank|by name']
  const { status, told } = run('node_modules/vitest/vitest.mjs', 'run', ...goes, ...named)
  expect(status, told).toBe(0)
})

test('after a change of its rules one command records its games anew', () => {
  const set = join(copy, 'games/riverbank/sets/1.ts')
  const before = readFileSync(set, 'utf8')
  writeFileSync(set, before.replace('ponds: 4', 'ponds: 5'))
  const kept = ['games/versions.test.ts', 'games/records.test.ts', '--testNamePattern', 'riverbank', '--retry', '0']
  expect(run('node_modules/vitest/vitest.mjs', 'run', ...kept).status).toBe(1)
  expect(run('scripts/record-games.mjs', 'riverbank').told).toContain('npm run record-games riverbank -- --draft')
  const { status, told } = run('scripts/record-games.mjs', 'riverbank', '--draft')
  expect(status, told).toBe(0)
  expect(told).toContain('test/released.json')
  const after = run('node_modules/vitest/vitest.mjs', 'run', ...kept)
  expect(after.status, after.told).toBe(0)
  writeFileSync(set, before)
  expect(run('scripts/record-games.mjs', 'riverbank', '--draft').status).toBe(0)
})

test('what has been released is not recorded anew', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/record-games.mjs', 'neoville'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^ludopolis: rules \d+ of neoville are in the last commit\..*\n$/)
  expect(status).toBe(1)
})

test('its types and its style are right', () => {
  expect(run('node_modules/typescript/bin/tsc', '-b', 'tsconfig.engine.json')).toEqual({ status: 0, told: '' })
  const style = run('node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', 'games/riverbank', 'games/index.ts')
  expect(style.status, style.told).toBe(0)
})

test('it keeps to its room, and its board is right', () => {
  const arrows = run('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', 'games/riverbank')
  expect(arrows.status, arrows.told).toBe(0)
  const settings = ['--tsconfig', 'tsconfig.web.json', '--fail-on-warnings']
  const board = run('node_modules/svelte-check/bin/svelte-check', ...settings)
  expect(board.status, board.told).toBe(0)
})

test('a name that is taken, or is none, is refused in one line and changes nothing', () => {
  const before = readFileSync(join(copy, 'games/index.ts'), 'utf8')
  for (const args of [['riverbank'], ['River'], ['x'], ['../up'], [], ['one', 'two']]) {
    const { status, told } = run('scripts/new-game.mjs', ...args)
    expect(status).toBe(1)
    expect(told).toMatch(/^ludopolis: .*\n$/)
  }
  expect(readFileSync(join(copy, 'games/index.ts'), 'utf8')).toBe(before)
  expect(existsSync(join(copy, 'games/x'))).toBe(false)
})

test('a draft that gets stuck is not recorded, which is told without a stack', () => {
  const rules = join(copy, 'games/riverbank/rules.ts')
  const before = readFileSync(rules, 'utf8')
  writeFileSync(rules, before.replace('if (s.phase === OVER) return 0', 'if (s.built > 3) return 0'))
  const { status, told } = run('scripts/record-games.mjs', 'riverbank', '--draft')
  writeFileSync(rules, before)
  expect(status).toBe(1)
  expect(told).toMatch(
    /^ludopolis: riverbank cannot be recorded: somebody is to act, but no move is legal \(.*step 4\)\n/,
  )
  expect(told).not.toContain('    at ')
})
