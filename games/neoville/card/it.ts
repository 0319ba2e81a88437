// What the first page says of Neoville in one sentence, in Italian.
export const about =
  'Piazza sedici tessere nella tua città ed erigi solo i grattacieli che i suoi quartieri possono reggere.'
