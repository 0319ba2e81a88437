// What the first page says of Meowtopia before the game is loaded.
import type { GameCard } from '../../core/module.ts'

export const card: GameCard = {
  name: 'Meowtopia',
  seats: [2, 4],
  steps: [253, 228, 267],
  together: false,
}
