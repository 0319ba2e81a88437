// Many games between bots: counted, equal for equal seeds, kept as a data set.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isRefusal } from '../../core/game.ts'
import { readRecord, recordText } from '../../core/record.ts'
import { emptyFolder, ludopolis } from './terminal.ts'

const folder = emptyFolder()

const simulate = (line: string) => ludopolis(['simulate', 'neoville', ...line.split(' ')])

async function result(line: string) {
  const { code, out, err } = await simulate(`${line} --json`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

test('the JSON has exactly the fields that are promised', async () => {
  const told = await result('--seats 3 --bots random,random,random --games 12 --seed 7')
  expect(Object.keys(told)).toEqual([
    'game',
    'seats',
    'games',
    'seed',
    'steps',
    'seconds',
    'stepsPerSecond',
    'wins',
    'meanScore',
    'meanSteps',
    'endings',
    'digest',
  ])
  expect(told).toMatchObject({ game: 'neoville', seats: 3, games: 12, seed: '7' })
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
  expect(sum(told.wins)).toBeCloseTo(12, 2)
  expect(sum(Object.values(told.endings))).toBe(12)
  expect(told.meanSteps).toBeCloseTo(told.steps / 12, 3)
  expect(told.meanScore).toHaveLength(3)
})

test('equal seeds play equal games, another seed others', async () => {
  const [first, again, other] = [
    await result('--games 20 --seed 7'),
    await result('--games 20 --seed 7'),
    await result('--games 20 --seed 8'),
  ]
  const { seconds, stepsPerSecond, ...lasting } = first
  expect(again).toMatchObject(lasting)
  expect(other.digest).not.toBe(first.digest)
})

test('a seed is text and stays as it was written', async () => {
  const [plain, padded] = [await result('--games 2 --seed 7'), await result('--games 2 --seed 007')]
  expect(padded.seed).toBe('007')
  expect(padded.digest).not.toBe(plain.digest)
})

test('every game stands in records.jsonl; the digest covers them without times', async () => {
  const { digest } = await result(`--games 5 --seed 7 --records ${folder.path('set')}`)
  const file = folder.path('set/records.jsonl')
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const texts = lines.map((line) => {
    const record = readRecord(line)
    if (isRefusal(record)) throw new Error(record.code)
    return recordText(record)
  })
  expect(texts).toHaveLength(5)
  expect(createHash('sha256').update(texts.join('\n')).digest('hex')).toBe(digest)
  const replayed = await ludopolis(['replay', file, '--json'])
  expect(JSON.parse(replayed.out)).toMatchObject({ records: 5, games: { neoville: 5 }, unfinished: 0 })
})

test('a data set that is there is never written over', async () => {
  const set = folder.path('set')
  await result(`--games 1 --records ${set}`)
  const before = readFileSync(folder.path('set/records.jsonl'), 'utf8')
  const { code, err } = await simulate(`--games 2 --seed 9 --records ${set}`)
  expect(code).toBe(1)
  expect(err).toMatch(/^ludopolis: .*records\.jsonl is there already; choose another name\.\n$/)
  expect(readFileSync(folder.path('set/records.jsonl'), 'utf8')).toBe(before)
})

test('without --json the same is told as a small table', async () => {
  const { out } = await simulate('--games 4 --seed 7')
  const { digest, meanSteps } = await result('--games 4 --seed 7')
  expect(out).toMatch(/^Neoville: 4 games, 2 seats\n {2}Seat {2}Wins/)
  expect(out).toContain(`digest ${digest}`)
  expect(out).toMatch(/\n {2}The highest total wins\. +\d\n/)
  expect(out).toContain(`${meanSteps} a game`)
})

test('endings and numbers are told in the language asked for', async () => {
  const { out } = await simulate('--games 3 --seed 7 --locale de')
  const { meanScore } = await result('--games 3 --seed 7')
  expect(out).toMatch(/^Neoville: 3 Partien, 2 Plätze\n/)
  expect(out).toMatch(/\n {2}Die höchste Summe gewinnt\. +\d\n/)
  expect(out).toContain(String(meanScore[0]).replace('.', ',').replace('-', '−'))
})

test('Ctrl-C stops early and keeps what was played', async () => {
  const stop = new AbortController()
  stop.abort()
  const { code, out, err } = await ludopolis(['simulate', 'neoville', '--games', '50', '--json'], {
    signal: stop.signal,
  })
  expect(code).toBe(130)
  expect(JSON.parse(out)).toMatchObject({ games: 0, steps: 0 })
  expect(err).toBe('ludopolis: stopped after 0 of 50 games; what was played is kept.\n')
})
