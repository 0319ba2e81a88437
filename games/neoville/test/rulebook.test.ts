// The rules of Neoville to read.
import type { ScoreLine } from '../../../core/game.ts'
import type { Rulebook } from '../../../core/rulebook.ts'
import { testRulebook } from '../../../core/test/rulebooks.ts'
import { CELL_COLUMNS, FRAME, PIECE_STRIDE, TOWER_COUNT } from '../data.ts'
import { neoville } from '../index.ts'
import { figures } from '../rulebook/figures.ts'
import type { NeovilleView } from '../view.ts'

/** The city is four wide and four high, so that no room is left around it. */
function isFramed({ cities: [city] }: NeovilleView): boolean {
  const span = (at: readonly number[]) => Math.max(...at) - Math.min(...at) + 1
  const cells = city?.tiles.map(({ cell }) => cell) ?? []
  return (
    span(cells.map((cell) => cell % CELL_COLUMNS)) === FRAME &&
    span(cells.map((cell) => Math.floor(cell / CELL_COLUMNS))) === FRAME
  )
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
const pieceOf = ({ of = -1 }: ScoreLine) => of % PIECE_STRIDE
const own = (sheet: readonly ScoreLine[]) => sheet.filter(({ seat, of }) => seat === 0 && of !== undefined)
const towersOf = (sheet: readonly ScoreLine[]) => own(sheet).filter((line) => pieceOf(line) < TOWER_COUNT)
const utilitiesOf = (sheet: readonly ScoreLine[]) => own(sheet).filter((line) => pieceOf(line) >= TOWER_COUNT)

testRulebook<NeovilleView, typeof figures>({
  module: neoville,
  books: import.meta.glob<Rulebook>('../rulebook/[a-z][a-z].ts', { import: 'rulebook', eager: true }),
  figures,
  chapters: [5, 4, 3, 0, 6, 0],
  marked: {
    ruling: ['1.3', '2.3', '2.4', '3.1', '3.3', '5.5'],
    ours: ['1.3', '1.4', '1.5'],
  },
  shown: {
    supply: { area: 'supply', shows: (view) => view.towers.length === 20 && sum(view.utilities) === 10 },
    market: { area: 'market', shows: (view) => view.market.length === 4 },
    growing: {
      area: 'city',
      shows: (view, sheet) =>
        view.round <= 12 &&
        isFramed(view) &&
        towersOf(sheet).some(({ points }) => points > 0) &&
        towersOf(sheet).some(({ points, settled }) => points < 0 && !settled),
    },
    finished: {
      area: 'city',
      shows: (view, sheet) =>
        view.toAct < 0 &&
        towersOf(sheet).filter(({ points }) => points > 0).length >= 3 &&
        towersOf(sheet).filter(({ points }) => points < 0).length >= 2 &&
        utilitiesOf(sheet).some(({ points }) => points > 0) &&
        utilitiesOf(sheet).some(({ points }) => points < 0),
    },
  },
  offered: [
    [['place 72 d4 0', 'place 72 d5 0'], '3.1'],
    [['build forest4 tl', 'skip'], '3.2'],
  ],
})
