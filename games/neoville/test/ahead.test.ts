// Trying out a placement before one's turn: what may be tried is what may be played when the turn comes.
import { expect, test } from 'vitest'
import { aheadOf } from '../../../core/ahead.ts'
import { copyState, MOST_MOVES } from '../../../core/game.ts'
import { CITY_TILES } from '../data.ts'
import { neoville } from '../index.ts'
import { moves } from '../moves.ts'
import type { NeovilleState } from '../state.ts'
import { BUILD, PLACE } from '../state.ts'
import { eager, playOut, towering } from './play.ts'

const { game } = neoville
const list = new Int32Array(MOST_MOVES)
const noLuck = {
  draw: () => {
    throw new Error('no luck is needed to try out')
  },
}

function movesOf(s: NeovilleState): readonly number[] {
  return Array.from(list.subarray(0, game.legal(s, list)))
}

function aheadFor(s: NeovilleState, seat: number): NeovilleState | null {
  return aheadOf(game, game.view(s, seat)) as NeovilleState | null
}

test.each([
  [2, eager],
  [3, towering],
  [4, eager],
] as const)('§3.1 with %i players: the same tiles, cells and turns as when it is one’s turn', (seats, prefer) => {
  const tried = new Map<number, readonly number[]>()
  let held = 0
  playOut(seats, `ahead ${seats}`, {
    prefer,
    look: (s, legal) => {
      if (s.phase === PLACE && tried.has(s.active)) {
        expect(legal).toEqual(tried.get(s.active))
        held++
      }
      tried.clear()
      for (let seat = 0; seat < seats; seat++) {
        const world = aheadFor(s, seat)
        if (world) tried.set(seat, movesOf(world))
      }
    },
  })
  expect(held).toBeGreaterThan(seats * 10)
})

test('§5 the points of one’s own pieces are those of the turn to come', () => {
  let compared = 0
  const pieces = (s: NeovilleState, seat: number) =>
    game.sheet(s).filter((line) => line.seat === seat && line.of !== undefined)
  let early: ReturnType<typeof pieces> = []
  let move = -1
  playOut(2, 'points', {
    prefer: eager,
    look: (s, legal) => {
      if (s.phase === PLACE && move >= 0 && legal.includes(move)) {
        const copy = copyState(s, game.blank())
        game.play(copy, move, noLuck)
        expect(pieces(copy, s.active)).toEqual(early)
        compared += early.length
      }
      const seat = 1 - s.active
      const world = aheadFor(s, seat)
      move = -1
      if (!world) return
      move = movesOf(world)[(s.placed[seat] * 7) % movesOf(world).length]
      game.play(world, move, noLuck)
      early = pieces(world, seat)
    },
  })
  expect(compared).toBeGreaterThan(50)
})

test('§3.3 nothing can be tried by who has laid sixteen tiles, nor in a way that would end the game too early', () => {
  let full = 0
  let last = 0
  playOut(3, 'last round', {
    prefer: eager,
    look: (s) => {
      for (let seat = 0; seat < s.seats; seat++) {
        const world = aheadFor(s, seat)
        if (s.placed[seat] === CITY_TILES) {
          expect(world).toBeNull()
          full++
        }
        if (!world || s.placed[seat] < CITY_TILES - 1) continue
        game.play(world, movesOf(world)[0], noLuck)
        const missing = world.placed.subarray(0, s.seats).some((count) => count < CITY_TILES)
        if (missing) expect(game.outcome(world)).toBeNull()
        last++
      }
    },
  })
  expect([full, last].every((count) => count > 3)).toBe(true)
  const s = lastRound(3)
  const [next, latest] = [(s.first + 1) % 3, (s.first + 2) % 3]
  expect(aheadFor(s, latest)).not.toBeNull()
  s.utilitySupply.fill(0)
  expect(game.ahead?.(copyState(s, game.blank()), latest)).toBe(false)
  expect(game.ahead?.(copyState(s, game.blank()), next)).toBe(true)
})

/** The first player has laid the last tile and may build, the others have not. */
function lastRound(seats: number): NeovilleState {
  const found = game.blank()
  playOut(seats, 'utilities left', {
    prefer: (move) => !moves.kinds.build.has(move),
    look: (s) => {
      if (s.phase === BUILD && s.active === s.first && s.placed[s.active] === CITY_TILES) copyState(s, found)
    },
  })
  expect(found.seats).toBe(seats)
  return found
}
