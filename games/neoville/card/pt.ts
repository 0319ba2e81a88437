// What the first page says of Neoville in one sentence, in Portuguese.
export const about =
  'Coloque dezasseis fichas na sua cidade e erga só os arranha-céus que os distritos conseguem sustentar.'
