// Where the page finds a game's tutorial and its notes, each loaded when it is wanted.
import type { AnyNote } from '../../core/help.ts'
import type { AnyTutorial, TutorialWords } from '../../core/tutorial.ts'
import type { Locale } from '../../core/words.ts'
import type { GameId } from '../../games/index.ts'

const TUTORIALS = import.meta.glob<AnyTutorial>('../../games/*/tutorial/lessons.ts', { import: 'tutorial' })
const WORDS = import.meta.glob<TutorialWords>('../../games/*/tutorial/[a-z][a-z].ts', { import: 'lessons' })
const NOTES = import.meta.glob<readonly AnyNote[]>('../../games/*/help/notes.ts', { import: 'notes' })

async function load<T>(shelf: { readonly [path: string]: () => Promise<T> }, path: string): Promise<T> {
  const open = shelf[`../../games/${path}`]
  if (!open) throw new Error(`there is no ${path}`)
  return open()
}

export function loadTutorial(game: GameId): Promise<AnyTutorial> {
  return load(TUTORIALS, `${game}/tutorial/lessons.ts`)
}

export function loadLessonWords(game: GameId, locale: Locale): Promise<TutorialWords> {
  return load(WORDS, `${game}/tutorial/${locale}.ts`)
}

export function loadNotes(game: string): Promise<readonly AnyNote[]> {
  return load(NOTES, `${game}/help/notes.ts`)
}
