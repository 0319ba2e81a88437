// Proposals of a moment: where all play together others propose and point, only who is to act plays, and silence is kept.
import { beforeEach, describe, expect, test } from 'vitest'
import { openChoices } from '../../core/ahead.ts'
import { PUBLIC } from '../../core/game.ts'
import { isRefused } from '../../core/table.ts'
import { evolutopia } from '../../games/evolutopia/index.ts'
import type { HostedTable } from '../hosted-table.ts'
import { HostedTable as Hosted } from '../hosted-table.ts'
import { newLuck } from '../luck.ts'
import { ADA, BEN, BOT, open, openAgain, settle, TestHost } from './hosting.ts'

let host: TestHost
let table: HostedTable
/** Who is to act, and who is not. */
let [actor, other] = ['', '']

beforeEach(async () => {
  host = new TestHost()
  const row = {
    id: 't',
    game: 'evolutopia',
    rules: evolutopia.game.rules,
    options: {},
    seats: [ADA, BEN],
    luck: newLuck(2),
    version: 1,
  }
  host.store.rows.set('t', row)
  const ears = { thinking: () => {}, trouble: () => {}, changed: () => {} }
  const opened = await Hosted.open(evolutopia.game, row, host, ears)
  if (isRefused(opened)) throw new Error(opened.refusal.code)
  table = opened
  ;[actor, other] = table.table.toAct === 0 ? ['ada', 'ben'] : ['ben', 'ada']
})

const choices = () => table.table.now(table.table.toAct).choices
const proposals = () => table.row.proposals ?? []

test('everybody can tell what whoever is to act may play', () => {
  expect(openChoices(evolutopia.game, table.table.now(PUBLIC).view)).toEqual(choices())
})

describe('a proposal', () => {
  test('is told to all, one a person, and plays nothing by itself', async () => {
    const [first = '', second = ''] = choices()
    const { seq } = table.table
    expect(await table.agree(other, { kind: 'move', move: first, seq })).toBe(null)
    await table.agree(other, { kind: 'move', move: second, seq })
    await table.agree(other, { kind: 'ping', at: 'zone:1', seq })
    expect(proposals()).toEqual([
      { wish: { kind: 'move', move: second, seq }, by: [other] },
      { wish: { kind: 'ping', at: 'zone:1', seq }, by: [other] },
    ])
    expect(table.table.seq).toBe(seq)
  })

  test('is past when the game goes on', async () => {
    const [move = ''] = choices()
    const { seq } = table.table
    await table.agree(other, { kind: 'move', move, seq })
    await table.agree(other, { kind: 'end' })
    await table.move(actor, { move, seq })
    await settle()
    expect(proposals()).toEqual([{ wish: { kind: 'end' }, by: [other] }])
    expect(await table.agree(other, { kind: 'move', move, seq })).toEqual({ refusal: { code: 'stale' } })
  })

  test('is not for whoever is to act', async () => {
    const wish = { kind: 'move', move: 'x', seq: table.table.seq } as const
    expect(await table.agree(actor, wish)).toEqual({ refusal: { code: 'propose-not' } })
  })

  test('is nothing for games against each other', async () => {
    const rivals = await open(new TestHost(), [ADA, BEN])
    const wish = { kind: 'move', move: 'x', seq: rivals.table.seq } as const
    expect(await rivals.agree('ben', wish)).toEqual({ refusal: { code: 'propose-not' } })
  })

  test('is not for who keeps silent', async () => {
    const { game } = table.table
    const silent = { ...game, silent: () => true }
    Object.defineProperty(table.table, 'game', { value: silent })
    const wish = { kind: 'ping', at: 'bag', seq: table.table.seq } as const
    expect(await table.agree(other, wish)).toEqual({ refusal: { code: 'chat-silent' } })
    expect(table.isSilent(other)).toBe(true)
  })
})

describe('another clock', () => {
  const wish = { kind: 'clock', clock: { kind: 'days', days: 2 } } as const
  let hosted: HostedTable
  beforeEach(async () => {
    const rivals = new TestHost()
    const { row } = await open(rivals, [ADA, BEN])
    rivals.store.rows.set('t', row)
    hosted = await openAgain(rivals, { ...row, host: 'ada' })
  })

  test('is the host’s to ask for, and everybody’s to want', async () => {
    expect(await hosted.agree('ben', wish)).toEqual({ refusal: { code: 'not-host' } })
    expect(await hosted.agree('ada', wish)).toBe(null)
    expect(hosted.row.clock).toBe(undefined)
    expect(await hosted.agree('ben', wish)).toBe(null)
    expect(hosted.row).toMatchObject({ clock: wish.clock, proposals: [] })
  })

  test('is nobody’s to ask for once the host has taken it back', async () => {
    await hosted.agree('ada', wish)
    await hosted.disagree('ada', wish)
    expect(await hosted.agree('ben', wish)).toEqual({ refusal: { code: 'not-host' } })
  })

  test('is one at a time', async () => {
    for (let days = 3; days < 9; days++) await hosted.agree('ada', { kind: 'clock', clock: { kind: 'days', days } })
    await hosted.agree('ada', wish)
    expect(hosted.row.proposals).toEqual([{ wish, by: ['ada'] }])
  })

  test('is anybody’s to ask for while a bot plays for the host', async () => {
    await hosted.leave('ada')
    expect(await hosted.agree('ben', wish)).toBe(null)
    expect(hosted.row.clock).toEqual(wish.clock)
  })
})

test('a bot is proposed only for who is there', async () => {
  const rivals = await open(new TestHost(), [ADA, BEN, BOT])
  await rivals.leave('ada')
  for (const seat of [0, 2, 9])
    expect(await rivals.agree('ben', { kind: 'replace', seat })).toEqual({ refusal: { code: 'no-seat' } })
  expect(rivals.row.proposals ?? []).toEqual([])
})
