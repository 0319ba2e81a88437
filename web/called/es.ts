// What Spanish calls itself, and whoever gave no name.
export const player = 'Jugador'
export const language = 'Español'
