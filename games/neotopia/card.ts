// What the first page says of Neotopia before the game is loaded.
import type { GameCard } from '../../core/module.ts'

export const card: GameCard = {
  name: 'Neotopia',
  seats: [2, 4],
  steps: [171, 194, 220],
  together: false,
}
