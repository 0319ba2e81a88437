// What the first page says of Neotopia in one sentence, in Portuguese.
export const about = 'Leve elementos de três fábricas para três regiões e transforme os padrões em projetos.'
