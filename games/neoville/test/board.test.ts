// Picking on the board: every choice in either order, and what stays picked when the choices change.
import { describe, expect, test } from 'vitest'
import type { AnyTutorial } from '../../../core/tutorial.ts'
import { LEARNER, Tutor } from '../../../core/tutorial.ts'
import { columnOf, rowOf } from '../board/geometry.ts'
import { trialOf, valuesOf } from '../board/offers.ts'
import { districtGround, groundOf, STEADY, windowOf } from '../board/outline.ts'
import { Picks } from '../board/picks.svelte.ts'
import { FIRST_CELL, FRAME, TOWER_VALUES } from '../data.ts'
import { bestSite } from '../facts.ts'
import { neoville } from '../index.ts'
import { moves } from '../moves.ts'
import { featureAt, terrainAt } from '../set.ts'
import type { NeovilleState } from '../state.ts'
import { BUILD } from '../state.ts'
import { tutorial } from '../tutorial/lessons.ts'
import { setOf } from '../versions.ts'
import type { SeenTile } from '../view.ts'
import { eager, playOut } from './play.ts'

const PLACES = ['place 3 c4 0', 'place 3 c4 2', 'place 3 d5 1', 'place 9 d5 0', 'place 9 d5 3']
const BUILDS = ['skip', 'build earth4 tl', 'build earth5 tl', 'build earth5 br']

const first = (squares: readonly number[]) => squares[0] ?? null

function begun(choices: readonly string[]): Picks {
  const picks = new Picks()
  picks.begin(choices)
  return picks
}
/** The cell of a move that places. */
function cellOf(text: string): number {
  const move = moves.readText(text)
  return move.kind === 'place' ? move.cell : -1
}
function ghost(text: string, choices = PLACES): Picks {
  const picks = begun(choices)
  const move = moves.readText(text)
  if (move.kind !== 'place') throw new Error(`${text} places nothing`)
  picks.pickTile(move.tile)
  picks.pickCell(move.cell)
  while (picks.turn !== move.turn) picks.turnOn()
  return picks
}

describe('every choice can be picked', () => {
  test('the tile first or the cell first, the piece first or the square first', () => {
    let picked = 0
    playOut(2, 'picks', {
      prefer: eager,
      look: (_, legal) => {
        const choices = legal.map((move) => moves.text(move))
        for (const text of choices.filter((_, i) => i % 7 === 0)) {
          const move = moves.readText(text)
          if (move.kind === 'place') {
            expect(ghost(text, choices).chosen).toBe(text)
            const other = begun(choices)
            other.pickCell(move.cell)
            if (other.tile !== move.tile) other.pickTile(move.tile)
            while (other.turn !== move.turn) other.turnBack()
            expect(other.chosen).toBe(text)
          } else if (move.kind === 'build') {
            const one = begun(choices)
            one.pickPiece(move.piece, first)
            one.pickSquare(move.square)
            const other = begun(choices)
            other.pickSquare(move.square)
            other.pickPiece(move.piece, first)
            expect([one.chosen, other.chosen]).toEqual([text, text])
          } else continue
          picked++
        }
      },
    })
    expect(picked).toBeGreaterThan(100)
  })

  test('a piece stands at once on the first square it can, and on another if that is pressed', () => {
    const picks = begun(BUILDS)
    picks.pickPiece(1, first)
    expect(picks.chosen).toBe('build earth5 tl')
    picks.pickSquare(3)
    expect(picks.chosen).toBe('build earth5 br')
  })

  test('the square that is proposed follows the piece, one that was chosen stays', () => {
    const last = (squares: readonly number[]) => squares.at(-1) ?? null
    const picks = begun(BUILDS)
    picks.pickPiece(0, first)
    picks.pickPiece(1, last)
    expect(picks.chosen).toBe('build earth5 br')
    picks.pickSquare(0)
    picks.pickPiece(0, last)
    picks.pickPiece(1, last)
    expect(picks.chosen).toBe('build earth5 tl')
  })

  test('a place tells how the picked tile would first lie there, as it is turned if it can', () => {
    const picks = begun(PLACES)
    picks.pickTile(3)
    expect([cellOf('place 3 c4 0'), cellOf('place 3 d5 1')].map((cell) => picks.turnAt(cell))).toEqual([0, 1])
    picks.pickCell(cellOf('place 3 c4 2'))
    picks.turnOn()
    expect(picks.turnAt(cellOf('place 3 c4 2'))).toBe(2)
    expect(picks.chosen).toBe('place 3 c4 2')
  })

  test('by arrows, and put back', () => {
    const picks = begun(PLACES)
    expect(picks.moveGhost(0, 1)).toBe(false)
    picks.pickTile(3)
    expect(picks.moveGhost(0, 1)).toBe(true)
    expect(picks.chosen).toBe('place 3 c4 0')
    picks.moveGhost(1, 0)
    expect(picks.chosen).toBe('place 3 d5 1')
    picks.moveGhost(1, 0)
    expect(picks.cell).toBe(cellOf('place 3 d5 1'))
    expect([picks.drop(), picks.drop(), picks.chosen]).toEqual([true, false, undefined])
  })
})

