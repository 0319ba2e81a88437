// What the guide of Sample's tutorial says, in Spanish.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  build: { task: 'Construye una casa: pulsa una parcela libre.', done: 'Eso es un turno entero.', wrong: {} },
  points: {
    task: 'Construye una casa que dé un punto: junto a un estanque o junto a tu otra casa.',
    done: 'Gana quien tenga más puntos cuando se llenan las parcelas.',
    wrong: { nothing: 'Junto a esa parcela no hay ni un estanque ni una casa tuya.' },
  },
} as const satisfies TutorialWords
