// What the first page says of Meowtopia in one sentence, in French.
export const about =
  'Envoyez vos chatons au travail, laissez-les dormir, irriguez les champs et nourrissez chacun le soir.'
