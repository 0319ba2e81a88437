// What Spanish calls itself, and the word for somebody who gave no name.
export const player = 'Jugador'
export const language = 'Español'
