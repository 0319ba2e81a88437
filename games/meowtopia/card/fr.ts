// Ce que la première page dit de Meowtopia en une phrase, en français.
export const about =
  'Envoyez vos chatons au travail, laissez-les dormir, irriguez les champs et nourrissez chacun le soir.'
