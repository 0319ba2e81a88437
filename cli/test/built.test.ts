// The built command as a process: as many threads as you like, the same result; outputs that break; signals.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtCommand } from './built.ts'

const { folder, path, build, remove } = builtCommand('built')
beforeAll(build)
afterAll(remove)

const node = (line: string) => [process.execPath, [path, ...line.split(' ')]] as const

test.each(['neotopia --seats 3', 'evolutopia --seats 2'])('%s: one thread or two', (line) => {
  const told = (threads: number) =>
    execFileSync(
      ...node(`balance ${line} --bot random --against random --games 6 --seed 7 --json --threads ${threads}`),
      { encoding: 'utf8' },
    )
  const alone = told(1)
  expect(JSON.parse(alone).games).toBe(6)
  expect(told(2)).toBe(alone)
})

test('fit: one thread or two, the same odds', () => {
  const told = (threads: number) =>
    execFileSync(...node(`fit evolutopia --games 400 --seed 7 --threads ${threads}`), {
      encoding: 'utf8',
      stdio: 'pipe',
    })
  const alone = told(1)
  expect(JSON.parse(alone)['odds.light']).toBeGreaterThan(0)
  expect(told(2)).toBe(alone)
})

test('learn: one thread or two, the same weights', () => {
  const told = (threads: number) => {
    const out = join(folder, `weights-${threads}.ts`)
    const line = `learn neoville --games follower:60 --seats 2,3 --epochs 1 --seed 7 --threads ${threads} --out ${out}`
    execFileSync(...node(line), { stdio: 'pipe' })
    return readFileSync(out, 'utf8')
  }
  const alone = told(1)
  expect(alone).toContain('ludopolis learn neoville --games follower:60 --seats 2,3 --epochs 1 --seed 7')
  expect(told(2)).toBe(alone)
})

test('bench measures the turns of a bot in a thread', () => {
  const line = 'bench neoville meowtopia --bot search:5ms --seconds 0.3 --json'
  const told = JSON.parse(execFileSync(...node(line)).toString())
  expect(Object.keys(told)).toEqual(['neoville', 'meowtopia'])
  expect(told.neoville.turns).toBeGreaterThan(0)
  expect(told.neoville.longestMilliseconds).toBeGreaterThanOrEqual(told.neoville.meanMilliseconds)
})

test('bench ends in time also where Node collects garbage all the time, and with it the timers of signals', () => {
  const collecting = "import v8 from 'node:v8';import vm from 'node:vm';v8.setFlagsFromString('--expose-gc');"
  const all = `${collecting}setInterval(vm.runInNewContext('gc'),10).unref()`
  const [command, line] = node('bench neoville --bot search:5ms --seconds 0.3 --json')
  const told = execFileSync(command, ['--import', `data:text/javascript,${encodeURIComponent(all)}`, ...line], {
    timeout: 30_000,
  })
  expect(JSON.parse(told.toString()).neoville.turns).toBeGreaterThan(0)
})

test.each([1, 2])('arena with %s threads stops at the same game when the difference is plain', (threads) => {
  const line = `arena neoville --bots greedy,random --games 60 --seed 7 --until-certain --json --threads ${threads}`
  expect(JSON.parse(execFileSync(...node(line)).toString()).games).toBe(20)
})

test.runIf(existsSync('/dev/full'))('an output that is full is told in a line', () => {
  const full = openSync('/dev/full', 'w')
  const { status, stderr } = spawnSync(...node('simulate neoville --games 1'), {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  })
  closeSync(full)
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'ludopolis: the output cannot be written (ENOSPC).\n' })
})

test('a reader that has seen enough is no error', async () => {
  const child = spawn(...node('simulate neoville --games 1'))
  child.stdout.destroy()
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})

test.runIf(process.platform !== 'win32')('a folder in place of a keyboard ends the game in peace', () => {
  const input = openSync(folder, 'r')
  const { status, stderr } = spawnSync(...node('play neoville'), { stdio: [input, 'ignore', 'pipe'], encoding: 'utf8' })
  closeSync(input)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s is heard while a game waits', async (signal) => {
  const child = spawn(...node('play neoville'))
  // The question stands: the player can leave.
  for await (const chunk of child.stdout) if (String(chunk).includes('What you can do')) break
  child.kill(signal)
  const [code, killed] = await once(child, 'exit')
  expect({ code, killed }).toEqual({ code: 0, killed: null })
})
