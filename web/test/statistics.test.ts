// Statistics of one's own games, without a browser: each game gone through by its rules, then put together.
import { describe, expect, test } from 'vitest'
import type { Components } from '../../core/components.ts'
import { isRefusal } from '../../core/game.ts'
import { playGame } from '../../core/testing.ts'
import { GAME_IDS, loadGame } from '../../games/index.ts'
import { csvOf, jsonOf } from '../statistics/files.ts'
import type { Played, Source } from '../statistics/played.ts'
import { ownSeat, playedOf, saidOfBoth } from '../statistics/played.ts'
import { besideBots, byOption, byRivals, favourites, summaryOf } from '../statistics/summary.ts'

const SOURCE: Source = {
  id: 'one',
  place: 'here',
  players: ['person', 'casual'],
  own: 0,
  started: Date.parse('2026-11-16T10:00:00Z'),
  finished: Date.parse('2026-11-16T10:30:00Z'),
}

const GAME: Played = {
  ...SOURCE,
  game: 'neoville',
  rules: 5,
  options: { first: 0, utilities: 'random' },
  steps: 90,
  score: 40,
  rank: 2,
  won: false,
  best: 55,
  lines: { piece: 30, parks: 10 },
  bots: { piece: 50, parks: 5 },
  uses: { 'build tower-3': { said: ['Build on grass', 'a tower'], times: 2 } },
}
const WON: Played = {
  ...GAME,
  id: 'two',
  players: ['skilled', 'person', 'casual'],
  own: 1,
  options: { first: 1, utilities: 'windmill-biodome' },
  score: 60,
  rank: 1,
  won: true,
  best: 58,
  lines: { piece: 50, sports: 10 },
  bots: { piece: 40 },
  uses: {
    'build tower-3': { said: ['Build on rock', 'a tower'], times: 1 },
    'take 1': { said: ['Take tile 1'], times: 1 },
  },
}

describe.each(GAME_IDS)('a game of %s', async (id) => {
  const { game, words } = await loadGame(id)
  const { components }: { readonly components: Components } = await import(`../../games/${id}/components.ts`)
  const record = playGame(game, 2, {}, 'statistics')
  const told = await words('en', [])

  test('is gone through by its rules: the lines add up to the score, and pieces are named', () => {
    const played = playedOf(game, components, told, record, SOURCE)
    if (isRefusal(played)) throw new Error(played.code)
    expect(played).toMatchObject({ game: id, rank: record.outcome?.ranks[0], steps: record.steps.length })
    const total = Object.values(played.lines).reduce((sum, points) => sum + points, 0)
    if (game.cooperative) expect([played.score, played.best, played.bots]).toEqual([null, null, null])
    else {
      const [own, other] = record.outcome?.scores ?? []
      expect([played.score, played.best, total]).toEqual([own, other, own])
    }
    const said = Object.values(played.uses).map((use) => use.said.join(', '))
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((text) => /undefined|NaN/.test(text))).toEqual([])
  })

  test('has a name of its own for every line', async () => {
    for (const locale of ['en', 'fr'] as const) {
      const spoken = await words(locale, [])
      const played = playedOf(game, components, spoken, record, SOURCE)
      if (isRefusal(played) || game.cooperative) continue
      const said = Object.keys(played.lines).map((line) => spoken.sum?.(line) ?? spoken.line({ line }))
      for (const name of said) expect(name).toMatch(/^\p{Lu}[^$]+$/u)
      expect(new Set(said).size).toBe(said.length)
    }
  })

  test('that is damaged is set aside', () => {
    const cut = { ...record, steps: record.steps.slice(1) }
    expect(playedOf(game, components, told, cut, SOURCE)).toHaveProperty(
      'code',
      expect.stringMatching(/^record-(?:turn|refused)$/),
    )
  })
})

