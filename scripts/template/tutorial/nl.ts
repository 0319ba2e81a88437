// What the guide of Sample's tutorial says, in Dutch.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  build: { task: 'Bouw een huis: druk op een vrije kavel.', done: 'Dat is een hele beurt.', wrong: {} },
  points: {
    task: 'Bouw een huis dat een punt oplevert: naast een vijver, of naast je andere huis.',
    done: 'Wie de meeste punten heeft als de kavels op zijn, wint.',
    wrong: { nothing: 'Naast die kavel is geen vijver en geen huis van jou.' },
  },
} as const satisfies TutorialWords
