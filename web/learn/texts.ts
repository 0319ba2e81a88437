// What is said to whoever learns, in the language of the page; both are small, and loaded with what needs them.
import { texts } from '../texts.svelte.ts'
import type { LearnMessages } from './messages/en.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'

const MESSAGES = { en, fr }

export const learnTexts = (): LearnMessages => MESSAGES[texts().locale]
