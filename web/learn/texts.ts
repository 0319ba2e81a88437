// What is said to the learner, in the language of the page, loaded with what needs it.
import { partTexts } from '../part-texts.svelte.ts'
import type { LearnMessages } from './messages/en.ts'

export const { load: loadTexts, texts: learnTexts } = partTexts<LearnMessages>(
  (locale) => import(`./messages/${locale}.ts`),
)
