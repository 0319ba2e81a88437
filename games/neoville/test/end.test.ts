// §5.5 and §5.6: most parks and sport facilities, the winner, and ties.
import { describe, expect, test } from 'vitest'
import { refusingChance } from '../../../core/chance.ts'
import { NOBODY } from '../../../core/game.ts'
import { moves } from '../moves.ts'
import type { NeovilleState } from '../state.ts'
import { game, position } from './sketch.ts'

/** Sixteen tiles of which so many carry a park, so many others a sport facility, and the rest nothing. */
function marked(parks: number, sports: number): string {
  const first = (block: number) => (block < parks ? 'op' : block < parks + sports ? 'oa' : 'o')
  return [0, 4, 8, 12]
    .map((row) => `${[0, 1, 2, 3].map((column) => `${first(row + column)} o`).join(' ')}\n${'o '.repeat(8)}`)
    .join('\n')
}

const bonus = (s: NeovilleState, line: 'parks' | 'sports') =>
  game.sheet(s).flatMap((one) => (one.line === line ? [one.points] : []))

describe('§5.5 most parks and most sport facilities', () => {
  test('§5.5 the player with most parks gets 5, the one with most sport facilities gets 5', () => {
    const s = position({ cities: [{ city: marked(4, 2) }, { city: marked(3, 3) }], phase: 'over' })
    expect(bonus(s, 'parks')).toEqual([5, 0])
    expect(bonus(s, 'sports')).toEqual([0, 5])
    expect(game.outcome(s)?.scores).toEqual([5, 5])
  })

  test('§5.5, §6 every tied player gets it', () => {
    const s = position({ cities: [{ city: marked(3, 2) }, { city: marked(3, 2) }], phase: 'over' })
    expect(bonus(s, 'parks')).toEqual([5, 5])
    expect(bonus(s, 'sports')).toEqual([5, 5])
  })

  test('§5.5 two of three tied, the third without', () => {
    const cities = [{ city: marked(4, 3) }, { city: marked(5, 2) }, { city: marked(5, 3) }]
    const s = position({ seats: 3, cities, phase: 'over' })
    expect(bonus(s, 'parks')).toEqual([0, 5, 5])
    expect(bonus(s, 'sports')).toEqual([5, 0, 5])
  })

  test('§5.5 a tie at nothing is a tie at the end, but promises nothing before', () => {
    const s = position({ cities: [{ city: marked(0, 4) }, { city: marked(0, 4) }], phase: 'over' })
    expect(bonus(s, 'parks')).toEqual([5, 5])
    const before = position({ cities: [{ city: 's s\ng g' }, { city: 's s\nr r' }], phase: 'place' })
    expect(bonus(before, 'parks')).toEqual([0, 0])
  })
})

/** Both cities tie for parks and sport facilities, so that the pieces decide. */
function ending(...pieces: (readonly string[])[]) {
  const seats = pieces.length as 2 | 3
  const s = position({
    seats,
    cities: pieces.map((own) => ({ city: marked(5, 5), pieces: own })),
    phase: 'over',
    utilities: ['windmill', 'ecomobile'],
  })
  return game.outcome(s)
}

describe('§5.6 the winner', () => {
  test('§5.6 the highest total wins', () => {
    expect(ending(['left d7 tr'], ['right d7 tr'])).toEqual({ ranks: [1, 2], scores: [14, 6], reason: 'most-points' })
    expect(ending([], ['bottom d7 tr', 'left d6 tr'])).toEqual({
      ranks: [2, 1],
      scores: [10, 18],
      reason: 'most-points',
    })
  })

  test('§5.6, §6 a tie goes to whoever has more skyscrapers and utilities', () => {
    expect(ending(['left d7 tr'], ['left d6 tr', 'top e6 tr', 'bottom f7 tr'])).toEqual({
      ranks: [2, 1],
      scores: [14, 14],
      reason: 'most-pieces',
    })
  })

  test('§5.6, §6 still tied: the victory is shared', () => {
    expect(ending(['left d7 tr'], ['bottom e7 tr'])).toEqual({ ranks: [1, 1], scores: [14, 14], reason: 'shared' })
  })

  test('§5.6 ranks behind a shared victory, and more pieces help the beaten too', () => {
    expect(ending(['left d7 tr'], ['left d6 tr'], [])).toEqual({
      ranks: [1, 1, 3],
      scores: [14, 14, 10],
      reason: 'shared',
    })
    expect(ending(['left d7 tr'], ['left d6 tr', 'right d7 tr'], [])).toEqual({
      ranks: [1, 2, 3],
      scores: [14, 10, 10],
      reason: 'most-points',
    })
  })

  test('§5.6 skyscrapers count as pieces just as utilities do', () => {
    // The corner at g7 is one square of soil, too small for any skyscraper.
    const towered = marked(2, 2).replace(/o o ?\n(.*)o o ?$/, 'o !s\n$1!s s')
    const s = position({
      cities: [
        { city: marked(2, 2), pieces: ['left d7 tr', 'bottom e7 tr', 'top e6 tr'] },
        { city: towered, pieces: ['left d7 tr', 'right g6 tr', 'earth4 g7 br'] },
      ],
      phase: 'over',
    })
    expect(game.outcome(s)).toEqual({ ranks: [1, 1], scores: [14, 14], reason: 'shared' })
  })
})

describe('§5 the end', () => {
  test('§5 comes when all cities are 4×4, not before', () => {
    const full = '. . . . . . . .\n'.repeat(8)
    const s = position({ cities: [{ city: full }], phase: 'build' })
    game.play(s, moves.parse('skip') as number, refusingChance)
    expect(game.outcome(s)).toBeNull()
    expect(game.toAct(s)).toBe(1)
    const over = position({ cities: [{ city: full }], phase: 'over' })
    expect(game.toAct(over)).toBe(NOBODY)
    expect(game.outcome(over)).not.toBeNull()
  })
})
