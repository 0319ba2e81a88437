// Ce que la première page dit de Evolutopia en une phrase, en français.
export const about =
  'Remettez d’aplomb une ville en peine, avec des experts et de bonnes idées, avant la crise de trop.'
