// What French calls itself, and the word for somebody who gave no name.
export const player = 'Joueur'
export const language = 'Français'
