// The tutorial of Neotopia.
import { testTutorial } from '../../../core/test/tutorials.ts'
import type { AnyTutorial } from '../../../core/tutorial.ts'
import { neotopia } from '../index.ts'
import { lessons as en } from '../tutorial/en.ts'
import { lessons as fr } from '../tutorial/fr.ts'
import { tutorial } from '../tutorial/lessons.ts'

testTutorial({ module: neotopia, tutorial: tutorial as AnyTutorial, words: { en, fr }, least: 8 })
