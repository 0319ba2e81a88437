// Versions proven on a toy with two released numbers: each is played by its own set and its own rules, for ever.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { conform } from './conform.ts'
import type { Digests } from './digest.ts'
import { changedParts, digestsOf } from './digest.ts'
import { entriesOf } from './entries.ts'
import { isRefusal } from './game.ts'
import type { AnyGameModule } from './module.ts'
import type { GameRecord } from './record.ts'
import { readRecord, replay } from './record.ts'
import { isRefused, Table } from './table.ts'
import { TestHouse } from './test/tables.ts'
import { toy } from './test/toy/index.ts'
import { readSet as toySet } from './test/toy/set.ts'
import { RELEASES, SETS } from './test/toy/versions.ts'
import { playGame } from './testing.ts'
import { byRules, newestOf, playing, rulesOn } from './versions.ts'

function by(rules: number): AnyGameModule {
  const module = playing(toy, rules)
  if (isRefusal(module)) throw new Error(module.code)
  return module
}

const toyFile = (name: string) => readFileSync(new URL(`test/toy/test/${name}`, import.meta.url), 'utf8')
const PINNED: { readonly [rules: number]: Digests } = JSON.parse(toyFile('released.json'))
const [OLD, NEW] = RELEASES.map(({ rules }) => rules)

/** A game that was recorded when the number was the newest. */
function recorded(rules: number): GameRecord {
  const record = readRecord(toyFile(`records/rules-${rules}.json`))
  if (isRefusal(record)) throw new Error(record.code)
  return record
}

describe.each(RELEASES)('rules $rules', ({ rules, set }) => {
  const { game, words } = by(rules)

  test('hold the laws', () => {
    for (const seats of [2, 3, 4]) conform(game, { seats, games: 20, seed: `rules ${rules}`, longest: 3 * 5 * seats })
  })

  test('are what was released', () => {
    expect(changedParts(PINNED[rules], digestsOf(game, set, { recorded: recorded(rules) }))).toEqual([])
  })

  test('play what was recorded by them', () => {
    const record = recorded(rules)
    const s = game.blank()
    expect(replay(by(record.rules).game, record, s)).toBeNull()
    expect(game.outcome(s)).toEqual(record.outcome)
    expect(game.view(s, 0)).toMatchObject({ rules })
  })

  test('open a saved table again and go on by the same number', async () => {
    const record = recorded(rules)
    const begun = { ...record, steps: record.steps.slice(0, 4), outcome: null }
    const table = Table.resume(by(rules).game, entriesOf(begun), new TestHouse())
    if (isRefused(table)) throw new Error(table.refusal.code)
    const { seat, move } = record.steps[4]
    await table.move(seat, move, table.seq)
    expect(table.record()).toMatchObject({ rules, steps: { length: 5 } })
  })

  test('speak of their own components', async () => {
    const spoken = await words('en', ['Ada', 'Ben'])
    const { colour, worth } = SETS[rules].houses[0]
    const names = ['rose', 'ochre', 'slate']
    expect(spoken.path(game.view(game.blank(), 0), 'take 0')[1]).toBe(`the ${names[colour]} house 0 worth ${worth}`)
  })
})

describe('two numbers', () => {
  test('differ by their components', () => {
    const { setup, steps } = recorded(OLD)
    const same = { ...recorded(NEW), setup, steps, outcome: null }
    const s = by(NEW).game.blank()
    // The houses have other colours: sooner or later a fountain of the old game stands where the new one has no neighbours.
    expect(replay(by(NEW).game, same, s)).not.toBeNull()
  })

  test('differ by a rule: who wins a tie', () => {
    const ends = (rules: number, seed: number) => {
      const { outcome } = playGame(by(rules).game, 2, { first: 0 }, `tie ${seed}`)
      return outcome?.scores[0] === outcome?.scores[1] ? outcome : null
    }
    const ties = (rules: number) => Array.from({ length: 60 }, (_, seed) => ends(rules, seed)).filter((one) => one)
    expect(ties(OLD).length).toBeGreaterThan(0)
    expect(ties(NEW).length).toBeGreaterThan(0)
    for (const tie of ties(OLD)) expect(tie).toMatchObject({ ranks: [1, 1], reason: 'shared' })
    for (const tie of ties(NEW)) expect(tie).toMatchObject({ ranks: [2, 1], reason: 'latest' })
  })

  test('refuse each other’s records, saved tables and positions', () => {
    const record = recorded(OLD)
    const refusal = { code: 'record-rules', values: { rules: OLD, known: NEW, game: 'toy' } }
    expect(replay(toy.game, record, toy.game.blank())).toEqual(refusal)
    expect(Table.resume(toy.game, entriesOf(record), new TestHouse())).toEqual({ refusal })
  })

  test('the newest is for new games', () => {
    expect(toy.game.rules).toBe(newestOf(RELEASES))
    expect(playing(toy, NEW)).toBe(toy)
  })
})

