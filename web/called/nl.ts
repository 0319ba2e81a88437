// What Dutch calls itself, and whoever gave no name.
export const player = 'Speler'
export const language = 'Nederlands'
