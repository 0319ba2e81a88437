// What Dutch calls itself, and the word for somebody who gave no name.
export const player = 'Speler'
export const language = 'Nederlands'
