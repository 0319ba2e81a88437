// The word for whoever gave no name, in English.
export const player = 'Player'
