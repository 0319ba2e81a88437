// The recorded games are what their names say: each number of players, each way a game can end, and the rare cases.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../../core/game.ts'
import type { RecordFile, Step } from '../../../core/record.ts'
import { readRecord, replay } from '../../../core/record.ts'
import { TRACK_LENGTH, TRACK_TOKENS } from '../data.ts'
import { ORDINARY_HIGH, ORDINARY_LOW } from '../geometry.ts'
import type { NeotopiaState } from '../state.ts'
import { FLAG_TURNED, occupiedHigh, occupiedLow } from '../state.ts'
import { game } from './table.ts'

function read(name: string): RecordFile {
  const record = readRecord(readFileSync(new URL(`records/${name}.json`, import.meta.url), 'utf8'))
  if (isRefusal(record)) throw new Error(`${name}: ${record.code}`)
  return record
}

/** Plays a record again; `look` sees every position after a step. */
function replayed(name: string, look: (s: NeotopiaState, step: Step) => void): NeotopiaState {
  const record = read(name)
  const s = game.blank()
  let last: Step | undefined
  const refusal = replay(game, record, s, record.steps.length, (step) => {
    expect(game.invalid(s)).toBeNull()
    if (last) look(s, last)
    last = step
  })
  expect(refusal).toBeNull()
  return s
}

describe('recorded games', () => {
  it.each([
    ['two-players', 2, 'seated'],
    ['playthrough', 3, 'seated'],
    ['three-players-colours-chosen', 3, 'chosen'],
    ['four-players', 4, 'seated'],
    ['four-players-colours-chosen', 4, 'chosen'],
  ])('%s: %i players, colours %s', (name, seats, colours) => {
    expect(read(name)).toMatchObject({ seats, options: { colours } })
    expect(game.outcome(replayed(name, () => {}))).toEqual(read(name).outcome)
  })

  it.each([1, 2, 3, 4])('§4.1: the flag is turned by player %i, and each has one more turn or two', (player) => {
    let turned = -1
    const turns = [0, 0, 0, 0]
    replayed(`flag-by-seat-${player}`, (s, step) => {
      if (turned < 0 && s.ending === FLAG_TURNED) turned = step.seat
      else if (turned >= 0 && step.move === 'end') turns[step.seat]++
    })
    expect(turned).toBe(player - 1)
    for (const count of turns) expect(count).toBeLessThanOrEqual(2)
  })

  it('§3.6: on its second lap a track gives a token at the same place as on the first, and none before', () => {
    const { points, stackSizes } = replayed('second-lap', () => {})
    const again = TRACK_LENGTH + TRACK_TOKENS[0]
    expect([...points.subarray(0, 2)]).toEqual([again, again - 1])
    expect([...stackSizes.subarray(0, 2)]).toEqual([0, 1])
  })

  it.each([
    ['tie-by-lowest', 'lowest'],
    ['tie-by-second', 'second'],
    ['tie-by-highest', 'highest'],
    ['tie-shared', 'shared'],
  ])('§4.4: %s', (name, reason) => {
    const outcome = game.outcome(replayed(name, () => {}))
    expect(outcome).toMatchObject({ reason })
    expect(new Set(outcome?.scores).size).toBe(1)
  })

  it('a game by the former set is refused, not played', () => {
    const former = { ...read('two-players'), rules: 1 }
    expect(replay(game, former, game.blank())).toMatchObject({ code: 'record-rules', values: { rules: 1, known: 2 } })
  })

  it('§3.2: full-region fills a region to its last ordinary space', () => {
    const s = replayed('full-region', () => {})
    expect((ORDINARY_LOW & ~occupiedLow(s, 0)) | (ORDINARY_HIGH & ~occupiedHigh(s, 0))).toBe(0)
  })

  it('§3.8: colour-run-out leaves a colour out of the middle', () => {
    let missing = false
    replayed('colour-run-out', (s) => {
      for (let element = 0; element < 4; element++)
        if (s.ending > 0 && s.pile[element] === 0 && s.reserve[element] === 0) missing = true
    })
    expect(missing).toBe(true)
  })
})
