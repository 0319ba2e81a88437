// What the page says about the deal of the day, loaded with it.
import { partTexts } from '../part-texts.svelte.ts'

export const { load: loadTexts, texts: dailyTexts } = partTexts({
  en: () => import('./messages/en.ts').then((module) => module.en),
  fr: () => import('./messages/fr.ts').then((module) => module.fr),
})
