// The recorded games cover every way a game can end, and the rare forced join.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PlaybackChance } from '../../../core/chance.ts'
import type { RecordFile } from '../../../core/record.ts'
import { readRecord, replay } from '../../../core/record.ts'
import type { NeovilleEvent } from '../events.ts'
import { moves } from '../moves.ts'
import { game } from './sketch.ts'

const folder = new URL('records/', import.meta.url)
const read = (name: string) => readRecord(readFileSync(new URL(name, folder), 'utf8')) as RecordFile

describe('the recorded games', () => {
  test('§5.6 end in every way there is', () => {
    const reasons = readdirSync(folder).map((name) => read(name).outcome?.reason)
    expect(new Set(reasons)).toEqual(new Set(['most-points', 'most-pieces', 'shared']))
  })

  test('§3.1 hold a forced join: two districts with skyscrapers joined because nothing else could be done', () => {
    const record = read('forced-join.json')
    const s = game.blank()
    const joined: NeovilleEvent[] = []
    replay(game, record, s, record.steps.length, (step) => {
      const copy = game.blank()
      copy.bytes.set(s.bytes)
      game.play(copy, moves.parse(step.move) as number, new PlaybackChance(step.drew), (event: NeovilleEvent) => {
        if (event.kind === 'placed' && event.joined) joined.push(event)
      })
    })
    expect(joined).toHaveLength(1)
    expect(s.towers.some((count) => count > 1)).toBe(true)
  })
})
