// What Italian calls itself, and the word for somebody who gave no name.
export const player = 'Giocatore'
export const language = 'Italiano'
