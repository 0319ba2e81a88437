// The rules of Neotopia to read.
import type { Rulebook } from '../../../core/rulebook.ts'
import { testRulebook } from '../../../core/test/rulebooks.ts'
import { neotopia } from '../index.ts'
import { figures } from '../rulebook/figures.ts'
import type { NeotopiaView } from '../view.ts'

testRulebook<NeotopiaView, typeof figures>({
  module: neotopia,
  books: import.meta.glob<Rulebook>('../rulebook/[a-z][a-z].ts', { import: 'rulebook', eager: true }),
  figures,
  chapters: [6, 6, 11, 4, 0, 0],
  marked: {
    ruling: ['1.4', '2.3', '2.5', '3.4', '3.5', '3.6', '3.7', '3.8', '3.10', '4.4'],
    ours: ['1.1', '1.2', '1.4', '1.5'],
  },
  shown: {
    start: {
      area: 'factories',
      shows: (view) =>
        view.offer.length === 4 && view.factories.every((factory) => factory.every((count) => count === 1)),
    },
    cards: { area: 'offer', shows: (view) => view.offer.length === 4 },
    regions: {
      area: 'desert',
      shows: (view) =>
        view.regions.filter(({ built }) => built.length > 0).length >= 2 && (view.regions[0]?.built.length ?? 0) > 0,
    },
  },
  offered: [[['draw', 'take sun-1'], '3']],
})
