import { describe, expect, test } from 'vitest'
import type { Entry } from '../../core/entries.ts'
import { isRefusal, PUBLIC } from '../../core/game.ts'
import { readRecord, writeRecord } from '../../core/record.ts'
import { isRefused } from '../../core/table.ts'
import { playGame } from '../../core/testing.ts'
import { loadGame } from '../../games/index.ts'
import type { Think } from '../../house/host.ts'
import type { HostedTable } from '../../house/hosted-table.ts'
import { HERE } from '../keeper.ts'
import type { LocalHouse } from '../local-house.ts'
import type { SeatPlan } from '../protocol.ts'
import { found, openHouse, TestLocks, TestShelf, think } from './houses.ts'

const ANN: SeatPlan = { name: 'Ann', player: 'person' }
const BOT: SeatPlan = { name: 'Bot', player: 'random' }

async function start(house: LocalHouse, seats: readonly SeatPlan[]): Promise<HostedTable> {
  const saved = await house.open({ game: 'neoville', seats, options: { first: 0 } })
  if (isRefused(saved)) throw new Error(saved.refusal.code)
  return found(house, saved.id)
}

const idOf = ({ row }: HostedTable) => row.id

const playFirst = (hosted: HostedTable, seat = 0) => {
  const { choices, seq } = hosted.table.now(seat)
  return hosted.move(HERE, { seat, move: choices[0], seq })
}

/** Resolves when somebody at the table sees this. */
const until = (hosted: HostedTable, seen: (hosted: HostedTable) => boolean) =>
  new Promise<void>((resolve) => {
    hosted.subscribe(PUBLIC, () => seen(hosted) && resolve())
  })

describe('the games of a browser', () => {
  test('a game left in mid-turn is resumed exactly', async () => {
    const shelf = new TestShelf()
    const first = await start(openHouse(shelf).house, [ANN, BOT])
    await playFirst(first)
    const before = first.table.now(0)
    const { house } = openHouse(shelf)
    expect(await house.join(idOf(first), false)).toMatchObject({ game: 'neoville', seats: [ANN, BOT], over: false })
    expect(found(house, idOf(first)).table.now(0)).toEqual(before)
  })

  test('a game that goes on from another says whose it was and from which step, and one that is over how it ended', async () => {
    const { house } = openHouse(new TestShelf())
    const first = await start(house, [BOT, { ...BOT, name: 'Bob' }])
    await until(first, ({ table }) => table.over)
    const { games } = await house.list()
    expect(games[0]?.result).toEqual({ ...first.table.record().outcome, reason: undefined, together: false })
    const fork = await house.fork(idOf(first), 3, PUBLIC)
    expect(fork).toMatchObject({ from: { names: ['Bot', 'Bob'], step: 3 }, over: false })
  })

  test('an unknown game is refused', async () => {
    const { house } = openHouse(new TestShelf())
    expect(await house.join('nothing', false)).toEqual({ refusal: { code: 'table-unknown' } })
    expect(await house.open({ game: 'chess', seats: [ANN, BOT], options: {} })).toEqual({
      refusal: { code: 'game-unknown' },
    })
  })

  test('a game of other rules is refused, and kept', async () => {
    const shelf = new TestShelf()
    const first = await start(openHouse(shelf).house, [ANN, BOT])
    const kept = shelf.tables.get(idOf(first))!
    kept.rows[0] = { entry: { ...kept.rows[0].entry, rules: 99 } as Entry }
    const { house } = openHouse(shelf)
    expect(await house.join(idOf(first), false)).toMatchObject({ refusal: { code: 'rules-newer' } })
    expect((await house.list()).games).toHaveLength(1)
  })

  test('a game by a number of the rules that is no longer the newest is opened again and goes on by it', async () => {
    const newest = await loadGame('evolutopia')
    const { rules } = newest.releases[0]!
    expect(rules).toBeLessThan(newest.game.rules)
    const { steps, ...record } = playGame(newest.at(rules).game, 2, {}, 'long ago')
    const text = writeRecord({ ...record, steps: steps.slice(0, 5), outcome: null })
    const shelf = new TestShelf()
    const brought = await openHouse(shelf).house.bring({ text, names: ['Ann', 'Ben'] })
    if (isRefused(brought)) throw new Error(brought.refusal.code)
    const { house } = openHouse(shelf)
    expect(await house.join(brought.id, false)).toMatchObject({ rules, over: false })
    const hosted = found(house, brought.id)
    const { seat, move } = steps[5]!
    expect(await hosted.move(HERE, { seat, move, seq: hosted.table.seq })).toMatchObject({ seq: 6 })
    expect(hosted.table.now(seat).view).toMatchObject({ rules })
  })

  test('a deleted game is gone', async () => {
    const shelf = new TestShelf()
    const { house } = openHouse(shelf)
    const hosted = await start(house, [ANN, BOT])
    await house.remove(idOf(hosted))
    expect((await house.list()).games).toEqual([])
    expect(house.find(idOf(hosted))).toEqual({ refusal: { code: 'table-unknown' } })
  })

  test('the page learns neither the secret of the luck nor what a seat has prepared', async () => {
    const { house } = openHouse(new TestShelf())
    const hosted = await start(house, [ANN, BOT])
    await hosted.setPrepared(HERE, ['skip'], 0)
    const text = JSON.stringify([await house.list(), await house.join(idOf(hosted), false), hosted.info()])
    expect(text).not.toContain(hosted.row.luck?.secret)
    expect(text).not.toContain('skip')
  })
})

