// What German calls itself, and the word for somebody who gave no name.
export const player = 'Spieler'
export const language = 'Deutsch'
