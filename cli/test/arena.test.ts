// The arena, the tuner and the regression: equal seeds, equal results; what was played is kept.
import { expect, test } from 'vitest'
import { below, bitsFrom } from '../../core/chance.ts'
import { loadGame } from '../../games/index.ts'
import type { BlockResult, Contest } from '../../lab/block.ts'
import { chanceByWeights, regress } from '../../lab/logistic.ts'
import { Standings } from '../../lab/standings.ts'
import { ludopolis } from './terminal.ts'

const arena = (line: string) => ludopolis(['arena', ...line.split(' '), '--threads', '1'])

async function result(line: string) {
  const { code, out, err } = await arena(`${line} --json`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

test('the JSON has a row for each bot, and equal seeds give equal rows', async () => {
  const told = await result('neoville --bots greedy,random --games 6 --seed 7')
  expect(told).toMatchObject({ game: 'neoville', seats: 2, games: 6, seed: '7' })
  expect(told.bots.map((row: object) => Object.keys(row))).toEqual(
    Array(2).fill(['bot', 'games', 'winRate', 'low', 'high', 'elo', 'meanScore']),
  )
  expect(told.bots[0].winRate + told.bots[1].winRate).toBeCloseTo(1, 2)
  expect((await result('neoville --bots greedy,random --games 6 --seed 7')).bots).toEqual(told.bots)
})

test('games are rounded up to whole blocks, in which every bot has every seat', async () => {
  expect((await result('neoville --seats 3 --bots novice,random --games 4')).games).toBe(6)
})

test('where all play together every bot plays all seats', async () => {
  const told = await result('evolutopia --seats 2 --bots greedy,novice,random --games 3')
  expect(told.games).toBe(3)
  expect(told.bots).toHaveLength(3)
})

test('a plain difference ends the contest early, if that is asked for', async () => {
  expect((await result('neoville --bots greedy,random --games 60 --until-certain')).games).toBe(20)
})

test('a stopped arena tells what was played', async () => {
  const { code, out, err } = await ludopolis(
    ['arena', 'neoville', '--bots', 'greedy,random', '--json', '--threads', '1'],
    { signal: AbortSignal.abort() },
  )
  expect(code).toBe(130)
  expect(JSON.parse(out).games).toBe(0)
  expect(err).toContain('stopped after 0 of 100 games')
})

test.each([
  'neoville',
  'neoville --bots random',
  'neoville --bots random,greedy,novice',
  'neoville --bots oracle,random',
])('arena %s is refused in a line', async (line) => {
  const { code, err } = await arena(line)
  expect(code).toBe(1)
  expect(err.split('\n')).toHaveLength(2)
})

test('the interval comes from the spread between blocks', () => {
  const contest: Contest = { game: 'any', seats: 2, options: {}, bots: ['a', 'b'], seed: '1' }
  const standings = new Standings(contest, false)
  const game = (seated: number[], ranks: number[]) => ({ seated, outcome: { ranks, scores: [1, 2], reason: '' } })
  const block = (...games: BlockResult['games']): BlockResult => ({ block: 0, games, clocks: [] })
  // Two blocks won by a, two shared: rates 1, 1, ½, ½.
  for (let i = 0; i < 2; i++) {
    standings.add(block(game([0, 1], [1, 2]), game([1, 0], [2, 1])))
    standings.add(block(game([0, 1], [1, 2]), game([1, 0], [1, 2])))
  }
  const [a, b] = standings.standings()
  expect(a).toMatchObject({ bot: 'a', games: 8, winRate: 0.75, low: 0.467, high: 1 })
  expect(b).toMatchObject({ bot: 'b', winRate: 0.25 })
  expect(a.elo).toBe(-b.elo)
})

test('the tuner finds the same weights for the same seed, and prints them', async () => {
  const line = 'tune neoville --generations 2 --games 4 --seed 3 --threads 1'.split(' ')
  const [one, other] = [await ludopolis(line), await ludopolis(line)]
  expect(one.code).toBe(0)
  expect(Object.keys(JSON.parse(one.out))).toContain('growth')
  expect(other.out).toBe(one.out)
})

test('the tuner shares its games among the numbers of players it is given', async () => {
  const line = 'tune neotopia --seats 2,4 --bot follower --generations 1 --games 16 --seed 3 --threads 1'.split(' ')
  const both = await ludopolis(line)
  expect(both.code).toBe(0)
  // The second number counts as well as the first.
  for (const seats of ['2,2', '4,4'])
    expect((await ludopolis(line.map((word) => (word === '2,4' ? seats : word)))).err).not.toBe(both.err)
  expect(both.err).toMatch(/^1\/1: 16 games, /)
})

test('the tuner changes only what it is told to', async () => {
  const line = 'tune evolutopia --only moves. --generations 3 --games 8 --seed 4 --threads 1 --bot follower'.split(' ')
  const { game } = await loadGame('evolutopia')
  const before = game.advice.tuning?.weights ?? {}
  const after = JSON.parse((await ludopolis(line)).out)
  expect(Object.keys(after)).toEqual(Object.keys(before))
  for (const [name, weight] of Object.entries(before)) if (!name.startsWith('moves.')) expect(after[name]).toBe(weight)
})

test('a regression finds the weights that made the victories', async () => {
  const bits = bitsFrom('regression')
  const rows = Array.from({ length: 4000 }, () => Float64Array.of(below(bits, 7) - 3, 1, below(bits, 5)))
  const wanted = Float64Array.of(0.8, -1, 0.5)
  const won = rows.map((row) => below(bits, 1000) < 1000 * chanceByWeights(row, wanted))
  for (const [i, weight] of (await regress({ rows, won }, 1)).entries()) expect(weight).toBeCloseTo(wanted[i]!, 0.5)
})

test('a feature that never changes weighs nothing', async () => {
  const rows = Array.from({ length: 100 }, (_, i) => Float64Array.of(1, i % 10, 3))
  const [, tells, never] = await regress({ rows, won: rows.map((_, i) => i % 10 > 4) }, 0)
  expect(tells).toBeGreaterThan(0.2)
  expect(never).toBe(0)
})
