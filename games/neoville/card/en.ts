// What the first page says of Neoville in one sentence, in English.
export const about =
  'Lay sixteen tiles into a city of your own, and raise only the skyscrapers its districts can carry.'
