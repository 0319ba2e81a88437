// What English calls itself, and the word for somebody who gave no name.
export const player = 'Player'
export const language = 'English'
