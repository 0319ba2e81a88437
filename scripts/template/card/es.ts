// What the first page says of Sample in one sentence, in Spanish.
export const about = 'Construye casas en un cuadrado de parcelas, junto a los estanques y unas junto a otras.'
