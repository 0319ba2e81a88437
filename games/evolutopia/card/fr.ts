// Ce que la première page dit d’Evolutopia en une phrase, en français.
export const about = 'Remettez d’aplomb une ville en peine, avec des experts et des bons plans, avant la crise de trop.'
