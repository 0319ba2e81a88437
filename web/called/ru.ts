// The word for whoever gave no name, in Russian.
export const player = 'Игрок'
