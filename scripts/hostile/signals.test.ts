// Signals and kills at any moment: what is told is true, what is written is whole.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import { builtCommand } from '../../cli/test/built.ts'
import { emptyFolder, ludopolis } from '../../cli/test/terminal.ts'
import { isRefusal } from '../../core/game.ts'
import { readRecord } from '../../core/record.ts'
import type { Ran } from './command.ts'
import { judged } from './command.ts'
import { Found } from './faults.ts'
import type { Dice } from './hunt.ts'
import { hunt } from './hunt.ts'

const folder = emptyFolder()
const command = builtCommand('hostile')
beforeAll(command.build)
afterAll(command.remove)

/** How long an answer to a signal may take, on a machine that has other things to do. */
const SOON = 10_000

async function ran(
  line: string,
  signal: NodeJS.Signals | null,
  after: number,
): Promise<Ran & { readonly killed: boolean }> {
  const child = spawn(process.execPath, [command.path, ...line.split(' ')])
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  const ended = once(child, 'close')
  if (signal) {
    await setTimeout(after)
    child.kill(signal)
    const soon = new AbortController()
    await Promise.race([ended, setTimeout(SOON, null, { signal: soon.signal })])
    soon.abort()
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      throw new Found('hang', `${signal} after ${after} ms: ${line}`)
    }
  }
  await ended
  return { code: child.exitCode ?? 0, out, err, killed: child.signalCode !== null }
}

const moment = (dice: Dice) => 150 + dice.below(1500)

hunt('arena and balance, interrupted', 0.0015, async (dice) => {
  const kind = dice.pick([
    'arena neoville --bots greedy,random',
    'balance meowtopia --bot greedy',
    'arena meowtopia --bots random,random',
  ])
  const line = (games: number, threads: number) => `${kind} --games ${games} --seed 7 --json --threads ${threads}`
  const first = await ran(line(100_000, 1 + dice.below(4)), dice.pick(['SIGINT', 'SIGTERM', 'SIGHUP']), moment(dice))
  // Before it listens, a signal ends it as it would any program.
  if (first.killed) return 'stopped'
  const answer = judged(first, [kind])
  const { times: _, ...told } = JSON.parse(first.out)
  if (told.games === 0) return answer
  const { times: __, ...again } = JSON.parse((await ran(line(told.games, 1), null, 0)).out)
  if (JSON.stringify(again) !== JSON.stringify(told)) throw new Found('wrong count', `${kind}: ${told.games} games`)
  return answer
})

hunt('bench, replay, fit, tune, interrupted', 0.0015, async (dice) => {
  const kind = dice.pick([
    'bench --seconds 600',
    'replay -',
    'fit evolutopia',
    'tune neotopia --games 100000',
    'simulate neotopia --bots search:9999ms',
  ])
  const first = await ran(kind, dice.pick(['SIGINT', 'SIGTERM']), moment(dice))
  return first.killed ? 'stopped' : judged({ ...first, out: '' }, [kind])
})

hunt('simulate --records, killed', 0.0015, async (dice) => {
  const records = folder.path('set')
  rmSync(records, { recursive: true, force: true })
  await ran(`simulate meowtopia --games 1000000 --records ${records}`, 'SIGKILL', moment(dice))
  const file = join(records, 'records.jsonl')
  if (!existsSync(file)) return 'stopped'
  // A kill may fall into the last line, and into no other.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  for (const line of lines) if (isRefusal(readRecord(line))) throw new Found('lost step', line.slice(0, 200))
  return 'stopped'
})

/** How many steps are kept when so much of the output has been seen, in the one game that this seed and these answers give. */
const seen: { readonly letters: number; readonly steps: number }[] = []
const PLAYED = ['play', 'neoville', '--seed', '3', '--bots', 'greedy', '--record']
const keptIn = (file: string) => {
  const record = readRecord(readFileSync(file, 'utf8'))
  return isRefusal(record) ? -1 : record.steps.length
}

async function watch(file: string): Promise<void> {
  let letters = 0
  const hear = (text: string) => {
    letters += text.length
    if (existsSync(file)) seen.push({ letters, steps: keptIn(file) })
  }
  await ludopolis([...PLAYED, file], { lines: Array(40).fill('1'), hear })
}

hunt('play --record, killed', 0.0015, async (dice) => {
  if (seen.length === 0) await watch(folder.path('watched.json'))
  const file = folder.path('killed.json')
  rmSync(file, { force: true })
  const child = spawn(process.execPath, [command.path, ...PLAYED, file])
  const enough = dice.pick(seen).letters
  let out = ''
  const ended = once(child, 'close')
  child.stdin.on('error', () => {})
  child.stdin.end('1\n'.repeat(40))
  child.stdout.on('data', (chunk) => {
    out += chunk
    if (out.length >= enough) child.kill('SIGKILL')
  })
  await ended
  const shown = seen.findLast(({ letters }) => letters <= out.length)?.steps ?? 0
  const kept = existsSync(file) ? keptIn(file) : 0
  if (kept < shown) throw new Found('lost step', `${shown} steps were shown, ${kept} kept`)
  return 'stopped'
})
