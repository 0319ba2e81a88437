// The deal of the day at a table of this browser: one try counts, and it is the same deal as in the terminal.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emptyFolder, ludopolis } from '../../cli/test/terminal.ts'
import { isRefusal, PUBLIC } from '../../core/game.ts'
import type { RecordFile } from '../../core/record.ts'
import { readRecord } from '../../core/record.ts'
import { isRefused } from '../../core/table.ts'
import type { GameId } from '../../games/index.ts'
import { GAME_IDS, loadGame } from '../../games/index.ts'
import type { HostedTable } from '../../house/hosted-table.ts'
import { HERE } from '../keeper.ts'
import type { LocalHouse } from '../local-house.ts'
import type { DealPlayed } from '../protocol.ts'
import { found, openHouse, TestShelf } from './houses.ts'

const folder = emptyFolder()
const DAY = '2026-11-16'
const now = () => Date.parse(`${DAY}T21:00:00Z`)
const NAMES = [
  { name: 'Ann', player: 'person' },
  { name: 'Bruno', player: 'expert' },
] as const

async function open(house: LocalHouse, deal: DealPlayed = { day: DAY }, game = 'neoville'): Promise<HostedTable> {
  const saved = await house.open({ game, seats: NAMES, options: { first: 1 }, deal })
  if (isRefused(saved)) throw new Error(saved.refusal.code)
  const joined = await house.join(saved.id, false)
  if (isRefused(joined)) throw new Error(joined.refusal.code)
  return found(house, saved.id)
}

/** Resolves when the person is to act, or nobody. */
const asked = (hosted: HostedTable) =>
  new Promise<void>((resolve) => {
    const { table } = hosted
    const isReady = () => table.over || table.toAct === 0
    const stop = hosted.subscribe(PUBLIC, () => {
      if (!isReady()) return
      resolve()
      queueMicrotask(() => stop())
    })
  })

async function playOn(hosted: HostedTable, choose: (choices: readonly string[]) => string | undefined): Promise<void> {
  await asked(hosted)
  while (!hosted.table.over) {
    const { choices, seq } = hosted.table.now(0)
    const move = choose(choices)
    if (move === undefined) return
    const answer = await hosted.move(HERE, { seat: 0, move, seq })
    if (isRefused(answer)) throw new Error(answer.refusal.code)
    await asked(hosted)
  }
}

async function inTerminal(game: GameId): Promise<RecordFile> {
  const file = folder.path('deal.json')
  const { cooperative } = (await loadGame(game)).game
  const lines = Array<string>(cooperative ? BEGINNING : WHOLE).fill('1')
  await ludopolis(['daily', DAY, game, '--record', file], { lines })
  const record = readRecord(readFileSync(file, 'utf8'))
  if (isRefusal(record)) throw new Error(record.code)
  return record
}

/** Choices typed in the terminal: whole games against a quick bot, the beginning of one with a partner who thinks. */
const WHOLE = 2000
const BEGINNING = 8

test.each(GAME_IDS)(
  'the deal of %s in the page is that of the terminal: for the same choices the same luck and the same bots',
  async (game) => {
    const there = await inTerminal(game)
    const mine = there.steps.filter(({ seat }) => seat === 0).map(({ move }) => move)
    const hosted = await open(openHouse(new TestShelf(), { now }).house, { day: DAY }, game)
    await playOn(hosted, () => mine.shift())
    const here = hosted.table.record()
    expect({ rules: here.rules, options: here.options, setup: here.setup }).toEqual({
      rules: there.rules,
      options: there.options,
      setup: there.setup,
    })
    expect(here.steps).toEqual(there.steps)
    expect(here.outcome).toEqual(there.outcome)
  },
)

test('the first try of the day counts, and whoever comes back goes on with it', async () => {
  const shelf = new TestShelf()
  const { house } = openHouse(shelf, { now })
  const first = await open(house)
  await playOn(first, (choices) => (first.table.stand.step < 6 ? choices[0] : undefined))
  const steps = first.table.record().steps
  const { house: later } = openHouse(shelf, { now })
  const again = await open(later)
  expect(again.row.id).toBe(first.row.id)
  expect(again.table.record().steps).toEqual(steps)
  expect((await house.list()).games.map(({ deal }) => deal)).toEqual([{ day: DAY }])
})

test('a deal that was left and opened again goes on with the same luck', async () => {
  const whole = await open(openHouse(new TestShelf(), { now }).house)
  await playOn(whole, (choices) => choices[0])
  const shelf = new TestShelf()
  let hosted = await open(openHouse(shelf, { now }).house)
  while (!hosted.table.over) {
    const until = hosted.table.stand.step + 20
    await playOn(hosted, (choices) => (hosted.table.stand.step < until ? choices[0] : undefined))
    await hosted.close()
    hosted = await open(openHouse(shelf, { now }).house)
  }
  expect(hosted.table.record().steps).toEqual(whole.table.record().steps)
})

test('another try is practice with the same deal, and so is a day that is over', async () => {
  const { house } = openHouse(new TestShelf(), { now })
  const counted = await open(house)
  const practice = await open(house, { day: DAY, practice: true })
  expect(practice.row.id).not.toBe(counted.row.id)
  expect(practice.table.record().setup).toEqual(counted.table.record().setup)
  const yesterday = await open(house, { day: '2026-11-15' })
  expect(yesterday.table.record().setup).not.toEqual(counted.table.record().setup)
  const deals = (await house.list()).games.map(({ deal }) => deal)
  expect(deals).toContainEqual({ day: DAY, practice: true })
  expect(deals).toContainEqual({ day: '2026-11-15', practice: true })
})

test('while a try counts there are no hints and no playing on from before, in practice there are', async () => {
  const { house } = openHouse(new TestShelf(), { now })
  const counted = await open(house)
  const refused = { refusal: { code: 'deal-counts' } }
  await asked(counted)
  expect(await house.hint(counted.row.id, 0, async () => 'a hint')).toEqual(refused)
  expect(await house.fork(counted.row.id, 0, 0)).toEqual(refused)
  const practice = await open(house, { day: DAY, practice: true })
  await asked(practice)
  expect(await house.hint(practice.row.id, 0, async () => 'a hint')).toBe('a hint')
  await playOn(counted, (choices) => choices[0])
  expect(isRefused(await house.fork(counted.row.id, 3, 0))).toBe(false)
})

test('what kind of players sit there is not for the page to say, and there is no deal of tomorrow', async () => {
  const { house } = openHouse(new TestShelf(), { now })
  const hosted = await open(house)
  expect(hosted.row.seats.map(({ name, player }) => [name, player])).toEqual([
    ['Ann', 'person'],
    ['Bruno', 'casual'],
  ])
  const tomorrow = await house.open({ game: 'neoville', seats: NAMES, options: {}, deal: { day: '2026-11-17' } })
  expect(tomorrow).toEqual({ refusal: { code: 'deal-unknown' } })
})
