// What the page says when another level of bots would fit, loaded with it.
import { partTexts } from '../part-texts.svelte.ts'
import type { LevelMessages } from './messages/en.ts'

export const { load: loadTexts, texts: levelTexts } = partTexts<LevelMessages>(
  (locale) => import(`./messages/${locale}.ts`),
)
