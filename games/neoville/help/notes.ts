// When a beginner of Neoville is told something for the first time.
import type { ScoreLine } from '../../../core/game.ts'
import { ownOf } from '../../../core/game.ts'
import type { Note } from '../../../core/help.ts'
import { CITY_TILES, TOWER_COUNT } from '../data.ts'
import type { NeovilleEvent } from '../events.ts'
import type { NeovilleView, SeenBox } from '../view.ts'

type NeovilleNote = Note<NeovilleView, NeovilleEvent>

/** While a skyscraper of one's own stands like this. */
const tower =
  (stands: (line: ScoreLine) => boolean): NeovilleNote['when'] =>
  ({ view, sheet }) =>
    sheet.some((line) => line.seat === view.viewer && line.line === 'skyscraper' && stands(line))
/** §3.1 Two districts of one's own, of one terrain, that each bear a skyscraper. */
function twoApart({ view }: Parameters<NeovilleNote['when']>[0]): boolean {
  const bearing = (ownOf(view.cities, view.viewer)?.districts ?? [])
    .filter(({ pieces }) => pieces.some((piece) => piece < TOWER_COUNT))
    .map(({ terrain }) => terrain)
  return new Set(bearing).size < bearing.length
}
const isFull = (box: SeenBox, reach: SeenBox) =>
  (box.top === reach.top && box.bottom === reach.bottom) || (box.left === reach.left && box.right === reach.right)

export const notes: readonly NeovilleNote[] = [
  { id: 'place', when: ({ view }) => view.phase === 'place' },
  { id: 'build', when: ({ view }) => view.phase === 'build' },
  { id: 'draw', when: ({ view }) => view.phase === 'draw' },
  { id: 'last', when: ({ view }) => view.phase === 'place' && view.round === CITY_TILES - 1 },
  { id: 'crack', when: tower(({ points, settled }) => points < 0 && settled) },
  { id: 'join', when: twoApart },
  { id: 'paid', when: tower(({ points }) => points > 0) },
  { id: 'scaffold', when: tower(({ points, settled }) => points < 0 && !settled) },
  {
    id: 'frame',
    when: ({ view }) => {
      const city = ownOf(view.cities, view.viewer)
      return city !== undefined && isFull(city.box, city.reach)
    },
  },
  { id: 'utility', when: ({ events }) => events.some((event) => event.kind === 'built' && event.piece >= TOWER_COUNT) },
]