describe('when the choices change', () => {
  test('a ghost that can still be played stays as it is', () => {
    const picks = ghost('place 9 d5 3')
    expect(picks.begin(PLACES.slice(2))).toBeNull()
    expect(picks.chosen).toBe('place 9 d5 3')
  })

  test('a ghost that cannot goes, and is told', () => {
    const picks = ghost('place 3 c4 2')
    expect(picks.begin(PLACES.filter((text) => text !== 'place 3 c4 2'))).toBe('place 3 c4 2')
    expect([picks.tile, picks.cell, picks.chosen]).toEqual([null, null, undefined])
    const played = ghost('place 3 c4 2')
    expect(played.begin(BUILDS)).toBe('place 3 c4 2')
    expect([played.open, played.chosen]).toEqual([[], undefined])
  })

  test('a tile in the hand stays picked while it can be placed; the only one is picked by itself', () => {
    const picks = begun(PLACES)
    picks.pickTile(9)
    expect(picks.begin(PLACES)).toBeNull()
    expect(picks.tile).toBe(9)
    picks.begin(PLACES.slice(0, 3))
    expect(picks.tile).toBe(3)
    picks.begin(PLACES)
    picks.begin(BUILDS)
    expect(picks.tile).toBeNull()
  })
})

describe('what the board answers', () => {
  test('§2.1 skyscrapers have the values of a game of that many players and no others', () => {
    const values = (seats: number) => valuesOf(seats).map(({ value }) => value)
    expect([2, 3, 4].map(values)).toEqual([
      [4, 6, 8, 10, 12],
      [4, 5, 6, 8, 10, 12],
      [4, 5, 6, 7, 8, 10, 12],
    ])
    for (const seats of [2, 3, 4]) {
      const offered = new Set<number>()
      playOut(seats, 'values', {
        look: (s) => {
          for (const piece of neoville.game.view(s, s.active).towers)
            offered.add(TOWER_VALUES[piece % TOWER_VALUES.length])
        },
      })
      expect([...offered].sort((a, b) => a - b)).toEqual(values(seats))
    }
  })

  test('the ground of a district that is looked at is each of its squares', () => {
    playOut(2, 'ground', {
      prefer: eager,
      look: (s) => {
        const city = neoville.game.view(s, s.active).cities[s.active]
        for (const { squares } of city.districts)
          expect(districtGround(city, squares).match(/M/g)).toHaveLength(squares.length)
      },
    })
  })

  test('§3.2 a skyscraper that cannot stand on the tile says why on a square of its terrain, if there is one', () => {
    const reasons = new Set<string>()
    playOut(2, 'trials', {
      prefer: eager,
      look: (s, legal) => {
        const { game } = neoville
        const seat = game.toAct(s)
        if (s.phase !== BUILD) return
        const view = game.view(s, seat)
        const offered = new Set(legal.map((move) => moves.text(move).replace(/ \w+$/, '')))
        for (const piece of view.towers) {
          const text = trialOf(view, seat, piece, null)
          const move = moves.parse(text)
          if (typeof move !== 'number' || offered.has(text.replace(/ \w+$/, ''))) continue
          const code = game.refusals[game.check(s, move)]
          reasons.add(code)
          const { tile, turn } = view.cities[seat].tiles.at(-1) as SeenTile
          const isThere = [0, 1, 2, 3].some(
            (quarter) =>
              terrainAt(setOf(view.rules), tile, turn, quarter) === Math.floor(piece / TOWER_VALUES.length) &&
              featureAt(setOf(view.rules), tile, turn, quarter) === 0,
          )
          if (isThere) expect(code).toBe('district-has-tower')
        }
      },
    })
    expect(reasons.size).toBeGreaterThan(1)
  })

  test('§5 a piece is proposed on the square on which it counts most', () => {
    const lesson = tutorial.lessons.findIndex(({ id }) => id === 'biodome')
    const tutor = new Tutor(neoville.game, tutorial as AnyTutorial, lesson)
    const sites = tutor.choices.filter((text) => text.startsWith('build T4'))
    const squares = sites.map((text) => moves.readText(text)).map((move) => (move.kind === 'build' ? move.square : -1))
    const paying = sites.findIndex((text) => tutor.judge(text) === 'done')
    expect(paying).toBeGreaterThan(0)
    const { state } = tutor
    const view = neoville.game.view(state as NeovilleState, LEARNER)
    const move = moves.readText(sites[0] ?? '')
    expect(bestSite(view, LEARNER, move.kind === 'build' ? move.piece : -1, squares)).toBe(squares[paying])
  })

  test('the frame of a city keeps its size until it is full, shows every free place, and moves only where it must', () => {
    let [seen, moved] = [0, 0]
    playOut(2, 'frame', {
      prefer: eager,
      look: (s, legal) => {
        const { game } = neoville
        const city = game.view(s, s.active).cities[s.active]
        const { top, left, rows, columns } = windowOf(city, false)
        const { box, reach } = city
        const framed =
          box.top === reach.top && box.bottom === reach.bottom && box.left === reach.left && box.right === reach.right
        expect([rows, columns]).toEqual(framed ? [FRAME, FRAME] : [STEADY.wide, STEADY.wide])
        const inside = (cell: number) =>
          rowOf(cell) >= top && rowOf(cell) < top + rows && columnOf(cell) >= left && columnOf(cell) < left + columns
        for (const { cell } of city.tiles) expect(inside(cell)).toBe(true)
        for (const move of legal.map((one) => moves.read(one)))
          if (move.kind === 'place') expect(inside(move.cell)).toBe(true)
        seen++
        if (framed) return
        const before = windowOf({ ...city, tiles: city.tiles.slice(0, -1) }, false)
        const { cell } = city.tiles.at(-1) ?? { cell: FIRST_CELL }
        const atEdge = (at: number, first: number) => at <= first || at >= first + STEADY.wide - 1
        if (!atEdge(rowOf(cell), before.top)) expect(top).toBe(before.top)
        else moved++
        if (!atEdge(columnOf(cell), before.left)) expect(left).toBe(before.left)
      },
    })
    expect(seen).toBeGreaterThan(50)
    expect(moved).toBeGreaterThan(0)
  })

  test('the paper lies where tiles can', () => {
    playOut(2, 'paper', {
      prefer: eager,
      look: (s) => {
        const city = neoville.game.view(s, s.active).cities[s.active]
        const { top, left, rows, columns } = groundOf(city, windowOf(city, false))
        expect(top).toBeGreaterThanOrEqual(city.reach.top)
        expect(left).toBeGreaterThanOrEqual(city.reach.left)
        expect(top + rows - 1).toBeLessThanOrEqual(city.reach.bottom)
        expect(left + columns - 1).toBeLessThanOrEqual(city.reach.right)
      },
    })
  })
})
