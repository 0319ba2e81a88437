// What the first page says of Neoville in one sentence, in French.
export const about =
  'Posez seize tuiles dans votre ville, et n’élevez que les gratte-ciel que ses quartiers peuvent porter.'
