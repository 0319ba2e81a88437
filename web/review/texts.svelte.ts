// What the page says about reviews, loaded with them.
import type { Locale } from '../../core/words.ts'
import { speakToo } from '../texts.svelte.ts'
import type { ReviewTexts } from './messages/en.ts'

const LOADERS = {
  en: () => import('./messages/en.ts').then((module) => module.en),
  fr: () => import('./messages/fr.ts').then((module) => module.fr),
} satisfies { [L in Locale]: () => Promise<ReviewTexts> }

let current = $state.raw<ReviewTexts | null>(null)

async function speakHere(locale: Locale): Promise<() => void> {
  const loaded = await LOADERS[locale]()
  return () => {
    current = loaded
  }
}

/** Resolves when the language that the page speaks is loaded here too; from then on it follows the page. */
export const loadTexts = () => speakToo(speakHere)

export function reviewTexts(): ReviewTexts {
  if (!current) throw new Error('the texts of reviews were not loaded')
  return current
}
