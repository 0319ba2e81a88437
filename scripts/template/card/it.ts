// What the first page says of Sample in one sentence, in Italian.
export const about = 'Costruisci case su un quadrato di lotti, accanto agli stagni e una accanto all’altra.'
