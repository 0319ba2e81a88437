// The word for whoever gave no name, in Dutch.
export const player = 'Speler'
