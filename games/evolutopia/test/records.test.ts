// The recorded games: every number of players, every level, every ending, and the rare things.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../core/game.ts'
import type { RecordFile } from '../../../core/record.ts'
import { readRecord } from '../../../core/record.ts'
import { CRISIS_COUNT, LEVELS } from '../data.ts'
import { REASONS } from '../score.ts'
import { RELEASES } from '../versions.ts'

const FOLDER = new URL('./records/', import.meta.url)
const records = readdirSync(FOLDER).map(read)

function read(name: string): RecordFile {
  const record = readRecord(readFileSync(new URL(name, FOLDER), 'utf8'))
  if (isRefusal(record)) throw new Error(`${name}: ${record.code}`)
  return record
}

describe('the recorded games', () => {
  test('are of every released number', () => {
    expect(RELEASES.filter(({ rules }) => records.every((record) => record.rules !== rules))).toEqual([])
  })

  test('§1, §2 have 1 to 5 players and every level', () => {
    expect([...new Set(records.map(({ seats }) => seats))].sort()).toEqual([1, 2, 3, 4, 5])
    expect([...new Set(records.map(({ options }) => options.level))].sort()).toEqual([...LEVELS].sort())
  })

  test('§4 end in every way', () => {
    const reasons = new Set(records.map(({ outcome }) => outcome?.reason))
    expect([...reasons].sort()).toEqual(REASONS.slice(1).sort())
  })

  // No game of sensible players lasts so long: these begin from a made-up position, before the 45th crisis.
  test.each(RELEASES)('§4 by rules $rules are lost when the 46th crisis would come', ({ rules }) => {
    const lost = records.filter((record) => record.rules === rules && record.outcome?.reason === 'lost-crisis-pile')
    expect(lost.map(({ steps }) => steps.filter(({ move }) => move === 'manage').length)).toEqual([2])
  })

  test('§1.6 have a game that goes through the pile of crises a second time', () => {
    const crises = records.map(({ steps }) => steps.filter(({ move }) => move === 'manage').length)
    expect(Math.max(...crises)).toBeGreaterThan(CRISIS_COUNT)
  })

  test('§5 have a solo game won and one lost', () => {
    const alone = new Set(records.filter(({ seats }) => seats === 1).map(({ outcome }) => outcome?.ranks[0]))
    expect([...alone].sort()).toEqual([1, 2])
  })

  test.each([
    'aside',
    'under',
    'rescue',
    'layoff',
    'drop',
    'option',
    'role',
    'plan',
    'adopt',
    'shift',
    'dismiss',
    'shelve',
  ])('have the move %s', (kind) => {
    expect(records.some(({ steps }) => steps.some(({ move }) => move.startsWith(kind)))).toBe(true)
  })
})
