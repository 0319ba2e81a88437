// The tutorial of Neoville.
import { testTutorial } from '../../../core/test/tutorials.ts'
import type { AnyTutorial } from '../../../core/tutorial.ts'
import { neoville } from '../index.ts'
import { lessons as en } from '../tutorial/en.ts'
import { lessons as fr } from '../tutorial/fr.ts'
import { tutorial } from '../tutorial/lessons.ts'

testTutorial({ module: neoville, tutorial: tutorial as AnyTutorial, words: { en, fr }, least: 8 })
