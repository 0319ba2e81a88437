// Was die erste Seite in einem Satz über Sample sagt, auf Deutsch.
export const about = 'Bau Häuser auf ein Quadrat aus Grundstücken, an Teiche und nebeneinander.'
