// What German calls itself, and whoever gave no name.
export const player = 'Spieler'
export const language = 'Deutsch'
