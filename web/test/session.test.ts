// A table as the page holds it: what is pressed, and what the house answers.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Update } from '../../core/table.ts'
import { isRefused } from '../../core/table.ts'
import { loadGame } from '../../games/index.ts'
import { HERE } from '../keeper.ts'
import type { TableClient } from '../table-client.ts'
import { found, openHouse, TestShelf } from './houses.ts'

let TableSession: typeof import('../session.svelte.ts')['TableSession']
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('location', { search: '' })
  vi.stubGlobal('document', { hidden: false })
  ;({ TableSession } = await import('../session.svelte.ts'))
  await (await import('../texts.svelte.ts')).speak('en')
})
afterAll(() => vi.unstubAllGlobals())

const NAMES = ['Ann', 'Ben']
const never = () => () => {}

/** A table of two people at which news of what was played waits until it is let through. */
async function sit() {
  const { house } = openHouse(new TestShelf())
  const seats = NAMES.map((name) => ({ name, player: 'person' }) as const)
  const saved = await house.open({ game: 'neoville', seats, options: { first: 0 } })
  if (isRefused(saved)) throw new Error(saved.refusal.code)
  const hosted = found(house, saved.id)
  const held: (() => void)[] = []
  const client: Partial<TableClient> = {
    saved: { ...saved, seats: [seats[0], { name: 'Ben', player: 'random' }] },
    subscribe: (viewer, hear) => hosted.subscribe(viewer, (update: Update) => held.push(() => hear(update))),
    move: (seat, move, seq) => hosted.move(HERE, { seat, move, seq }),
    why: async (seat, move) => hosted.table.why(seat, move),
    own: async () => ({ standing: [], prepared: [], dropped: false }) as never,
    onTrouble: never,
    onThinking: never,
    onInfo: never,
  }
  const module = await loadGame('neoville')
  const session = new TableSession(client as TableClient, module, await module.words('en', NAMES))
  const letThrough = () => {
    for (const tell of held.splice(0)) tell()
  }
  letThrough()
  const playElsewhere = () =>
    hosted.move(HERE, { seat: 0, move: hosted.table.now(0).choices[0] ?? '', seq: hosted.table.seq })
  return { session, table: hosted.table, letThrough, playElsewhere }
}

test('a second press before the first one’s effect is seen does nothing, and is not refused', async () => {
  const { session, table, letThrough } = await sit()
  const [first = '', second = ''] = table.now(0).choices
  const before = table.seq
  expect(await session.move(first)).toBe(null)
  expect(await session.move(second)).toBe(null)
  expect(table.seq).toBe(before + 1)
  letThrough()
  expect(await session.move(table.now(0).choices[0] ?? '')).toBe(null)
  expect(table.seq).toBe(before + 2)
})

test('a hint can only be played where it was given: it goes once a move is on its way, and none comes before the next position', async () => {
  const { session, table, letThrough } = await sit()
  const [move = ''] = table.now(0).choices
  session.advice.lines = ['The best I see']
  session.advice.move = move
  await session.move(move)
  expect(session.sent).toBe(true)
  expect([session.advice.lines, session.advice.move]).toEqual([[], null])
  await session.advice.ask()
  expect(session.advice.move).toBe(null)
  letThrough()
})

test('why something cannot be done is not told of a position that is no longer shown', async () => {
  const { session, table, letThrough } = await sit()
  const wrong = table.now(0).choices[0] ?? ''
  await session.ask('take 1')
  expect(session.refused).not.toBe('')
  await session.move(wrong)
  expect(session.sent).toBe(true)
  session.refused = ''
  await session.ask(wrong)
  expect(session.refused).toBe('')
  letThrough()
  expect(session.sent).toBe(false)
  const asked = session.ask(wrong)
  await session.move(table.now(0).choices[0] ?? '')
  await asked
  expect(session.refused).toBe('')
})

test('why something cannot be done is not told once something else is picked, though the answer comes later', async () => {
  const { session } = await sit()
  const asked = session.ask('take 1')
  session.doubtNothing()
  await asked
  expect(session.refused).toBe('')
  await session.ask('take 1')
  expect(session.refused).not.toBe('')
  session.doubtNothing()
  expect(session.refused).toBe('')
})

test('after a refusal one may press again', async () => {
  const { session, table } = await sit()
  expect(await session.move('nonsense')).not.toBe(null)
  expect(await session.move(table.now(0).choices[0] ?? '')).toBe(null)
})

test('what one has just played is not told, what was played for one is', async () => {
  const { session, table, letThrough, playElsewhere } = await sit()
  const told = () => session.telling.scene?.lines.map(({ seat }) => seat) ?? []
  await session.move(table.now(0).choices[0] ?? '')
  letThrough()
  expect(told()).not.toContain(0)
  await playElsewhere()
  letThrough()
  expect(told()).toContain(0)
})
