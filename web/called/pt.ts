// The word for whoever gave no name, in Portuguese.
export const player = 'Jogador'
