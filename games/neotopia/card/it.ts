// What the first page says of Neotopia in one sentence, in Italian.
export const about = 'Porta elementi da tre fabbriche in tre regioni e trasforma i loro schemi in progetti.'
