// What the things on Sample's board are, and what beginners are told, in Dutch.
import type { Help } from '../../../core/help.ts'

export const nl = {
  explain: {
    plot: [
      'Kavel',
      'Op een vrije kavel past een huis. Een vijver naast een huis levert een punt op, en twee huizen van jou naast elkaar ook.',
    ],
  },
  notes: { build: 'Druk op een vrije kavel om daar een huis te bouwen, het liefst naast een vijver.' },
} as const satisfies Help
