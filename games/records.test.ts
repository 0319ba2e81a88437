// Every recorded game of every game replays to its outcome, and one of them reads as its playthrough says.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../core/game.ts'
import type { AnyGameModule } from '../core/module.ts'
import type { RecordFile } from '../core/record.ts'
import { readRecord, replay } from '../core/record.ts'
import { playthrough } from '../core/testing.ts'
import { GAME_IDS, loadGame } from './index.ts'

/** With LUDOPOLIS_WRITE=1 the playthroughs are written again instead of compared: for a change of words or rules. */
const WRITE = process.env.LUDOPOLIS_WRITE === '1'

describe.each(GAME_IDS)('%s', async (id) => {
  const { game } = await loadGame(id)
  const folder = new URL(`./${id}/test/`, import.meta.url)
  const records = new URL('records/', folder)
  const files = existsSync(records) ? readdirSync(records).filter((name) => name.endsWith('.json')) : []

  function read(name: string): RecordFile {
    const record = readRecord(readFileSync(new URL(name, records), 'utf8'))
    if (isRefusal(record)) throw new Error(`${id}/test/records/${name}: ${JSON.stringify(record)}`)
    return record
  }

  async function by(rules: number): Promise<AnyGameModule> {
    const module = await loadGame(id, rules)
    if (isRefusal(module)) throw new Error(`${id}: ${JSON.stringify(module)}`)
    return module
  }

  test('has a recorded game for every number of players', () => {
    const recorded = new Set(files.map((name) => read(name).seats))
    const [least, most] = game.seats
    const wanted = Array.from({ length: most - least + 1 }, (_, i) => least + i)
    expect(wanted.filter((seats) => !recorded.has(seats))).toEqual([])
  })

  test.each(files)('%s replays to its outcome, by the rules it was played by', async (name) => {
    const record = read(name)
    const { game } = await by(record.rules)
    const s = game.blank()
    expect(replay(game, record, s)).toBeNull()
    expect(record.outcome).not.toBeNull()
    expect(game.outcome(s)).toEqual(record.outcome)
    expect(game.invalid(s)).toBeNull()
  })

  test('reads as its playthrough says', async () => {
    const file = new URL('playthrough.txt', folder)
    const record = read('playthrough.json')
    const text = await playthrough(await by(record.rules), record)
    expect(text).not.toMatch(/undefined|NaN|\[object/)
    if (WRITE) writeFileSync(file, text)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})
