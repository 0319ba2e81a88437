// What the guide of Sample's tutorial says, in German.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  build: { task: 'Bau ein Haus: Tippe ein freies Grundstück an.', done: 'Das ist ein ganzer Zug.', wrong: {} },
  points: {
    task: 'Bau ein Haus, das einen Punkt bringt: an einem Teich oder neben deinem anderen.',
    done: 'Wer die meisten Punkte hat, wenn die Grundstücke vergeben sind, gewinnt.',
    wrong: { nothing: 'Neben diesem Grundstück ist weder ein Teich noch ein Haus von dir.' },
  },
} as const satisfies TutorialWords
