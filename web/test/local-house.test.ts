import { describe, expect, test } from 'vitest'
import { makeBot, readBot } from '../../bots/index.ts'
import type { Job } from '../../bots/protocol.ts'
import { liveBits, liveChance } from '../../core/chance.ts'
import type { Entry } from '../../core/entries.ts'
import { Conflict } from '../../core/entries.ts'
import { isRefusal, MOST_MOVES, PUBLIC } from '../../core/game.ts'
import { readRecord, writeRecord } from '../../core/record.ts'
import type { Update } from '../../core/table.ts'
import { isRefused } from '../../core/table.ts'
import type { GameId } from '../../games/index.ts'
import { loadGame } from '../../games/index.ts'
import { LocalHouse } from '../local-house.ts'
import type { LocalTable } from '../local-table.ts'
import type { Saved, SeatPlan, Trouble } from '../protocol.ts'
import type { Shelf } from '../shelf.ts'

const ANN: SeatPlan = { name: 'Ann', player: 'person' }
const BOT: SeatPlan = { name: 'Bot', player: 'random' }

/** A shelf in memory that can be told to refuse. */
class TestShelf implements Shelf {
  refusing = false
  readonly tables = new Map<string, { saved: Saved; entries: Entry[] }>()

  async list() {
    return [...this.tables.values()].map(({ saved }) => saved)
  }
  async load(id: string) {
    return structuredClone(this.tables.get(id)) ?? null
  }
  async append(saved: Saved, entries: readonly Entry[]) {
    if (this.refusing) throw new Error('full')
    const kept = this.tables.get(saved.id)?.entries ?? []
    if (entries.some(({ seq }) => kept.some((one) => one.seq === seq))) throw new Conflict()
    this.tables.set(saved.id, { saved, entries: [...kept, ...structuredClone(entries)] })
  }
  async remove(id: string) {
    this.tables.delete(id)
  }
}

/** A bot in this thread. */
async function think({ game: id, view, bot: name }: Job): Promise<string> {
  const { game } = await loadGame(id as GameId)
  const spec = readBot(name)
  if (isRefusal(spec)) throw new Error(spec.code)
  const world = game.blank()
  game.imagine(view, liveChance(), world)
  const legal = new Int32Array(MOST_MOVES)
  const count = game.legal(world, legal)
  return game.moves.text(await makeBot(spec, game, liveBits).choose({ legal, count, view: () => view }))
}

function openHouse(shelf: Shelf) {
  const troubles: (Trouble | null)[] = []
  const house = new LocalHouse(shelf, async () => () => {}, think, {
    trouble: (_id, trouble) => troubles.push(trouble),
    thinking: () => {},
  })
  return { house, troubles }
}

async function start(house: LocalHouse, seats: readonly SeatPlan[]): Promise<LocalTable> {
  const saved = await house.open({ game: 'neoville', seats, options: { first: 0 } })
  if (isRefused(saved)) throw new Error(saved.refusal.code)
  return house.find(saved.id)!
}

function seen({ table }: LocalTable, seat: number): Update {
  const updates: Update[] = []
  table.subscribe(seat, (update) => updates.push(update))()
  return updates[0]
}

const playFirst = (local: LocalTable, seat = 0) => {
  const { choices, seq } = seen(local, seat)
  return local.move(seat, choices[0], seq)
}

describe('the games of a browser', () => {
  test('a game left in mid-turn is resumed exactly', async () => {
    const shelf = new TestShelf()
    const first = await start(openHouse(shelf).house, [ANN, BOT])
    await playFirst(first)
    const before = seen(first, 0)
    const { house } = openHouse(shelf)
    expect(await house.join(first.saved.id, false)).toMatchObject({ game: 'neoville', seats: [ANN, BOT], over: false })
    expect(seen(house.find(first.saved.id)!, 0)).toEqual(before)
  })

  test('an unknown game is refused', async () => {
    const { house } = openHouse(new TestShelf())
    expect(await house.join('nothing', false)).toEqual({ refusal: { code: 'table-unknown' } })
    expect(await house.open({ game: 'chess', seats: [ANN, BOT], options: {} })).toEqual({
      refusal: { code: 'game-unknown' },
    })
  })

  test.each([
    ['newer', 99, 'rules-newer'],
    ['draft', 0, 'rules-draft'],
  ])('a game of %s rules is refused, and kept', async (_, rules, code) => {
    const shelf = new TestShelf()
    const { saved } = await start(openHouse(shelf).house, [ANN, BOT])
    const kept = shelf.tables.get(saved.id)!
    kept.entries[0] = { ...kept.entries[0], rules } as Entry
    const { house } = openHouse(shelf)
    expect(await house.join(saved.id, false)).toMatchObject({ refusal: { code } })
    expect(await house.list()).toHaveLength(1)
  })

  test('a deleted game is gone', async () => {
    const shelf = new TestShelf()
    const { house } = openHouse(shelf)
    const { saved } = await start(house, [ANN, BOT])
    await house.remove(saved.id)
    expect(await house.list()).toEqual([])
    expect(house.find(saved.id)).toBeNull()
  })
})

