// What the first page says of Neoville before the game is loaded.
import type { GameCard } from '../../core/module.ts'

export const card: GameCard = {
  name: 'Neoville',
  seats: [2, 4],
  steps: [94, 141, 187],
  together: false,
}
