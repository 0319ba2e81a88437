// Random games held against a second, plain reading of the rules.
import { describe, expect, test } from 'vitest'
import { CELL_COUNT } from '../data.ts'
import { moves } from '../moves.ts'
import type { NeovilleView } from '../view.ts'
import { bonusOf, cityOf, districtsOf, isOpen, joins, pointsOf } from './plain.ts'
import { eager, playOut, towering } from './play.ts'
import { game, set } from './sketch.ts'

const { place } = moves.kinds

/** Every placement of the hand by the plain rules. */
function placements(view: NeovilleView): { apart: number[]; joining: number[] } {
  const { tiles } = view.cities[view.active]
  const found = { apart: [] as number[], joining: [] as number[] }
  for (const slot of view.hands[view.active])
    for (let cell = 0; slot && cell < CELL_COUNT; cell++) {
      if (!isOpen(tiles, cell)) continue
      const tile = slot.tile as number
      for (let turn = 0; turn < set.turns[tile]; turn++)
        found[joins(tiles, tile, cell, turn) ? 'joining' : 'apart'].push(place.of(tile, cell, turn))
    }
  return found
}

const sorted = (moves: readonly number[]) => [...moves].sort((a, b) => a - b)

describe('a second reading of the rules agrees', () => {
  test('§3.1 on every placement, when skyscrapers get in each other’s way', () => {
    let refused = 0
    const look = (s: Parameters<typeof game.view>[0], legal: readonly number[]) => {
      const view = game.view(s, s.active)
      if (view.phase !== 'place' || view.cities[s.active].tiles.length === 0) return
      const { apart, joining } = placements(view)
      expect(sorted(legal)).toEqual(sorted(apart.length > 0 ? apart : joining))
      if (apart.length > 0) refused += joining.length
    }
    for (const seats of [2, 3, 4]) playOut(seats, 'towers everywhere', { look, prefer: towering })
    expect(refused).toBeGreaterThan(50)
  })

  test.each([2, 3, 4])('§4, §5 on every district and every point, with %i players', (seats) => {
    for (let number = 0; number < 5; number++)
      playOut(seats, `points ${number}`, {
        prefer: eager,
        look: (s) => {
          const view = game.view(s, s.active)
          const sheet = game.sheet(s)
          const { tiles, districts } = view.cities[s.active]
          const city = cityOf(tiles)
          const sizes = districtsOf(city).map((district) => district.length)
          expect(sorted(districts.map(({ squares }) => squares.length))).toEqual(sorted(sizes))
          const lines = sheet.filter((line) => line.seat === s.active && line.of !== undefined)
          expect(sorted(lines.map(({ points }) => points))).toEqual(tiles.length === 0 ? [] : pointsOf(city))
          if (view.phase !== 'over') return
          for (const { seat, line, points } of sheet)
            if (line === 'parks' || line === 'sports')
              expect(points).toBe(bonusOf(view, seat, line === 'parks' ? 1 : 2))
        },
      })
  })
})
