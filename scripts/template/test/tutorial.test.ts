// The tutorial of Sample.
import { testTutorial } from '../../../core/test/tutorials.ts'
import type { AnyTutorial, TutorialWords } from '../../../core/tutorial.ts'
import { sample } from '../index.ts'
import { tutorial } from '../tutorial/lessons.ts'

testTutorial({
  module: sample,
  tutorial: tutorial as AnyTutorial,
  words: import.meta.glob<TutorialWords>('../tutorial/[a-z][a-z].ts', { import: 'lessons', eager: true }),
  least: 2,
})
