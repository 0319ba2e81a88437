// `invalid` knows nonsense when it sees it, and the advice is sound.
import { describe, expect, it } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { NOBODY } from '../../../core/game.ts'
import type { NeotopiaState } from '../state.ts'
import { putElement, shape } from '../state.ts'
import { dealt, game, started } from './table.ts'

/** Positions of a random game, every few steps. */
function positions(seats: number, seed: string): NeotopiaState[] {
  const bits = bitsFrom(seed)
  const chance = seededChance(seed)
  const s = game.blank()
  const list = new Int32Array(4096)
  const found: NeotopiaState[] = []
  game.setup(seats, { first: null, colours: seats === 3 ? 'chosen' : 'seated' }, chance, s)
  while (game.toAct(s) !== NOBODY) {
    const copy = game.blank()
    copy.bytes.set(s.bytes)
    if (below(bits, 3) === 0) found.push(copy)
    game.play(s, list[below(bits, game.legal(s, list))], chance)
  }
  return [...found, s]
}

const NONSENSE: readonly [string, (s: NeotopiaState) => void][] = [
  ['rules of another version', (s) => (s.rules = 9)],
  ['five seats', (s) => (s.seats = 5)],
  ['a turn of nobody', (s) => (s.turn = 3)],
  ['an unknown phase', (s) => (s.phase = 7)],
  ['two seats of one colour', (s) => (s.colours[1] = 0)],
  ['a colour for an empty seat', (s) => (s.colours[3] = 3)],
  ['an element from nowhere', (s) => putElement(s, 0, 19, 2)],
  ['two elements on one space', (s) => putElement(s, 0, 18, 2)],
  ['an island', (s) => moveReserve(s, 0)],
  ['an element off the map', (s) => (s.elements[2] = 1 << 15)],
  ['a full factory too many', (s) => (s.factories[0] = 2)],
  ['a missing element', (s) => s.reserve[0]--],
  ['a tile that should be in the box', (s) => (s.turned[7] = 0)],
  ['a flag out of order', (s) => (s.turned[0] = 1)],
  ['an end without a flag', (s) => (s.ending = 1)],
  ['a seventh token', (s) => s.tokens[0]++],
  ['a token on a covered space', (s) => (s.spaceTokens[0] = 0)],
  ['a stack too high', (s) => (s.stackSizes[0] = 5)],
  ['a stack without a top', (s) => (s.stackTops[0] = 0)],
  ['a card in an empty seat', (s) => (s.cards[0] = 4)],
  ['a card nowhere', (s) => (s.cards[0] = 99)],
  ['a fifth card in the offer', (s) => (s.cards[55] = 1)],
  ['a building that was never built', (s) => (s.lastBuilt[0] = 1)],
  ['points from nothing', (s) => (s.points[0] = 3)],
  ['points for an empty seat', (s) => (s.points[9] = 3)],
  ['four actions', (s) => (s.actions = 4)],
  ['an action that brought nothing', (s) => (s.actions = 2)],
  ['a bonus that was not used', (s) => (s.pending = 1)],
  ['a draw without a subsidy', (s) => (s.draws = 1)],
  ['a window before anything was placed', (s) => (s.window = 19)],
  ['a later round', (s) => (s.round = 4)],
]

function moveReserve(s: NeotopiaState, element: number): void {
  putElement(s, 0, 0, element)
  s.reserve[element]--
}

describe('invalid', () => {
  it.each(NONSENSE)('refuses %s', (_what, spoil) => {
    const s = started()
    expect(game.invalid(s)).toBeNull()
    spoil(s)
    expect(game.invalid(s)).not.toBeNull()
  })

  it('refuses most positions with one byte changed, and never throws', () => {
    const bits = bitsFrom('flip')
    let [tried, caught] = [0, 0]
    for (const seats of [2, 3, 4])
      for (const s of positions(seats, `flip/${seats}`))
        for (let i = 0; i < 40; i++) {
          const spoilt = game.blank()
          spoilt.bytes.set(s.bytes)
          const at = below(bits, shape.size)
          spoilt.bytes[at] ^= 1 + below(bits, 255)
          tried++
          if (game.invalid(spoilt)) caught++
        }
    expect(tried).toBeGreaterThan(2000)
    expect(caught / tried).toBeGreaterThan(0.95)
  })

  it('accepts a new game', () => {
    for (const seats of [2, 3, 4]) expect(game.invalid(dealt(seats))).toBeNull()
  })
})

describe('advice', () => {
  it('promises at least one and at most twelve different legal moves, and changes nothing', () => {
    const list = new Int32Array(4096)
    for (const seats of [2, 3, 4])
      for (const s of positions(seats, `advice/${seats}`)) {
        if (game.toAct(s) === NOBODY) continue
        const before = s.bytes.slice()
        const n = game.advice.promising(s, list)
        expect(n).toBeGreaterThan(0)
        expect(n).toBeLessThanOrEqual(12)
        expect(new Set(list.subarray(0, n)).size).toBe(n)
        for (const move of list.subarray(0, n)) expect(game.check(s, move)).toBe(0)
        for (let seat = 0; seat < s.seats; seat++) expect(Number.isFinite(game.advice.worth(s, seat))).toBe(true)
        expect(s.bytes).toEqual(before)
      }
  })

  it('worth is the final score once the game is over', () => {
    const s = positions(3, 'over').at(-1)
    if (!s) throw new Error('no game')
    const outcome = game.outcome(s)
    expect(outcome?.scores).toEqual([0, 1, 2].map((seat) => game.advice.worth(s, seat)))
  })

  it('whoever follows it beats whoever plays at random', () => {
    const list = new Int32Array(4096)
    let [wise, random] = [0, 0]
    for (let number = 0; number < 6; number++) {
      const bits = bitsFrom(`duel/${number}`)
      const chance = seededChance(`duel/${number}`)
      const s = game.blank()
      game.setup(2, { first: number % 2, colours: 'seated' }, chance, s)
      while (game.toAct(s) !== NOBODY) {
        const n = game.toAct(s) === 0 ? game.advice.promising(s, list) : game.legal(s, list)
        game.play(s, list[game.toAct(s) === 0 ? 0 : below(bits, n)], chance)
      }
      wise += game.outcome(s)?.scores[0] ?? 0
      random += game.outcome(s)?.scores[1] ?? 0
    }
    expect(wise).toBeGreaterThan(random * 3)
  })
})
