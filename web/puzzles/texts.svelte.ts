// What the page says about puzzles, loaded with them.
import type { Locale } from '../../core/words.ts'
import { speakToo } from '../texts.svelte.ts'
import type { PuzzleTexts } from './messages/en.ts'

const LOADERS = {
  en: () => import('./messages/en.ts').then((module) => module.en),
  fr: () => import('./messages/fr.ts').then((module) => module.fr),
} satisfies { [L in Locale]: () => Promise<PuzzleTexts> }

let current = $state.raw<PuzzleTexts | null>(null)

async function speakHere(locale: Locale): Promise<() => void> {
  const loaded = await LOADERS[locale]()
  return () => {
    current = loaded
  }
}

/** Resolves when the language that the page speaks is loaded here too; from then on it follows the page. */
export const loadTexts = () => speakToo(speakHere)

export function puzzleTexts(): PuzzleTexts {
  if (!current) throw new Error('the texts of puzzles were not loaded')
  return current
}
