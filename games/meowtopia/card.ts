// What the first page says of Meowtopia before the game is loaded.
import type { GameCard } from '../../core/module.ts'

export const card: GameCard = {
  name: 'Meowtopia',
  seats: [2, 4],
  steps: [253, 228, 267],
  together: false,
  about: {
    en: 'Send your kittens to work, let them nap, water the fields, and feed everybody each evening.',
    fr: 'Envoyez vos chatons au travail, laissez-les dormir, irriguez les champs et nourrissez chacun le soir.',
  },
}
