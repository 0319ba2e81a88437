// What the first page says of Neoville in one sentence, in Spanish.
export const about =
  'Coloca dieciséis losetas en tu ciudad y levanta solo los rascacielos que sus distritos puedan sostener.'
