// When a beginner is told how their skyscrapers stand, held against the squares of their districts.
import { expect, test } from 'vitest'
import { TOWER_COUNT, towerValue } from '../data.ts'
import { notes } from '../help/notes.ts'
import { moves } from '../moves.ts'
import type { SeenDistrict } from '../view.ts'
import { playOut } from './play.ts'
import { game, position } from './sketch.ts'

/** Builds low skyscrapers and nothing else. */
const smallest = (move: number) => {
  const { build } = moves.kinds
  return build.has(move) ? build.piece(move) < TOWER_COUNT && towerValue(build.piece(move)) < 7 : true
}

/** How the best skyscraper of a district stands, by the id of its note. */
function noteOf({ pieces, squares, canGrow }: SeenDistrict): string[] {
  const towers = pieces.filter((piece) => piece < TOWER_COUNT)
  if (towers.length === 0) return []
  if (Math.min(...towers.map(towerValue)) <= squares.length) return ['paid']
  return [canGrow ? 'scaffold' : 'crack']
}

test('scaffolding, all its squares and a crack are told while a skyscraper of one’s own stands so', () => {
  const told = new Set<string>()
  for (let seed = 0; seed < 20; seed++)
    playOut(2, `notes ${seed}`, {
      prefer: smallest,
      look: (s) => {
        const view = game.view(s, 0)
        if (view.phase === 'over') return
        const due = new Set(view.cities[0].districts.flatMap(noteOf))
        const sight = { view, sheet: game.sheet(s), events: [], choices: [] }
        for (const { id, when } of notes.filter((note) => ['paid', 'scaffold', 'crack'].includes(note.id)))
          expect(when(sight), id).toBe(due.has(id))
        for (const id of due) told.add(id)
      },
    })
  expect([...told].sort()).toEqual(['crack', 'paid', 'scaffold'])
})

test('two districts of one terrain that bear skyscrapers are told while they may not be joined', () => {
  const join = notes.find(({ id }) => id === 'join')
  const told = (...pieces: readonly string[]) =>
    join?.when({
      view: game.view(position({ cities: [{ city: 's s\nw w\nw w\ns s', pieces }], phase: 'place' }), 0),
      sheet: [],
      events: [],
      choices: [],
    })
  expect(told('earth4 d4 tl', 'earth6 d5 br')).toBe(true)
  expect(told('earth4 d4 tl')).toBe(false)
  expect(told('earth4 d4 tl', 'waterfall4 d5 tl')).toBe(false)
})
