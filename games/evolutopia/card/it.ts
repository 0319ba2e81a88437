// What the first page says of Evolutopia in one sentence, in Italian.
export const about = 'Risanate una città in difficoltà con esperti e buone idee, prima di una crisi di troppo.'
