// What English calls itself, and whoever gave no name.
export const player = 'Player'
export const language = 'English'