/** A finished game of two bots, as a file. */
async function finished(): Promise<string> {
  const hosted = await start(openHouse(new TestShelf()).house, [BOT, { ...BOT, name: 'Other' }])
  await until(hosted, ({ table }) => table.over)
  return textOf(hosted.record())
}

function textOf(answer: ReturnType<HostedTable['record']>): string {
  if (isRefused(answer)) throw new Error(answer.refusal.code)
  return answer
}

describe('a file', () => {
  const bring = (house: LocalHouse, text: string) => house.bring({ text, names: ['Player 1', 'Player 2'] })

  test('of a finished game is listed as finished', async () => {
    const { house } = openHouse(new TestShelf())
    expect(isRefused(await bring(house, await finished()))).toBe(false)
    const { games } = await house.list()
    expect(games).toMatchObject([{ over: true, seats: [{ name: 'Bot' }, { name: 'Other' }] }])
  })

  test('that tells an end the game has not reached is refused, and nothing is kept of it', async () => {
    const { house } = openHouse(new TestShelf())
    const record = readRecord(await finished())
    if (isRefusal(record)) throw new Error(record.code)
    const forged = writeRecord({ ...record, steps: record.steps.slice(0, 4) })
    expect(await bring(house, forged)).toMatchObject({ refusal: { code: 'record-outcome' } })
    expect((await house.list()).games).toEqual([])
  })

  test('of a running game holds all that is hidden, one for a viewer only what they see', async () => {
    const hosted = await start(openHouse(new TestShelf()).house, [ANN, { ...ANN, name: 'Ben' }])
    await playFirst(hosted)
    const other = openHouse(new TestShelf()).house
    const brought = await bring(other, textOf(hosted.recordSeenBy(0)))
    if (isRefused(brought)) throw new Error(brought.refusal.code)
    expect(found(other, brought.id).table.now(0).view).toEqual(hosted.table.now(0).view)
    // What was dealt and drawn so far is in the whole file only.
    const [whole, part] = [hosted.record(), hosted.recordSeenBy(0)].map((text) => JSON.parse(textOf(text)))
    expect(whole.setup.length).toBeGreaterThan(0)
    expect([part.setup, part.steps]).toEqual([[], []])
  })

  test('for a viewer does not tell the hand of another', async () => {
    const hosted = await start(openHouse(new TestShelf()).house, [ANN, { ...ANN, name: 'Ben' }])
    const hands = Array.from({ length: 8 }, () => JSON.parse(textOf(hosted.recordSeenBy(0))).position)
    // Dealt again each time: it cannot be the true one each time.
    expect(new Set(hands.map((position) => JSON.stringify(position))).size).toBeGreaterThan(1)
  })
})

