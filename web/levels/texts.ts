// What the page says when another level of bots would fit, loaded with it.
import { partTexts } from '../part-texts.svelte.ts'

export const { load: loadTexts, texts: levelTexts } = partTexts({
  en: () => import('./messages/en.ts').then((module) => module.en),
  fr: () => import('./messages/fr.ts').then((module) => module.fr),
})
