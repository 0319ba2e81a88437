export const notes = []
