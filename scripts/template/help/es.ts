// What the things on Sample's board are, and what beginners are told, in Spanish.
import type { Help } from '../../../core/help.ts'

export const es = {
  explain: {
    plot: [
      'Parcela',
      'En una libre cabe una casa. Un estanque junto a una casa da un punto, y también dos casas tuyas contiguas.',
    ],
  },
  notes: { build: 'Pulsa una parcela libre para construir allí una casa, mejor junto a un estanque.' },
} as const satisfies Help
