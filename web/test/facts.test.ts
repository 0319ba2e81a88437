import { describe, expect, test } from 'vitest'
import { LEVELS } from '../../bots/index.ts'
import { isRefusal } from '../../core/game.ts'
import { chooseOptions } from '../../core/options.ts'
import { LOCALES } from '../../core/words.ts'
import { GAME_IDS, loadGame } from '../../games/index.ts'
import { Playing } from '../../lab/playing.ts'
import { FACTS, KINDS, minutesOf, minutesRange, SHOWN, USUAL_SEATS } from '../home/facts.ts'
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

  test('tells minutes from as many steps as casual bots take', async () => {
    const { game } = await loadGame(id)
    const [least, most] = game.seats
    expect(facts.steps).toHaveLength(most - least + 1)
    const bots = Array.from({ length: USUAL_SEATS }, () => LEVELS.casual)
    const options = chooseOptions(game.options, {}, USUAL_SEATS)
    if (isRefusal(options)) throw new Error(options.code)
    const playing = new Playing(game, USUAL_SEATS, options, bots)
    let steps = 0
    for (let i = 0; i < 3; i++) steps += (await playing.game(`steps/${i}`)).steps.length / 3
    const told = facts.steps[USUAL_SEATS - least] ?? 0
    expect(steps).toBeGreaterThan(told * 0.65)
    expect(steps).toBeLessThan(told * 1.5)
  })

  test('tells more minutes for more people at the same table', () => {
    for (let seats = facts.seats[0]; seats < facts.seats[1]; seats++)
      expect(minutesOf(id, seats + 1, seats + 1)).toBeGreaterThan(minutesOf(id, seats + 1, 1))
    const [least, most] = minutesRange(id)
    expect(least).toBeGreaterThanOrEqual(5)
    expect(most).toBeGreaterThanOrEqual(least)
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
