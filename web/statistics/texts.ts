// What the page says of one's own games, loaded with it.
import { partTexts } from '../part-texts.svelte.ts'
import type { StatisticsMessages } from './messages/en.ts'

export const { load: loadTexts, texts: statisticsTexts } = partTexts<StatisticsMessages>(
  (locale) => import(`./messages/${locale}.ts`),
)
