// What the first page says of Evolutopia in one sentence, in Portuguese.
export const about = 'Endireite uma cidade em apuros com especialistas e bons planos, antes de uma crise a mais.'
