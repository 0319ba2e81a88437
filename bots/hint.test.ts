// Hints: a legal move with its reason, in every language.
import { expect, test } from 'vitest'
import { bitsFrom } from '../core/chance.ts'
import { isRefusal, refusalOf } from '../core/game.ts'
import { replay } from '../core/record.ts'
import { playGame } from '../core/testing.ts'
import { LOCALES } from '../core/words.ts'
import { GAME_IDS, loadGame } from '../games/index.ts'
import { hint, hintSentences } from './hint.ts'

test.each(GAME_IDS)('a hint in %s names a legal move and says why', async (id) => {
  const module = await loadGame(id)
  const { game } = module
  const seats = game.seats[1]
  const record = playGame(game, seats, {}, 'hint')
  const s = game.blank()
  expect(replay(game, record, s, record.steps.length >> 1)).toBeNull()
  const view = game.view(s, game.toAct(s))
  const given = await hint(game, view, { iterations: 80 }, undefined, bitsFrom('hint'))
  for (const { move, chance } of [given.best, ...given.others]) {
    const parsed = game.moves.parse(move)
    if (isRefusal(parsed)) throw new Error(`${move} is no move`)
    expect(refusalOf(game, s, parsed)).toBeNull()
    expect(chance).toBeGreaterThanOrEqual(0)
    expect(chance).toBeLessThanOrEqual(1)
  }
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, seats)
  for (const locale of LOCALES) {
    const sentences = await hintSentences(given, await module.words(locale, names), view, locale)
    expect(sentences.length).toBeGreaterThanOrEqual(3)
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN/)
  }
})
