// The advice for bots: short lists of legal moves, and a worth that comes true.
import { describe, expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { MOST_MOVES, NOBODY } from '../../../core/game.ts'
import { neoville } from '../index.ts'
import type { NeovilleState } from '../state.ts'

const { game } = neoville
const list = new Int32Array(MOST_MOVES)

/** Every position of a game in which one of the first moves advised is played. */
function follow(seats: number, seed: string, each: (s: NeovilleState) => void): NeovilleState {
  const s = game.blank()
  const chance = seededChance(seed)
  const bits = bitsFrom(seed)
  game.setup(seats, { first: null, utilities: 'random' }, chance, s)
  while (game.toAct(s) !== NOBODY) {
    each(s)
    const n = game.advice.promising(s, list)
    game.play(s, list[below(bits, Math.min(n, 3))], chance)
  }
  return s
}

describe.each([2, 3, 4])('with %i players', (seats) => {
  test('promising moves are legal and different, and what they are worth is a number', () => {
    for (let i = 0; i < 5; i++)
      follow(seats, `promising ${seats} ${i}`, (s) => {
        const moves = Array.from(list.subarray(0, game.advice.promising(s, list)))
        expect(moves.length).toBeGreaterThan(0)
        expect(new Set(moves).size).toBe(moves.length)
        for (const move of moves) expect(game.check(s, move), game.moves.text(move)).toBe(0)
        for (let seat = 0; seat < seats; seat++) expect(Number.isFinite(game.advice.worth(s, seat))).toBe(true)
      })
  })

  test('at the end a city is worth its points', () => {
    const s = follow(seats, `end ${seats}`, () => {})
    const worth = Array.from({ length: seats }, (_, seat) => game.advice.worth(s, seat))
    expect(worth).toEqual(game.outcome(s)?.scores)
  })
})
