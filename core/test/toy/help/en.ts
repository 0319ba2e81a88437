// What things are in the toy, in English.
export const en = { explain: { house: ['House', 'A point at the end.'] }, notes: {} } as const
