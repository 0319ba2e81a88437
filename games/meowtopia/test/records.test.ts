// The recorded games: every number of players, both sides, both supplies, every ending, and the rare things.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../core/game.ts'
import { sum } from '../../../core/lists.ts'
import type { RecordFile } from '../../../core/record.ts'
import { readRecord, replay } from '../../../core/record.ts'
import { canFollow } from '../household.ts'
import { meowtopia } from '../index.ts'
import { sleepingFamilies } from '../rules/day.ts'
import { activeSeat, FOLLOW } from '../state.ts'

const FOLDER = new URL('./records/', import.meta.url)
const records = new Map(readdirSync(FOLDER).map((name) => [name.replace('.json', ''), read(name)]))

function read(name: string): RecordFile {
  const record = readRecord(readFileSync(new URL(name, FOLDER), 'utf8'))
  if (isRefusal(record)) throw new Error(`${name}: ${record.code}`)
  return record
}

const count = (name: string, move: RegExp) =>
  records.get(name)?.steps.filter((step) => move.test(step.move)).length ?? 0
const reason = (name: string) => records.get(name)?.outcome?.reason

test.each([...records])('%s replays to the same end', (_, record) => {
  expect(replay(meowtopia.game as never, record, meowtopia.game.blank())).toBe(null)
})

describe('the recorded games', () => {
  test.each([2, 3, 4])('§1, §5 have %i players, on both sides of the tiles', (seats) => {
    const sides = [records.get(`${seats}-players`), records.get(`${seats}-players-side-b`)]
    expect(sides.map((record) => [record?.seats, record?.options.sideB])).toEqual([
      [seats, false],
      [seats, true],
    ])
  })

  test.each([2, 3, 4])('§1.2 have %i players with either supply', (seats) => {
    const supplies = [records.get(`${seats}-players`), records.get(`${seats}-players-unlimited`)]
    expect(supplies.map((record) => [record?.seats, record?.options.supply])).toEqual([
      [seats, 'box'],
      [seats, 'unlimited'],
    ])
  })

  test('§1.2 have a supply that runs out, and fills again with what is paid', () => {
    const record = records.get('supply-runs-out')
    if (!record) throw new Error('there is no such record')
    const s = meowtopia.game.blank()
    const left: number[] = []
    replay(meowtopia.game as never, record, s, record.steps.length, () => left.push(s.foodLeft))
    const empty = left.indexOf(0)
    expect(empty).toBeGreaterThan(0)
    expect(Math.max(...left.slice(empty))).toBeGreaterThan(0)
  })

  test('§7 have every ending', () => {
    expect(reason('end-last-field')).toBe('fields')
    expect(reason('end-last-stick')).toBe('sticks')
    expect(reason('end-seventh-kitten')).toBe('kitten')
    expect(reason('end-round-40')).toBe('rounds')
  })

  test('§6 have a household of several families that works', () => {
    expect(reason('end-seventh-kitten-mixed-family')).toBe('kitten')
    expect(count('end-seventh-kitten-mixed-family', /^(wake|send)( 0)* [1-6]( 0)* [1-6]/)).toBeGreaterThan(0)
  })

  test('§4.5 have dismissals of workers and merchants, and penalties', () => {
    expect(count('dismissals', /^dismiss/)).toBeGreaterThanOrEqual(2)
    expect(count('dismissals', /^retire/)).toBeGreaterThanOrEqual(2)
    const evenings = (records.get('dismissals')?.steps ?? []).map(({ move }) => move.split(' ')[0]).join(' ')
    expect(evenings).toMatch(/(dismiss|retire) (dismiss|retire)/)
    expect(evenings).toMatch(/(dismiss|retire) feed/)
    expect(count('penalties', /^feed [1-9]/)).toBeGreaterThanOrEqual(4)
  })

  test('§4.3 have every number of workers that get food', () => {
    const played = records.get('food-ladder')?.steps.map(({ move }) => move) ?? []
    const sent = played.flatMap((move, i) => (played[i - 1] === 'take food food' ? [move] : []))
    const numbers = new Set(sent.map((move) => sum(move.split(' ').slice(1).map(Number))))
    expect([...numbers].sort()).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6]))
  })

  test('§4.4 have somebody who cannot follow, and chooses which of two families to wake', () => {
    const record = records.get('two-families-asleep')
    if (!record) throw new Error('there is no such record')
    const s = meowtopia.game.blank()
    let met = 0
    replay(meowtopia.game as never, record, s, record.steps.length, () => {
      const chooses = s.phase === FOLLOW && s.actor !== activeSeat(s) && sleepingFamilies(s) === 2
      if (chooses && !canFollow(s, s.actor)) met++
    })
    expect(met).toBeGreaterThan(0)
  })

  test('§8 have a shared victory', () => {
    expect(records.get('shared-victory')?.outcome?.ranks).toEqual([1, 1])
  })
})
