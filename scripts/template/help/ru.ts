// What the things on Sample's board are, and what beginners are told, in Russian.
import type { Help } from '../../../core/help.ts'

export const ru = {
  explain: {
    plot: [
      'Участок',
      'На свободном можно построить дом. Пруд рядом с домом приносит очко, и два ваших дома рядом тоже.',
    ],
  },
  notes: { build: 'Нажмите на свободный участок, чтобы построить там дом, лучше у пруда.' },
} as const satisfies Help
