// The balance of a set: sums that must come out, equal results for equal seeds, a report that needs nothing else.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Balance, SeatBalance } from '../../lab/balance/tally.ts'
import { emptyFolder, ludopolis } from './terminal.ts'

const folder = emptyFolder()

const balance = (line: string) => ludopolis(['balance', ...line.split(' '), '--threads', '1'])

async function result(line: string): Promise<Balance> {
  const { code, out, err } = await balance(`${line} --json`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const wins = (rows: readonly SeatBalance[]) => sum(rows.map((row) => row.wins.value))

test.each(['neoville', 'neotopia', 'meowtopia'])('%s: victories, endings and bins add up', async (game) => {
  const told = await result(`${game} --seats 3 --bot random --games 12 --seed 7`)
  expect(told).toMatchObject({ game, seats: 3, bot: 'random', games: 12, seed: '7', cooperative: false, won: null })
  expect(wins(told.places)).toBeCloseTo(1, 2)
  expect(wins(told.bySeat)).toBeCloseTo(1, 2)
  expect(sum(told.endings.map(({ games }) => games.value))).toBeCloseTo(1, 2)
  expect(sum(told.score?.bins.counts ?? [])).toBe(36)
  expect(sum(told.rounds?.bins.counts ?? [])).toBe(12)
  expect(sum(told.places.map((row) => row.meanScore))).toBeCloseTo(3 * (told.score?.mean ?? 0), 1)
  expect(sum(told.lines.map(({ points }) => points.mean))).toBeCloseTo(told.score?.mean ?? 0, 1)
  for (const { wins } of told.places) expect(wins.low <= wins.value && wins.value <= wins.high).toBe(true)
})

test('every seat of an opening hand is counted once for each tile dealt', async () => {
  const { lifts } = await result('neoville --seats 2 --bot random --games 12 --seed 7')
  const hands = lifts.filter(({ channel }) => channel === 'hand')
  // Two tiles each, all different.
  expect(sum(hands.map(({ exposed }) => exposed))).toBe(12 * 2 * 2)
  const types = lifts.filter(({ pile }) => pile === 'utility types')
  expect(sum(types.map(({ exposed }) => exposed))).toBe(12)
  // What lies open for rivals alike makes nobody win.
  expect(types.map(({ win }) => win)).toEqual([null, null, null])
})

test('what was used was offered, and what never was is listed', async () => {
  const { uses, never } = await result('neoville --seats 2 --bot random --games 6 --seed 7')
  for (const { games } of uses) expect(games.of).toBeGreaterThan(0)
  expect(uses.find(({ move }) => move === 'place')).toMatchObject({ games: { value: 1, of: 6 }, winners: 16 })
  // Two players leave out the skyscrapers of 5 and 7.
  expect(never.offered).toEqual(expect.arrayContaining(['build earth5', 'build stone7', 'place 77']))
  expect(never.offered).not.toContain('build earth4')
})

test('where all play together, games are won and roles are measured by the table', async () => {
  const told = await result('evolutopia --seats 3 --bot random --games 10 --seed 7')
  expect(told).toMatchObject({ cooperative: true, won: { of: 10 }, score: null, margin: null, leadChanges: null })
  const roles = told.lifts.filter(({ channel, pile }) => channel === 'setup' && pile === 'roles')
  expect(sum(roles.map(({ exposed }) => exposed))).toBe(10 * 3)
})

test('equal seeds give equal results, another seed others', async () => {
  const [first, again, other] = [
    await result('meowtopia --bot random --games 5 --seed 7'),
    await result('meowtopia --bot random --games 5 --seed 7'),
    await result('meowtopia --bot random --games 5 --seed 8'),
  ]
  expect(again).toEqual(first)
  expect(other.steps).not.toEqual(first.steps)
})

test('the stronger of two bots is named, as the arena would', async () => {
  const { contest, games } = await result('neoville --bot random --against greedy --games 16 --seed 7')
  expect({ games, contested: contest?.games, stronger: contest?.stronger }).toEqual({
    games: 16,
    contested: 16,
    stronger: 'greedy',
  })
  const arena = await ludopolis('arena neoville --bots random,greedy --games 16 --seed 7 --threads 1 --json'.split(' '))
  expect(contest?.bots).toEqual(JSON.parse(arena.out).bots)
})

test('none of two bots is called the stronger while luck could be all', async () => {
  const { contest } = await result('neoville --bot greedy --against follower --games 2 --seed 7')
  expect(contest).toMatchObject({ games: 2, stronger: null })
})

test.each(['en', 'fr'])('the report in %s is one page that asks for nothing else', async (locale) => {
  const out = folder.path('report.html')
  const { code } = await balance(`neotopia --bot random --games 4 --seed 7 --locale ${locale} --out ${out}`)
  expect(code).toBe(0)
  const page = readFileSync(out, 'utf8')
  expect(page).toContain(`<html lang="${locale}">`)
  expect(page).toMatch(locale === 'fr' ? /Le plus grand score l’emporte/ : /The most points win\./)
  expect(page).not.toMatch(/>points</)
  expect(page).not.toMatch(locale === 'fr' ? /\d\.\d\s?%/ : /\d,\d\s?%/)
  expect(page.match(/<svg /g)?.length).toBeGreaterThan(6)
  expect(page).not.toMatch(/:\/\/|<script|<link|<img|src=|href=|url\(|@import|NaN|undefined|Infinity/)
  for (const tag of ['section', 'table', 'svg', 'details', 'g'])
    expect(page.match(new RegExp(`</${tag}>`, 'g'))).toHaveLength(
      page.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? -1,
    )
})

test('Ctrl-C keeps what was done, even if that is nothing', async () => {
  const out = folder.path('report.html')
  const line = ['balance', 'neoville', '--bot', 'random', '--games', '50', '--json', '--threads', '1', '--out', out]
  const { code, out: json, err } = await ludopolis(line, { signal: AbortSignal.abort() })
  expect(code).toBe(130)
  expect(JSON.parse(json).games).toBe(0)
  expect(err).toBe('ludopolis: stopped after 0 of 50 games; what was played is kept.\n')
  expect(folder.names()).toEqual(['report.html'])
})

test.each([
  'chess',
  'neoville --seats 9',
  'neoville --bot oracle',
  'neoville --bot random,greedy',
  'neoville --against random,greedy',
  'neoville --games 0',
  'neoville --fast',
  'neoville --options {"level":"9"}',
  'neoville --out /nowhere/at/all.html',
])('balance %s is refused in a line', async (line) => {
  const { code, out, err } = await balance(line)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err.split('\n')).toHaveLength(2)
})

test('a report that is there is not written over', async () => {
  const out = folder.path('report.html')
  await balance(`meowtopia --bot random --games 1 --out ${out}`)
  const { code, err } = await balance(`meowtopia --bot random --games 1 --out ${out}`)
  expect(code).toBe(1)
  expect(err).toMatch(/^ludopolis: .*report\.html is there already; choose another name\.\n$/)
})
