// What Russian calls itself, and whoever gave no name.
export const player = 'Игрок'
export const language = 'Русский'
