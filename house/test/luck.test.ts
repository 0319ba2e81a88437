// Luck that can be checked: the same for everybody, fair, and caught when it was not.
import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../core/game.ts'
import type { RecordFile } from '../../core/record.ts'
import { readRecord } from '../../core/record.ts'
import { isRefused } from '../../core/table.ts'
import type { GameId } from '../../games/index.ts'
import { GAME_IDS, loadGame } from '../../games/index.ts'
import { HostedTable } from '../hosted-table.ts'
import { checkedLuck, checkLuck, commitOf, newLuck, openLuck } from '../luck.ts'
import type { TableRow } from '../store.ts'
import { TestHost } from './hosting.ts'

const luck = { secret: `${'00'.repeat(31)}2a`, seats: ['ab12', ''] }

/** A finished game between bots that play at random, on luck that can be checked. */
async function played(id: GameId): Promise<RecordFile> {
  const { game } = await loadGame(id)
  const seats = Array.from({ length: Math.max(2, game.seats[0]) }, (_, i) => ({ player: 'random', name: `Bot ${i}` }))
  const row: TableRow = {
    id: 'luck',
    game: id,
    rules: game.rules,
    options: {},
    seats,
    luck: newLuck(seats.length),
    version: 0,
  }
  const { luck: _, ...host } = Object.assign(new TestHost(), { think: () => Promise.reject(new Error('none')) })
  const means = { ...host, now: () => 0, pause: () => 0, later: () => () => {}, recordsOpen: true }
  const hosted = await HostedTable.open(game, row, means, host.ears)
  if (isRefused(hosted)) throw new Error(hosted.refusal.code)
  await new Promise<void>((resolve) => hosted.table.watch(() => hosted.table.over && resolve()))
  const record = readRecord(hosted.record() as string)
  if (isRefusal(record)) throw new Error(record.code)
  return record
}

describe('a draw', () => {
  const index = (k: number, items: readonly number[]) => checkedLuck('t', luck)(k).draw('pile', items, items.length)

  test('is what the formula says, worked out with other hashes', () => {
    const key = createHmac('sha256', Buffer.from(luck.secret, 'hex')).update('t\nab12\n').digest()
    for (let k = 0; k < 20; k++) {
      const value = createHmac('sha256', key).update(`${k}/0`).digest().readUInt32BE(0)
      expect(index(k, [0, 1, 2, 3, 4, 5, 6])).toBe(value % 7)
    }
  })

  test('is a rank among the sorted items, wherever they lie', () => {
    for (let k = 0; k < 20; k++) {
      const [one, other] = [
        [5, 1, 9, 3],
        [9, 3, 5, 1],
      ]
      expect(one[index(k, one)]).toBe(other[index(k, other)])
    }
  })

  test('has its own place: the tenth is the tenth, whoever asks and whatever was asked before', () => {
    const items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    const chance = checkedLuck('t', luck)(0)
    const all = Array.from({ length: 12 }, () => chance.draw('pile', items, 10))
    expect(all.map((_, k) => index(k, items))).toEqual(all)
  })

  test('changes with the table, the secret and what anybody added', () => {
    const items = Array.from({ length: 50 }, (_, i) => i)
    const draws = (table: string, one = luck) => {
      const chance = checkedLuck(table, one)(0)
      return Array.from({ length: 8 }, () => chance.draw('pile', items, 50)).join()
    }
    const others = [
      draws('u'),
      draws('t', { ...luck, seats: ['ab12', '0'] }),
      draws('t', { ...luck, secret: 'ff'.repeat(32) }),
    ]
    expect(new Set([draws('t'), ...others]).size).toBe(4)
  })

  test('falls on each of three about equally often', () => {
    const counts = [0, 0, 0]
    for (let k = 0; k < 3000; k++) counts[index(k, [0, 1, 2])]++
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})

test('the commitment is the hash of the secret, and every secret is another', () => {
  const fresh = newLuck(2)
  expect(commitOf(fresh)).toBe(createHash('sha256').update(Buffer.from(fresh.secret, 'hex')).digest('hex'))
  expect(newLuck(2).secret).not.toBe(fresh.secret)
  expect(fresh.secret).toHaveLength(64)
})

describe.each(GAME_IDS)('a game of %s', (id) => {
  test('is proven draw by draw, and a draw that was changed is found', async () => {
    const { game } = await loadGame(id)
    const record = await played(id)
    const draws = record.setup.length + record.steps.reduce((sum, { drew }) => sum + drew.length, 0)
    expect(checkLuck(game, record)).toBe(draws)
    expect(draws).toBeGreaterThan(0)
    const { luck: _, ...without } = record
    expect(checkLuck(game, without)).toEqual({ code: 'luck-absent' })
    expect(checkLuck(game, { ...record, luck: { ...record.luck!, commit: '00' } })).toEqual({ code: 'luck-commit' })
    // Where little is drawn, another secret may by chance give the same.
    const lies = Array.from({ length: 40 }, () => openLuck({ id: 'luck', luck: newLuck(record.seats) } as TableRow)!)
    expect(lies.map((lie) => checkLuck(game, { ...record, luck: lie }))).toContainEqual(
      expect.objectContaining({ code: 'luck-differs' }),
    )
  })
})
