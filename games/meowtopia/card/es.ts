// What the first page says of Meowtopia in one sentence, in Spanish.
export const about =
  'Manda a tus gatitos a trabajar, déjalos dormir la siesta, riega los campos y dales de cenar a todos.'
