// What things are in the toy, in French.
export const fr = { explain: { house: ['Maison', 'Un point à la fin.'] }, notes: {} } as const
