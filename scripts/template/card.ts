// What the first page says of Sample before the game is loaded.
import type { GameCard } from '../../core/module.ts'

export const card: GameCard = {
  name: 'Sample',
  seats: [2, 4],
  steps: [32, 30, 32],
  together: false,
}
