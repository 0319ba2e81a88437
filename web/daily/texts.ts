// What the page says about the deal of the day, loaded with it.
import { partTexts } from '../part-texts.svelte.ts'
import type { DailyMessages } from './messages/en.ts'

export const { load: loadTexts, texts: dailyTexts } = partTexts<DailyMessages>(
  (locale) => import(`./messages/${locale}.ts`),
)
