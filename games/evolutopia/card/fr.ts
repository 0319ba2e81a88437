// What the first page says of Evolutopia in one sentence, in French.
export const about = 'Remettez d’aplomb une ville en peine, avec des experts et des bons plans, avant la crise de trop.'
