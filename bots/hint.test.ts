// Hints: a legal move with its reason, in every language.
import { expect, test } from 'vitest'
import { bitsFrom } from '../core/chance.ts'
import { isRefusal, refusalOf } from '../core/game.ts'
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
  const given = await hint(game, view, { iterations: 80 }, undefined, bitsFrom('hint'))
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
    expect(sentences.length).toBeGreaterThanOrEqual(3)
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN/)
  }
})

test.each(GAME_IDS)('the same position of %s gives the same hint', async (id) => {
  const { game } = await loadGame(id)
  const record = playGame(game, game.seats[0], {}, 'again')
  const s = game.blank()
  expect(replay(game, record, s, record.steps.length >> 1)).toBeNull()
  const view = game.view(s, game.toAct(s))
  const first = await hint(game, view, { iterations: 60 })
  expect(await hint(game, view, { iterations: 60 })).toEqual(first)
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
