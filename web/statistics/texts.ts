// What the page says of one's own games, loaded with it.
import { partTexts } from '../part-texts.svelte.ts'

export const { load: loadTexts, texts: statisticsTexts } = partTexts({
  en: () => import('./messages/en.ts').then((module) => module.en),
  fr: () => import('./messages/fr.ts').then((module) => module.fr),
})
