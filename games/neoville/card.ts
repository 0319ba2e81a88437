// What the first page says of Neoville before the game is loaded.
import type { GameCard } from '../../core/module.ts'

export const card: GameCard = {
  name: 'Neoville',
  seats: [2, 4],
  steps: [94, 141, 187],
  together: false,
  about: {
    en: 'Lay sixteen tiles into a city of your own, and raise only the towers its districts can carry.',
    fr: 'Posez seize tuiles dans votre ville, et n’élevez que les tours que ses quartiers peuvent porter.',
  },
}
