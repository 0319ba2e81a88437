// Ce que la première page dit de Neotopia en une phrase, en français.
export const about =
  'Portez des éléments de trois manufactures dans trois régions, et faites de leurs schémas des projets.'
