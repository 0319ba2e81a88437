// What Portuguese calls itself, and whoever gave no name.
export const player = 'Jogador'
export const language = 'Português'
