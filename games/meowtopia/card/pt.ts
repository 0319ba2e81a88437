// What the first page says of Meowtopia in one sentence, in Portuguese.
export const about =
  'Mande os gatinhos trabalhar, deixe-os dormir a sesta, regue os campos e dê de comer a todos ao fim do dia.'
