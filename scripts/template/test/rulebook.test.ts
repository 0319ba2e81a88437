// The rules of Sample to read.
import type { Rulebook } from '../../../core/rulebook.ts'
import { testRulebook } from '../../../core/test/rulebooks.ts'
import { sample } from '../index.ts'
import { figures } from '../rulebook/figures.ts'
import type { SampleView } from '../view.ts'

testRulebook<SampleView, typeof figures>({
  module: sample,
  books: import.meta.glob<Rulebook>('../rulebook/[a-z][a-z].ts', { import: 'rulebook', eager: true }),
  figures,
  chapters: [2, 0, 0],
  marked: { ruling: [], ours: ['about'] },
  shown: {
    start: { area: 'plots', shows: (view) => view.built === 0 },
    houses: { area: 'plots', shows: (view) => view.built === 12 },
  },
  offered: [[['build a1', 'build b1'], '2']],
})
