// What the things on Sample's board are, and what beginners are told, in Portuguese.
import type { Help } from '../../../core/help.ts'

export const pt = {
  explain: {
    plot: [
      'Terreno',
      'Num livre cabe uma casa. Um lago junto a uma casa dá um ponto, e duas casas suas lado a lado também.',
    ],
  },
  notes: { build: 'Toque num terreno livre para construir ali uma casa, de preferência junto a um lago.' },
} as const satisfies Help
