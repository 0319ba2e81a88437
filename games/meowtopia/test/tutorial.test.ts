// The tutorial of Meowtopia.
import { testTutorial } from '../../../core/test/tutorials.ts'
import type { AnyTutorial, TutorialWords } from '../../../core/tutorial.ts'
import { meowtopia } from '../index.ts'
import { tutorial } from '../tutorial/lessons.ts'

testTutorial({
  module: meowtopia,
  tutorial: tutorial as AnyTutorial,
  words: import.meta.glob<TutorialWords>('../tutorial/[a-z][a-z].ts', { import: 'lessons', eager: true }),
  least: 8,
})
