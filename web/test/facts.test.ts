import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../core/words.ts'
import { GAME_IDS, loadGame } from '../../games/index.ts'
import { FACTS, KINDS, SHOWN, USUAL_SEATS } from '../home/facts.ts'
import { PLAYERS } from '../protocol.ts'

test('the first page shows every game once', () => {
  expect([...SHOWN].sort()).toEqual([...GAME_IDS].sort())
})

test.each(Object.entries(KINDS))('players of the kind "%s" are known to the table', (_kind, { first, others }) => {
  expect(PLAYERS).toContain(first)
  expect(PLAYERS).toContain(others)
})

describe.each(GAME_IDS)('the card of %s', (id) => {
  const facts = FACTS[id]

  test('says how many play it, and whether together', async () => {
    const { game } = await loadGame(id)
    expect({ seats: facts.seats, together: facts.together }).toEqual({
      seats: game.seats,
      together: game.cooperative,
    })
    expect(USUAL_SEATS).toBeGreaterThanOrEqual(game.seats[0])
    expect(USUAL_SEATS).toBeLessThanOrEqual(game.seats[1])
  })

  test.each(LOCALES)('bears its name in %s', async (locale) => {
    expect((await (await loadGame(id)).words(locale, [])).name).toBe(facts.name)
  })

  test('has options that stand beside values which there are', async () => {
    const { options } = (await loadGame(id)).game
    for (const option of Object.values(options)) {
      if (option.type !== 'cells' || !option.beside) continue
      const [other, value] = option.beside
      expect(options[other]).toMatchObject({ type: 'choice', values: expect.arrayContaining([value]) })
    }
  })
})
