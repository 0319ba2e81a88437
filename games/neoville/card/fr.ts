// Ce que la première page dit de Neoville en une phrase, en français.
export const about =
  'Posez seize tuiles dans votre ville, et n’élevez que les gratte-ciel que ses quartiers peuvent porter.'
