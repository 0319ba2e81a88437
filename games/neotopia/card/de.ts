// What the first page says of Neotopia in one sentence, in German.
export const about = 'Bring Elemente aus drei Fabriken in drei Regionen und mach aus ihren Mustern Projekte.'
