// A released number of the rules never changes: what decides a game by it has the digests of games/<id>/test/released.json.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Digests } from '../core/digest.ts'
import { changedParts, digestsOf } from '../core/digest.ts'
import type { State } from '../core/game.ts'
import { isRefusal } from '../core/game.ts'
import type { RecordFile } from '../core/record.ts'
import { readRecord } from '../core/record.ts'
import { FIRST_DAY, isDay } from '../house/days.ts'
import { GAME_IDS, loadGame } from './index.ts'

/** With LUDOPOLIS_WRITE=1 what is new is written: a number to release, another recorded game. Nothing else is. */
const WRITE = process.env.LUDOPOLIS_WRITE === '1'

const told = (id: string, rules: number, parts: readonly string[]) =>
  `${parts.join(', ')}: no more what rules ${rules} of ${id} were when they were released.
If this was not meant, take it back. If it was, give it a new number: a row in games/${id}/versions.ts with a set of its
own, and a named branch for a rule that changed; see "Changing a game" in docs/add-a-game.md.`

type Weights = (rules: number, seats: number) => Promise<string> | null

/** The numbers of players for whom some older number has a net and the newest has none. */
async function seatsWithoutNet([least, most]: readonly [number, number], numbers: readonly number[], weights: Weights) {
  const older = numbers.slice(0, -1)
  const newest = numbers.slice(-1)
  const without: number[] = []
  for (let seats = least; seats <= most; seats++) {
    const has = async (rules: number) => (await weights(rules, seats)) !== null
    const [before, now] = await Promise.all([older, newest].map((some) => Promise.all(some.map(has))))
    if (before?.includes(true) && !now?.includes(true)) without.push(seats)
  }
  return without
}

test('a net that a new number leaves behind is noticed', async () => {
  const net = Promise.resolve('')
  const bySeats = (rules: number, seats: number) => ((rules === 6 ? seats === 4 : seats !== 3) ? net : null)
  expect(await seatsWithoutNet([2, 4], [4, 5, 6], bySeats)).toEqual([2])
  expect(await seatsWithoutNet([2, 4], [4, 5], bySeats)).toEqual([])
  expect(await seatsWithoutNet([2, 4], [5], bySeats)).toEqual([])
})

describe.each(GAME_IDS)('%s', async (id) => {
  const newest = await loadGame(id)
  const folder = new URL(`./${id}/test/`, import.meta.url)
  const file = new URL('released.json', folder)
  const { releases } = newest
  const released: { [rules: string]: Digests } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

  function recordsBy(rules: number): { readonly [name: string]: RecordFile } {
    const names = readdirSync(new URL('records/', folder)).filter((name) => name.endsWith('.json'))
    const records = names.sort().map((name): [string, RecordFile] => {
      const record = readRecord(readFileSync(new URL(`records/${name}`, folder), 'utf8'))
      if (isRefusal(record)) throw new Error(`${name}: ${record.code}`)
      return [name, record]
    })
    return Object.fromEntries(records.filter(([, record]) => record.rules === rules))
  }

  test('still plays every number that was released', () => {
    const numbers = releases.map(({ rules }) => String(rules))
    expect(Object.keys(released).filter((rules) => !numbers.includes(rules))).toEqual([])
    expect(releases.every(({ rules }, i) => i === 0 || rules > (releases[i - 1]?.rules ?? 0))).toBe(true)
    expect(newest.game.rules).toBe(releases.at(-1)?.rules)
  })

  test('has nets by its newest number where an older one had, or tells in the history of its rules of "no net"', async () => {
    const { learning } = newest.game.advice
    const numbers = releases.map(({ rules }) => rules)
    const without = learning ? await seatsWithoutNet(newest.game.seats, numbers, learning.weights) : []
    const [, history = ''] = readFileSync(new URL('../README.md', folder), 'utf8').split('## History of the rules\n')
    const row = history.split('\n').find((line) => line.startsWith(`| ${newest.game.rules} `)) ?? ''
    expect(row.includes('no net') ? [] : without).toEqual([])
  })

  test('refuses a position of any other number for that, whatever else is in it', async () => {
    const { game, words } = newest
    const s = game.blank() as State & { rules: number }
    const spoken = await words('en', ['Ada', 'Ben'])
    for (const [rules, code] of [
      [0, 'rules-draft'],
      [255, 'rules-newer'],
    ] as const) {
      s.rules = rules
      const refusal = game.invalid(s)
      expect(refusal).toMatchObject({ code, values: { rules, game: id } })
      // Core says so for all games.
      expect(refusal && spoken.refusal(refusal)).toBeNull()
    }
  })

  test('gives each number its own days, the first from before there were deals of the day', () => {
    const days = releases.map(({ from }) => from)
    expect(days.filter((day) => !isDay(day))).toEqual([])
    expect(days.every((day, i) => i === 0 || day > (days[i - 1] ?? ''))).toBe(true)
    expect((days[0] ?? '') <= FIRST_DAY).toBe(true)
  })

  test.each(releases)('plays rules $rules as they were released', async ({ rules, set }) => {
    const module = await loadGame(id, rules)
    if (isRefusal(module)) throw new Error(module.code)
    expect(module.game.rules).toBe(rules)
    const now = digestsOf(module.game, set, recordsBy(rules))
    const before = released[rules] ?? {}
    const changed = changedParts(before, now)
    expect(changed, told(id, rules, changed)).toEqual([])
    if (WRITE) {
      released[rules] = now
      writeFileSync(file, `${JSON.stringify(released, null, 2)}\n`)
    }
    const fresh = Object.keys(now).filter((part) => !WRITE && before[part] === undefined)
    expect(fresh, 'new, to be written with LUDOPOLIS_WRITE=1 npx vitest run games/versions.test.ts').toEqual([])
  })
})
