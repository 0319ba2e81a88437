// What the first page says of Evolutopia in one sentence, in English.
export const about = 'Put a troubled city right with experts and good plans, before one crisis too many.'
