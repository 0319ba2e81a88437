// The rules of Meowtopia to read.
import type { Rulebook } from '../../../core/rulebook.ts'
import { testRulebook } from '../../../core/test/rulebooks.ts'
import { meowtopia } from '../index.ts'
import { figures } from '../rulebook/figures.ts'
import type { MeowtopiaView } from '../view.ts'

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

testRulebook<MeowtopiaView, typeof figures>({
  module: meowtopia,
  books: import.meta.glob<Rulebook>('../rulebook/[a-z][a-z].ts', { import: 'rulebook', eager: true }),
  figures,
  chapters: [3, 0, 0, 5, 0, 0, 0, 0, 0],
  marked: {
    ruling: ['1.2', '2', '4.1', '4.3', '4.4', '4.5', '7', '8'],
    ours: ['1.1', '1.2', '5'],
  },
  shown: {
    tiles: {
      area: 'tiles',
      shows: (view) => view.tiles.length === 5 && view.tiles.every(({ taker }) => taker === null),
    },
    farm: {
      area: 'farm',
      shows: ({ households: [home] }) =>
        home !== undefined && home.fields.length >= 5 && home.irrigated >= 3 && home.irrigated < home.fields.length,
    },
    household: {
      area: 'household',
      shows: ({ households: [home] }) =>
        home !== undefined &&
        sum(home.awake) > 0 &&
        sum(home.asleep) > 0 &&
        home.merchants.some(({ goods }) => goods > 0),
    },
  },
  offered: [[[], '4']],
})
