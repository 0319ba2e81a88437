// Random games held against a second, plain reading of the rules.
import { describe, expect, test } from 'vitest'
import { below, bitsFrom, seededChance } from '../../../core/chance.ts'
import { MOST_MOVES, NOBODY } from '../../../core/game.ts'
import { CELL_COUNT, TURNS } from '../data.ts'
import { neoville } from '../index.ts'
import { moves } from '../moves.ts'
import type { NeovilleState } from '../state.ts'
import type { NeovilleView } from '../view.ts'
import { bonusOf, cityOf, districtsOf, isOpen, joins, pointsOf } from './plain.ts'

const { game } = neoville
const { place, skip } = moves.kinds
const list = new Int32Array(MOST_MOVES)

/** Plays at random, but builds skyscrapers whenever it can, so that they get in each other's way. */
function playEagerly(seats: number, seed: string, look: (s: NeovilleState, legal: readonly number[]) => void): void {
  const chance = seededChance(seed)
  const bits = bitsFrom(seed)
  const s = game.blank()
  game.setup(seats, { first: null, utilities: 'random' }, chance, s)
  while (game.toAct(s) !== NOBODY) {
    const legal = Array.from(list.subarray(0, game.legal(s, list)))
    look(s, legal)
    const eager = legal.filter((move) => !skip.has(move))
    game.play(s, eager[below(bits, eager.length)] ?? legal[0], chance)
  }
  look(s, [])
}

/** Every placement of the hand by the plain rules; the joining ones only if there are no others. */
function placements(view: NeovilleView): number[] {
  const { tiles } = view.cities[view.active]
  const apart: number[] = []
  const joining: number[] = []
  for (const slot of view.hands[view.active])
    for (let cell = 0; slot && cell < CELL_COUNT; cell++) {
      if (!isOpen(tiles, cell)) continue
      for (let turn = 0; turn < TURNS[slot.tile as number]; turn++) {
        const move = place.of(slot.tile as number, cell, turn)
        if (joins(tiles, slot.tile as number, cell, turn)) joining.push(move)
        else apart.push(move)
      }
    }
  return apart.length > 0 ? apart : joining
}

const sorted = (moves: readonly number[]) => [...moves].sort((a, b) => a - b)

describe('a second reading of the rules agrees', () => {
  test.each([2, 4])('§3.1 on every placement, with %i players', (seats) => {
    let refusedJoins = 0
    for (let number = 0; number < 4; number++)
      playEagerly(seats, `placements ${number}`, (s, legal) => {
        const view = game.view(s, s.active)
        if (view.phase !== 'place' || view.cities[s.active].tiles.length === 0) return
        const expected = placements(view)
        expect(sorted(legal)).toEqual(sorted(expected))
        if (
          expected.some(
            (move) => !joins(view.cities[s.active].tiles, place.tile(move), place.cell(move), place.turn(move)),
          )
        )
          refusedJoins++
      })
    expect(refusedJoins).toBeGreaterThan(0)
  })

  test.each([2, 3, 4])('§4, §5 on every district and every point, with %i players', (seats) => {
    for (let number = 0; number < 20; number++)
      playEagerly(seats, `points ${number}`, (s) => {
        const view = game.view(s, s.active)
        const sheet = game.sheet(s)
        for (const [seat, { tiles, districts }] of view.cities.entries()) {
          if (seat !== s.active) continue
          const city = cityOf(tiles)
          const sizes = districtsOf(city).map((district) => district.length)
          expect(sorted(districts.map(({ squares }) => squares.length))).toEqual(sorted(sizes))
          const lines = sheet.filter((line) => line.seat === seat && line.of !== undefined)
          expect(sorted(lines.map(({ points }) => points))).toEqual(tiles.length === 0 ? [] : pointsOf(city))
        }
        if (view.phase !== 'over') return
        for (const { seat, line, points } of sheet)
          if (line === 'parks' || line === 'sports') expect(points).toBe(bonusOf(view, seat, line === 'parks' ? 1 : 2))
      })
  })
})
