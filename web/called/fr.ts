// The word for whoever gave no name, in French.
export const player = 'Joueur'
