// What Portuguese calls itself, and the word for somebody who gave no name.
export const player = 'Jogador'
export const language = 'Português'
