// What the first page says of Neotopia in one sentence, in Dutch.
export const about = 'Breng elementen uit drie fabrieken naar drie regio’s en maak van hun patronen projecten.'
