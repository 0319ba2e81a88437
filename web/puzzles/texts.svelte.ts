// What the page says about puzzles, loaded with them.
import { partTexts } from '../part-texts.svelte.ts'
import type { PuzzleTexts } from './messages/en.ts'

export const { load: loadTexts, texts: puzzleTexts } = partTexts<PuzzleTexts>(
  (locale) => import(`./messages/${locale}.ts`),
)
