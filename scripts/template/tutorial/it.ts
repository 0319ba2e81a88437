// What the guide of Sample's tutorial says, in Italian.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  build: { task: 'Costruisci una casa: premi un lotto libero.', done: 'Questo è un turno intero.', wrong: {} },
  points: {
    task: 'Costruisci una casa che dia un punto: accanto a uno stagno, o accanto all’altra tua.',
    done: 'Vince chi ha più punti quando i lotti sono occupati.',
    wrong: { nothing: 'Accanto a quel lotto non c’è né uno stagno né una tua casa.' },
  },
} as const satisfies TutorialWords
