// What the first page says of Sample in one sentence, in Dutch.
export const about = 'Bouw huizen op een vierkant van kavels, naast de vijvers en naast elkaar.'
