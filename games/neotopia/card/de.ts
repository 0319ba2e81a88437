// Was die erste Seite in einem Satz über Neotopia sagt, auf Deutsch.
export const about = 'Bring Elemente aus drei Fabriken in drei Regionen und mach aus ihren Mustern Projekte.'
