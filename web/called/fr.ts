// What French calls itself, and whoever gave no name.
export const player = 'Joueur'
export const language = 'Français'
