// What the first page says of Sample before the game is loaded.
import type { GameCard } from '../../core/module.ts'

export const card: GameCard = {
  name: 'Sample',
  seats: [2, 4],
  steps: [32, 30, 32],
  together: false,
  about: {
    en: 'Build houses on a square of plots, beside the ponds and beside each other.',
    fr: 'Bâtissez des maisons sur un carré de terrains, au bord des étangs et côte à côte.',
  },
}
