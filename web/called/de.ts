// Wie heißt, wer keinen Namen angegeben hat, auf Deutsch.
export const player = 'Spieler'
