// The rules of Sample, § by §.
import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../core/chance.ts'
import { MOST_MOVES, refusalOf } from '../../../core/game.ts'
import type { SampleEvent } from '../events.ts'
import { sample } from '../index.ts'
import { moves } from '../moves.ts'
import { drawn, game, played } from './scene.ts'

const pointsOf = (s: Parameters<typeof game.sheet>[0], seat: number) =>
  Object.fromEntries(
    game
      .sheet(s)
      .filter((line) => line.seat === seat)
      .map(({ line, points }) => [line, points]),
  )

describe('§2 a turn', () => {
  test('begins with the ponds, and with whoever was drawn or chosen', () => {
    const told: SampleEvent[] = []
    game.setup(3, { first: 2 }, seededChance('1'), game.blank(), (event: SampleEvent) => told.push(event))
    expect(told).toEqual([
      { kind: 'dealt', ponds: expect.any(Array) },
      { kind: 'turn', seat: 2 },
    ])
  })

  test('builds one house, then the next player is to build', () => {
    const s = drawn(2, ['oooo..'])
    expect(played(s, 'build c3')).toEqual([
      { kind: 'built', seat: 0, plot: 14 },
      { kind: 'turn', seat: 1 },
    ])
    expect(game.toAct(s)).toBe(1)
  })

  test.each([
    ['build a1', { code: 'plot-pond', values: { plot: 'a1' } }],
    ['build e1', { code: 'plot-taken', values: { plot: 'e1' } }],
    ['build f1', null],
  ])('%s is answered with %j', (text, refusal) => {
    const s = drawn(2, ['oooo1.'])
    expect(refusalOf(sample.game as never, s, moves.parse(text) as number)).toEqual(refusal)
  })
})

describe('§3 end and points', () => {
  test('a house brings a point for each pond beside it, two neighbours of one player another', () => {
    const s = drawn(2, ['.o....', '111...', '2o....', '2..oo.'])
    expect(pointsOf(s, 0)).toEqual({ ponds: 2, neighbours: 2 })
    expect(pointsOf(s, 1)).toEqual({ ponds: 1, neighbours: 1 })
  })

  test('ends when there is no room for one more round', () => {
    const s = drawn(3, ['oooo12', '312312', '312312', '312312', '312312', '3.....'])
    expect(game.toAct(s)).toBe(0)
    played(s, 'build b6', 'build c6', 'build d6')
    expect(game.outcome(s)).not.toBeNull()
    expect(game.legal(s, new Int32Array(MOST_MOVES))).toBe(0)
  })

  test('equal points share the victory', () => {
    const s = drawn(2, ['oo12oo', '212121', '121212', '212121', '121212', '2121..'])
    played(s, 'build f6', 'build e6')
    expect(game.outcome(s)).toEqual({ ranks: [1, 1], scores: [3, 3], reason: 'shared' })
  })
})
