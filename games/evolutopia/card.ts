// What the first page says of Evolutopia before the game is loaded.
import type { GameCard } from '../../core/module.ts'

export const card: GameCard = {
  name: 'Evolutopia',
  seats: [1, 5],
  steps: [166, 159, 155, 158, 159],
  together: true,
}
