// What the page says about playing together, loaded with it.
import { partTexts } from '../part-texts.svelte.ts'
import type { OnlineMessages } from './messages/en.ts'

export const { load: loadTexts, texts: onlineTexts } = partTexts<OnlineMessages>(
  (locale) => import(`./messages/${locale}.ts`),
)
