// What the first page says of Neotopia in one sentence, in French.
export const about =
  'Portez des éléments de trois manufactures dans trois régions, et faites de leurs schémas des projets.'
