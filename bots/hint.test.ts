// Hints: a legal move with its reason, in every language.
import { expect, test } from 'vitest'
import { bitsFrom, refusingChance } from '../core/chance.ts'
import type { Move, Seat } from '../core/game.ts'
import { copyState, isRefusal, MOST_MOVES, refusalOf } from '../core/game.ts'
import { replay } from '../core/record.ts'
import { playGame } from '../core/testing.ts'
import { LOCALES } from '../core/words.ts'
import { GAME_IDS, loadGame } from '../games/index.ts'
import { hint, hintSentences } from './hint.ts'
import { think } from './search.ts'

test.each(GAME_IDS)('a hint in %s names a legal move and says why', async (id) => {
  const module = await loadGame(id)
  const { game } = module
  const seats = game.seats[1]
  const record = playGame(game, seats, {}, 'hint')
  const s = game.blank()
  expect(replay(game, record, s, record.steps.length >> 1)).toBeNull()
  const view = game.view(s, game.toAct(s))
  const given = await hint(game, view, record.steps.length >> 1, { iterations: 80 }, undefined, bitsFrom('hint'))
  for (const move of [given.move, ...given.close]) {
    const parsed = game.moves.parse(move)
    if (isRefusal(parsed)) throw new Error(`${move} is no move`)
    expect(refusalOf(game, s, parsed)).toBeNull()
  }
  expect(given.close.length).toBeLessThanOrEqual(2)
  expect(given.chance).toBeGreaterThanOrEqual(0)
  expect(given.chance).toBeLessThanOrEqual(1)
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, seats)
  for (const locale of LOCALES) {
    const sentences = await hintSentences(given, await module.words(locale, names), view, locale)
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN/)
  }
})

test('a hint that changes nothing at once says what most likely grows later, and nothing where it cannot', async () => {
  const { game, words } = await loadGame('evolutopia')
  const s = game.blank()
  replay(game, playGame(game, 2, {}, 'later'), s, 0)
  const view = game.view(s, game.toAct(s))
  const given = await hint(game, view, 0, { iterations: 200 }, undefined, bitsFrom('later'))
  expect(given.changes).toEqual([])
  expect(given.later.length).toBeGreaterThan(0)
  for (const { by } of given.later) expect(by).toBeGreaterThan(0)
  const said = await words('en', ['Ada', 'Ben'])
  expect((await hintSentences(given, said, view, 'en'))[2]).toMatch(/^Some rounds later, most likely: /)
  const silent = await hintSentences({ ...given, later: [], close: [] }, said, view, 'en')
  expect(silent).toHaveLength(2)
})

test.each(GAME_IDS)('the same position of %s gives the same hint', async (id) => {
  const { game } = await loadGame(id)
  const record = playGame(game, game.seats[0], {}, 'again')
  const s = game.blank()
  expect(replay(game, record, s, record.steps.length >> 1)).toBeNull()
  const view = game.view(s, game.toAct(s))
  const first = await hint(game, view, 0, { iterations: 60 })
  expect(await hint(game, view, 0, { iterations: 60 })).toEqual(first)
})

test.each(GAME_IDS)('no candidate in %s is reported better than the one before it', async (id) => {
  const { game } = await loadGame(id)
  const record = playGame(game, game.seats[1], {}, 'order')
  const s = game.blank()
  for (const part of [4, 2]) {
    expect(replay(game, record, s, Math.floor(record.steps.length / part))).toBeNull()
    const view = game.view(s, game.toAct(s))
    const { candidates } = await think(game, view, { iterations: 70 }, bitsFrom(id))
    const chances = candidates.map(({ chance }) => chance)
    expect(chances).toEqual([...chances].sort((a, b) => b - a))
  }
})

test.each(GAME_IDS)('nobody is as good as sure to win %s when it begins', async (id) => {
  const { game } = await loadGame(id)
  const record = playGame(game, Math.max(2, game.seats[0]), {}, 'begin')
  const s = game.blank()
  expect(replay(game, record, s, 0)).toBeNull()
  const { chance } = await hint(game, game.view(s, game.toAct(s)), 0, { iterations: 120 })
  expect(chance).toBeGreaterThan(0.15)
  expect(chance).toBeLessThan(game.cooperative ? 1 : 0.85)
})

test('a hint in the evening of Meowtopia tells nothing of the morning after, which may be one’s own', async () => {
  const { game } = await loadGame('meowtopia')
  const list = new Int32Array(MOST_MOVES)
  let found = 0
  for (const seed of ['a', 'b', 'c', 'd']) {
    const record = playGame(game, 2, {}, seed)
    const s = game.blank()
    for (let step = 0; step < record.steps.length && found < 3; step++) {
      expect(replay(game, record, s, step)).toBeNull()
      const seat = game.toAct(s)
      const after = (move: Move) => {
        const next = copyState(s, game.blank())
        const begun: unknown[] = []
        game.play(next, move, refusingChance, (event) => begun.push(event))
        return { next, ends: begun.some((event) => isTurnOf(event, seat)) }
      }
      const moves = [...list.subarray(0, game.legal(s, list))]
      if (moves.length < 2 || !moves.every((move) => after(move).ends)) continue
      found++
      const { move, changes } = await hint(game, game.view(s, seat), step, { iterations: 20 })
      const { next } = after(game.moves.parse(move) as Move)
      const points = (state: typeof s, { line, of }: (typeof changes)[number]) =>
        game.sheet(state).find((one) => one.seat === seat && one.line === line && one.of === of)?.points ?? 0
      for (const change of changes) expect(points(next, change) - points(s, change)).toBe(change.by)
    }
  }
  expect(found).toBe(3)
})

const isTurnOf = (event: unknown, seat: Seat): boolean =>
  typeof event === 'object' &&
  event !== null &&
  'kind' in event &&
  event.kind === 'turn' &&
  'seat' in event &&
  event.seat === seat