describe('one’s own seat', () => {
  const seat = (player: string, name: string) => ({ player, name })

  test('is the only person’s, else that of one’s name, else unknown', () => {
    expect(ownSeat([seat('casual', 'Ada'), seat('person', 'Player 2')], '')).toBe(1)
    expect(ownSeat([seat('person', 'Ann'), seat('person', 'Ben')], 'Ben')).toBe(1)
    expect(ownSeat([seat('person', 'Ann'), seat('person', 'Ben')], 'Cleo')).toBeNull()
    expect(ownSeat([seat('person', ''), seat('person', '')], '')).toBeNull()
    expect(ownSeat([seat('casual', 'Ada')], 'Ada')).toBeNull()
  })
})

describe('put together', () => {
  const games = [GAME, WON, { ...GAME, id: 'three', score: 50 }]

  test('games have victories, an average and a best', () => {
    expect(summaryOf(games)).toEqual({ games: 3, won: 1, mean: 50, best: 60 })
    expect(summaryOf([{ ...GAME, score: null }])).toEqual({ games: 1, won: 0, mean: null, best: null })
  })

  test('results stand by opponents, the most met first', () => {
    expect(byRivals(games).map(({ key, games: n, won }) => [key, n, won])).toEqual([
      ['casual', 2, 0],
      ['casual skilled', 1, 1],
    ])
  })

  test('results stand by options that were chosen differently', async () => {
    const { options } = (await loadGame('neoville')).game
    const [found, ...more] = byOption(games, options)
    expect(more).toEqual([])
    expect(found?.option).toBe('utilities')
    expect(found?.rows.map(({ key, games: n }) => [key, n])).toEqual([
      ['random', 2],
      ['windmill-biodome', 1],
    ])
  })

  test('lines stand beside those of the bots in the same games', () => {
    expect(besideBots([GAME, WON, { ...GAME, bots: null }])).toEqual([
      { line: 'piece', own: 40, bots: 45 },
      { line: 'parks', own: 5, bots: 2.5 },
      { line: 'sports', own: 5, bots: 0 },
    ])
    expect(besideBots([])).toEqual([])
  })

  test('the pieces used most come first, and one used once is none of them', () => {
    expect(favourites([GAME, WON], 5)).toEqual([
      { piece: 'build tower-3', said: ['a tower'], times: 3, games: 2, won: 1 },
    ])
    expect(favourites([GAME, WON, WON], 5).map(({ piece }) => piece)).toEqual(['build tower-3', 'take 1'])
    expect(favourites([GAME, WON, WON], 1)).toHaveLength(1)
  })

  test('a piece that is never named alike is named as it is plainest', () => {
    expect(saidOfBoth(['Take the gold tile with 1 food'], ['Take the gold tile'])).toEqual(['Take the gold tile'])
    expect(saidOfBoth(['Take the gold tile'], ['Take the gold tile with 1 food'])).toEqual(['Take the gold tile'])
  })
})

describe('as a file', () => {
  test('CSV has a head, one line a game, and quotes what needs it', () => {
    const [head, first, second, end, ...more] = csvOf([GAME, { ...WON, deal: { day: '2026-11-16' } }]).split('\r\n')
    expect(head).toBe(
      'id,place,game,rules,started,finished,players,seat,against,options,score,best_other,rank,won,steps,deal,counts,lines',
    )
    expect(first).toBe(
      'one,here,neoville,5,2026-11-16T10:00:00.000Z,2026-11-16T10:30:00.000Z,2,1,casual,"{""first"":0,""utilities"":""random""}",40,55,2,false,90,,,"{""piece"":30,""parks"":10}"',
    )
    expect(second).toContain(',3,2,casual skilled,')
    expect(second).toContain(',60,58,1,true,90,2026-11-16,true,')
    expect([end, more]).toEqual(['', []])
  })

  test('JSON holds the games as they are', () => {
    expect(JSON.parse(jsonOf([GAME]))).toEqual({ ludopolis: 'statistics', version: 1, games: [GAME] })
  })
})
