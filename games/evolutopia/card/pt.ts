// What the first page says of Evolutopia in one sentence, in Portuguese.
export const about = 'Endireite uma cidade em apuros com especialistas e boas ideias, antes de uma crise a mais.'
