// What the guide of Sample's tutorial says, in French.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  build: { task: 'Bâtissez une maison\u00a0: pressez un terrain libre.', done: 'Voilà un tour entier.', wrong: {} },
  points: {
    task: 'Bâtissez une maison qui rapporte un point\u00a0: près d’un étang, ou à côté de l’autre.',
    done: 'Qui a le plus de points quand les terrains sont occupés gagne.',
    wrong: { nothing: 'Il n’y a ni étang ni maison à vous à côté de ce terrain.' },
  },
} as const satisfies TutorialWords
