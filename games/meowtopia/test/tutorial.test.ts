// The tutorial of Meowtopia.
import { testTutorial } from '../../../core/test/tutorials.ts'
import type { AnyTutorial } from '../../../core/tutorial.ts'
import { meowtopia } from '../index.ts'
import { lessons as en } from '../tutorial/en.ts'
import { lessons as fr } from '../tutorial/fr.ts'
import { tutorial } from '../tutorial/lessons.ts'

testTutorial({ module: meowtopia, tutorial: tutorial as AnyTutorial, words: { en, fr }, least: 8 })
