// What the first page says of Sample in one sentence, in Portuguese.
export const about = 'Construa casas num quadrado de terrenos, junto aos lagos e umas junto às outras.'
