// What the things on Sample's board are, and what beginners are told, in German.
import type { Help } from '../../../core/help.ts'

export const de = {
  explain: {
    plot: [
      'Grundstück',
      'Ist es frei, passt ein Haus darauf. Ein Teich neben einem Haus bringt einen Punkt, ebenso zwei deiner Häuser nebeneinander.',
    ],
  },
  notes: { build: 'Tippe ein freies Grundstück an, um dort ein Haus zu bauen, am besten an einem Teich.' },
} as const satisfies Help
