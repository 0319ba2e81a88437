// What the first page says of Evolutopia before the game is loaded.
import type { GameCard } from '../../core/module.ts'

export const card: GameCard = {
  name: 'Evolutopia',
  seats: [1, 5],
  steps: [166, 159, 155, 158, 159],
  together: true,
  about: {
    en: 'Put a troubled city right with experts and good ideas, before one crisis too many.',
    fr: 'Remettez d’aplomb une ville en peine, avec des experts et de bonnes idées, avant la crise de trop.',
  },
}
