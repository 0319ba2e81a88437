// What the first page says of Evolutopia in one sentence, in Dutch.
export const about = 'Help met experts en goede ideeën een stad er weer bovenop, vóór er één crisis te veel komt.'
