// Levels that fit: the estimate by itself, and when something is proposed.
import { describe, expect, test } from 'vitest'
import { bitsFrom } from '../../core/chance.ts'
import { GAME_IDS, loadGame } from '../../games/index.ts'
import type { Meeting } from '../levels/estimate.ts'
import { chanceOf, estimate, fittingLevel } from '../levels/estimate.ts'
import { FROM_WEAKEST, proposalFor } from '../levels/propose.ts'
import type { Saved, ScreenPlayer } from '../protocol.ts'

const STRENGTHS = { novice: -200, casual: 0, skilled: 500, expert: 700 }

const against = (rivals: readonly string[], results: string): readonly Meeting[] =>
  [...results].map((result) => ({ rivals, share: result === 'w' ? 1 : result === 's' ? 0.5 : 0 }))

describe('the estimate', () => {
  test('knows nothing before the first game', () => {
    const { mean, deviation } = estimate([], STRENGTHS)
    expect(mean).toBeCloseTo(0, 5)
    expect(deviation).toBeCloseTo(400, -1)
  })

  test('rises with victories, falls with defeats, and grows surer with games', () => {
    const won = estimate(against(['casual'], 'www'), STRENGTHS)
    const lost = estimate(against(['casual'], 'lll'), STRENGTHS)
    expect(won.mean).toBeGreaterThan(150)
    expect(lost.mean).toBeCloseTo(-won.mean, 5)
    expect(estimate(against(['casual'], 'wlwlwlwlwl'), STRENGTHS).deviation).toBeLessThan(won.deviation)
  })

  test('finds a known strength again, within its own uncertainty', () => {
    const bits = bitsFrom('a player of 300')
    const meetings = Array.from({ length: 60 }, (_, i): Meeting => {
      const rival = i % 2 === 0 ? 'casual' : 'skilled'
      return { rivals: [rival], share: (bits() >>> 0) / 2 ** 32 < chanceOf(300, [STRENGTHS[rival]]) ? 1 : 0 }
    })
    const { mean, deviation } = estimate(meetings, STRENGTHS)
    expect(Math.abs(mean - 300)).toBeLessThan(2 * deviation)
    expect(deviation).toBeLessThan(150)
  })

  test('trusts late games more than early ones', () => {
    const [learned, forgot] = [`${'l'.repeat(10)}${'w'.repeat(10)}`, `${'w'.repeat(10)}${'l'.repeat(10)}`]
    const of = (results: string) => estimate(against(['casual'], results), STRENGTHS).mean
    expect(of(learned)).toBeGreaterThan(of(forgot) + 50)
  })

  test('takes a shared victory for half, and nothing from levels it does not know', () => {
    expect(estimate(against(['casual'], 'ss'), STRENGTHS).mean).toBeCloseTo(0, 5)
    expect(estimate(against(['random'], 'www'), STRENGTHS)).toEqual(estimate([], STRENGTHS))
  })

  test('equal players share the chances', () => {
    expect(chanceOf(100, [100])).toBeCloseTo(0.5)
    expect(chanceOf(100, [100, 100, 100])).toBeCloseTo(0.25)
  })
})

describe('the level that fits', () => {
  const fitting = (mean: number, rivals = 1) => fittingLevel({ mean, deviation: 100 }, FROM_WEAKEST, STRENGTHS, rivals)

  test('is the one whose strength is nearest, whatever the number of rivals', () => {
    expect([-500, -90, 90, 260, 590, 610, 2000].map((mean) => fitting(mean))).toEqual([
      'novice',
      'casual',
      'casual',
      'skilled',
      'skilled',
      'expert',
      'expert',
    ])
    expect(fitting(260, 3)).toBe('skilled')
  })

  test('is none where no strengths are known', () => {
    expect(fittingLevel({ mean: 0, deviation: 1 }, FROM_WEAKEST, {}, 1)).toBeNull()
  })
})

describe('a proposal', () => {
  let time = 0
  const game = (rivals: readonly ScreenPlayer[], won: boolean, more: Partial<Saved> = {}): Saved => ({
    id: `game ${++time}`,
    game: 'neoville',
    rules: 5,
    seats: [{ name: 'Player 1', player: 'person' }, ...rivals.map((player) => ({ name: player, player }))],
    options: {},
    started: time,
    changed: time,
    over: true,
    result: { ranks: [won ? 1 : 2, ...rivals.map(() => (won ? 2 : 1))], scores: [], together: false },
    ...more,
  })
  const wins = (n: number, level: ScreenPlayer = 'casual') => Array.from({ length: n }, () => game([level], true))
  const losses = (n: number, level: ScreenPlayer) => Array.from({ length: n }, () => game([level], false))
  const propose = (games: readonly Saved[], seats = 2) => proposalFor(games, 'neoville', seats, STRENGTHS, '')

  test('is made to who always wins: the next level', () => {
    expect(propose(wins(8))).toEqual({
      key: 'neoville/2/skilled',
      level: 'skilled',
      harder: true,
      played: { level: 'casual', games: 8, won: 8 },
    })
  })

  test('is made to who always loses: the level below', () => {
    expect(propose(losses(6, 'skilled'))).toMatchObject({ level: 'casual', harder: false })
    expect(propose(losses(8, 'casual'))).toMatchObject({ level: 'novice', harder: false })
  })

  test('is not made before three games with as many at the table', () => {
    expect(propose(wins(2))).toBeNull()
    expect(propose([...wins(2), game(['casual', 'casual'], true)])).toBeNull()
    expect(propose(wins(8), 3)).toBeNull()
    expect(propose([...wins(2), game(['casual'], true, { game: 'neotopia' })])).toBeNull()
  })

  test('is not made where what is played fits', () => {
    const even = [...wins(3), ...losses(3, 'casual')]
    expect(propose(even)).toBeNull()
  })

  test('is not made by games with people, unfinished ones, or after a table of several levels', () => {
    const { result: _, ...open } = game(['casual'], true, { over: false })
    expect(propose([open, ...wins(2)])).toBeNull()
    expect(propose([...wins(2), game(['person'], true)])).toBeNull()
    const mixed = Array.from({ length: 9 }, () => game(['casual', 'novice'], true))
    expect(propose(mixed, 3)).toBeNull()
  })

  test('is not made where a game tells no strengths', () => {
    expect(proposalFor(wins(9), 'neoville', 2, undefined, '')).toBeNull()
  })
})

test.each(GAME_IDS)('the strengths that %s tells rise with the levels', async (id) => {
  const { advice, cooperative } = (await loadGame(id)).game
  const told = FROM_WEAKEST.map((level) => advice.strengths?.[level])
  if (cooperative) expect(advice.strengths).toBeUndefined()
  // A new game is played before its levels are measured; then nothing is proposed.
  else if (advice.strengths) {
    expect(told[1]).toBe(0)
    expect(told.every((points, i) => i === 0 || Number(points) > Number(told[i - 1]))).toBe(true)
  }
})
