import { describe, expect, test } from 'vitest'
import { LEVELS } from '../../bots/index.ts'
import { isRefusal } from '../../core/game.ts'
import { chooseOptions } from '../../core/options.ts'
import { LOCALES } from '../../core/words.ts'
import { GAME_IDS, loadGame } from '../../games/index.ts'
import { Playing } from '../../lab/playing.ts'
import { CARDS, KINDS, minutesOf, minutesRange, pictureOf, playersOf, USUAL_SEATS } from '../home/facts.ts'
import { PLAYERS } from '../protocol.ts'

test.each(Object.entries(KINDS))('players of the kind "%s" are known to the table', (_kind, { first, others }) => {
  expect(PLAYERS).toContain(first)
  expect(PLAYERS).toContain(others)
})

test('bots against whom one plays are casual, those with whom one plays are skilled', () => {
  expect(playersOf('play', { together: false }, 3)).toEqual(['person', 'casual', 'casual'])
  expect(playersOf('play', { together: true }, 2)).toEqual(['person', 'skilled'])
  expect(playersOf('share', { together: true }, 2)).toEqual(['person', 'person'])
})

test('more people at the same table take more minutes, told in steps of five', () => {
  const facts = { seats: [2, 3], steps: [100, 120] } as const
  expect([1, 2].map((people) => minutesOf(facts, 2, people))).toEqual([15, 20])
  expect([1, 2, 3].map((people) => minutesOf(facts, 3, people))).toEqual([10, 20, 25])
  expect(minutesRange(facts)).toEqual([10, 15])
  expect(minutesRange({ seats: [2, 2], steps: [4] })).toEqual([5, 5])
})

describe.each(GAME_IDS)('the card of %s', (id) => {
  const facts = CARDS[id]

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

  test('has a picture', () => {
    expect(pictureOf(id)).toMatch(/\.svg/)
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
