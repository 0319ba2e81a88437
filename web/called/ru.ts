// What Russian calls itself, and the word for somebody who gave no name.
export const player = 'Игрок'
export const language = 'Русский'