describe('a number is refused', () => {
  test('that was a draft', () => {
    expect(playing(toy, 1)).toEqual({ code: 'rules-draft', values: { rules: 1, game: 'toy' } })
  })

  test('that is newer than the program', () => {
    expect(playing(toy, 4)).toEqual({ code: 'rules-newer', values: { rules: 4, game: 'toy', newest: 3 } })
  })
})

describe('digests', () => {
  const [{ set }] = RELEASES
  const { game } = by(OLD)
  const now = (change: Partial<typeof game> = {}, components: unknown = set) =>
    changedParts(PINNED[OLD], digestsOf({ ...game, ...change }, components, { recorded: recorded(OLD) }))

  test('tell the set, the numbers of seats, the options and the recorded games apart', () => {
    expect(Object.keys(PINNED[OLD])).toEqual(['set', '2 seats', '3 seats', '4 seats', 'hands open', 'recorded'])
  })

  test('are the same in whatever order a game lists its moves and a set its parts', () => {
    const legal: typeof game.legal = (s, into) => {
      const n = game.legal(s, into)
      into.subarray(0, n).reverse()
      return n
    }
    expect(now({ legal }, Object.fromEntries(Object.entries(set as object).reverse()))).toEqual([])
  })

  test('change with a component, also one that no game came by', () => {
    const { houses, fountains } = SETS[OLD]
    const dearer = houses.map((house, i) => (i === 35 ? { ...house, worth: 9 } : house))
    expect(now({}, { houses: dearer, fountains })).toEqual(['set'])
  })

  test('change with a move that is legal no more', () => {
    expect(now({ legal: (s, into) => Math.max(1, game.legal(s, into) - 1) })).toContain('recorded')
  })

  test('change with another outcome', () => {
    const outcome: typeof game.outcome = (s) => game.outcome(s) && { ranks: [1, 1], scores: [0, 0], reason: 'shared' }
    expect(now({ outcome })).toContain('recorded')
  })

  test('change with another deal', () => {
    const setup: typeof game.setup = (seats, chosen, chance, s, tell) => {
      game.setup(seats, chosen, chance, s, tell)
      chance.draw('more', [0], 1)
    }
    expect(now({ setup })).toEqual(['2 seats', '3 seats', '4 seats', 'hands open', 'recorded'])
  })

  test('miss what is gone and do not mind what is new', () => {
    expect(changedParts({ set: 'a', old: 'b' }, { set: 'a', new: 'c' })).toEqual(['old'])
  })
})

describe('the deal of a day', () => {
  test('is played by the number whose days have begun, whatever was released since', () => {
    expect(rulesOn(RELEASES, '2026-11-19')).toBe(OLD)
    expect(rulesOn(RELEASES, '2026-11-20')).toBe(NEW)
  })

  test('is played by the first number where the days of none have begun', () => {
    expect(rulesOn(RELEASES, '2025-12-31')).toBe(OLD)
  })
})

describe('a set', () => {
  const good = { houses: SETS[OLD].houses, fountains: [1, 2, 3] }
  const read = (set: unknown) => () => byRules([{ rules: 1, set, from: '2026-01-01' }], toySet)

  test('is read', () => {
    expect(read(good)()[1]).toBe(good)
  })

  test.each<readonly [string, unknown, string]>([
    ['that is none', 3, '"at":".","expected":"{houses, fountains}"'],
    ['that is a list', [], '"at":"."'],
    ['that lacks a part', { houses: good.houses }, '"at":"fountains","expected":"[… 3]"'],
    ['that has a strange part', { ...good, moon: 1 }, '"at":"moon"'],
    ['with too few', { ...good, fountains: [1, 2] }, '"at":"fountains"'],
    ['with a value out of range', { ...good, fountains: [1, 2, 10] }, '"at":"fountains.2","expected":"0..9"'],
    [
      'with a bad part deep inside',
      { ...good, houses: good.houses.map((house, i) => (i === 7 ? { ...house, colour: 3 } : house)) },
      '"at":"houses.7.colour","expected":"0..2"',
    ],
  ])('%s is refused, and the part named', (_, set, told) => {
    expect(read(set)).toThrow(told)
  })
})
