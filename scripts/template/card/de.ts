// What the first page says of Sample in one sentence, in German.
export const about = 'Bau Häuser auf ein Quadrat aus Grundstücken, an Teiche und nebeneinander.'
