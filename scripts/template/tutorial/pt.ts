// What the guide of Sample's tutorial says, in Portuguese.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  build: { task: 'Construa uma casa: toque num terreno livre.', done: 'É isto um turno inteiro.', wrong: {} },
  points: {
    task: 'Construa uma casa que dê um ponto: junto a um lago ou junto à sua outra casa.',
    done: 'Ganha quem tiver mais pontos quando não houver mais terrenos.',
    wrong: { nothing: 'Junto a esse terreno não há nem um lago nem uma casa sua.' },
  },
} as const satisfies TutorialWords
