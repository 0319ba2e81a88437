// The word for whoever gave no name, in German.
export const player = 'Spieler'
