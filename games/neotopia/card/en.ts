// What the first page says of Neotopia in one sentence, in English.
export const about = 'Carry elements from three factories into three regions, and turn their patterns into projects.'
