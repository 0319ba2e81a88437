// What the guide of Sample's tutorial says, in Russian.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  build: { task: 'Постройте дом: нажмите на свободный участок.', done: 'Вот и весь ход.', wrong: {} },
  points: {
    task: 'Постройте дом, который принесёт очко: у пруда или рядом с другим своим.',
    done: 'Побеждает тот, у кого больше очков, когда участки заняты.',
    wrong: { nothing: 'Рядом с этим участком нет ни пруда, ни вашего дома.' },
  },
} as const satisfies TutorialWords
