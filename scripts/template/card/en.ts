// What the first page says of Sample in one sentence, in English.
export const about = 'Build houses on a square of plots, beside the ponds and beside each other.'