describe('keeping a game', () => {
  test('a full shelf does not stop the game, and what was missed is written when there is room again', async () => {
    const shelf = new TestShelf()
    const { house, troubles } = openHouse(shelf)
    const hosted = await start(house, [ANN, BOT])
    shelf.refusing = true
    expect(isRefused(await playFirst(hosted))).toBe(false)
    expect(troubles).toEqual(['not-kept'])
    expect(shelf.kinds(idOf(hosted))).toEqual(['setup'])
    await house.leave(idOf(hosted))
    expect(house.find(idOf(hosted))).toBe(hosted)
    shelf.refusing = false
    expect(isRefused(await hosted.undo(HERE, { seat: 0, seq: hosted.table.seq }))).toBe(false)
    expect(troubles).toEqual(['not-kept', null])
    expect(shelf.kinds(idOf(hosted))).toEqual(['setup', 'move', 'undo'])
  })

  test('a browser that does not answer still shows the games that are open, and says so', async () => {
    const shelf = new TestShelf()
    const { house } = openHouse(shelf)
    await start(house, [ANN, BOT])
    shelf.refusing = true
    expect(await house.list()).toMatchObject({ games: [{ game: 'neoville' }], silent: true })
  })

  test('a game that is taken over in another tab is not played on here, and here is told', async () => {
    const shelf = new TestShelf()
    const locks = new TestLocks()
    const { house, troubles } = openHouse(shelf, { locks })
    const hosted = await start(house, [ANN, BOT])
    const other = openHouse(shelf, { locks }).house
    expect(await other.join(idOf(hosted), false)).toEqual({ refusal: { code: 'table-elsewhere' } })
    await other.join(idOf(hosted), true)
    await playFirst(found(other, idOf(hosted)))
    expect(await playFirst(hosted)).toMatchObject({ refusal: { code: 'stale' } })
    expect(troubles).toEqual(['elsewhere'])
    await house.join(idOf(hosted), true)
    expect(found(house, idOf(hosted)).table.now(0).step).toBe(1)
  })

  test('a game that is deleted in another tab is over here: here is told, and nothing of it comes back', async () => {
    const shelf = new TestShelf()
    const locks = new TestLocks()
    const { house, troubles } = openHouse(shelf, { locks })
    const hosted = await start(house, [ANN, BOT])
    await openHouse(shelf, { locks }).house.remove(idOf(hosted))
    expect(isRefused(await playFirst(hosted))).toBe(true)
    expect(troubles).toEqual(['gone'])
    expect(shelf.tables.size).toBe(0)
  })

  test('without locks the log itself tells who came too late', async () => {
    const shelf = new TestShelf()
    const { house, troubles } = openHouse(shelf)
    const hosted = await start(house, [ANN, BOT])
    shelf.tables.clear()
    expect(isRefused(await playFirst(hosted))).toBe(true)
    expect(troubles).toEqual(['gone'])
    expect(shelf.tables.size).toBe(0)
  })
})

describe('bots at the table', () => {
  test('nobody plays for a bot', async () => {
    const hosted = await start(openHouse(new TestShelf()).house, [BOT, ANN])
    expect(await playFirst(hosted, 0)).toEqual({ refusal: { code: 'not-your-seat' } })
  })

  test('bots play a whole game while somebody watches, and it is marked as finished', async () => {
    const shelf = new TestShelf()
    const { house } = openHouse(shelf)
    const hosted = await start(house, [BOT, { ...BOT, name: 'Other' }])
    await until(hosted, ({ table }) => table.over)
    expect((await house.list()).games).toMatchObject([{ over: true }])
    expect(shelf.tables.get(idOf(hosted))?.kept.over).toBe(true)
  })

  test('bots wait while nobody watches, and play for who does', async () => {
    const { house } = openHouse(new TestShelf())
    const left = await start(house, [BOT, ANN])
    left.subscribe(1, () => {})()
    const watched = await start(house, [BOT, ANN])
    await until(watched, ({ table }) => table.toAct === 1)
    expect(watched.table.seq).toBeGreaterThan(0)
    expect(left.table.seq).toBe(0)
  })

  test('a table that was left while a bot thought is resumed, and the thought played nowhere', async () => {
    const shelf = new TestShelf()
    const thoughts: (() => void)[] = []
    const slow: Think = (job, signal, progress) =>
      new Promise((resolve) => {
        thoughts.push(() => resolve(think(job, signal, progress)))
      })
    const { house, troubles } = openHouse(shelf, { thinking: slow })
    const hosted = await start(house, [BOT, ANN])
    const stop = hosted.subscribe(PUBLIC, () => {})
    expect(thoughts).toHaveLength(1)
    stop()
    await house.leave(idOf(hosted))
    thoughts[0]()
    expect(await house.join(idOf(hosted), false)).toMatchObject({ game: 'neoville' })
    const again = found(house, idOf(hosted))
    const played = until(again, ({ table }) => table.seq > 0)
    thoughts[1]()
    await played
    expect(troubles).toEqual([])
    expect(shelf.kinds(idOf(hosted))).toEqual(['setup', 'move'])
  })

  test('who comes back while the last move is being written waits for it', async () => {
    const shelf = new TestShelf()
    const { house, troubles } = openHouse(shelf)
    const hosted = await start(house, [ANN, BOT])
    let open = () => {}
    shelf.gate = new Promise((resolve) => {
      open = resolve
    })
    const playing = playFirst(hosted)
    const leaving = house.leave(idOf(hosted))
    const coming = house.join(idOf(hosted), false)
    open()
    await Promise.all([playing, leaving, coming])
    expect(found(house, idOf(hosted)).table.seq).toBe(1)
    expect(troubles).toEqual([])
  })
})
