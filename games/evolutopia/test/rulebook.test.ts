// The rules of Evolutopia to read.
import type { Rulebook } from '../../../core/rulebook.ts'
import { testRulebook } from '../../../core/test/rulebooks.ts'
import { evolutopia } from '../index.ts'
import { figures } from '../rulebook/figures.ts'
import type { EvolutopiaView } from '../view.ts'

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

testRulebook<EvolutopiaView, typeof figures>({
  module: evolutopia,
  books: import.meta.glob<Rulebook>('../rulebook/[a-z][a-z].ts', { import: 'rulebook', eager: true }),
  figures,
  chapters: [8, 6, 8, 0, 0, 0, 0, 0],
  marked: {
    ruling: ['3', '3.1', '3.5', '3.6', '3.7', '3.8', '4', '5'],
    ours: ['1.1', '1.2', '1.3', '1.5', '1.6', '1.7', '2.4', '2.5', '6'],
  },
  shown: {
    territory: { area: 'territory', shows: (view) => view.nuisances.filter((one) => one !== null).length === 2 },
    indicators: { area: 'goal', shows: (view) => view.indicators.every((points) => points === 3) },
    crisis: { area: 'crisis', shows: (view) => view.crisis !== null },
    site: { area: 'site', shows: (view) => view.site.length >= 2 && view.site.some(({ experts }) => sum(experts) > 0) },
    growing: {
      area: 'territory',
      shows: (view) => view.toAct >= 0 && view.built.filter((one) => one !== null).length >= 3,
    },
  },
  offered: [[['start night-trams none', 'manage'], '3']],
})
