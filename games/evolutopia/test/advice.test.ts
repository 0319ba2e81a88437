// A simple sensible player, who plays the move that looks best at first sight: the set must be neither lost nor won for them.
import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../core/chance.ts'
import type { AnyGame } from '../../../core/game.ts'
import { copyState, MOST_MOVES, NOBODY } from '../../../core/game.ts'
import type { Chosen } from '../../../core/options.ts'
import { chooseOptions } from '../../../core/options.ts'
import { CRISIS_COUNT } from '../data.ts'
import type { EvolutopiaOptions } from '../options.ts'
import type { EvolutopiaState } from '../state.ts'
import { abstaining } from './abstaining.ts'
import { Bench, game, set } from './bench.ts'

const list = new Int32Array(MOST_MOVES)

interface Watched {
  readonly team?: AnyGame
  readonly each?: (s: EvolutopiaState) => void
}

function won(level: string, seats: number, seed: string, { team = game, each }: Watched = {}): boolean {
  const s = game.blank()
  const chance = seededChance(seed)
  game.setup(seats, chooseOptions(game.options, { level }, seats) as Chosen<EvolutopiaOptions>, chance, s)
  while (game.toAct(s) !== NOBODY) {
    each?.(s)
    team.advice.promising(s, list)
    game.play(s, list[0], chance)
  }
  return game.outcome(s)?.reason === 'won'
}

const wins = (level: string, seats: number, games: number) =>
  Array.from({ length: games }, (_, i) => won(level, seats, `sensible ${i}`)).filter(Boolean).length

describe('§6 a simple sensible player', () => {
  test.each([1, 2, 3, 4, 5])('wins some games and loses some at Discovery, with %i seats', (seats) => {
    const discovery = wins('discovery', seats, 40)
    expect(discovery).toBeGreaterThan(0)
    expect(discovery).toBeLessThan(40)
  })

  test('wins less often at level 4 than at Discovery', () => {
    expect(wins('4', 2, 60)).toBeLessThan(wins('discovery', 2, 60))
  })
})

describe('§1.6 managing crises', () => {
  // How much it is worth to good players is measured with the search (README, §6).
  test('protects the track: a team that never sends anybody to a crisis loses soon', () => {
    const crises = (team: AnyGame) =>
      Array.from({ length: 100 }, (_, i) => {
        let [drawn, settled] = [0, 0]
        const victory = won('4', 2 + (i % 4), `sent ${i}`, {
          team,
          each: (s) => {
            drawn = s.crisesDrawn
            settled = s.planUnderCount
          },
        })
        return { victory, drawn, settled }
      })
    const never = crises(abstaining(game))
    // Every penalty has a light, so each crisis brings the end nearer, but for those that a plan has settled.
    expect(never.filter(({ victory, drawn, settled }) => victory || drawn > set.lastLight + settled)).toEqual([])
    expect(Math.max(...crises(game).map(({ drawn }) => drawn))).toBeGreaterThan(CRISIS_COUNT)
  })
})

describe('advice', () => {
  test('promising moves are legal, different, few, at least one, and the state is left alone', () => {
    const copy = game.blank()
    for (let i = 0; i < 10; i++)
      won('2', 1 + (i % 5), `promising ${i}`, {
        each: (s) => {
          copyState(s, copy)
          const n = game.advice.promising(s, list)
          const moves = Array.from(list.subarray(0, n))
          const sound =
            n >= 1 && n <= 12 && new Set(moves).size === n && moves.every((move) => game.check(s, move) === 0)
          expect(sound).toBe(true)
          expect(copy.bytes.every((byte, at) => byte === s.bytes[at])).toBe(true)
        },
      })
  })

  test('a position is worth a chance in a hundred, 100 when won and 0 when lost', () => {
    for (let i = 0; i < 5; i++)
      won('1', 3, `worth ${i}`, {
        each: (s) => {
          const worth = game.advice.worth(s, 0)
          expect(worth).toBeGreaterThan(0)
          expect(worth).toBeLessThan(100)
        },
      })
    const over = new Bench({ crisis: ['power-cut'], indicators: [3, 3, 3, 1, 3] }).play('manage')
    expect(game.advice.worth(over.s, 0)).toBe(0)
    const end = new Bench({
      plans: [['public-fund']],
      indicators: [6, 6, 5, 3, 3],
      nuisances: {},
    }).play(['plan public-fund', 'raise comfort'])
    expect(game.advice.worth(end.s, 1)).toBe(100)
  })

  test('more is worth more: points, covered nuisances, fewer lights, experts in place', () => {
    const worth = (p: ConstructorParameters<typeof Bench>[0]) => game.advice.worth(new Bench(p).s, 0)
    const plain = { site: [['green-roofs']], zone: ['builder'], nuisances: { b1: 'energy' } } as const
    expect(worth({ ...plain, indicators: [4, 3, 3, 3, 3] })).toBeGreaterThan(worth(plain))
    expect(worth({ ...plain, built: { b1: 'wind-park' } })).toBeGreaterThan(worth(plain))
    expect(worth({ ...plain, light: 4 })).toBeLessThan(worth(plain))
    expect(worth({ ...plain, zone: [], site: [['green-roofs', 'builder']] })).toBeGreaterThan(worth(plain))
  })
})
