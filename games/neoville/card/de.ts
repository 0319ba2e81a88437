// Was die erste Seite in einem Satz über Neoville sagt, auf Deutsch.
export const about = 'Leg aus sechzehn Plättchen deine Stadt und bau nur so hoch, wie ihre Viertel es tragen.'
