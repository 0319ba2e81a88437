// The tutorial of Neoville.
import { testTutorial } from '../../../core/test/tutorials.ts'
import type { AnyTutorial, TutorialWords } from '../../../core/tutorial.ts'
import { neoville } from '../index.ts'
import { tutorial } from '../tutorial/lessons.ts'

testTutorial({
  module: neoville,
  tutorial: tutorial as AnyTutorial,
  words: import.meta.glob<TutorialWords>('../tutorial/[a-z][a-z].ts', { import: 'lessons', eager: true }),
  least: 8,
})
