// What Italian calls itself, and whoever gave no name.
export const player = 'Giocatore'
export const language = 'Italiano'
