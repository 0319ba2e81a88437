// The word for whoever gave no name, in Spanish.
export const player = 'Jugador'
