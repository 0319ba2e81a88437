// What the page says about reviews, loaded with them.
import { partTexts } from '../part-texts.svelte.ts'
import type { ReviewTexts } from './messages/en.ts'

export const { load: loadTexts, texts: reviewTexts } = partTexts<ReviewTexts>(
  (locale) => import(`./messages/${locale}.ts`),
)
