// The built command: as many threads as you like, the same result.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(ROOT, `.cache/balance-${process.pid}`)

beforeAll(() =>
  build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: {
        input: {
          cli: 'cli/main.ts',
          'bot-worker': 'bots/worker-node.ts',
          'arena-worker': 'bots/worker-arena.ts',
          'balance-worker': 'cli/balance/worker.ts',
          'fit-worker': 'bots/worker-fit.ts',
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  }),
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(['neotopia --seats 3', 'evolutopia --seats 2'])('%s: one thread or two', (line) => {
  const told = (threads: number) =>
    execFileSync(
      process.execPath,
      [
        join(folder, 'cli.js'),
        ...`balance ${line} --bot random --against random --games 6 --seed 7 --json --threads ${threads}`.split(' '),
      ],
      { encoding: 'utf8' },
    )
  const alone = told(1)
  expect(JSON.parse(alone).games).toBe(6)
  expect(told(2)).toBe(alone)
})

test('fit: one thread or two, the same odds', () => {
  const told = (threads: number) =>
    execFileSync(
      process.execPath,
      [join(folder, 'cli.js'), ...`fit evolutopia --games 400 --seed 7 --threads ${threads}`.split(' ')],
      { encoding: 'utf8', stdio: 'pipe' },
    )
  const alone = told(1)
  expect(JSON.parse(alone)['odds.light']).toBeGreaterThan(0)
  expect(told(2)).toBe(alone)
})

test('bench measures the turns of a bot in a thread', () => {
  const line = 'bench neoville meowtopia --bot search:5ms --seconds 0.3 --json'
  const told = JSON.parse(execFileSync(process.execPath, [join(folder, 'cli.js'), ...line.split(' ')]).toString())
  expect(Object.keys(told)).toEqual(['neoville', 'meowtopia'])
  expect(told.neoville.turns).toBeGreaterThan(0)
  expect(told.neoville.longestMilliseconds).toBeGreaterThanOrEqual(told.neoville.meanMilliseconds)
})
