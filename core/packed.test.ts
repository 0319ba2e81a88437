// Records packed for a link: every game comes out as it went in, in few enough bytes, and what was altered is refused.
import { describe, expect, test } from 'vitest'
import { GAME_IDS, loadGame } from '../games/index.ts'
import type { AnyGame } from './game.ts'
import { isRefusal } from './game.ts'
import type { PackedRecord } from './packed.ts'
import { packRecord, unpackRecord } from './packed.ts'
import type { GameRecord } from './record.ts'
import { recordText } from './record.ts'
import { playGame } from './testing.ts'

function packed(game: AnyGame, record: GameRecord): PackedRecord {
  const answer = packRecord(game, record)
  if (isRefusal(answer)) throw new Error(answer.code)
  return answer
}

/** Letters of base64 in a link. */
const lettersOf = ({ head, course }: PackedRecord) =>
  Math.ceil((JSON.stringify(head).length * 4) / 3) + Math.ceil(course.toString(2).length / 6)

describe.each(GAME_IDS)('%s', (id) => {
  test('comes out of a link as it went in, at every number of seats, in at most 4 KB', async () => {
    const { game } = await loadGame(id)
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
      const record = {
        ...playGame(game, seats, {}, `${id} ${seats}`),
        names: ['Zoë', 'Łukasz', 'C', 'D', 'E'].slice(0, seats),
      }
      const small = packed(game, record)
      expect(lettersOf(small)).toBeLessThan(4096)
      const back = unpackRecord(game, small)
      if (isRefusal(back)) throw new Error(back.code)
      expect(recordText(back)).toBe(recordText(record))
      expect(back.names).toEqual(record.names)
    }
  })

  test('a game that is not over, too', async () => {
    const { game } = await loadGame(id)
    const whole = playGame(game, game.seats[1], {}, `${id} part`)
    const record = { ...whole, steps: whole.steps.slice(0, 9), outcome: null, ended: { why: 'agreed', by: 1 } as const }
    const back = unpackRecord(game, packed(game, record))
    if (isRefusal(back)) throw new Error(back.code)
    expect(recordText(back)).toBe(recordText(record))
  })

  test('what was altered is refused', async () => {
    const { game } = await loadGame(id)
    const { head, course } = packed(game, playGame(game, game.seats[0], {}, `${id} altered`))
    for (const other of [
      { head, course: course + 1n },
      { head, course: course >> 8n },
      { head, course: (course << 70n) + 12345n },
      { head: { ...head, steps: head.steps - 1 }, course },
      { head: { ...head, steps: head.steps + 1 }, course },
      { head: { ...head, check: '0000000000000000' }, course },
    ])
      expect(unpackRecord(game, other)).toEqual({ code: 'record-altered' })
    expect(unpackRecord(game, { head: { ...head, seats: 9 }, course })).toMatchObject({ code: 'seats-range' })
  })
})
