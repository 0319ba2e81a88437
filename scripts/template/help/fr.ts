// What the things on Sample's board are, and what beginners are told, in French.
import type { Help } from '../../../core/help.ts'

export const fr = {
  explain: {
    plot: [
      'Terrain',
      'Libre, il accueille une maison. Un étang voisin rapporte un point, et deux de vos maisons côte à côte aussi.',
    ],
  },
  notes: { build: 'Pressez un terrain libre pour y bâtir une maison, de préférence près d’un étang.' },
} as const satisfies Help