/** A finished game of two bots, as a file. */
async function finished(): Promise<string> {
  const { house } = openHouse(new TestShelf())
  const local = await start(house, [BOT, { ...BOT, name: 'Other' }])
  await new Promise<void>((resolve) => {
    local.subscribe(PUBLIC, ({ outcome }) => outcome && resolve())
  })
  return house.record(local.saved.id, null)
}

describe('a file', () => {
  const bring = (house: LocalHouse, text: string) => house.bring({ text, names: ['Player 1', 'Player 2'] })

  test('of a finished game is listed as finished', async () => {
    const { house } = openHouse(new TestShelf())
    expect(isRefused(await bring(house, await finished()))).toBe(false)
    expect(await house.list()).toMatchObject([{ over: true, seats: [{ name: 'Bot' }, { name: 'Other' }] }])
  })

  test('that tells an end the game has not reached is refused, and nothing is kept of it', async () => {
    const { house } = openHouse(new TestShelf())
    const record = readRecord(await finished())
    if (isRefusal(record)) throw new Error(record.code)
    const forged = writeRecord({ ...record, steps: record.steps.slice(0, 4) })
    expect(await bring(house, forged)).toMatchObject({ refusal: { code: 'record-broken' } })
    expect(await house.list()).toEqual([])
  })

  test('of a running game holds all that is hidden, one for a viewer only what they see', async () => {
    const { house } = openHouse(new TestShelf())
    const local = await start(house, [ANN, { ...ANN, name: 'Ben' }])
    await playFirst(local)
    const { id } = local.saved
    const shelf = new TestShelf()
    const other = openHouse(shelf).house
    const brought = await bring(other, house.record(id, 0))
    if (isRefused(brought)) throw new Error(brought.refusal.code)
    const taken = other.find(brought.id)!
    expect(seen(taken, 0).view).toEqual(seen(local, 0).view)
    // What was dealt and drawn so far is in the whole file only.
    const [whole, part] = [house.record(id, null), house.record(id, 0)].map((text) => JSON.parse(text))
    expect(whole.setup.length).toBeGreaterThan(0)
    expect([part.setup, part.steps]).toEqual([[], []])
  })

  test('for a viewer does not tell the hand of another', async () => {
    const { house } = openHouse(new TestShelf())
    const local = await start(house, [ANN, { ...ANN, name: 'Ben' }])
    const hands = Array.from({ length: 8 }, () => JSON.parse(house.record(local.saved.id, 0)).position)
    // Dealt anew each time: it cannot be the true one each time.
    expect(new Set(hands.map((position) => JSON.stringify(position))).size).toBeGreaterThan(1)
  })
})

describe('keeping a game', () => {
  test('a full shelf does not stop the game, and what was missed is written when there is room again', async () => {
    const shelf = new TestShelf()
    const { house, troubles } = openHouse(shelf)
    const local = await start(house, [ANN, BOT])
    shelf.refusing = true
    expect(isRefused(await playFirst(local))).toBe(false)
    expect(troubles).toEqual(['not-kept'])
    expect(shelf.tables.get(local.saved.id)?.entries).toHaveLength(1)
    house.leave(local.saved.id)
    expect(house.find(local.saved.id)).toBe(local)
    shelf.refusing = false
    expect(isRefused(await local.undo(0, seen(local, 0).seq))).toBe(false)
    expect(troubles).toEqual(['not-kept', null])
    expect(shelf.tables.get(local.saved.id)?.entries.map(({ kind }) => kind)).toEqual(['setup', 'move', 'undo'])
  })

  test('a game that has gone on in another tab is not played on here', async () => {
    const shelf = new TestShelf()
    const { house, troubles } = openHouse(shelf)
    const local = await start(house, [ANN, BOT])
    const other = openHouse(shelf).house
    await other.join(local.saved.id, true)
    await playFirst(other.find(local.saved.id)!)
    expect(await playFirst(local)).toEqual({ refusal: { code: 'stale' } })
    expect(troubles).toEqual(['elsewhere'])
    await house.join(local.saved.id, true)
    expect(seen(house.find(local.saved.id)!, 0).step).toBe(1)
  })
})

describe('bots at the table', () => {
  test('nobody plays for a bot', async () => {
    const local = await start(openHouse(new TestShelf()).house, [BOT, ANN])
    expect(await playFirst(local, 0)).toEqual({ refusal: { code: 'not-your-turn' } })
  })

  test('bots play a whole game while somebody watches, and it is marked as finished', async () => {
    const shelf = new TestShelf()
    const { house } = openHouse(shelf)
    const local = await start(house, [BOT, { ...BOT, name: 'Other' }])
    await new Promise<void>((resolve) => {
      local.subscribe(-1, ({ outcome }) => outcome && resolve())
    })
    expect(await house.list()).toMatchObject([{ over: true }])
    expect(shelf.tables.get(local.saved.id)?.saved.over).toBe(true)
  })

  test('bots wait while nobody watches, and play for who does', async () => {
    const { house } = openHouse(new TestShelf())
    const left = await start(house, [BOT, ANN])
    left.subscribe(1, () => {})()
    const watched = await start(house, [BOT, ANN])
    await new Promise<void>((resolve) => {
      watched.subscribe(1, ({ view }) => view.toAct === 1 && resolve())
    })
    expect(watched.table.seq).toBeGreaterThan(0)
    expect(left.table.seq).toBe(0)
  })
})
