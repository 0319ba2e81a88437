// The word for whoever gave no name, in Italian.
export const player = 'Giocatore'
