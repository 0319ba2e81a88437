// When a beginner of Neoville is told something for the first time.
import type { Note } from '../../../core/help.ts'
import { CITY_TILES, FRAME, TOWER_COUNT, towerValue } from '../data.ts'
import type { NeovilleEvent } from '../events.ts'
import type { NeovilleView, SeenCity, SeenDistrict } from '../view.ts'

const own = ({ cities, viewer }: NeovilleView): SeenCity | undefined => cities[Number(viewer)]
/** The districts of one's own city that bear a skyscraper, and how many squares that one asks for. */
const borne = (view: NeovilleView): readonly { readonly district: SeenDistrict; readonly wanted: number }[] =>
  own(view)?.districts.flatMap((district) =>
    district.pieces.filter((piece) => piece < TOWER_COUNT).map((piece) => ({ district, wanted: towerValue(piece) })),
  ) ?? []

export const notes: readonly Note<NeovilleView, NeovilleEvent>[] = [
  { id: 'place', when: ({ view }) => view.phase === 'place' },
  { id: 'build', when: ({ view }) => view.phase === 'build' },
  { id: 'draw', when: ({ view }) => view.phase === 'draw' },
  { id: 'last', when: ({ view }) => view.phase === 'place' && view.round === CITY_TILES - 1 },
  {
    id: 'crack',
    when: ({ view }) =>
      borne(view).some(({ district, wanted }) => district.squares.length < wanted && !district.canGrow),
  },
  { id: 'paid', when: ({ view }) => borne(view).some(({ district, wanted }) => district.squares.length >= wanted) },
  { id: 'scaffold', when: ({ view }) => borne(view).some(({ district, wanted }) => district.squares.length < wanted) },
  {
    id: 'frame',
    when: ({ view }) => {
      const box = own(view)?.box
      return box !== undefined && Math.max(box.right - box.left, box.bottom - box.top) === FRAME - 1
    },
  },
  { id: 'utility', when: ({ events }) => events.some((event) => event.kind === 'built' && event.piece >= TOWER_COUNT) },
]
