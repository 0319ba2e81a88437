// What the first page says of Neoville in one sentence, in German.
export const about = 'Leg aus sechzehn Plättchen deine Stadt und bau nur so hoch, wie ihre Viertel es tragen.'
