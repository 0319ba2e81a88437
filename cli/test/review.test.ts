// A recorded game gone through in the terminal.
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeRecord } from '../../core/record.ts'
import { playGame } from '../../core/testing.ts'
import { loadGame } from '../../games/index.ts'
import { emptyFolder, ludopolis } from './terminal.ts'

const folder = emptyFolder()
const { game } = await loadGame('neoville')
const whole = playGame(game, 2, {}, 'review')
const record = { ...whole, steps: whole.steps.slice(0, 5), outcome: null }

function saved(text = writeRecord(record, { names: ['Ada', 'Ben'] })): string {
  const path = folder.path('record.json')
  writeFileSync(path, text)
  return path
}
const quick = ['--tries', '8', '--threads', '1']

test('a review tells what everybody gave away, and the moments that mattered', async () => {
  const { code, out } = await ludopolis(['review', saved(), ...quick])
  expect(code).toBe(0)
  expect(out).toMatch(/^Neoville, 2 seats, 5 steps: \d+ decisions, 8 tries each\.\n/)
  expect(out).toMatch(/Ada +\d/)
  expect(out).toContain('The moments that mattered most')
  expect(out).toMatch(/Step \d+, (Ada|Ben): /)
  expect(out).toContain('Better: ')
})

test('it speaks French', async () => {
  const { out } = await ludopolis(['review', saved(), ...quick, '--locale', 'fr'])
  expect(out).toContain('Les moments décisifs')
  expect(out).toContain('Mieux\u00a0: ')
})

test('as JSON it is the same twice, and may be of one seat', async () => {
  const path = saved()
  const [one, other] = [
    await ludopolis(['review', path, ...quick, '--json']),
    await ludopolis(['review', path, ...quick, '--json']),
  ]
  expect(other.out).toBe(one.out)
  const own = JSON.parse((await ludopolis(['review', path, ...quick, '--json', '--seat', '2'])).out)
  expect(own.judged.every(({ seat }: { seat: number }) => seat === 1)).toBe(true)
  const steps = (judged: readonly { seat: number; step: number }[]) =>
    judged.filter(({ seat }) => seat === 1).map(({ step }) => step)
  expect(steps(own.judged)).toEqual(steps(JSON.parse(one.out).judged))
})

test.each([
  [['review', 'nowhere.json'], 'there is no file nowhere.json'],
  [['review', 'FILE', '--seat', '3'], 'there is no seat 3'],
  [['review', 'FILE', '--tries', '1'], '--tries must be a whole number from 2 up'],
  [['puzzles', 'neoville'], '--out <file> is missing'],
])('%s is refused in a line', async (argv, why) => {
  const path = saved()
  const { code, err, out } = await ludopolis(argv.map((one) => (one === 'FILE' ? path : one)))
  expect(code).toBe(1)
  expect(err).toContain(why)
  expect(err.trimEnd()).not.toContain('\n')
  expect(out).toBe('')
})

test('Ctrl-C stops it', async () => {
  const stop = new AbortController()
  stop.abort()
  const { code } = await ludopolis(['review', saved(), ...quick], { signal: stop.signal })
  expect(code).toBe(130)
})
