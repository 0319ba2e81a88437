// The tutorial of Evolutopia.
import { testTutorial } from '../../../core/test/tutorials.ts'
import type { AnyTutorial } from '../../../core/tutorial.ts'
import { evolutopia } from '../index.ts'
import { lessons as en } from '../tutorial/en.ts'
import { lessons as fr } from '../tutorial/fr.ts'
import { tutorial } from '../tutorial/lessons.ts'

testTutorial({ module: evolutopia, tutorial: tutorial as AnyTutorial, words: { en, fr }, least: 8 })
